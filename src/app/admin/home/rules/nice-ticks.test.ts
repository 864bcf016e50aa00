import { expect, it } from 'vitest';
import { niceTicks } from './nice-ticks.ts';

it.each([
  [
    [12_345, 98_765],
    [0, 25_000, 50_000, 75_000, 100_000],
  ],
  [
    [0, 31_000],
    [0, 10_000, 20_000, 30_000, 40_000],
  ],
  [[190], [0, 50, 100, 150, 200]],
  [[3], [0, 1, 2, 3]],
  [
    [-4000, 9000],
    [-5000, 0, 5000, 10_000],
  ],
  [[-700], [-800, -600, -400, -200, 0]],
  [[], [0, 1]],
])('BO-06 the ticks of %j are round, at equal distances and never the same', (amounts, ticks) => {
  expect(niceTicks(amounts)).toEqual(ticks);
});
