import type { Order } from '../order.ts';
import { needsShipping } from './no-delivery.ts';
import type { OrderStatus } from './order-status.ts';

/** Allowed transitions of an order; all others are refused. */
export const MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['confirmed', 'on-hold', 'failed', 'cancelled'],
  'on-hold': ['confirmed', 'pending', 'cancelled', 'failed'],
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

/** Transitions of imported orders. They have no effects, so steps may be skipped. */
export const IMPORTED_MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
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

/** Transitions of orders that need no shipping, such as gift cards by email, where they differ. */
const UNSHIPPED_MOVES: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  confirmed: ['completed', 'on-hold', 'cancelled', 'refunded'],
};

/**
 * The states an order may move to. Orders without shipping are completed without being packed. An unpaid order is
 * never refunded; an authorization is not a payment, and cancelling voids it. An order on hold returns to pending only
 * with another payment method.
 */
export function movesOf({
  status,
  origin,
  money,
  delivery,
}: Pick<Order, 'status' | 'origin' | 'money' | 'delivery'>): readonly OrderStatus[] {
  if (origin === 'old-shop') return IMPORTED_MOVES[status];
  const unshippedMoves = needsShipping({ delivery }) ? undefined : UNSHIPPED_MOVES[status];
  const moves = (unshippedMoves ?? MOVES[status]).filter((to) => status !== 'on-hold' || to !== 'pending');
  return money.paid.minor > 0 ? moves : moves.filter((to) => to !== 'refunded');
}

/** States of orders whose products were bought and kept, or are on their way. */
export const BOUGHT: readonly OrderStatus[] = ['confirmed', 'packed', 'shipped', 'delivered', 'completed'];

/** Final states without delivery. */
export const ENDED: readonly OrderStatus[] = ['failed', 'cancelled', 'returned', 'refunded'];

/** Initial states. */
export const FIRST: readonly OrderStatus[] = ['pending', 'on-hold', 'confirmed'];

export function mayMove(from: OrderStatus, to: OrderStatus): boolean {
  return MOVES[from].includes(to);
}
