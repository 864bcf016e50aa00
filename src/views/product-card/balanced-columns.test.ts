import { expect, it } from 'vitest';
import { balancedColumns } from './balanced-columns.ts';

const FOUR = { desktop: 4, tablet: 4 };

it.each([
  [1, 4],
  [2, 4],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 3],
  [12, 4],
  [13, 4],
])('%i cards stand in %i columns', (count, columns) => {
  expect(balancedColumns(count, FOUR)).toEqual({ desktop: columns, tablet: columns });
});

it('three columns stay three', () => {
  expect(balancedColumns(4, { desktop: 3, tablet: 3 })).toEqual({ desktop: 3, tablet: 3 });
});
