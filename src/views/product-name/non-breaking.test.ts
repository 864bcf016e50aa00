import { expect, it } from 'vitest';
import { splitNonBreaking } from './non-breaking.ts';

it.each([
  ['Braided USB-C Cable, 1.2 m', ['USB-C']],
  ['كابل USB-C مجدول', ['USB-C']],
  ['USB-C', ['USB-C']],
  ['3-in-1 Wi-Fi dock', ['3-in-1', 'Wi-Fi']],
  ['Hand-stitched temperature-controlled case', []],
  ['Orveta Duo', []],
])('PP-01 in “%s” there is no break within %j', (name, nonBreaking) => {
  const pieces = splitNonBreaking(name);
  expect(pieces.filter(({ isNonBreaking }) => isNonBreaking).map(({ text }) => text)).toEqual(nonBreaking);
  expect(pieces.map(({ text }) => text).join('')).toBe(name);
});
