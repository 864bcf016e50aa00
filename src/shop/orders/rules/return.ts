import type { OrderId, RefundId, ReturnId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

/** `asked` by the customer, approved or refused by staff, received, then refunded or exchanged. */
export type ReturnState =
  | 'asked'
  | 'approved'
  | 'refused'
  | 'withdrawn'
  | 'received'
  | 'refunded'
  | 'exchanged';

/** Allowed transitions; all others are refused. */
export const RETURN_MOVES: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  asked: ['approved', 'refused', 'withdrawn'],
  approved: ['received', 'withdrawn'],
  received: ['refunded', 'exchanged'],
  refused: [],
  withdrawn: [],
  refunded: [],
  exchanged: [],
};

/** The reasons a customer can choose. */
export const RETURN_REASONS = [
  'faulty',
  'wrong-item',
  'damaged',
  'not-as-described',
  'changed-mind',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export type ReturnLine = Readonly<{ position: number; quantity: number }>;

export type ReturnEvent = Readonly<{
  from: ReturnState | null;
  to: ReturnState;
  actor: string;
  reason: string;
  at: Instant;
}>;

export type OrderReturn = Readonly<{
  id: ReturnId;
  orderId: OrderId;
  state: ReturnState;
  lines: readonly ReturnLine[];
  reason: ReturnReason;
  words: string;
  wish: 'refund' | 'exchange';
  refundId: RefundId | null;
  exchangeOrderId: OrderId | null;
  askedAt: Instant;
  timeline: readonly ReturnEvent[];
}>;

export function mayReturnMove(from: ReturnState, to: ReturnState): boolean {
  return RETURN_MOVES[from].includes(to);
}
