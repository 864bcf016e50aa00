import { sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { prepared } from '#platform/database/prepared.ts';

/** A bundle part with one candidate item; `id` is null when it has none. */
export type BundleItemRow = {
  product_id: ProductId;
  part_id: ProductId;
  part_quantity: number;
  default_variation_id: ProductId | null;
  is_choice: boolean;
  class: string;
  id: ProductId | null;
  is_variation: boolean;
  sku: string | null;
  name: Localized | null;
  attributes: unknown;
  parent_attributes: unknown;
  manages_stock: boolean;
  stock_status: string;
  backorders: string;
  low_stock_amount: number | null;
  quantity: number | null;
};

/**
 * The parts of bundles, one row per candidate item: the part itself or, for a variable product, each published
 * variation.
 */
export const readBundleItems = prepared((db, { productIds }: { productIds: readonly number[] }) =>
  sql<BundleItemRow>`
    select bundle_part.product_id, bundle_part.part_id, bundle_part.quantity as part_quantity,
      bundle_part.default_variation_id, part.type = 'variable' as is_choice,
      coalesce(parent.class, part.class) as class,
      item.id, item.parent_id is not null as is_variation, item.sku, item.attributes, coalesce(parent.attributes, part.attributes) as parent_attributes,
      coalesce(parent.name, part.name) as name,
      item.manages_stock, item.stock_status, item.backorders, item.low_stock_amount, stock_level.quantity
    from bundle_part
      join product part on part.id = bundle_part.part_id
      left join product parent on parent.id = part.parent_id
      left join product item on (part.type <> 'variable' and item.id = part.id)
        or (part.type = 'variable' and item.parent_id = part.id and item.status = 'published')
      left join stock_level on stock_level.product_id = item.id
    where bundle_part.product_id = any(${productIds}::int[])
    order by bundle_part.product_id, bundle_part.position, item.position, item.id
  `.compile(db),
);

/** Bundles that contain some products or their variations. */
export async function readBundlesOf(db: DbOrTx, partIds: readonly number[]): Promise<ProductId[]> {
  const { rows } = await sql<{ product_id: ProductId }>`
    select distinct product_id from bundle_part
    where part_id = any(${partIds}::int[])
      or part_id in (select id from product where parent_id = any(${partIds}::int[]))
  `.execute(db);
  return rows.map(({ product_id }) => product_id);
}
