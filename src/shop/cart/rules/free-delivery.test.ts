import { expect, it } from 'vitest';
import { aed, NOTHING } from '#kernel/money.ts';
import type { Cart } from '../cart.ts';
import { isDeliveryFree } from './free-delivery.ts';

const threshold = aed(25_000);
const unknown = { rates: [], isNeeded: true, emirate: null, rate: null };

function cart(more: Partial<Cart['delivery']>, freesDelivery = false): Pick<Cart, 'delivery' | 'discounts'> {
  return {
    delivery: { ...unknown, freeFrom: { threshold, missing: aed(1) }, ...more },
    discounts: [{ freesDelivery } as Cart['discounts'][number]],
  };
}

it('CO-05 without an emirate, delivery is free from its threshold or by a promotion', () => {
  expect(isDeliveryFree(cart({}))).toBe(false);
  expect(isDeliveryFree(cart({ freeFrom: { threshold, missing: NOTHING } }))).toBe(true);
  expect(isDeliveryFree(cart({ freeFrom: null }, true))).toBe(true);
});

it('CO-05 with an emirate, its method sets the price of delivery', () => {
  expect(isDeliveryFree(cart({ emirate: 'DU', freeFrom: { threshold, missing: NOTHING } }))).toBe(false);
  expect(isDeliveryFree(cart({ isNeeded: false }, true))).toBe(false);
});
