import { expect, it } from 'vitest';
import { goalOf } from './goal.ts';

const APRIL = { from: new Date('2026-03-31T20:00:00Z'), to: new Date('2026-04-30T20:00:00Z') };

it('BO-06 a goal has its progress and the projected sales of the month', () => {
  const tenDays = new Date('2026-04-10T20:00:00Z');
  expect(goalOf({ goal: 1000, sold: 250 }, APRIL, tenDays)).toEqual({
    goal: 1000,
    sold: 250,
    share: 0.25,
    projected: 750,
  });
});

it('BO-06 the first day has no projection, and negative sales are no progress', () => {
  const noon = new Date('2026-04-01T08:00:00Z');
  expect(goalOf({ goal: 1000, sold: -50 }, APRIL, noon)).toMatchObject({ share: 0, projected: null });
});
