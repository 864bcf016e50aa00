import { type RawBuilder, sql } from 'kysely';
import type { CustomerId, ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Emirate } from '#shop/shipping';
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

/** Accounts or guests: the column of an order that names its buyer. */
export type Buyer = 'account' | 'guest';

const COLUMNS: Readonly<Record<Buyer, RawBuilder<unknown>>> = {
  account: sql`customer_id`,
  guest: sql`guest_id`,
};

/** Orders that count as bought, as in sums: not cancelled, failed or pending. */
const counted = sql`status not in ('cancelled', 'failed', 'pending')`;

function since(from: Instant | null): RawBuilder<unknown> {
  return from === null ? sql`true` : sql`placed_at >= ${from}`;
}

/**
 * Sets of buyers, as subqueries of their ids for statements of the customers module.
 *
 * @param from the earliest order that counts; null for all
 */
export const buyersInSql = {
  bySpent: (who: Buyer, { from, leastMinor }: { from: Instant | null; leastMinor: number }) => sql`
    select ${COLUMNS[who]} from shop_order where ${COLUMNS[who]} is not null and ${counted} and ${since(from)}
    group by ${COLUMNS[who]} having sum(total_minor) >= ${leastMinor}::bigint`,
  byCount: (who: Buyer, { from, least }: { from: Instant | null; least: number }) => sql`
    select ${COLUMNS[who]} from shop_order where ${COLUMNS[who]} is not null and ${counted} and ${since(from)}
    group by ${COLUMNS[who]} having count(*) >= ${least}::int`,
  ordered: (who: Buyer, { from }: { from: Instant | null }) => sql`
    select ${COLUMNS[who]} from shop_order where ${COLUMNS[who]} is not null and ${counted} and ${since(from)}`,
  ofProduct: (who: Buyer, productId: number) => sql`
    select ${COLUMNS[who]} from shop_order join order_line on order_line.order_id = shop_order.id
    where order_line.product_id = ${productId}::int and ${COLUMNS[who]} is not null and ${counted}`,
  toEmirate: (who: Buyer, emirate: Emirate) => sql`
    select ${COLUMNS[who]} from shop_order where emirate = ${emirate} and ${COLUMNS[who]} is not null`,
};

export type BuyersInSql = typeof buyersInSql;
