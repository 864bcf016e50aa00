import { expect, it } from 'vitest';
import { newGiftCardCode, normaliseGiftCardCode } from './code.ts';

it('codes have four groups of four letters or digits, and are unique', () => {
  const codes = Array.from({ length: 200 }, newGiftCardCode);
  expect(codes.every((code) => /^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBe(200);
});

it('a typed code may have spaces, small letters, Arabic digits and letters that look like digits', () => {
  expect(normaliseGiftCardCode(' abcd 0123-OIL٤ xyzw ')).toBe('ABCD01230114XYZW');
});

it('other texts are not codes', () => {
  expect(normaliseGiftCardCode('EMBER10')).toBeNull();
  expect(normaliseGiftCardCode('UUUU-UUUU-UUUU-UUUU')).toBeNull();
  expect(normaliseGiftCardCode('')).toBeNull();
});
