import { expect, it } from 'vitest';
import { findHugeNumber, withPlainText } from './sent-text.ts';

it('SV-05 zero bytes are removed and lone surrogates replaced at any depth', () => {
  const sent = { title: { en: 'a\0b', ar: '\ud83d' }, tags: ['x\0'], count: 3, none: null };
  expect(withPlainText(sent)).toEqual({
    title: { en: 'ab', ar: '\ufffd' },
    tags: ['x'],
    count: 3,
    none: null,
  });
});

it('SV-05 file bytes and dates are unchanged', () => {
  const bytes = new Uint8Array([0, 1]);
  const at = new Date(0);
  expect(withPlainText({ bytes, at })).toEqual({ bytes, at });
});

it('SV-05 finds a number beyond 32 bits at any depth', () => {
  expect(
    findHugeNumber({ a: [{ id: 2_147_483_647 }], b: -2_147_483_647, c: 1.5, d: 'x', e: null }),
  ).toBeNull();
  expect(findHugeNumber({ a: [{ id: 2_147_483_648 }] })).toBe('a.0.id');
  expect(findHugeNumber({ a: -3e9 })).toBe('a');
  expect(findHugeNumber(Number.NaN)).toBe('');
});
