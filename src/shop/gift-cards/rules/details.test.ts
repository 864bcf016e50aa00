import { expect, it } from 'vitest';
import { giftCardOptions, readGiftCardDetails, wrongGiftCardField } from './details.ts';

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
  expect(wrongGiftCardField(good, days)).toBeNull();
  expect(wrongGiftCardField({ ...good, message: '', deliverOn: '' }, days)).toBeNull();
  expect(wrongGiftCardField({ ...good, recipientName: '' }, days)).toBe('recipientName');
  expect(wrongGiftCardField({ ...good, senderName: '' }, days)).toBe('senderName');
  for (const recipientEmail of ['', 'sara', 'sara@example', 'a@b.co, c@d.co', 'sara <a@b.co>'])
    expect(wrongGiftCardField({ ...good, recipientEmail }, days)).toBe('recipientEmail');
});

it('the day is today or within a year, and one of the calendar', () => {
  for (const deliverOn of ['2026-11-25', '2027-11-27', '2026-02-30', 'tomorrow'])
    expect(wrongGiftCardField({ ...good, deliverOn }, days)).toBe('deliverOn');
  expect(wrongGiftCardField({ ...good, deliverOn: days.first }, days)).toBeNull();
});
