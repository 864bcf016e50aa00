import { expect, it } from 'vitest';
import { HOUR_MS, SECOND_MS } from '#kernel/instant.ts';
import { type Pace, type Tried, takeTurn } from './attempts.ts';

const PACE: Pace = {
  free: 3,
  firstWaitMs: 10 * SECOND_MS,
  longestWaitMs: 30 * SECOND_MS,
  forgetMs: HOUR_MS,
};
const START = new Date('2026-11-21T10:00:00+04:00');
const after = (seconds: number) => new Date(START.getTime() + seconds * SECOND_MS);

/** Attempts at these seconds; returns the result of the last. */
function tried(seconds: readonly number[]) {
  let known: Tried | null = null;
  let last = takeTurn(null, START, PACE);
  for (const second of seconds) {
    last = takeTurn(known, after(second), PACE);
    if (last.isOpen) known = last.next;
  }
  return last;
}

it('SV-05 the first attempts have no delay', () => {
  expect(tried([0, 1, 2])).toMatchObject({ isOpen: true, next: { tries: 3 } });
});

it('SV-05 then each delay doubles up to the maximum', () => {
  expect(tried([0, 1, 2, 3])).toEqual({ isOpen: false, seconds: 9 });
  expect(tried([0, 1, 2, 12, 13])).toEqual({ isOpen: false, seconds: 19 });
  expect(tried([0, 1, 2, 12, 32, 33])).toEqual({ isOpen: false, seconds: 29 });
});

it('SV-05 a refused attempt does not extend the delay', () => {
  expect(tried([0, 1, 2, 3, 4, 5])).toEqual({ isOpen: false, seconds: 7 });
});

it('SV-05 the count restarts after a pause', () => {
  expect(tried([0, 1, 2, 2 + 3601])).toMatchObject({ isOpen: true, next: { tries: 1 } });
});
