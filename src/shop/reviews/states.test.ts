import { expect, it } from 'vitest';
import { FIRST, MOVES, mayMove, type ReviewStatus } from './states.ts';

it('RV-07 every state of a review can be reached, and every move leads to one', () => {
  const states = Object.keys(MOVES) as ReviewStatus[];
  const targets = new Set([...FIRST, ...Object.values(MOVES).flat()]);
  expect([...targets].sort()).toEqual(states.sort());
});

it('RV-07 what was removed comes back to be looked at again, never straight onto the page', () => {
  expect(mayMove('removed', 'approved')).toBe(false);
  expect(mayMove('removed', 'pending')).toBe(true);
  expect(mayMove('approved', 'approved')).toBe(false);
});
