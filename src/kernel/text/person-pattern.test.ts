import { expect, it } from 'vitest';
import { personPattern, withoutContacts, withoutWordsOfName } from './person-pattern.ts';

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
])('CU-03 does not match other people: %s', (text) => {
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
])('CU-03 a phone is found in any format: %s in %s', (phone, text) => {
  expect(new RegExp(personPattern({ emails: [], phones: [phone] }) ?? '$^', 'i').test(text)).toBe(true);
});

it('CU-03 a landline does not match within a mobile number', () => {
  const landline = new RegExp(personPattern({ emails: [], phones: ['04 123 4567'] }) ?? '', 'i');
  expect(landline.test('054 123 4567')).toBe(false);
});

it('CU-03 letters of any script match, and punctuation is literal', () => {
  const named = personPattern({ emails: ['é_l+a@exämple.com'], phones: [] }) ?? '';
  expect(new RegExp(named, 'i').test('to É_L+a@exämple.com')).toBe(true);
  expect(new RegExp(named, 'i').test('q=é_l%2Ba%40exämple.com')).toBe(true);
  for (const typed of ['é_l+a@exämple.com', 'É_L+A@Exämple.com'])
    expect(new RegExp(named, 'i').test(new URLSearchParams({ q: typed }).toString())).toBe(true);
  const quoted = new RegExp(personPattern({ emails: ["o'hara@example.com"], phones: [] }) ?? '', 'i');
  expect(quoted.test(new URLSearchParams({ q: "o'hara@example.com" }).toString())).toBe(true);
});

it('CU-03 without contact data there is no pattern', () => {
  expect(personPattern({ emails: [''], phones: ['', '12'] })).toBeNull();
});

it.each([
  ['Write to sara.n@example.com, please.', 'Write to …, please.'],
  ['Call 050 123 4567. Or +971501234567!', 'Call …. Or …!'],
  ['Nobody is named here: 042223344', 'Nobody is named here: 042223344'],
  ['sara.n@example.com 0501234567', '… …'],
  ['sara.n@example.com\n0501234567/0501234567', '…\n…/…'],
  ['sara.n@example.com,sara.n@example.com', '…,…'],
  ['Sara (sara.n@example.com)', 'Sara (…)'],
  ['Sara <sara.n@example.com>', 'Sara <…>'],
  ['اتصل بها 050 123 4567، شكرًا', 'اتصل بها …، شكرًا'],
  ['https://wa.me/971501234567?text=hi', 'https://wa.me/…?text=hi'],
  ['Ring (050) 123 4567 or (050 123 4567).', 'Ring … or (…).'],
  ['(+971) 50 123 4567', '…'],
  ['?to=sara.n@example.com%2Csara.n%40example.com%2C050%20123%204567&q=%2B971501234567', '?to=…%2C…%2C…&q=…'],
])('CU-03 contact data is removed from a text, and nothing else: %s', (text, rest) => {
  expect(withoutContacts(text, personPattern(person) ?? '')).toBe(rest);
});

it.each([
  ['050 123 4456', 'Delivered 2026-05-01 23:44:56'],
  ['050 120 2612', 'Delivered 05/01/2026 12:30'],
  ['050 120 2612', 'Delivered 05.01.2026 12:30:00'],
])('CU-03 a phone does not match a date with a time: %s in %s', (phone, text) => {
  expect(withoutContacts(text, personPattern({ emails: [], phones: [phone] }) ?? '')).toBe(text);
});

it.each([
  ['For Sara Haddad, Flat 3', 'Sara Haddad', 'For …, Flat 3'],
  ['for sara  haddad', 'SARA HADDAD', 'for …'],
  ['q=Sara%20Haddad&page=2', 'Sara Haddad', 'q=…&page=2'],
  ['Sara-Haddad and Sara Haddadi', 'Sara Haddad', '… and Sara Haddadi'],
  ['Dear Sara, dear Mrs Haddad', 'Sara Haddad', 'Dear Sara, dear Mrs Haddad'],
  ['ÉLODIE NOËL', 'Élodie Noël', '…'],
  ['إلى ليلى حداد، شقة ٣', 'ليلى حداد', 'إلى …، شقة ٣'],
  ['إلى ليلى حدادي', 'ليلى حداد', 'إلى ليلى حدادي'],
  ['Sara is at home', 'Sara', 'Sara is at home'],
  ['وليلى حداد ولليلى حداد', 'ليلى حداد', '… …'],
  ['for Sa&#x27;id Khan and Sa&#39;id Khan', "Sa'id Khan", 'for … and …'],
  ['Анна Петрова и Анна Петрованова', 'Анна Петрова', '… и Анна Петрованова'],
  ['राहुल शर्मा, राहुल शर्माजी', 'राहुल शर्मा', '…, राहुल शर्माजी'],
])('CU-03 a full name is removed from a text: %s without %s', (text, name, rest) => {
  const pattern = personPattern({ emails: [], phones: [], names: [name] });
  expect(pattern === null ? text : withoutContacts(text, pattern)).toBe(rest);
});

it('CU-03 a foreign phone is erased with its country code', () => {
  const pattern = personPattern({ emails: [], phones: ['+44 20 7946 0958'] }) ?? '';
  expect(withoutContacts('Call +44 20 7946 0958.', pattern)).toBe('Call ….');
});

it.each([
  ['Dear Sara, Saraya is open. Thank you, SARA N.', 'Sara N.', 'Dear …, Saraya is open. Thank you, ….'],
  ['Dear Sara N., thank you, Sara.', 'Sara N.', 'Dear …., thank you, ….'],
  ['Dear Sara Haddad', 'sara  haddad', 'Dear …'],
  ['Dear Sara, dear Mrs Haddad', 'sara al haddad', 'Dear …, dear Mrs …'],
  ['You will get it in May, Will.', 'Will May', 'You will get it in …, ….'],
  ['You may come to the Al Wasl shop, May.', 'Al May', 'You may come to the Al Wasl shop, ….'],
  ['You may come to the Al Wasl shop.', 'Al', 'You may come to the Al Wasl shop.'],
  ['شكرًا ليلى، وليلى أخرى', 'ليلى', 'شكرًا …، وليلى أخرى'],
  ['شكرًا مي حداد، مي', 'مي حداد', 'شكرًا …، …'],
  ['Thank you', '', 'Thank you'],
])('CU-03 a name is removed from a text, and no other words: %s without %s', (text, name, rest) => {
  expect(withoutWordsOfName(text, name)).toBe(rest);
});
