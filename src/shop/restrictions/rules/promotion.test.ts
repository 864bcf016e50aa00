import { expect, it } from 'vitest';
import { mayPromote, withoutPromotion } from './promotion.ts';

const off = { 'restrictions.promoteTobacco': false };
const on = { 'restrictions.promoteTobacco': true };
const sticks = {
  ...{ class: 'tobacco' as const, badge: 'New', price: { now: 20, was: 25 } },
  rating: { average: 4.5, count: 8 },
};

it('BO-07 removes badges, sale prices and stars from tobacco unless allowed', () => {
  expect(withoutPromotion(sticks, off)).toEqual({
    class: 'tobacco',
    badge: '',
    price: { now: 20, was: null },
    rating: { average: 0, count: 0 },
  });
  expect(withoutPromotion(sticks, on)).toBe(sticks);
});

it('BO-07 leaves other products unchanged', () => {
  expect(mayPromote('device', off)).toBe(true);
  const device = { ...sticks, class: 'device' as const };
  expect(withoutPromotion(device, off)).toBe(device);
});
