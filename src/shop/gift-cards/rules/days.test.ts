import { expect, it } from 'vitest';
import { deliveryMoment, expiryOf } from './days.ts';
import { deliveryDays } from './details.ts';

/** The 27th in Dubai. */
const now = new Date('2026-11-26T21:30:00Z');

it('days are those of the shop', () => {
  expect(deliveryDays(now)).toEqual({ first: '2026-11-27', last: '2027-11-27' });
});

it('cards for today, a past day or no day are sent at once, later ones in the morning of their day', () => {
  expect(deliveryMoment('', now)).toEqual(now);
  expect(deliveryMoment('2026-11-27', now)).toEqual(now);
  expect(deliveryMoment('2026-11-01', now)).toEqual(now);
  expect(deliveryMoment('2026-12-01', now)).toEqual(new Date('2026-12-01T09:00:00+04:00'));
});

it('cards expire after their months, or never', () => {
  expect(expiryOf(now, 60)).toEqual(new Date('2031-11-26T21:30:00Z'));
  expect(expiryOf(now, 0)).toBeNull();
});
