import { type Money, minus, NOTHING, sum } from '#kernel/money.ts';
import type { Order } from '../../order.ts';
import { refundedOf } from './refundable-amount.ts';

/** The value of what was refunded. */
function refundedWorth({ lines, money }: Pick<Order, 'lines' | 'money'>): Money {
  const products = lines.map((line) => refundedOf(line).amount);
  return sum([...products, money.refundedDelivery, money.refundedGiftWrap, money.refundedFee]);
}

/**
 * The open amount of an order; imported orders have none.
 *
 * @returns positive: due; negative: overpaid
 * Source: OR-03
 */
export function differenceOf(order: Pick<Order, 'lines' | 'money' | 'totals' | 'origin'>): Money {
  if (order.origin === 'old-shop') return NOTHING;
  const owed = minus(order.totals.total, refundedWorth(order));
  return minus(owed, minus(order.money.paid, order.money.refunded));
}
