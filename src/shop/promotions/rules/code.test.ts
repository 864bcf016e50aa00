import { expect, it } from 'vitest';
import { mailboxOf, normaliseCode, normaliseEmail, normalisePhone, shownCode } from './code.ts';

it('CO-05 normalises every spelling of a code', () => {
  for (const typed of [
    'welcome10',
    ' WELCOME10 ',
    'Welcome١٠',
    'welcome۱۰',
    '\u200fWELCOME10\u200e',
    'WEL\0COME10',
  ])
    expect(normaliseCode(typed)).toBe('welcome10');
  expect(normaliseCode('  \u200f ')).toBe('');
  expect(shownCode('welcome10')).toBe('WELCOME10');
});

it('CO-05 recognises emails and phone numbers in any format', () => {
  expect(normaliseEmail(' Sara@Example.COM ')).toBe('sara@example.com');
  expect(normalisePhone('+971 50 123 4567')).toBe('971501234567');
  expect(normalisePhone('٠٠٩٧١ ٥٠١٢٣٤٥٦٧')).toBe('971501234567');
});

it.each([
  ['sara+summer@example.com', 'sara@example.com'],
  [' Sara+a+b@Example.com ', 'sara@example.com'],
  ['sa.ra+x@gmail.com', 'sara@gmail.com'],
  ['s.a.r.a@googlemail.com', 'sara@gmail.com'],
  ['sa.ra@example.com', 'sa.ra@example.com'],
  ['+only@example.com', '+only@example.com'],
  ['', ''],
])('CO-05 counts %j as the mailbox %j', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
