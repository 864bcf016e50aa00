import { cashOnDelivery } from './cash-on-delivery.ts';
import type { PaymentFacts, PaymentMethod } from './payment-method.ts';

export type { PaymentFacts, PaymentMethod };

const methods: readonly PaymentMethod[] = [cashOnDelivery];

/** The ways to pay that a basket may use, in the order they stand. */
export function offeredMethods(facts: PaymentFacts): PaymentMethod[] {
  return methods.filter((method) => method.eligibility(facts).isOffered);
}
