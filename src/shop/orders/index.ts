import type { CustomerId, OrderId, ProductId } from '#kernel/ids.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { Order, OrderEvent, OrderStatus } from './order.ts';
import { findOrder, hasBought, readEvents } from './orders.store.ts';
import { claimOrders, listForCustomer, moveOrders, type OrderPage, searchOrders } from './search.store.ts';
import { soughtWords } from './sought.ts';

export type {
  DeliveryAddress,
  Order,
  OrderDiscount,
  OrderEvent,
  OrderLine,
  OrderMoney,
  OrderOrigin,
  OrderStatus,
  OrderTotals,
  Tracking,
} from './order.ts';
/** Writes of an order, for the transaction that places it. */
export {
  findOrderByIdempotency,
  insertEvent,
  insertLines,
  insertOrder,
  type NewLine,
  type NewOrder,
} from './orders.store.ts';
export type { OrderPage } from './search.store.ts';
/** Which states an order may move between. */
export { FIRST, MOVES, mayMove } from './states.ts';

/** Orders on one page of an account, and of staff's list. */
const ACCOUNT_PAGE = 10;
const STAFF_PAGE = 25;

export type StaffSearch = Readonly<{ text: string; status: OrderStatus | null; page: number }>;

/**
 * Orders.
 *
 * `find` gives one by number, where the caller decides who may see it, by the order's key; `listFor` and `findFor` those
 * of an account, newest first, ten on a page; `findByPhone` one by its number and the phone it was ordered with, stored
 * as `+971…` (the caller limits the tries); `claim` gives an account the guest orders of its verified address, `move` those of
 * another account;
 * `search` looks by number, name, phone, e-mail and SKU for staff, 25 on a page; `timeline` tells who did what when and
 * why; `hasBought` says whether an order with this e-mail holds a product and was not called off.
 * Source: AC-02, AC-03, OR-02, OR-03
 */
export function createOrders({ db }: { db: Db }) {
  const onlyIf = (order: Order | null, isTheirs: (order: Order) => boolean): Order | null =>
    order !== null && isTheirs(order) ? order : null;
  return {
    find: (id: OrderId): Promise<Order | null> => findOrder(db, id),
    listFor: (customerId: CustomerId, { page }: { page: number }): Promise<OrderPage> =>
      listForCustomer(db, customerId, { page, size: ACCOUNT_PAGE }),
    findFor: async (customerId: CustomerId, id: OrderId): Promise<Order | null> =>
      onlyIf(await findOrder(db, id), (order) => order.customerId === customerId),
    findByPhone: async (id: OrderId, phone: string): Promise<Order | null> =>
      onlyIf(await findOrder(db, id), (order) => phone !== '' && order.phone === phone),
    claim: (tx: DbOrTx, customerId: CustomerId, email: string): Promise<OrderId[]> =>
      claimOrders(tx, customerId, email),
    move: (tx: DbOrTx, from: CustomerId, into: CustomerId): Promise<void> => moveOrders(tx, from, into),
    search: ({ text, status, page }: StaffSearch): Promise<OrderPage> =>
      searchOrders(db, { words: soughtWords(text), status, page, size: STAFF_PAGE }),
    timeline: (id: OrderId): Promise<OrderEvent[]> => readEvents(db, id),
    hasBought: (tx: DbOrTx, email: string, productId: ProductId): Promise<boolean> =>
      hasBought(tx, email, productId),
  };
}
