import { expect, it } from 'vitest';
import { personPattern, withoutName, withoutNaming } from './person-pattern.ts';

const person = { emails: ['sara.n@example.com'], phones: ['+971501234567'] };
const pattern = new RegExp(personPattern(person) ?? '', 'i');

it.each([
  'sara.n@example.com',
  'Write to Sara.N@Example.com.',
  'q=sara.n%40example.com&page=2',
  'filter=email%3Asara.n%40example.com',
  'filter=email%3Dsara.n%40example.com',
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
  expect(named).toContain('é\\_l(\\+|%2B)a(@|%40)exämple\\.com');
  expect(new RegExp(named, 'i').test('to É_L+a@exämple.com')).toBe(true);
  expect(new RegExp(named, 'i').test('q=é_l%2Ba%40exämple.com')).toBe(true);
});

it('CU-03 nobody is in no text', () => {
  expect(personPattern({ emails: [''], phones: ['', '12'] })).toBeNull();
});

it.each([
  ['Write to sara.n@example.com, please.', 'Write to …, please.'],
  ['Call 050 123 4567. Or +971501234567!', 'Call …. Or …!'],
  ['Nobody is named here: 042223344', 'Nobody is named here: 042223344'],
])('CU-03 a text loses what names somebody: %s', (text, rest) => {
  expect(withoutNaming(text, personPattern(person) ?? '')).toBe(rest);
});

it('CU-03 a text loses the words of a name, and no parts of others', () => {
  expect(withoutName('Dear Sara, Saraya is open. Thank you, SARA N.', 'Sara N.')).toBe(
    'Dear …, Saraya is open. Thank you, … N.',
  );
  expect(withoutName('شكرًا ليلى، وليلى أخرى', 'ليلى')).toBe('شكرًا …، وليلى أخرى');
  expect(withoutName('Thank you', '')).toBe('Thank you');
});
