import type { Money } from '#kernel/money.ts';

/** What decides whether a way to pay is offered. */
export type PaymentFacts = Readonly<{ total: Money; needsDelivery: boolean }>;

/** One way to pay. `reason` says why it is not offered; staff can read it. */
export type PaymentMethod = Readonly<{
  code: string;
  eligibility: (facts: PaymentFacts) => { isOffered: true } | { isOffered: false; reason: string };
  /** What it adds to the order. */
  fee: Money;
  /** State of an order placed with it. */
  firstStatus: 'confirmed' | 'on-hold' | 'pending';
}>;
