import type { OrderId, RefundId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Money } from '#kernel/money.ts';
import type { RefundedLine } from './plan-refund.ts';

/** `waiting` for the provider, or `by-hand`, then `paid-out`. */
export type RefundState = 'waiting' | 'by-hand' | 'paid-out';

/** A refund of an order. */
export type Refund = Readonly<{
  id: RefundId;
  orderId: OrderId;
  lines: readonly RefundedLine[];
  delivery: Money;
  giftWrap: Money;
  fee: Money;
  /** The amount sent to the customer. */
  total: Money;
  /** The part of the total that went to the gift cards that paid for it. */
  toGiftCards: Money;
  vat: Money;
  reason: string;
  actor: string;
  state: RefundState;
  /** Whether a person sends the money, or sent it; not the provider. */
  isByHand: boolean;
  /** The provider's reference; empty until known. */
  reference: string;
  at: Instant;
  paidOutAt: Instant | null;
}>;
