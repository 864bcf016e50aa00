import { expect, it } from 'vitest';
import { findHugeNumber, withPlainText } from './sent-text.ts';

it('SV-05 zero bytes and halves of characters leave texts wherever they stand', () => {
  const sent = { title: { en: 'a\0b', ar: '\ud83d' }, tags: ['x\0'], count: 3, none: null };
  expect(withPlainText(sent)).toEqual({
    title: { en: 'ab', ar: '\ufffd' },
    tags: ['x'],
    count: 3,
    none: null,
  });
});

it('SV-05 bytes of files and moments stay as they are', () => {
  const bytes = new Uint8Array([0, 1]);
  const at = new Date(0);
  expect(withPlainText({ bytes, at })).toEqual({ bytes, at });
});

it('SV-05 finds a number that no column holds, wherever it stands', () => {
  expect(
    findHugeNumber({ a: [{ id: 2_147_483_647 }], b: -2_147_483_647, c: 1.5, d: 'x', e: null }),
  ).toBeNull();
  expect(findHugeNumber({ a: [{ id: 2_147_483_648 }] })).toBe('a.0.id');
  expect(findHugeNumber({ a: -3e9 })).toBe('a');
  expect(findHugeNumber(Number.NaN)).toBe('');
});
