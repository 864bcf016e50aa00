import { expect, it } from 'vitest';
import { fromShopClock, toShopClock } from './shop-clock.ts';

it('ST-01 a time is parsed and shown in the shop’s time zone, whatever that of the browser', () => {
  expect(fromShopClock('2026-11-27T09:00')).toBe('2026-11-27T05:00:00.000Z');
  expect(toShopClock('2026-11-27T05:00:00.000Z')).toBe('2026-11-27T09:00');
  expect(toShopClock('2026-12-31T21:30:00.000Z')).toBe('2027-01-01T01:30');
  expect(fromShopClock('')).toBeNull();
  expect(toShopClock(null)).toBe('');
});
