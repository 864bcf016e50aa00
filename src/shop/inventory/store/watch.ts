import { sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';

/**
 * Records which products are low on stock.
 *
 * @param threshold default threshold
 * @returns those that newly fell to it
 */
export async function recordLowStock(
  tx: DbOrTx,
  ids: readonly ProductId[],
  threshold: number,
): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    with seen as (
      select product.id, quantity <= coalesce(low_stock_amount, ${threshold}::int) as is_low
      from product join stock_level on stock_level.product_id = product.id
      where manages_stock and product.status <> 'archived' and (product.id = any(${ids}::int[]) or product.parent_id = any(${ids}::int[]))
    ), noted as (
      insert into stock_watch (product_id, is_low) select id, is_low from seen
      on conflict (product_id) do update set is_low = excluded.is_low where stock_watch.is_low <> excluded.is_low
    )
    select seen.id from seen join stock_watch on stock_watch.product_id = seen.id
    where seen.is_low and not stock_watch.is_low order by seen.id
  `.execute(tx);
  return rows.map(({ id }) => id);
}

export type ListedStock = Readonly<{ productId: ProductId; sku: string; name: string; left: number }>;

/** Current levels of some products, with their English names. */
export async function readStockLevels(db: DbOrTx, ids: readonly number[]): Promise<ListedStock[]> {
  const { rows } = await sql<ListedStock>`
    select product.id as "productId", coalesce(product.sku, '') as sku, product.name ->> 'en' as name, quantity as left
    from product join stock_level on stock_level.product_id = product.id
    where product.id = any(${ids}::int[]) order by product.id
  `.execute(db);
  return rows;
}
