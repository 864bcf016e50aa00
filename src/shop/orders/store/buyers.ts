import { sql } from 'kysely';
import type { CustomerId, ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { BOUGHT, ENDED } from '../rules/states.ts';

/** @returns whether there is an order with this email since a moment that did not fail */
export async function hasOrderedSince(db: DbOrTx, email: string, since: Date): Promise<boolean> {
  if (email === '') return false;
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

/** @returns when a customer placed the last order that did not fail; null for none */
export async function lastOrderAt(db: DbOrTx, customerId: CustomerId): Promise<Instant | null> {
  const row = await db
    .selectFrom('shop_order')
    .select('placed_at')
    .where('customer_id', '=', customerId)
    .where('status', 'not in', ENDED)
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.placed_at ?? null;
}

/** @returns whether an order with this email and a status of `BOUGHT` contains the product or a variation */
export async function hasBought(db: DbOrTx, email: string, productId: ProductId): Promise<boolean> {
  if (email === '') return false;
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

/** @returns whether the shop took an order itself; imported ones do not count */
export async function hasPlacedOrder(db: DbOrTx): Promise<boolean> {
  const row = await db
    .selectFrom('shop_order')
    .select('id')
    .where('old_number', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
