import { expect, it } from 'vitest';
import { searchWords } from './order-search.ts';

it.each([
  ['050 1234567', ['501234567']],
  ['050 123 4567', ['501234567']],
  ['+971 50 123-4567', ['501234567']],
  ['0501234567', ['501234567']],
  ['00971501234567', ['501234567']],
  ['+971501234567', ['501234567']],
  ['٠٥٠١٢٣٤٥٦٧', ['501234567']],
  ['05012345', ['5012345']],
  ['Sara  ORV-DOCK', ['sara', 'orv-dock']],
  ['1001', ['1001']],
  ['#1001', ['1001']],
  ['# ١٠٠١', ['1001']],
  ['  ', []],
] as const)('OR-03 looks for %j by its words', (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});
