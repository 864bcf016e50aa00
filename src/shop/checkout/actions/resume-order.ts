import type { CartId, OrderId } from '#kernel/ids.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import type { Raise } from '#shop/events.ts';
import { releaseStock } from '#shop/inventory';
import { lockOrder, type Order } from '#shop/orders';

export type ResumeOrderDeps = Readonly<{
  baskets: Readonly<{
    /** The unpaid order of a cart. */
    orderOf: (db: DbOrTx, cartId: CartId) => Promise<OrderId | null>;
    save: (tx: DbOrTx, basket: { orderId: OrderId; cartId: CartId; cartHash: string }) => Promise<void>;
  }>;
  releasePromotions: (tx: DbOrTx, orderId: OrderId) => Promise<void>;
  /** Returns what gift cards paid. */
  returnToGiftCards: (tx: Tx, order: Order) => Promise<Order>;
  raise: Raise;
}>;

/** Whether an order can be replaced by a new version: nothing was paid but by gift cards, which get it back. */
function isUnpaid({ status, money }: Order): boolean {
  return (status === 'pending' || status === 'failed') && money.paid.minor === money.byGiftCard.minor;
}

/**
 * Locks the cart's unpaid order and releases its stock and promotions, to be taken again. Null when there is none.
 */
export async function resumeOrder(deps: ResumeOrderDeps, tx: Tx, cartId: CartId): Promise<Order | null> {
  const id = await deps.baskets.orderOf(tx, cartId);
  const order = id === null ? null : await lockOrder(tx, id);
  if (order === null || !isUnpaid(order)) return null;
  if (order.status === 'pending') {
    const changed = await releaseStock(tx, order.id, 'release');
    if (changed.length > 0) await deps.raise(tx, 'ProductsChanged', { ids: changed });
    await deps.releasePromotions(tx, order.id);
    await deps.returnToGiftCards(tx, order);
  }
  return order;
}
