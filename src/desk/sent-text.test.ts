import { expect, it } from 'vitest';
import { withPlainText } from './sent-text.ts';

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
