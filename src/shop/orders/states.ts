import type { OrderStatus } from './order.ts';

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

/** States of an order whose goods were bought and kept, or are on their way. */
export const BOUGHT: readonly OrderStatus[] = ['confirmed', 'packed', 'shipped', 'delivered', 'completed'];

/** States of an order that has come to nothing, or back: nobody drives to it any more. */
export const ENDED: readonly OrderStatus[] = ['failed', 'cancelled', 'returned', 'refunded'];

/** Where an order may begin. */
export const FIRST: readonly OrderStatus[] = ['pending', 'on-hold', 'confirmed'];

export function mayMove(from: OrderStatus, to: OrderStatus): boolean {
  return MOVES[from].includes(to);
}
