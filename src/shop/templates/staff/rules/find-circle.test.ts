import { expect, it } from 'vitest';
import { findCircle } from './find-circle.ts';

it.each<[string, [number, number[]][], number[] | null]>([
  ['itself', [[1, [1]]], [1, 1]],
  [
    'another that comes back',
    [
      [1, [2]],
      [2, [1]],
    ],
    [1, 2, 1],
  ],
  [
    'one that comes back on a long way',
    [
      [1, [2, 3]],
      [2, []],
      [3, [4]],
      [4, [1]],
    ],
    [1, 3, 4, 1],
  ],
  [
    'a circle that it is no part of',
    [
      [1, [2]],
      [2, [3]],
      [3, [2]],
    ],
    null,
  ],
  [
    'one twice',
    [
      [1, [2, 3]],
      [2, [3]],
      [3, []],
    ],
    null,
  ],
  ['one that is gone', [[1, [9]]], null],
])('a section that names %s', (_name, sections, circle) => {
  expect(
    findCircle(
      1,
      sections.map(([id, names]) => ({ id, names })),
    ),
  ).toEqual(circle);
});
