import { expect, it } from 'vitest';
import { splitMatches } from './split-matches.ts';

it.each([
  ['a1b22c', ['a', '1!', 'b', '22!', 'c']],
  ['1a', ['1!', 'a']],
  ['12 3', ['12!', ' ', '3!']],
  ['abc', ['abc']],
  ['', []],
])('GEN-03 splits “%s” into its matches and the text between them', (text, pieces) => {
  const split = splitMatches(text, [...text.matchAll(/\d+/g)]);
  expect(split.map((piece) => piece.text + (piece.match === null ? '' : '!'))).toEqual(pieces);
});
