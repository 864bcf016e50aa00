import { type RawBuilder, sql } from 'kysely';
import { type CustomerId, type GuestId, type OrderId, parseOrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { aed, type Money } from '#kernel/money.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Order } from '../order.ts';
import type { OrderStatus } from '../rules/order-status.ts';
import { readOrders } from './orders.ts';

/** A page of orders, newest first. */
export type OrderPage = Readonly<{ orders: readonly Order[]; page: number; hasMore: boolean }>;

type Page = { page: number; size: number };

/** @param rows one more than the page holds, if there are more */
async function pageOf(
  db: DbOrTx,
  rows: readonly { id: OrderId }[],
  { page, size }: Page,
): Promise<OrderPage> {
  const ids = rows.slice(0, size).map(({ id }) => id);
  return { orders: await readOrders(db, ids), page, hasMore: rows.length > size };
}

export function listForCustomer(db: DbOrTx, customerId: CustomerId, at: Page): Promise<OrderPage> {
  return listOf(db, { column: 'customer_id', id: customerId, at });
}

export function listForGuest(db: DbOrTx, guestId: GuestId, at: Page): Promise<OrderPage> {
  return listOf(db, { column: 'guest_id', id: guestId, at });
}

type Theirs = Readonly<{ column: 'customer_id' | 'guest_id'; id: CustomerId | GuestId; at: Page }>;

async function listOf(db: DbOrTx, { column, id, at }: Theirs): Promise<OrderPage> {
  const rows = await db
    .selectFrom('shop_order')
    .select('id')
    .where(sql<number>`${sql.ref(column)}`, '=', id)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .offset((at.page - 1) * at.size)
    .limit(at.size + 1)
    .execute();
  return pageOf(db, rows, at);
}

/** All orders that come from the same first one, that one first. */
export async function readFamily(db: DbOrTx, id: OrderId): Promise<OrderId[]> {
  const { rows } = await sql<{ id: OrderId }>`
    with recursive up as (
      select id, origin_order_id from shop_order where id = ${id}
      union select o.id, o.origin_order_id from shop_order o join up on o.id = up.origin_order_id
    ), down as (
      select id from up where origin_order_id is null
      union select o.id from shop_order o join down on o.origin_order_id = down.id
    )
    select id from down order by id
  `.execute(db);
  return rows.map((row) => row.id);
}

/** A `like` pattern for a word anywhere, with escaped wildcards. */
export function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

export type OrderFilter = Page & Readonly<{ words: readonly string[]; status: OrderStatus | null }>;

/** The search statement; an exact order number comes first. A test checks its plan. */
export function searchStatement({ words, status, page, size }: OrderFilter) {
  const conditions = [
    ...words.map((word) => sql`sought like ${likePattern(word)}`),
    ...(status === null ? [] : [sql`status = ${status}`]),
  ];
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const number = words.map(parseOrderId).find((id) => id !== null);
  const first = number === undefined ? sql`` : sql`(id = ${number}::int) desc,`;
  return sql<{ id: OrderId }>`
    select id from shop_order where ${where}
    order by ${first} placed_at desc, id desc offset ${(page - 1) * size}::int limit ${size + 1}::int
  `;
}

export async function searchOrders(db: DbOrTx, sought: OrderFilter): Promise<OrderPage> {
  const { rows } = await searchStatement(sought).execute(db);
  return pageOf(db, rows, sought);
}

/** Assigns guest orders of a verified address to an account. @returns their ids */
export async function claimOrders(tx: DbOrTx, customerId: CustomerId, email: string): Promise<OrderId[]> {
  const rows = await tx
    .updateTable('shop_order')
    .set({ customer_id: customerId })
    .where(sql<string>`lower(email)`, '=', email.trim().toLowerCase())
    .where('customer_id', 'is', null)
    .where('person_erased_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Assigns a guest's orders to an account. */
export async function claimGuestOrders(tx: DbOrTx, customerId: CustomerId, guestId: GuestId): Promise<void> {
  await tx
    .updateTable('shop_order')
    .set({ customer_id: customerId })
    .where('guest_id', '=', guestId)
    .execute();
}

/** Assigns all orders of one account to another. */
export async function moveOrders(tx: DbOrTx, from: CustomerId, into: CustomerId): Promise<void> {
  await tx.updateTable('shop_order').set({ customer_id: into }).where('customer_id', '=', from).execute();
}

/** Whether an account has orders; an expression for statements of the customers module. */
export function hasOrders(customerId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from shop_order where shop_order.customer_id = ${customerId})`;
}

/** The number and total of an account's orders, without failed ones. */
export type CustomerSum = Readonly<{ customerId: CustomerId; orders: number; total: Money }>;

export async function sumByCustomer(db: DbOrTx, ids: readonly CustomerId[]): Promise<CustomerSum[]> {
  const { rows } = await sql<{ customer_id: CustomerId; orders: number; total: string }>`
    select customer_id, count(*)::int as orders,
      coalesce(sum(total_minor) filter (where status not in ('cancelled', 'failed', 'pending')), 0) as total
    from shop_order where customer_id = any(${ids}::int[]) group by customer_id
  `.execute(db);
  return rows.map((row) => ({
    customerId: row.customer_id,
    orders: row.orders,
    total: aed(Number(row.total)),
  }));
}

/** The orders of a parcel; parts of a split order may travel together. */
export async function findByTracking(
  db: DbOrTx,
  trackingNumber: string,
): Promise<{ id: OrderId; placedAt: Instant }[]> {
  return db
    .selectFrom('shop_order')
    .select(['id', 'placed_at as placedAt'])
    .where(sql`tracking ->> 'number'`, '=', trackingNumber)
    .where('tracking', 'is not', null)
    .orderBy('id')
    .execute();
}
