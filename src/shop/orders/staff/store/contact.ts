import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Order } from '../../order.ts';
import { searchText } from '../../rules/order-search.ts';

/** Writes email and phone of an order, and what it is searched by. */
export async function saveContact(tx: DbOrTx, order: Order): Promise<void> {
  const { id, email, phone } = order;
  await tx
    .updateTable('shop_order')
    .set({ email, phone, sought: searchText(order), updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}
