import type { OrderId, ProductId } from '#kernel/ids.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { Order } from './order.ts';
import { findOrder, hasBought } from './orders.store.ts';

export type { DeliveryAddress, Order, OrderDiscount, OrderLine, OrderStatus, OrderTotals } from './order.ts';
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

/**
 * Orders: `find` by number, where the caller decides who may see it, by the order's key; `hasBought` says whether an
 * order with this e-mail holds a product and was not called off.
 */
export function createOrders({ db }: { db: Db }) {
  return {
    find: (id: OrderId): Promise<Order | null> => findOrder(db, id),
    hasBought: (tx: DbOrTx, email: string, productId: ProductId): Promise<boolean> =>
      hasBought(tx, email, productId),
  };
}
