import type { CartId, OrderId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';

/** The cart an order was made of, and its contents then. */
export type OrderedBasket = Readonly<{ orderId: OrderId; cartId: CartId; cartHash: string }>;

export async function saveBasket(tx: DbOrTx, { orderId, cartId, cartHash }: OrderedBasket): Promise<void> {
  await tx
    .insertInto('payment_basket')
    .values({ order_id: orderId, cart_id: cartId, cart_hash: cartHash })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet({ cart_id: cartId, cart_hash: cartHash }),
    )
    .execute();
}

export async function findBasket(db: DbOrTx, orderId: OrderId): Promise<OrderedBasket | null> {
  const row = await db
    .selectFrom('payment_basket')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row === undefined ? null : { orderId, cartId: row.cart_id, cartHash: row.cart_hash };
}

/** The latest order made of a cart that has not emptied it. */
export async function findOrderOfCart(db: DbOrTx, cartId: CartId): Promise<OrderId | null> {
  const row = await db
    .selectFrom('payment_basket')
    .select('order_id')
    .where('cart_id', '=', cartId)
    .orderBy('order_id', 'desc')
    .executeTakeFirst();
  return row === undefined ? null : row.order_id;
}

/** Reassigns the orders of a merged cart. */
export async function reassignBaskets(tx: DbOrTx, from: CartId, into: CartId): Promise<void> {
  await tx.updateTable('payment_basket').set({ cart_id: into }).where('cart_id', '=', from).execute();
}

export async function deleteBasket(tx: DbOrTx, orderId: OrderId): Promise<void> {
  await tx.deleteFrom('payment_basket').where('order_id', '=', orderId).execute();
}
