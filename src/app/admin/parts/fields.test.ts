import { expect, it } from 'vitest';
import { parseDirhams } from './fields.tsx';

it.each([
  ['99.5', 9950],
  ['99,50', 9950],
  ['99,5', 9950],
  ['1,299', 129900],
  ['1,299.00', 129900],
  ['٩٩٫٥٠', 9950],
  ['١٬٢٩٩', 129900],
  ['.5', 50],
  [' AED 12 ', 1200],
  ['', null],
  ['12.345', undefined],
  ['12.3.4', undefined],
  ['-5', undefined],
  ['ten', undefined],
])('BO-01 %j in a field of amounts is %j fils', (typed, fils) => {
  expect(parseDirhams(typed)).toBe(fils);
});
