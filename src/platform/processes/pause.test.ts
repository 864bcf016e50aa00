import { expect, it } from 'vitest';
import { consecutiveCrashes, restartDelayMs } from './pause.ts';

it('the delay grows with each death up to half a minute', () => {
  expect([1, 2, 3, 6, 7, 50].map(restartDelayMs)).toEqual([500, 1000, 2000, 16_000, 30_000, 30_000]);
});

it('a process that lived long enough resets the count', () => {
  expect(consecutiveCrashes(5, 2000)).toBe(6);
  expect(consecutiveCrashes(5, 60_000)).toBe(1);
});
