import type { CartId, OrderId, ProductId } from '#kernel/ids.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { releaseStock } from '#shop/inventory';
import { lockOrder, type Order } from '#shop/orders';

export type AgainNeeds = Readonly<{
  baskets: Readonly<{
    /** The order that was made of a cart and did not empty it. */
    orderOf: (db: DbOrTx, cartId: CartId) => Promise<OrderId | null>;
    save: (tx: DbOrTx, basket: { orderId: OrderId; cartId: CartId; cartHash: string }) => Promise<void>;
  }>;
  releasePromotions: (tx: DbOrTx, orderId: OrderId) => Promise<void>;
  productsChanged: (tx: DbOrTx, ids: readonly ProductId[]) => Promise<void>;
}>;

/** Whether the same cart may still become another version of this order. */
function isUnpaid({ status, money }: Order): boolean {
  return (status === 'pending' || status === 'failed') && money.paid.minor === 0;
}

/**
 * The order that this cart was made into before and that nobody has paid: locked, with its goods and promotions given back
 * to be taken anew. Null when there is none.
 */
export async function takeUpAgain(needs: AgainNeeds, tx: Tx, cartId: CartId): Promise<Order | null> {
  const id = await needs.baskets.orderOf(tx, cartId);
  const order = id === null ? null : await lockOrder(tx, id);
  if (order === null || !isUnpaid(order)) return null;
  if (order.status === 'pending') {
    const changed = await releaseStock(tx, order.id, 'release');
    if (changed.length > 0) await needs.productsChanged(tx, changed);
    await needs.releasePromotions(tx, order.id);
  }
  return order;
}
