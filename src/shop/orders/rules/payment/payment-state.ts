import type { Order } from '../../order.ts';

/** The payment method of bank transfers, as WooCommerce calls it. */
export const BANK_TRANSFER = 'bacs';

/** How far an order is paid. `pending`: its bank transfer is awaited. */
export const PAYMENT_STATES = [
  'unpaid',
  'pending',
  'part-paid',
  'paid',
  'part-refunded',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

type PaymentFacts = Pick<Order, 'origin' | 'money' | 'totals' | 'status' | 'paymentMethod'>;

/**
 * The payment state of an order, from recorded payments.
 *
 * @returns null for imported orders, which were paid in the old shop
 * Source: OR-03
 */
export function paymentStateOf({
  origin,
  money: { paid, refunded },
  totals: { total },
  status,
  paymentMethod,
}: PaymentFacts): PaymentState | null {
  if (origin === 'old-shop') return null;
  if (refunded.minor > 0) return refunded.minor >= paid.minor ? 'refunded' : 'part-refunded';
  if (paid.minor >= total.minor) return 'paid';
  if (paid.minor > 0) return 'part-paid';
  return status === 'on-hold' && paymentMethod === BANK_TRANSFER ? 'pending' : 'unpaid';
}
