import { expect, it } from 'vitest';
import { aed, NOTHING } from '#kernel/money.ts';
import type { Order } from '../../order.ts';
import { paymentStateOf } from './payment-state.ts';

function stateOf(
  paid: number,
  refunded: number,
  {
    total = 1000,
    origin = 'shop' as Order['origin'],
    status = 'confirmed' as Order['status'],
    paymentMethod = 'jamra_card',
  } = {},
) {
  const none = { byGiftCard: NOTHING, refundedDelivery: NOTHING, refundedGiftWrap: NOTHING };
  const money = {
    ...none,
    refundedFee: NOTHING,
    refundDue: NOTHING,
    paid: aed(paid),
    refunded: aed(refunded),
  };
  const rest = { subtotal: NOTHING, discount: NOTHING, delivery: NOTHING, giftWrap: NOTHING, fee: NOTHING };
  const totals = { ...rest, vat: NOTHING, total: aed(total) };
  return paymentStateOf({ origin, money, totals, status, paymentMethod });
}

it.each([
  [0, 0, 'unpaid'],
  [400, 0, 'part-paid'],
  [1000, 0, 'paid'],
  [1200, 0, 'paid'],
  [1000, 1, 'part-refunded'],
  [1000, 1000, 'refunded'],
] as const)('OR-03 an order of 10.00 with %i fils paid and %i refunded is %s', (paid, refunded, state) => {
  expect(stateOf(paid, refunded)).toBe(state);
});

it('OR-03 an order on hold for its bank transfer has a pending payment', () => {
  const [status, paymentMethod] = ['on-hold', 'bacs'] as const;
  expect(stateOf(0, 0, { status, paymentMethod })).toBe('pending');
  expect(stateOf(1000, 0, { status, paymentMethod })).toBe('paid');
  expect(stateOf(0, 0, { status })).toBe('unpaid');
  expect(stateOf(0, 0, { paymentMethod })).toBe('unpaid');
});

it('OR-03 an order that costs nothing is paid', () => {
  expect(stateOf(0, 0, { total: 0 })).toBe('paid');
});

it('OR-03 an imported order was paid elsewhere', () => {
  expect(stateOf(0, 0, { origin: 'old-shop' })).toBe(null);
});
