import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('a text is cut before a surrogate pair', () => {
  expect(cutText('abc', 5)).toBe('abc');
  expect(cutText('abcdef', 5)).toBe('abcde');
  expect(cutText('abcd😀', 5)).toBe('abcd');
  expect(cutText('abcd😀', 6)).toBe('abcd😀');
  expect(cutText('abcd😀😀', 7)).toBe('abcd😀');
});

test('lone surrogates are replaced', () => {
  expect(cutText('a\uD83D', 5)).toBe('a\uFFFD');
  expect(cutText('\uDE00b', 5)).toBe('\uFFFDb');
});

test('the result is well-formed and within the length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, most) => {
      const cut = cutText(text, most);
      expect(cut.isWellFormed()).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(text.toWellFormed().startsWith(cut)).toBe(true);
    }),
  );
});
