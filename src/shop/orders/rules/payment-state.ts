import type { Order } from '../order.ts';

/** How far an order is paid. */
export const PAYMENT_STATES = ['unpaid', 'part-paid', 'paid', 'part-refunded', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/**
 * How far an order is paid, by the payments recorded here.
 *
 * @returns null for imported orders, which were paid in the old shop
 * Source: OR-03
 */
export function paymentStateOf({
  origin,
  money: { paid, refunded },
  totals: { total },
}: Pick<Order, 'origin' | 'money' | 'totals'>): PaymentState | null {
  if (origin === 'old-shop') return null;
  if (refunded.minor > 0) return refunded.minor >= paid.minor ? 'refunded' : 'part-refunded';
  if (paid.minor >= total.minor) return 'paid';
  return paid.minor > 0 ? 'part-paid' : 'unpaid';
}
