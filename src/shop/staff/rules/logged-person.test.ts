import { expect, it } from 'vitest';
import { personalColumns, personPattern, withoutInput, withoutPart, withoutPerson } from './logged-person.ts';

const person = { emails: ['sara.n@example.com'], phones: ['+971501234567'] };
const pattern = new RegExp(personPattern(person) ?? '', 'i');

it.each([
  'sara.n@example.com',
  'Write to Sara.N@Example.com.',
  'q=sara.n%40example.com&page=2',
  '+971501234567',
  'Call 050 123 4567, please',
  '050-123-4567',
  'Two ways:\nsara.n@example.com',
  '+971 (50) 123 4567',
  '+971 (0)50 - 123 - 4567',
  '00971 50 123 4567',
  '971501234567',
  '٠٥٠ ١٢٣ ٤٥٦٧',
  '۰۵۰۱۲۳۴۵۶۷',
  'q=050%20123%204567',
  'q=%2B971501234567',
])('CU-03 finds a person in a text: %s', (text) => {
  expect(pattern.test(text)).toBe(true);
});

it.each([
  'nosara.n@example.com',
  'sara.n@example.com.au',
  'sarasn@example.com',
  '+971501234568',
  '5012345671',
  '٥٠١٢٣٤٥٦٧١',
  '7501234567',
])('CU-03 leaves others alone: %s', (text) => {
  expect(pattern.test(text)).toBe(false);
});

it.each([
  ['+97141234567', '04 123 4567'],
  ['04 123 4567', '+971 4 123 4567'],
  ['041234567', '(04) 123-4567'],
  ['٠٤١٢٣٤٥٦٧', '4 123 4567'],
  ['0501234567', '+971 50 123 4567'],
  ['+971 (0) 50 123 4567', '0501234567'],
  ['+44 20 7946 0958', '020 7946 0958'],
])('CU-03 a phone is found however it was typed: %s in %s', (phone, text) => {
  expect(new RegExp(personPattern({ emails: [], phones: [phone] }) ?? '$^', 'i').test(text)).toBe(true);
});

it('CU-03 a landline is in no mobile number', () => {
  const landline = new RegExp(personPattern({ emails: [], phones: ['04 123 4567'] }) ?? '', 'i');
  expect(landline.test('054 123 4567')).toBe(false);
});

it('CU-03 letters of any script are taken as they are, signs as signs', () => {
  const named = personPattern({ emails: ['é_l+a@exämple.com'], phones: [] }) ?? '';
  expect(named).toContain('é\\_l\\+a(@|%40)exämple\\.com');
  expect(new RegExp(named, 'i').test('to É_L+a@exämple.com')).toBe(true);
});

it('CU-03 nobody is in no text', () => {
  expect(personPattern({ emails: [''], phones: ['', '12'] })).toBeNull();
});

it('CU-03 what was asked for keeps its numbers, and no texts', () => {
  const input = { id: 7, isInvited: true, address: { street: 'Al Wasl Road' }, tags: ['vip'], note: null };
  expect(withoutInput(input)).toEqual({
    id: 7,
    isInvited: true,
    address: { street: '…' },
    tags: ['…'],
    note: null,
  });
});

it('CU-03 a logged row keeps what says nothing of a person', () => {
  const row = { status: 'shipped', email: 'x', note: '', address: { area: 'Al Safa' }, total_minor: 100 };
  expect(withoutPerson(row, { columns: personalColumns('shop_order', ['id']), pattern })).toEqual({
    status: 'shipped',
    email: '…',
    note: '',
    address: '…',
    total_minor: 100,
  });
  const setting = { value: { to: ['sara.n@example.com', 'shop@example.com'] } };
  expect(withoutPerson(setting, { columns: personalColumns('setting', ['id']), pattern })).toEqual({
    value: { to: ['…', 'shop@example.com'] },
  });
  expect(withoutPerson(null, { columns: personalColumns('setting', ['id']), pattern })).toBeNull();
});

it('CU-03 a row of somebody else loses what names the person alone', () => {
  const row = { first_name: 'Ali', phone: '+971501234567', email: 'ali@example.com' };
  expect(withoutPerson(row, { columns: personalColumns('customer', []), pattern })).toEqual({
    ...row,
    phone: '…',
  });
  const card = { recipient_name: 'Sara', sender_name: 'Ali', buyer_email: 'ali@example.com' };
  expect(
    withoutPerson(card, { columns: personalColumns('gift_card', ['recipient_email']), pattern }),
  ).toEqual({ ...card, recipient_name: '…' });
});

it('CU-03 what was asked for about others keeps their part', () => {
  const ali = { email: 'ali@example.com', name: 'Ali', phone: '050 123 4567' };
  const input = { note: 'Two friends', people: [ali, { email: 'Sara.N@example.com', name: 'Sara' }] };
  expect(withoutPart(input, { emails: person.emails, pattern })).toEqual({
    note: 'Two friends',
    people: [
      { ...ali, phone: '…' },
      { email: '…', name: '…' },
    ],
  });
});
