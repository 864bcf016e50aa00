import type { CartId, OrderId } from '#kernel/ids.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { Cart, CartLine } from '#shop/cart';
import type { Order } from '#shop/orders';
import { waitsForPayment } from './pay-for-order.ts';

export type UnpaidOrderDeps = Readonly<{
  db: Db;
  baskets: Readonly<{ orderOf: (db: DbOrTx, cartId: CartId) => Promise<OrderId | null> }>;
  orders: Readonly<{ find: (id: OrderId) => Promise<Order | null> }>;
}>;

/** An unpaid order made of a cart, with the cart lines whose stock it reserves. */
export type UnpaidOrder = Readonly<{ order: Order; lines: readonly CartLine[] }>;

/** Whether a line is out of stock because of this order. */
function isHeldBy({ lines }: Order, { problem, productId, variationId }: CartLine): boolean {
  if (problem !== 'out-of-stock' && problem !== 'too-many') return false;
  return lines.some((line) => line.productId === productId && line.variationId === variationId);
}

/** The shopper's own unpaid order that reserves the stock their cart lacks. @returns null without one */
export function findUnpaidOrder({ db, baskets, orders }: UnpaidOrderDeps) {
  return async (cart: Cart): Promise<UnpaidOrder | null> => {
    if (cart.lines.every(({ problem }) => problem === '')) return null;
    const id = await baskets.orderOf(db, cart.id);
    const order = id === null ? null : await orders.find(id);
    if (order === null || order.status !== 'pending' || !waitsForPayment(order)) return null;
    const lines = cart.lines.filter((line) => isHeldBy(order, line));
    return lines.length === 0 ? null : { order, lines };
  };
}
