import { expect, it } from 'vitest';
import { evenColumns } from './even-columns.ts';

it.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 2],
  [5, 3],
  [6, 3],
  [7, 4],
  [9, 3],
  [13, 3],
])('%i devices stand in %i columns of a tablet', (count, columns) => {
  expect(evenColumns(count, [3, 2, 4])).toBe(columns);
});
