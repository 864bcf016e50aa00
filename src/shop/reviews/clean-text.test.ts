import { expect, it } from 'vitest';
import { cleanLine, cleanText, comparable, languageOf } from './clean-text.ts';

it('RV-06 keeps a script as the text it is', () => {
  expect(cleanText('<script>alert(1)</script> good')).toBe('<script>alert(1)</script> good');
});

it('RV-06 takes out what is no text: zero bytes, controls, halves of letters, turned-round writing', () => {
  expect(cleanText('a\u0000b\u202ec\u0007\ud800')).toBe('abc\ufffd');
  expect(cleanLine('  Sara \n\t N. ')).toBe('Sara N.');
});

it('RV-06 keeps paragraphs, one empty line between them', () => {
  expect(cleanText(' one \r\n\r\n\r\n\r\n  two\n')).toBe('one\n\ntwo');
});

it('RV-06 keeps the joiners that Arabic and Persian words need', () => {
  expect(cleanText('می\u200cخواهم')).toBe('می\u200cخواهم');
});

it('RV-07 the same words in other clothes are the same text', () => {
  expect(comparable('Great  device!!')).toBe(comparable('great device'));
  expect(comparable('👍')).toBe('');
});

it('RV-06 tells Arabic from English by its letters, else by the page', () => {
  expect(languageOf('جهاز رائع Kovia', 'en')).toBe('ar');
  expect(languageOf('Great device', 'ar')).toBe('en');
  expect(languageOf('10/10', 'ar')).toBe('ar');
});
