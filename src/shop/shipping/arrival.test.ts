import { expect, it } from 'vitest';
import { arrivalDay } from './arrival.ts';

const dubai = 'Asia/Dubai';

it('CO-05 delivers on the next working day, over the weekend on Monday', () => {
  expect(arrivalDay(new Date('2026-11-17T10:00:00+04:00'), 1, dubai)).toEqual(
    new Date('2026-11-18T12:00:00+04:00'),
  );
  expect(arrivalDay(new Date('2026-11-20T10:00:00+04:00'), 1, dubai)).toEqual(
    new Date('2026-11-23T12:00:00+04:00'),
  );
  expect(arrivalDay(new Date('2026-11-21T10:00:00+04:00'), 2, dubai)).toEqual(
    new Date('2026-11-24T12:00:00+04:00'),
  );
});

it('CO-05 counts days by the clock of the shop, not of the server', () => {
  expect(arrivalDay(new Date('2026-11-17T22:30:00Z'), 1, dubai)).toEqual(
    new Date('2026-11-19T12:00:00+04:00'),
  );
});

it('CO-05 delivers today what is for today', () => {
  expect(arrivalDay(new Date('2026-11-21T10:00:00+04:00'), 0, dubai)).toEqual(
    new Date('2026-11-21T12:00:00+04:00'),
  );
});
