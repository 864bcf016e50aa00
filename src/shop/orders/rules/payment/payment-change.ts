import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Order } from '../../order.ts';
import type { OrderRefusal } from '../../refusals.ts';
import type { OrderStatus } from '../order-status.ts';
import { differenceOf } from '../refunds/difference.ts';
import { BOUGHT } from '../states.ts';
import { BANK_TRANSFER } from './payment-state.ts';

type Seen = Pick<Order, 'status' | 'origin' | 'money' | 'totals' | 'paymentMethod'>;

const UNPAID: readonly OrderStatus[] = ['pending', 'on-hold', 'failed'];
/** Until the courier collects the cash. */
const BEFORE_CASH: readonly OrderStatus[] = ['confirmed', 'packed', 'shipped'];
const DISPATCHED: readonly OrderStatus[] = ['packed', 'shipped'];

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
 * Whether staff may record that the bank transfer of an order was received: while it is on hold, and later when more is due
 * after an edit or another payment method.
 */
export function checkMarkPaid(order: Seen & Pick<Order, 'lines'>): Outcome<void, OrderRefusal> {
  const { status, origin, paymentMethod } = order;
  if (origin === 'old-shop') return refuse({ code: 'orders.of-old-shop' });
  if (paymentMethod !== BANK_TRANSFER || !(status === 'on-hold' || BOUGHT.includes(status)))
    return refuse({ code: 'orders.may-not-mark-paid' });
  return differenceOf(order).minor > 0 ? done(undefined) : refuse({ code: 'orders.already-paid' });
}

/**
 * The status of an order with another payment method.
 *
 * @param first the status of a new order with that method
 * @returns its present status when it is packed or shipped; then an online method is refused
 */
export function statusWithPayment(
  { status }: Pick<Order, 'status'>,
  first: 'confirmed' | 'on-hold' | 'pending',
): Outcome<OrderStatus, OrderRefusal> {
  if (!DISPATCHED.includes(status)) return done(first);
  return first === 'pending' ? refuse({ code: 'orders.no-online-payment', status }) : done(status);
}
