import type { Order } from '../../order.ts';
import type { Refund } from '../refunds/refund.ts';

/** Payments without a provider, which staff refund themselves. */
const BY_HAND = ['cod', 'bacs'] as const;

/** How a customer gets a refund: from the provider, or from staff, who contact payers of other methods. */
export type RefundMethod = (typeof BY_HAND)[number] | 'provider' | 'byHand';

/** @param refund a refund that was sent, or that staff send manually */
export function refundMethodOf(
  { paymentMethod }: Pick<Order, 'paymentMethod'>,
  { isByHand }: Pick<Refund, 'isByHand'>,
): RefundMethod {
  if (!isByHand) return 'provider';
  return BY_HAND.find((method) => method === paymentMethod) ?? 'byHand';
}
