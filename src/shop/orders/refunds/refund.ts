import type { OrderId, RefundId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Money } from '#kernel/money.ts';
import type { RefundedLine } from './plan-refund.ts';

/** `waiting` for the payment's side, `by-hand` for a person, then `paid-out`. */
export type RefundState = 'waiting' | 'by-hand' | 'paid-out';

/** What was given back of an order. */
export type Refund = Readonly<{
  id: RefundId;
  orderId: OrderId;
  lines: readonly RefundedLine[];
  delivery: Money;
  fee: Money;
  /** What goes back to the shopper. */
  total: Money;
  vat: Money;
  reason: string;
  actor: string;
  state: RefundState;
  /** What the payment's side calls it; empty while it has said nothing. */
  reference: string;
  at: Instant;
  paidOutAt: Instant | null;
}>;
