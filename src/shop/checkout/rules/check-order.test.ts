import { expect, it } from 'vitest';
import { aed, NOTHING } from '#kernel/money.ts';
import { checkOrder } from './check-order.ts';
import { EMPTY_DRAFT } from './form.ts';
import type { Placing } from './placing.ts';
import type { CheckoutReview } from './review.ts';

const RATE = { id: 'courier:1', code: 'courier', cost: aed(1500), hasSlots: false };
const CASH = { code: 'cod' };

/** The choices that are missing in an empty form. */
function askedOf({ rates, methods }: { rates: readonly object[]; methods: readonly object[] }) {
  const review = {
    cart: { lines: [] },
    totals: { total: NOTHING, subtotal: NOTHING },
    ...{ rates, rate: null, methods, method: null, slots: [], slot: null, ageRule: null, giftWrap: null },
  } as unknown as CheckoutReview;
  const placing = { draft: EMPTY_DRAFT, customerId: null } as unknown as Placing;
  const settings = { 'giftCards.limits': { perOrderMinor: 1 } } as never;
  const checked = checkOrder(review, placing, settings);
  if (checked.ok || checked.refusal.code !== 'checkout.wrong-fields') throw new Error('the form is empty');
  const { problems } = checked.refusal;
  return [problems.emirate, problems.delivery, problems.payment].filter((one) => one !== undefined);
}

it('CO-05 asks only for the emirate until it offers delivery', () => {
  expect(askedOf({ rates: [], methods: [CASH] })).toEqual(['emirate-missing', 'payment-missing']);
  expect(askedOf({ rates: [], methods: [] })).toEqual(['emirate-missing']);
});

it('CO-05 asks for each choice that is offered and missing', () => {
  expect(askedOf({ rates: [RATE], methods: [CASH] })).toEqual([
    'emirate-missing',
    'delivery-missing',
    'payment-missing',
  ]);
});
