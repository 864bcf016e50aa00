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

/** Tries at these seconds; gives what the last was told. */
function tried(seconds: readonly number[]) {
  let known: Tried | null = null;
  let last = takeTurn(null, START, PACE);
  for (const second of seconds) {
    last = takeTurn(known, after(second), PACE);
    if (last.isOpen) known = last.next;
  }
  return last;
}

it('SV-05 the first tries wait for nothing', () => {
  expect(tried([0, 1, 2])).toMatchObject({ isOpen: true, next: { tries: 3 } });
});

it('SV-05 then each wait is twice as long as the one before, up to the longest, and is told', () => {
  expect(tried([0, 1, 2, 3])).toEqual({ isOpen: false, seconds: 9 });
  expect(tried([0, 1, 2, 12, 13])).toEqual({ isOpen: false, seconds: 19 });
  expect(tried([0, 1, 2, 12, 32, 33])).toEqual({ isOpen: false, seconds: 29 });
});

it('SV-05 a try that was not looked at makes the wait no longer', () => {
  expect(tried([0, 1, 2, 3, 4, 5])).toEqual({ isOpen: false, seconds: 7 });
});

it('SV-05 who stays away begins anew', () => {
  expect(tried([0, 1, 2, 2 + 3601])).toMatchObject({ isOpen: true, next: { tries: 1 } });
});
