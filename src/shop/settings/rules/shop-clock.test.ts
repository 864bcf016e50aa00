import { expect, it } from 'vitest';
import { fromShopClock, toShopClock } from './shop-clock.ts';

it('ST-01 a moment is typed and shown by the shop’s clock, wherever the browser stands', () => {
  expect(fromShopClock('2026-11-27T09:00')).toBe('2026-11-27T05:00:00.000Z');
  expect(toShopClock('2026-11-27T05:00:00.000Z')).toBe('2026-11-27T09:00');
  expect(toShopClock('2026-12-31T21:30:00.000Z')).toBe('2027-01-01T01:30');
  expect(fromShopClock('')).toBeNull();
  expect(toShopClock(null)).toBe('');
});
