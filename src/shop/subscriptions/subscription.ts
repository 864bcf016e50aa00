import type { CustomerId, OrderId, ProductId, SubscriptionId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language, Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { CheckoutReview } from '#shop/checkout';
import type { DeliveryAddress } from '#shop/orders';
import type { Day } from './rules/days.ts';
import type { SubscriptionState } from './rules/states.ts';

/** A product that is ordered again, as stored. */
export type SubscriptionLine = Readonly<{
  productId: ProductId;
  variationId: ProductId | null;
  /** The choices of a bundle's parts. */
  options: Readonly<Record<string, string>>;
  quantity: number;
  /** The price of the last order, in fils. */
  unitMinor: number;
}>;

/** Why an order could not be made or paid. */
export const PROBLEMS = [
  'out-of-stock',
  'over-limit',
  'not-for-sale',
  'restricted',
  'no-delivery',
  'no-payment',
  'no-card',
  'card-declined',
  'card-asks',
  'other',
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** A subscription. Days are of the shop's time zone. */
export type Subscription = Readonly<{
  id: SubscriptionId;
  /** Null once the account is deleted. */
  customerId: CustomerId | null;
  state: SubscriptionState;
  /** The state before it was cancelled, to which undo returns. */
  stateBefore: SubscriptionState | null;
  /** The interval. */
  weeks: number;
  /** The day of the interval that the next order belongs to; null until the first order is paid. */
  anchorOn: Day | null;
  /** The day of the next order: the anchor, or the next day with deliveries. */
  nextOn: Day | null;
  language: Language;
  email: string;
  phone: string;
  address: DeliveryAddress;
  /** Code of the payment method: `cod` or `jamra_card`. */
  paymentMethod: string;
  /** The shipping method of the first order, by its offered id. */
  deliveryId: string;
  ageConfirmedAt: Instant | null;
  /** The age confirmed with the first order; null if none was required. */
  confirmedAge: number | null;
  firstOrderId: OrderId | null;
  /** How often the order that is due could not be made. */
  attempts: number;
  retryAt: Instant | null;
  /** The problem of the last attempt; null for none. */
  problem: Problem | null;
  lines: readonly SubscriptionLine[];
  version: number;
  createdAt: Instant;
  endedAt: Instant | null;
}>;

/** An order that a subscription made. */
export type Renewal = Readonly<{
  subscriptionId: SubscriptionId;
  dueOn: Day;
  orderId: OrderId;
  /** When a saved card is charged next; null when nothing is to be charged. */
  chargeAt: Instant | null;
  attempts: number;
  problem: Problem | null;
  /** Since when the provider does not answer a charge. */
  unansweredSince: Instant | null;
}>;

/** Why the last order could not be placed, or awaits another charge of the card; null otherwise. */
export function waitingProblem(
  { problem }: Pick<Subscription, 'problem'>,
  renewals: readonly Renewal[],
): Problem | null {
  return problem ?? renewals.find((one) => one.chargeAt !== null && one.problem !== null)?.problem ?? null;
}

export const EVENT_KINDS = [
  'started',
  'ordered',
  'not-ordered',
  'not-paid',
  'paid',
  'skipped',
  'moved',
  'interval',
  'quantity',
  'address',
  'payment',
  'paused',
  'resumed',
  'cancelled',
  'restored',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** An entry of a subscription's history. */
export type SubscriptionEvent = Readonly<{
  kind: EventKind;
  /** `customer`, `system`, or a staff name. */
  actor: string;
  reason: string;
  facts: Readonly<Record<string, string | number>>;
  at: Instant;
}>;

/** A line of the next order, as it would be sold now. */
export type QuotedLine = Readonly<{
  productId: ProductId;
  variationId: ProductId | null;
  name: Localized;
  options: readonly Localized[];
  quantity: number;
  unitPrice: Money;
  /** The price of the last order, where it differs. */
  before: Money | null;
  total: Money;
  /** Why it cannot be ordered now, as a cart problem; empty when it can. */
  problem: CheckoutReview['cart']['lines'][number]['problem'];
  /** The most that can be ordered now; null for no limit. */
  maximum: number | null;
}>;

/** The totals of the next order at today's prices. */
export type RenewalQuote = Readonly<{
  lines: readonly QuotedLine[];
  delivery: Money;
  fee: Money;
  discount: Money;
  total: Money;
  /** Why it could not be ordered now; null when it can. */
  problem: Problem | null;
}>;
