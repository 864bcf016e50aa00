import { expect, it } from 'vitest';
import { balancedColumns, evenColumns, hasLoneCard, listColumns } from './balanced-columns.ts';

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
])('%i cards are in %i columns', (count, columns) => {
  expect(balancedColumns(count, FOUR)).toEqual({ desktop: columns, tablet: columns });
});

it('three columns stay three', () => {
  expect(balancedColumns(4, { desktop: 3, tablet: 3 })).toEqual({ desktop: 3, tablet: 3 });
});

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
])('%i devices are in %i columns on a tablet', (count, columns) => {
  expect(evenColumns(count, [3, 2, 4])).toBe(columns);
});

it.each([
  [1, 3],
  [4, 4],
  [7, 4],
  [8, 3],
  [10, 4],
  [13, 3],
  [24, 3],
])('a list of %i cards has %i columns, so that the last row has no single card', (count, columns) => {
  expect(listColumns(count)).toEqual({ desktop: columns, tablet: columns });
});

it.each([
  [1, 3, false],
  [4, 3, true],
  [7, 1, false],
  [12, 4, false],
  [13, 4, true],
])('LS-06 of %i cards in %i columns, the last is alone in its row: %s', (count, columns, isLone) => {
  expect(hasLoneCard(count, { desktop: columns, tablet: columns })).toBe(isLone);
});
