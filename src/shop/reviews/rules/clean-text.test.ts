import { expect, it } from 'vitest';
import { cleanLine, cleanText, comparable, languageOf } from './clean-text.ts';

it('RV-06 keeps a script as text', () => {
  expect(cleanText('<script>alert(1)</script> good')).toBe('<script>alert(1)</script> good');
});

it('RV-06 removes zero bytes, control characters, lone surrogates and bidirectional marks', () => {
  expect(cleanText('a\u0000b\u202ec\u0007\ud800')).toBe('abc\ufffd');
  expect(cleanLine('  Sara \n\t N. ')).toBe('Sara N.');
});

it('RV-06 keeps paragraphs with one empty line between them', () => {
  expect(cleanText(' one \r\n\r\n\r\n\r\n  two\n')).toBe('one\n\ntwo');
});

it('RV-06 keeps joiners of Arabic and Persian', () => {
  expect(cleanText('می\u200cخواهم')).toBe('می\u200cخواهم');
});

it('RV-07 ignores spaces, case and punctuation in comparisons', () => {
  expect(comparable('Great  device!!')).toBe(comparable('great device'));
  expect(comparable('👍')).toBe('');
});

it('RV-06 detects Arabic and English by letters, else uses the page’s language', () => {
  expect(languageOf('جهاز رائع Kovia', 'en')).toBe('ar');
  expect(languageOf('Great device', 'ar')).toBe('en');
  expect(languageOf('10/10', 'ar')).toBe('ar');
});
