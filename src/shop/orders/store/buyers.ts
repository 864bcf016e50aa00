import { sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { BOUGHT, ENDED } from '../rules/states.ts';

/** @returns whether there is an order with this email since a moment that did not fail */
export async function hasOrderedSince(db: DbOrTx, email: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('shop_order')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('placed_at', '>=', since)
    .where('status', 'not in', ENDED)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether someone with this email bought the product or a variation */
export async function hasBought(db: DbOrTx, email: string, productId: ProductId): Promise<boolean> {
  const row = await db
    .selectFrom('shop_order')
    .innerJoin('order_line', 'order_line.order_id', 'shop_order.id')
    .select('shop_order.id')
    .where(sql<string>`lower(shop_order.email)`, '=', email.toLowerCase())
    .where('shop_order.status', 'in', BOUGHT)
    .where('order_line.product_id', '=', productId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
