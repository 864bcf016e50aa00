import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';

/** From the first moment, up to but excluding the second. */
export type Span = Readonly<{ from: Date; to: Date }>;
export type ReportStep = 'day' | 'week' | 'month';

/** Sales and refunds of a day, week or month; in fils, including VAT. */
export type SalesRow = Readonly<{
  /** The first day in the shop's time zone, `2026-11-21`. */
  day: string;
  orders: number;
  goods: number;
  discounts: number;
  deliveryAndFees: number;
  total: number;
  refunded: number;
}>;

/** Failed and pending orders are not sales; imported ones are excluded. */
const COUNTED = sql`origin <> 'old-shop' and status not in ('pending', 'on-hold', 'failed', 'cancelled')`;

/** Sales and refunds by period; empty periods are left out. Source: BO-06 */
export async function salesBetween(
  db: DbOrTx,
  { from, to }: Span,
  { step, zone }: { step: ReportStep; zone: string },
): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    with sold as (
      select date_trunc(${step}, placed_at at time zone ${zone}) as begins, count(*) as orders,
        sum(subtotal_minor) as goods, sum(discount_minor) as discounts,
        sum(delivery_minor + fee_minor) as delivery_and_fees, sum(total_minor) as total
      from shop_order where placed_at >= ${from} and placed_at < ${to} and ${COUNTED} group by 1
    ), given_back as (
      select date_trunc(${step}, at at time zone ${zone}) as begins, sum(total_minor) as refunded
      from order_refund where at >= ${from} and at < ${to} group by 1
    )
    select to_char(begins, 'YYYY-MM-DD') as day, coalesce(orders, 0)::integer as orders,
      coalesce(goods, 0)::bigint as goods, coalesce(discounts, 0)::bigint as discounts,
      coalesce(delivery_and_fees, 0)::bigint as "deliveryAndFees", coalesce(total, 0)::bigint as total,
      coalesce(refunded, 0)::bigint as refunded
    from sold full join given_back using (begins) order by begins
  `.execute(db);
  return rows;
}

/** Sales of one product, net of returns and discounts. */
export type SoldRow = Readonly<{
  productId: number;
  sku: string;
  name: string;
  pieces: number;
  total: number;
}>;

/** Best-selling products by revenue. Source: BO-06 */
export async function soldBetween(
  db: DbOrTx,
  { from, to }: Span,
  { language, limit }: { language: string; limit: number },
): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    select coalesce(variation_id, product_id) as "productId", max(sku) as sku,
      coalesce(nullif(max(name ->> ${language}), ''), max(name ->> 'en')) as name,
      sum(quantity - refunded_quantity)::integer as pieces,
      sum(round((order_line.total_minor - order_line.discount_minor)::numeric * (quantity - refunded_quantity) / quantity))::bigint
        as total
    from order_line join shop_order on shop_order.id = order_line.order_id
    where placed_at >= ${from} and placed_at < ${to} and ${COUNTED}
    group by 1 having sum(quantity - refunded_quantity) > 0
    order by total desc, "productId" limit ${limit}::int
  `.execute(db);
  return rows;
}

/** The number of orders in each state. */
export async function countByStatus(db: DbOrTx): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ status: string; count: number }>`
    select status, count(*)::integer as count from shop_order group by status
  `.execute(db);
  return new Map(rows.map(({ status, count }) => [status, count]));
}
