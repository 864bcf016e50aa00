import { type RawBuilder, sql } from 'kysely';
import { type OrderId, parseOrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Emirate } from '#shop/shipping';
import { BY_MAIL_CODE } from '#shop/shipping/rules/rate.ts';
import type { Order } from '../../order.ts';
import { NO_DELIVERY, type ShippingNeed } from '../../rules/no-delivery.ts';
import { type ReportFilter, searchWords } from '../../rules/order-search.ts';
import type { OrderStatus } from '../../rules/order-status.ts';
import { BANK_TRANSFER, type PaymentState } from '../../rules/payment/payment-state.ts';
import { readOrders } from '../../store/orders.ts';
import { likePattern } from '../../store/search.ts';
import { readOrderVersions } from '../../store/version.ts';
import { COUNTED } from './reports.ts';

/** Filters; null: not filtered. */
export type OrderFilter = Readonly<{
  words: readonly string[];
  status: OrderStatus | null;
  paymentMethod: string | null;
  emirate: Emirate | null;
  payment: PaymentState | null;
  tag: string | null;
  /** Placed at this moment or later. */
  from: Instant | null;
  /** Placed at this moment or earlier. */
  to: Instant | null;
  /** Whether orders need a courier; orders sent by email, or without delivery, need none. */
  shipping: ShippingNeed | null;
  /** With a return that staff must handle. */
  hasOpenReturn: boolean;
  /** Those that a report counts: sales, or with a refund, in which case `from` and `to` are when it was made. */
  counted?: ReportFilter | null;
}>;

/** The same as `needsShipping`, as SQL. */
const NEEDS_SHIPPING = sql`coalesce(delivery ->> 'code', '') not in (${NO_DELIVERY.code}, ${BY_MAIL_CODE})`;

/** Sort orders; a minus means descending. */
export const ORDER_SORTS = ['placed', '-placed', 'number', '-number', 'total', '-total'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

const SORTED: Readonly<Record<OrderSort, RawBuilder<unknown>>> = {
  placed: sql`placed_at, id`,
  '-placed': sql`placed_at desc, id desc`,
  number: sql`id`,
  '-number': sql`id desc`,
  total: sql`total_minor, id`,
  '-total': sql`total_minor desc, id desc`,
};

const HAS_OPEN_RETURN = sql`id in (select order_id from order_return where state in ('asked', 'approved', 'received'))`;

/** The same as `paymentStateOf`, as SQL. */
const PAYMENT_STATE = sql`case
  when origin = 'old-shop' then null
  when refunded_minor > 0 then case when refunded_minor >= paid_minor then 'refunded' else 'part-refunded' end
  when paid_minor >= total_minor then 'paid'
  when paid_minor > 0 then 'part-paid'
  when status = 'on-hold' and payment_method = ${BANK_TRANSFER} then 'pending'
  else 'unpaid'
end`;

type Between = Pick<OrderFilter, 'from' | 'to'>;

function between(column: RawBuilder<unknown>, { from, to }: Between): RawBuilder<unknown>[] {
  return [
    ...(from === null ? [] : [sql`${column} >= ${from}::timestamptz`]),
    ...(to === null ? [] : [sql`${column} <= ${to}::timestamptz`]),
  ];
}

function hasRefund(days: Between): RawBuilder<unknown> {
  const made = [sql`order_refund.order_id = shop_order.id`, ...between(sql`order_refund.at`, days)];
  return sql`exists (select from order_refund where ${sql.join(made, sql` and `)})`;
}

/** In some days: placed, or a sale with a refund that was made. */
function inDays({ counted, from, to }: OrderFilter): RawBuilder<unknown>[] {
  if (counted === 'refunds') return [hasRefund({ from, to }), COUNTED];
  return [...between(sql`placed_at`, { from, to }), ...(counted === 'sales' ? [COUNTED] : [])];
}

function whereOf(filter: OrderFilter): RawBuilder<unknown> {
  const { words, status, paymentMethod, emirate, payment, tag, shipping, hasOpenReturn } = filter;
  const conditions = [
    ...words.map((word) => sql`sought like ${likePattern(word)}`),
    ...(status === null ? [] : [sql`status = ${status}`]),
    ...(paymentMethod === null ? [] : [sql`payment_method = ${paymentMethod}`]),
    ...(emirate === null ? [] : [sql`address ->> 'emirate' = ${emirate}`]),
    ...(payment === null ? [] : [sql`${PAYMENT_STATE} = ${payment}`]),
    ...(tag === null ? [] : [sql`tags @> array[${tag}::text]`]),
    ...(shipping === null ? [] : [shipping === 'needed' ? NEEDS_SHIPPING : sql`not (${NEEDS_SHIPPING})`]),
    ...inDays(filter),
    ...(hasOpenReturn ? [HAS_OPEN_RETURN] : []),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** A filter of the order list, with the search text as typed. */
export type StaffFilter = Omit<OrderFilter, 'words'> & Readonly<{ text: string }>;

export function filterOf({ text, ...filter }: StaffFilter): OrderFilter {
  return { ...filter, words: searchWords(text) };
}

export type ListedOrders = Readonly<{
  orders: readonly Order[];
  /** By order, at most as new as what is listed. */
  versions: ReadonlyMap<OrderId, number>;
  total: number;
}>;
export type Listing = Readonly<{ filter: OrderFilter; sort: OrderSort; page: number; size: number }>;

/** The number of orders of a filter. */
export async function countOrders(db: DbOrTx, filter: OrderFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from shop_order where ${whereOf(filter)}
  `.execute(db);
  return rows[0]?.total ?? 0;
}

/** A page of the order list with the total count; an exact order number comes first. */
export async function listOrders(db: DbOrTx, { filter, sort, page, size }: Listing): Promise<ListedOrders> {
  const where = whereOf(filter);
  const number = filter.words.map(parseOrderId).find((id) => id !== null);
  const first = number === undefined ? sql`` : sql`(id = ${number}::int) desc,`;
  const [orders, total] = await Promise.all([
    sql<{ id: OrderId }>`
      select id from shop_order where ${where}
      order by ${first} ${SORTED[sort]} offset ${(page - 1) * size}::int limit ${size}::int
    `.execute(db),
    countOrders(db, filter),
  ]);
  const ids = orders.rows.map(({ id }) => id);
  // Read first: what changes meanwhile is then newer than its version.
  const versions = await readOrderVersions(db, ids);
  return { orders: await readOrders(db, ids), versions, total };
}

const AT_ONCE = 500;

/** Streams all orders of a filter, newest first, in batches. */
export async function* streamOrders(db: DbOrTx, filter: OrderFilter): AsyncGenerator<Order> {
  let before: number | null = null;
  while (true) {
    const below: RawBuilder<unknown> = before === null ? sql`true` : sql`id < ${before}::int`;
    const statement = sql<{ id: OrderId }>`
      select id from shop_order where ${whereOf(filter)} and ${below} order by id desc limit ${AT_ONCE}::int
    `;
    const { rows }: { rows: { id: OrderId }[] } = await statement.execute(db);
    const ids = rows.map(({ id }) => id);
    yield* await readOrders(db, ids);
    if (ids.length < AT_ONCE) return;
    before = ids.at(-1) ?? null;
  }
}
