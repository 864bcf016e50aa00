import { cashOnDelivery } from './cash-on-delivery.ts';
import type { PaymentFacts, PaymentMethod } from './payment-method.ts';

export type { PaymentFacts, PaymentMethod };

const methods: readonly PaymentMethod[] = [cashOnDelivery];

/** Every way to pay that this shop knows, by its code. */
export const PAYMENT_CODES: readonly string[] = methods.map(({ code }) => code);

/** The ways to pay that a basket may use, in the order they stand. */
export function offeredMethods(facts: PaymentFacts): PaymentMethod[] {
  return methods.filter((method) => method.eligibility(facts).isOffered);
}
