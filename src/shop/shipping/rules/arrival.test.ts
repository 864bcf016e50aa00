import { expect, it } from 'vitest';
import { arrivalDay } from './arrival.ts';

const dubai = 'Asia/Dubai';
const arrival = (now: string, workingDays: number, closedDays: string[] = []) =>
  arrivalDay(new Date(now), { workingDays, closedDays }, dubai);

it('CO-05 delivers on the next working day, after a weekend on Monday', () => {
  expect(arrival('2026-11-17T10:00:00+04:00', 1)).toEqual(new Date('2026-11-18T12:00:00+04:00'));
  expect(arrival('2026-11-20T10:00:00+04:00', 1)).toEqual(new Date('2026-11-23T12:00:00+04:00'));
  expect(arrival('2026-11-21T10:00:00+04:00', 2)).toEqual(new Date('2026-11-24T12:00:00+04:00'));
});

it('CO-05 counts days in the shop’s time zone', () => {
  expect(arrival('2026-11-17T22:30:00Z', 1)).toEqual(new Date('2026-11-19T12:00:00+04:00'));
});

it('CO-05 delivers today with 0 days', () => {
  expect(arrival('2026-11-21T10:00:00+04:00', 0)).toEqual(new Date('2026-11-21T12:00:00+04:00'));
});

it('CO-05 skips closed days', () => {
  expect(arrival('2026-12-01T10:00:00+04:00', 1, ['2026-12-02', '2026-12-03'])).toEqual(
    new Date('2026-12-04T12:00:00+04:00'),
  );
  expect(arrival('2026-12-02T10:00:00+04:00', 0, ['2026-12-02'])).toEqual(
    new Date('2026-12-03T12:00:00+04:00'),
  );
});
