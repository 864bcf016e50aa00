import { expect, it } from 'vitest';
import { deathsInARow, pauseMsAfter } from './pause.ts';

it('waits longer each time that a process dies, and never longer than half a minute', () => {
  expect([1, 2, 3, 6, 7, 50].map(pauseMsAfter)).toEqual([500, 1000, 2000, 16_000, 30_000, 30_000]);
});

it('a process that lived for a while begins the counting anew', () => {
  expect(deathsInARow(5, 2000)).toBe(6);
  expect(deathsInARow(5, 60_000)).toBe(1);
});
