import type { CartId, OrderId } from '#kernel/ids.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { Cart, CartLine } from '#shop/cart';
import type { Order } from '#shop/orders';
import { waitsForPayment } from './pay-again.ts';

export type OwnOrderNeeds = Readonly<{
  db: Db;
  baskets: Readonly<{ orderOf: (db: DbOrTx, cartId: CartId) => Promise<OrderId | null> }>;
  orders: Readonly<{ find: (id: OrderId) => Promise<Order | null> }>;
}>;

/** An order that was made of a cart and waits for its payment, with the lines of the cart that it holds. */
export type OwnOrder = Readonly<{ order: Order; lines: readonly CartLine[] }>;

/** What the shelf no longer has, and the order does. */
function isHeldBy({ lines }: Order, { problem, productId, variationId }: CartLine): boolean {
  if (problem !== 'out-of-stock' && problem !== 'too-many') return false;
  return lines.some((line) => line.productId === productId && line.variationId === variationId);
}

/** The shopper's own unpaid order where it holds what their cart lacks. @returns null where that is not so */
export function findOwnOrder({ db, baskets, orders }: OwnOrderNeeds) {
  return async (cart: Cart): Promise<OwnOrder | null> => {
    if (cart.lines.every(({ problem }) => problem === '')) return null;
    const id = await baskets.orderOf(db, cart.id);
    const order = id === null ? null : await orders.find(id);
    if (order === null || order.status !== 'pending' || !waitsForPayment(order)) return null;
    const lines = cart.lines.filter((line) => isHeldBy(order, line));
    return lines.length === 0 ? null : { order, lines };
  };
}
