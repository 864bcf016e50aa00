import { expect, it } from 'vitest';
import { readRecent, recentExcept, withViewed } from './recent-ids.ts';

it('parses ids between bars and ignores anything else', () => {
  expect(readRecent('7|12|7|x|-1|0|99999999999')).toEqual([7, 12]);
  expect(readRecent('7%7C12')).toEqual([7, 12]);
  expect(readRecent('')).toEqual([]);
});

it('keeps at most fifteen, newest last', () => {
  const fifteen = Array.from({ length: 15 }, (_, index) => index + 1);
  expect(withViewed(fifteen, 99)).toEqual([...fifteen.slice(1), 99]);
  expect(withViewed([1, 2, 3], 1)).toEqual([2, 3, 1]);
});

it('shows newest first, without the current product', () => {
  expect(recentExcept([1, 2, 3, 4, 5, 6], 6)).toEqual([5, 4, 3, 2]);
});
