import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';
import { NO_PRODUCT } from '../../rules/no-product.ts';

/** From the first moment, up to but excluding the second. */
export type Span = Readonly<{ from: Date; to: Date }>;
export type ReportStep = 'hour' | 'day' | 'week' | 'month';

/** Sales and refunds of an hour, day, week or month; in fils, including VAT. */
export type SalesRow = Readonly<{
  /** The first day in the shop's time zone, `2026-11-21`; of an hour `2026-11-21T09`. */
  day: string;
  orders: number;
  goods: number;
  discounts: number;
  deliveryAndFees: number;
  total: number;
  refunded: number;
}>;

/** Orders without unpaid, on-hold and cancelled ones; imported ones are included. */
const ORDERED = sql`status not in ('pending', 'on-hold', 'failed', 'cancelled')`;
/** Failed and pending orders are not sales; imported ones are excluded. */
export const COUNTED = sql`origin <> 'old-shop' and ${ORDERED}`;

/**
 * Sales and refunds by period; empty periods are left out. What a cancelled or failed order got back is no refund of a
 * sale, since the order is none.
 * Source: BO-06
 */
async function salesBetween(
  db: DbOrTx,
  { from, to }: Span,
  { step, zone }: { step: ReportStep; zone: string },
): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    with sold as (
      select date_trunc(${step}, placed_at at time zone ${zone}) as begins, count(*) as orders,
        sum(subtotal_minor) as goods, sum(discount_minor) as discounts,
        sum(delivery_minor + gift_wrap_minor + fee_minor) as delivery_and_fees, sum(total_minor) as total
      from shop_order where placed_at >= ${from} and placed_at < ${to} and ${COUNTED} group by 1
    ), given_back as (
      select date_trunc(${step}, at at time zone ${zone}) as begins, sum(order_refund.total_minor) as refunded
      from order_refund join shop_order on shop_order.id = order_refund.order_id
      where at >= ${from} and at < ${to} and ${COUNTED} group by 1
    )
    select to_char(begins, ${step === 'hour' ? 'YYYY-MM-DD"T"HH24' : 'YYYY-MM-DD'}) as day, coalesce(orders, 0)::integer as orders,
      coalesce(goods, 0)::bigint as goods, coalesce(discounts, 0)::bigint as discounts,
      coalesce(delivery_and_fees, 0)::bigint as "deliveryAndFees", coalesce(total, 0)::bigint as total,
      coalesce(refunded, 0)::bigint as refunded
    from sold full join given_back using (begins) order by begins
  `.execute(db);
  return rows;
}

/** Sales of one product or custom item, net of returns and discounts. */
export type SoldRow = Readonly<{
  /** `NO_PRODUCT` for a custom item. */
  productId: number;
  sku: string;
  name: string;
  pieces: number;
  total: number;
}>;

/** Custom items have no product: those of one name and SKU are one. */
const OWN_ITEM = sql`case when coalesce(variation_id, product_id) = ${NO_PRODUCT}::int
  then sku || ' ' || lower(btrim(order_line.name ->> 'en')) else '' end`;

/** Products and custom items of a span with what is left of their sales. */
function soldIn({ from, to }: Span) {
  return sql`
    select coalesce(variation_id, product_id) as id, ${OWN_ITEM} as own_item, max(order_id) as last_order_id,
      sum(quantity - refunded_quantity)::integer as pieces,
      sum(case when refunded_quantity = 0 then order_line.total_minor - order_line.discount_minor
        else round((order_line.total_minor - order_line.discount_minor)::numeric * (quantity - refunded_quantity) / quantity)
      end - credited_minor)::bigint as total
    from order_line join shop_order on shop_order.id = order_line.order_id
    where placed_at >= ${from} and placed_at < ${to} and ${COUNTED}
    group by 1, 2 having sum(quantity - refunded_quantity) > 0`;
}

/** How many products and custom items were sold, with their items and revenue; `total` in fils. */
type SoldSums = Readonly<{ products: number; pieces: number; total: number }>;

async function soldSums(db: DbOrTx, span: Span): Promise<SoldSums> {
  const { rows } = await sql<SoldSums>`
    select count(*)::integer as products, coalesce(sum(pieces), 0)::integer as pieces,
      coalesce(sum(total), 0)::bigint as total
    from (${soldIn(span)}) as sold
  `.execute(db);
  return rows[0] ?? { products: 0, pieces: 0, total: 0 };
}

/** Best-selling products and custom items by revenue; all of them without a limit. Source: BO-06 */
async function soldBetween(
  db: DbOrTx,
  span: Span,
  { language, limit }: { language: string; limit: number | null },
): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    with sold as (${soldIn(span)} order by total desc, id, own_item limit ${limit}::int)
    select sold.id as "productId", last.sku, coalesce(nullif(last.name ->> ${language}, ''), last.name ->> 'en') as name,
      pieces, total
    from sold cross join lateral (
      select sku, name from order_line
      where order_id = last_order_id and coalesce(variation_id, product_id) = sold.id and ${OWN_ITEM} = own_item
      order by position limit 1
    ) as last order by total desc, sold.id, own_item
  `.execute(db);
  return rows;
}

/** Customers of a span: a customer is an email address, or a phone without one, as most order as guests. */
export type Buyers = Readonly<{ customers: number; returning: number }>;

/** Customers with an order in the span; those are returning who ordered before, or more than once. */
async function buyersBetween(db: DbOrTx, { from, to }: Span): Promise<Buyers> {
  const { rows } = await sql<Buyers>`
    with bought as materialized (
      select coalesce(nullif(lower(email), ''), phone) as buyer, count(*) as orders from shop_order
      where placed_at >= ${from} and placed_at < ${to} and ${COUNTED} group by 1
    )
    select count(*)::integer as customers, count(*) filter (where orders > 1 or exists (
      select from shop_order where placed_at < ${from} and ${ORDERED} and lower(shop_order.email) = bought.buyer
    ) or exists (
      select from shop_order
      where placed_at < ${from} and ${ORDERED} and shop_order.email = '' and shop_order.phone = bought.buyer
    ))::integer as returning from bought
  `.execute(db);
  return rows[0] ?? { customers: 0, returning: 0 };
}

/** Orders of an emirate; `total` in fils. */
export type EmirateRow = Readonly<{ emirate: string; orders: number; total: number }>;

/** Orders by the emirate they go to. */
async function emiratesBetween(db: DbOrTx, { from, to }: Span): Promise<EmirateRow[]> {
  const { rows } = await sql<EmirateRow>`
    select address ->> 'emirate' as emirate, count(*)::integer as orders, sum(total_minor)::bigint as total
    from shop_order where placed_at >= ${from} and placed_at < ${to} and ${COUNTED}
    group by 1 order by total desc, emirate
  `.execute(db);
  return rows;
}

/** Customers by the month of their first order, and how many of them ordered again within 30, 60 and 90 days. */
export type CohortRow = Readonly<{
  month: string;
  customers: number;
  within30: number;
  within60: number;
  within90: number;
}>;

/** A customer is an email address, or a phone number without one: most order as guests. */
async function cohortsBetween(
  db: DbOrTx,
  { from, to }: Span,
  { zone }: { zone: string },
): Promise<CohortRow[]> {
  const { rows } = await sql<CohortRow>`
    with ordered as (
      select customer, placed_at, row_number() over (partition by customer order by placed_at) as place
      from (select coalesce(nullif(email, ''), phone) as customer, placed_at from shop_order where ${COUNTED}) one
    ), first as (
      select customer, placed_at from ordered where place = 1 and placed_at >= ${from} and placed_at < ${to}
    ), again as (
      select first.customer, first.placed_at, ordered.placed_at - first.placed_at as after
      from first left join ordered on ordered.customer = first.customer and ordered.place = 2
    )
    select to_char(placed_at at time zone ${zone}, 'YYYY-MM') as month, count(*)::integer as customers,
      count(*) filter (where after <= interval '30 days')::integer as within30,
      count(*) filter (where after <= interval '60 days')::integer as within60,
      count(*) filter (where after <= interval '90 days')::integer as within90
    from again group by 1 order by 1
  `.execute(db);
  return rows;
}

/** Orders of the shop by number, without pending, failed and cancelled ones; totals in fils. */
async function totalsOf(
  db: DbOrTx,
  numbers: readonly string[],
): Promise<{ number: string; totalMinor: number; placedAt: Date }[]> {
  const { rows } = await sql<{ number: string; totalMinor: number; placedAt: Date }>`
    select id::text as number, total_minor as "totalMinor", placed_at as "placedAt" from shop_order
    where origin = 'shop' and status not in ('pending', 'failed', 'cancelled')
      and id = any (${[...numbers]}::bigint[])
  `.execute(db);
  return rows;
}

/** Sales reports. */
export function createReports({ db }: { db: DbOrTx }) {
  return {
    sales: (span: Span, how: { step: ReportStep; zone: string }): Promise<SalesRow[]> =>
      salesBetween(db, span, how),
    sold: (span: Span, how: { language: string; limit: number | null }): Promise<SoldRow[]> =>
      soldBetween(db, span, how),
    /** Sums of all that `sold` lists without a limit. */
    soldSums: (span: Span): Promise<SoldSums> => soldSums(db, span),
    emirates: (span: Span): Promise<EmirateRow[]> => emiratesBetween(db, span),
    /** Customers with an order in a span, and those of them who had ordered before or ordered more than once. */
    buyers: (span: Span): Promise<Buyers> => buyersBetween(db, span),
    cohorts: (span: Span, how: { zone: string }): Promise<CohortRow[]> => cohortsBetween(db, span, how),
    /** The totals of orders, in fils, by their numbers; unknown ones are left out. */
    totals: (numbers: readonly string[]) => totalsOf(db, numbers),
  };
}
