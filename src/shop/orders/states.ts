import type { Order, OrderStatus } from './order.ts';

/** The moves an order may make; whatever is not listed is refused. */
export const MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['confirmed', 'on-hold', 'failed', 'cancelled'],
  'on-hold': ['confirmed', 'cancelled', 'failed'],
  confirmed: ['packed', 'on-hold', 'cancelled', 'refunded'],
  packed: ['shipped', 'confirmed', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['completed', 'returned', 'refunded'],
  completed: ['returned', 'refunded'],
  failed: ['pending', 'confirmed', 'cancelled'],
  cancelled: [],
  returned: ['refunded'],
  refunded: [],
};

/**
 * The moves of an order that was placed in the shop that was before: as that shop made them. Nothing follows from them, so
 * the steps of our own house may be left out.
 */
export const OLD_MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['confirmed', 'on-hold', 'completed', 'cancelled', 'failed'],
  'on-hold': ['confirmed', 'completed', 'cancelled', 'failed'],
  confirmed: ['completed', 'packed', 'on-hold', 'cancelled', 'refunded'],
  packed: ['shipped', 'completed', 'confirmed', 'cancelled'],
  shipped: ['delivered', 'completed', 'returned'],
  delivered: ['completed', 'returned', 'refunded'],
  completed: ['returned', 'refunded'],
  failed: ['confirmed', 'completed', 'cancelled'],
  cancelled: [],
  returned: ['refunded'],
  refunded: [],
};

/**
 * Where an order may go from where it stands: one that nothing was paid for is never refunded. Money that is only
 * authorised is not paid; cancelling gives it up.
 */
export function movesOf({
  status,
  origin,
  money,
}: Pick<Order, 'status' | 'origin' | 'money'>): readonly OrderStatus[] {
  if (origin === 'old-shop') return OLD_MOVES[status];
  return money.paid.minor > 0 ? MOVES[status] : MOVES[status].filter((to) => to !== 'refunded');
}

/** States of an order whose goods were bought and kept, or are on their way. */
export const BOUGHT: readonly OrderStatus[] = ['confirmed', 'packed', 'shipped', 'delivered', 'completed'];

/** States of an order that has come to nothing, or back: nobody drives to it any more. */
export const ENDED: readonly OrderStatus[] = ['failed', 'cancelled', 'returned', 'refunded'];

/** Where an order may begin. */
export const FIRST: readonly OrderStatus[] = ['pending', 'on-hold', 'confirmed'];

export function mayMove(from: OrderStatus, to: OrderStatus): boolean {
  return MOVES[from].includes(to);
}
