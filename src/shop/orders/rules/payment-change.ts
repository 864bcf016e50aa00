import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Order, OrderStatus } from '../order.ts';
import type { OrderRefusal } from '../refusals.ts';

type Seen = Pick<Order, 'status' | 'origin' | 'money' | 'totals' | 'paymentMethod'>;

const UNPAID: readonly OrderStatus[] = ['pending', 'on-hold', 'failed'];
/** Until the courier collects the cash. */
const BEFORE_CASH: readonly OrderStatus[] = ['confirmed', 'packed', 'shipped'];
/** The parcel does not wait for a payment any more. */
const ON_ITS_WAY: readonly OrderStatus[] = ['packed', 'shipped'];

/** @returns why the payment method of an order cannot change, or success */
export function checkPaymentChangeable(order: Seen): Outcome<void, OrderRefusal> {
  const { status, origin, money, totals, paymentMethod } = order;
  if (origin === 'old-shop') return refuse({ code: 'orders.of-old-shop' });
  if (money.refunded.minor > 0) return refuse({ code: 'orders.has-refunds' });
  if (money.paid.minor >= totals.total.minor) return refuse({ code: 'orders.already-paid' });
  const isCash = paymentMethod === 'cod' && BEFORE_CASH.includes(status);
  if (UNPAID.includes(status) || isCash) return done(undefined);
  return refuse({ code: 'orders.may-not-change-payment', status });
}

/**
 * Where an order goes with another payment method.
 *
 * @param first the state in which an order with that method begins
 * @returns its own state when it is on its way; a method that is paid online is refused then
 */
export function statusWithPayment(
  { status }: Pick<Order, 'status'>,
  first: 'confirmed' | 'on-hold' | 'pending',
): Outcome<OrderStatus, OrderRefusal> {
  if (!ON_ITS_WAY.includes(status)) return done(first);
  return first === 'pending' ? refuse({ code: 'orders.no-online-payment', status }) : done(status);
}
