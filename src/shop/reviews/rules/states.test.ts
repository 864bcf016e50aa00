import { expect, it } from 'vitest';
import { FIRST, MOVES, mayMove, type ReviewStatus } from './states.ts';

it('RV-07 every state is reachable, and every transition valid', () => {
  const states = Object.keys(MOVES) as ReviewStatus[];
  const targets = new Set([...FIRST, ...Object.values(MOVES).flat()]);
  expect([...targets].sort()).toEqual(states.sort());
});

it('RV-07 a removed review returns to moderation first', () => {
  expect(mayMove('removed', 'approved')).toBe(false);
  expect(mayMove('removed', 'pending')).toBe(true);
  expect(mayMove('approved', 'approved')).toBe(false);
});
