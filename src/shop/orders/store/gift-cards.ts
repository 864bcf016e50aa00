import { sql } from 'kysely';
import type { CartId, OrderId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';

/**
 * Adds to the amount paid by gift cards, which is included in the amount paid.
 *
 * @param amountMinor negative for a return
 */
export async function addPaidByGiftCard(tx: DbOrTx, id: OrderId, amountMinor: number): Promise<void> {
  await tx
    .updateTable('shop_order')
    .set({
      paid_minor: sql`paid_minor + ${amountMinor}::int`,
      gift_card_minor: sql`gift_card_minor + ${amountMinor}::int`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** The order of a cart that waits for its payment. */
export async function unpaidOrderOf(db: DbOrTx, cartId: CartId): Promise<OrderId | null> {
  const row = await db
    .selectFrom('shop_order')
    .select('id')
    .where('cart_id', '=', cartId)
    .where('status', '=', 'pending')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
