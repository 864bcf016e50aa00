import { expect, it } from 'vitest';
import { giftCardOptions, invalidGiftCardFields, readGiftCardDetails } from './details.ts';

const days = { first: '2026-11-26', last: '2027-11-26' };
const typed = {
  gift_card_to: '  Sara \n Noor ',
  gift_card_email: 'sara@example.com',
  gift_card_from: 'Omar',
  gift_card_message: 'Happy\r\nbirthday',
  gift_card_date: '2026-12-01',
  attribute_other: 'x',
};
const good = readGiftCardDetails(typed);

it('details are read by their field names, names in one line, the message in several', () => {
  expect(good).toEqual({
    recipientName: 'Sara Noor',
    recipientEmail: 'sara@example.com',
    senderName: 'Omar',
    message: 'Happy\nbirthday',
    deliverOn: '2026-12-01',
  });
  expect(giftCardOptions({ ...good, message: '' })).not.toHaveProperty('gift_card_message');
});

it('name, email and sender are required; message and date are not', () => {
  expect(invalidGiftCardFields(good, days)).toEqual([]);
  expect(invalidGiftCardFields({ ...good, message: '', deliverOn: '' }, days)).toEqual([]);
  expect(invalidGiftCardFields({ ...good, recipientName: '' }, days)).toEqual(['recipientName']);
  expect(invalidGiftCardFields({ ...good, senderName: '' }, days)).toEqual(['senderName']);
  for (const recipientEmail of ['', 'sara', 'sara@example', 'a@b.co, c@d.co', 'sara <a@b.co>'])
    expect(invalidGiftCardFields({ ...good, recipientEmail }, days)).toEqual(['recipientEmail']);
});

it('the day is a valid date from today to a year ahead', () => {
  for (const deliverOn of ['2026-11-25', '2027-11-27', '2026-02-30', 'tomorrow'])
    expect(invalidGiftCardFields({ ...good, deliverOn }, days)).toEqual(['deliverOn']);
  expect(invalidGiftCardFields({ ...good, deliverOn: days.first }, days)).toEqual([]);
});

it('FM-06 every wrong field is named, in the order of the form', () => {
  const typed = readGiftCardDetails({ gift_card_email: 'sara', gift_card_date: '2020-01-01' });
  expect(invalidGiftCardFields(typed, days)).toEqual([
    'recipientName',
    'recipientEmail',
    'senderName',
    'deliverOn',
  ]);
});
