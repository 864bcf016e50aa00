import { expect, it } from 'vitest';
import { splitKeptWords } from './kept-words.ts';

it.each([
  ['Braided USB-C Cable, 1.2 m', ['USB-C']],
  ['كابل USB-C مجدول', ['USB-C']],
  ['USB-C', ['USB-C']],
  ['3-in-1 Wi-Fi dock', ['3-in-1', 'Wi-Fi']],
  ['Hand-stitched temperature-controlled case', []],
  ['Orveta Duo', []],
])('PP-01 of “%s” the words %j stay whole', (name, kept) => {
  const pieces = splitKeptWords(name);
  expect(pieces.filter(({ isKept }) => isKept).map(({ text }) => text)).toEqual(kept);
  expect(pieces.map(({ text }) => text).join('')).toBe(name);
});
