import { expect, it } from 'vitest';
import { mayPromote, withoutPromotion } from './promotion.ts';

const off = { 'restrictions.promoteTobacco': false };
const on = { 'restrictions.promoteTobacco': true };
const sticks = { class: 'tobacco' as const, badge: 'New', price: { now: 20, was: 25 } };

it('BO-07 keeps badges and struck prices off tobacco until the setting lets them', () => {
  expect(withoutPromotion(sticks, off)).toEqual({
    class: 'tobacco',
    badge: '',
    price: { now: 20, was: null },
  });
  expect(withoutPromotion(sticks, on)).toBe(sticks);
});

it('BO-07 leaves other goods as they are', () => {
  expect(mayPromote('device', off)).toBe(true);
  const device = { ...sticks, class: 'device' as const };
  expect(withoutPromotion(device, off)).toBe(device);
});
