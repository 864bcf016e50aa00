import { sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { ProductClass } from '../../product.ts';

/** A product or variation as a line of an imported order refers to it. */
export type ReferencedProduct = Readonly<{
  productId: ProductId;
  variationId: ProductId | null;
  sku: string;
  name: Localized;
  class: ProductClass;
  imageFile: string;
}>;

/** Products by SKU or id in no order, without unknown ones. */
export async function findReferencedProducts(
  db: DbOrTx,
  { skus, ids }: { skus: readonly string[]; ids: readonly number[] },
): Promise<ReferencedProduct[]> {
  const { rows } = await sql<ReferencedProduct>`
    select coalesce(p.parent_id, p.id) as "productId", case when p.parent_id is null then null else p.id end as "variationId",
      coalesce(p.sku, '') as sku, coalesce(parent.name, p.name) as name, coalesce(parent.class, p.class) as class,
      coalesce((
        select m.file from product_image i join media m on m.id = i.media_id
        where i.product_id in (p.id, p.parent_id) order by (i.product_id = p.id) desc, i.position limit 1
      ), '') as "imageFile"
    from product p left join product parent on parent.id = p.parent_id
    where p.sku = any(${[...new Set(skus)]}::text[]) or p.id = any(${[...new Set(ids)].filter((id) => id > 0)}::int[])
  `.execute(db);
  return rows;
}
