import { expect, it } from 'vitest';
import { mayPromote, withoutPromotion } from './promotion.ts';

const off = { 'restrictions.promoteTobacco': false };
const on = { 'restrictions.promoteTobacco': true };
const sticks = { class: 'tobacco' as const, badge: 'New', price: { now: 20, was: 25 } };

it('BO-07 removes badges and sale prices from tobacco unless allowed', () => {
  expect(withoutPromotion(sticks, off)).toEqual({
    class: 'tobacco',
    badge: '',
    price: { now: 20, was: null },
  });
  expect(withoutPromotion(sticks, on)).toBe(sticks);
});

it('BO-07 leaves other products unchanged', () => {
  expect(mayPromote('device', off)).toBe(true);
  const device = { ...sticks, class: 'device' as const };
  expect(withoutPromotion(device, off)).toBe(device);
});
