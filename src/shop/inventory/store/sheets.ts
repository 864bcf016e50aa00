import { sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';

/** A product with tracked stock in stock lists; variations with their product's name. */
export type StockedProduct = Readonly<{
  id: ProductId;
  /** The product to open. */
  productId: ProductId;
  sku: string;
  name: Localized;
  quantity: number;
}>;

type Part = Readonly<{ limit: number; offset: number }>;
type Page<Row> = Readonly<{ rows: Row[]; total: number }>;

function toPage<Row>(rows: readonly (Row & { total: number })[]): Page<Row> {
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _total, ...row }) => row as unknown as Row) };
}

/** Published products at or below their threshold, lowest first. @param threshold default threshold */
export async function readLow(
  db: DbOrTx,
  threshold: number,
  { limit, offset }: Part,
): Promise<Page<StockedProduct & { threshold: number }>> {
  const { rows } = await sql<StockedProduct & { threshold: number; total: number }>`
    select product.id, coalesce(product.parent_id, product.id) as "productId", coalesce(product.sku, '') as sku,
      coalesce(owner.name, product.name) as name, quantity,
      coalesce(product.low_stock_amount, ${threshold}::int) as threshold, count(*) over ()::int as total
    from product join stock_level on stock_level.product_id = product.id
      left join product owner on owner.id = product.parent_id
    where product.manages_stock and product.status = 'published'
      and quantity <= coalesce(product.low_stock_amount, ${threshold}::int)
    order by quantity, product.sku, product.id limit ${limit} offset ${offset}
  `.execute(db);
  return toPage(rows);
}

/** Products with tracked stock and their expected quantity at a location, by SKU. */
export async function readSheet(
  db: DbOrTx,
  locationId: number,
  { limit, offset }: Part,
): Promise<Page<StockedProduct>> {
  const { rows } = await sql<StockedProduct & { total: number }>`
    select product.id, coalesce(product.parent_id, product.id) as "productId", coalesce(product.sku, '') as sku,
      coalesce(owner.name, product.name) as name,
      (coalesce(own.quantity, 0) + case when ${locationId}::int = first_stock_location()
        then coalesce(stock_level.quantity, 0) - coalesce((select sum(s.quantity) from stock_shelf s where s.product_id = product.id), 0)
        else 0 end)::int as quantity, count(*) over ()::int as total
    from product left join stock_level on stock_level.product_id = product.id
      left join stock_shelf own on own.product_id = product.id and own.location_id = ${locationId}
      left join product owner on owner.id = product.parent_id
    where product.manages_stock and product.type in ('simple', 'variation') and product.status <> 'archived'
    order by product.sku, product.id limit ${limit} offset ${offset}
  `.execute(db);
  return toPage(rows);
}
