import { expect, it } from 'vitest';
import { addDays, dayOf, momentsOf, startOfDay } from './day.ts';

it('BO-06 a day is that of the shop’s time zone, not of the machine', () => {
  expect(dayOf(new Date('2026-11-20T19:59:59Z'))).toBe('2026-11-20');
  expect(dayOf(new Date('2026-11-20T20:00:00Z'))).toBe('2026-11-21');
  expect(dayOf(new Date('2026-11-20T20:00:00Z'), 'UTC')).toBe('2026-11-20');
});

it('BO-06 a day begins at midnight of its zone, also where the clocks change', () => {
  expect(startOfDay('2026-11-21').toISOString()).toBe('2026-11-20T20:00:00.000Z');
  expect(startOfDay('2026-03-29', 'Europe/Berlin').toISOString()).toBe('2026-03-28T23:00:00.000Z');
  expect(startOfDay('2026-03-30', 'Europe/Berlin').toISOString()).toBe('2026-03-29T22:00:00.000Z');
});

it('BO-06 days are counted over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(momentsOf({ from: '2026-11-01', to: '2026-11-30' })).toEqual({
    from: new Date('2026-10-31T20:00:00Z'),
    to: new Date('2026-11-30T20:00:00Z'),
  });
});
