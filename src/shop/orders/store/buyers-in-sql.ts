import { type RawBuilder, sql } from 'kysely';
import type { Instant } from '#kernel/instant.ts';
import type { Emirate } from '#shop/shipping';

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
