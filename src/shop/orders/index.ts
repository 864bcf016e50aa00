import type { OrderId } from '#kernel/ids.ts';
import type { Db } from '#platform/database/client.ts';
import type { Order } from './order.ts';
import { findOrder } from './orders.store.ts';

export type { DeliveryAddress, Order, OrderLine, OrderStatus, OrderTotals } from './order.ts';
/** Writes of an order, for the transaction that places it. */
export {
  findOrderByIdempotency,
  insertEvent,
  insertLines,
  insertOrder,
  type NewOrder,
} from './orders.store.ts';
/** Which states an order may move between. */
export { FIRST, MOVES, mayMove } from './states.ts';

/** Orders: `find` by number; the caller decides who may see it, by the order's key. */
export function createOrders({ db }: { db: Db }) {
  return { find: (id: OrderId): Promise<Order | null> => findOrder(db, id) };
}
