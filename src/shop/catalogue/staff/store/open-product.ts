import { sql } from 'kysely';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';

/** Summary of a linked product. */
export type NamedProduct = Readonly<{
  id: number;
  name: Localized;
  sku: string;
  type: string;
  status: string;
  pictureFile: string | null;
}>;

export async function readNamed(db: DbOrTx, ids: readonly number[]): Promise<NamedProduct[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<NamedProduct>`
    select product.id, product.name, coalesce(product.sku, '') as sku, product.type, product.status,
      (select coalesce((select size ->> 'file' from jsonb_array_elements(media.sizes) size
          where size ->> 'format' = 'webp' order by (size ->> 'widthPx')::int limit 1), media.file) from product_image join media on media.id = product_image.media_id
        where product_image.product_id in (product.id, product.parent_id)
        order by product_image.product_id desc, product_image.position limit 1) as "pictureFile"
    from product where product.id = any(${ids}::int[])
  `.execute(db);
  return rows;
}

/** @returns whether some products or their variations were ever ordered */
export async function wereOrdered(db: DbOrTx, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select from order_line where product_id = any(${ids}::int[]) or variation_id = any(${ids}::int[]) limit 1
  `.execute(db);
  return rows.length > 0;
}
