import type { CustomerId, GuestId, OrderId, ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { OrderDeps } from '../deps.ts';
import type { Order, OrderEvent } from '../order.ts';
import { searchWords } from '../rules/order-search.ts';
import type { OrderStatus } from '../rules/order-status.ts';
import {
  countOrders,
  filterOf,
  type ListedOrders,
  listOrders,
  type OrderSort,
  type StaffFilter,
  streamOrders,
} from '../staff/store/list.ts';
import { hasBought, hasOrderedSince, hasPlacedOrder, lastOrderAt } from '../store/buyers.ts';
import { readEvents } from '../store/events.ts';
import { findOrder, findOrderByIdempotency } from '../store/orders.ts';
import { type OrderPerson, readOrdersOf } from '../store/person.ts';
import {
  type CustomerSum,
  listForCustomer,
  listForGuest,
  type OrderPage,
  readFamily,
  searchOrders,
  sumByCustomer,
} from '../store/search.ts';
import { readVersion } from '../store/version.ts';

/** Orders per page in an account. */
const ACCOUNT_PAGE = 10;
export const STAFF_PAGE = 25;

export type StaffSearch = Readonly<{ text: string; status: OrderStatus | null; page: number }>;

/** Reads orders; where no owner is given, the caller checks access. */
export function createReading({ db }: OrderDeps) {
  const onlyIf = (order: Order | null, isTheirs: (order: Order) => boolean): Order | null =>
    order !== null && isTheirs(order) ? order : null;
  return {
    find: (id: OrderId): Promise<Order | null> => findOrder(db, id),
    findIn: (tx: DbOrTx, id: OrderId): Promise<Order | null> => findOrder(tx, id),
    findByKey: (key: string): Promise<Order | null> => findOrderByIdempotency(db, key),
    listFor: (customerId: CustomerId, { page }: { page: number }): Promise<OrderPage> =>
      listForCustomer(db, customerId, { page, size: ACCOUNT_PAGE }),
    listForGuest: (guestId: GuestId, { page }: { page: number }): Promise<OrderPage> =>
      listForGuest(db, guestId, { page, size: ACCOUNT_PAGE }),
    ofPerson: (person: OrderPerson): Promise<Order[]> => readOrdersOf(db, person),
    sumsFor: (ids: readonly CustomerId[]): Promise<CustomerSum[]> => sumByCustomer(db, ids),
    findFor: async (customerId: CustomerId, id: OrderId): Promise<Order | null> =>
      onlyIf(await findOrder(db, id), (order) => order.customerId === customerId),
    findByPhone: async (id: OrderId, phone: string): Promise<Order | null> =>
      onlyIf(await findOrder(db, id), (order) => phone !== '' && order.phone === phone),
    search: ({ text, status, page }: StaffSearch): Promise<OrderPage> =>
      searchOrders(db, { words: searchWords(text), status, page, size: STAFF_PAGE }),
    list: (query: StaffFilter & Readonly<{ sort: OrderSort; page: number }>): Promise<ListedOrders> => {
      const { sort, page, ...filter } = query;
      return listOrders(db, { filter: filterOf(filter), sort, page, size: STAFF_PAGE });
    },
    count: (filter: StaffFilter): Promise<number> => countOrders(db, filterOf(filter)),
    stream: (filter: StaffFilter): AsyncGenerator<Order> => streamOrders(db, filterOf(filter)),
    version: (id: OrderId): Promise<number> => readVersion(db, id),
    family: (id: OrderId): Promise<OrderId[]> => readFamily(db, id),
    timeline: (id: OrderId): Promise<OrderEvent[]> => readEvents(db, id),
    hasOrderedSince: (email: string, since: Instant): Promise<boolean> => hasOrderedSince(db, email, since),
    hasPlaced: (): Promise<boolean> => hasPlacedOrder(db),
    lastOrderAt: (id: CustomerId): Promise<Instant | null> => lastOrderAt(db, id),
    hasBought: (tx: DbOrTx, email: string, productId: ProductId): Promise<boolean> =>
      hasBought(tx, email, productId),
  };
}
