import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';
import { type ExportedProduct, type ExportShape, toRow } from '../rules/export/to-row.ts';
import { readCategories } from './category.ts';

const FAMILIES_AT_ONCE = 200;

async function readShape(db: DbOrTx, zone: string): Promise<ExportShape> {
  const { rows } = await sql<{ attributes: number; downloads: number; metas: string[] }>`
    select coalesce(max(jsonb_array_length(attributes)), 0) as attributes,
      greatest(coalesce(max(jsonb_array_length(downloads)), 0), 1) as downloads,
      (select coalesce(array_agg(key order by key), '{}')
        from (select distinct jsonb_object_keys(meta) as key from product) named) as metas
    from product
  `.execute(db);
  return { attributes: 0, downloads: 1, metas: [], ...rows[0], zone };
}

async function categoryPaths(db: DbOrTx): Promise<Map<number, string[]>> {
  const rows = await readCategories(db);
  const byId = new Map<number, (typeof rows)[number]>(rows.map((row) => [row.id, row]));
  const pathOf = (id: number): string[] => {
    const row = byId.get(id);
    if (row === undefined) return [];
    return [...(row.parentId === null ? [] : pathOf(row.parentId)), row.name.en];
  };
  return new Map(rows.map(({ id }) => [id, pathOf(id)]));
}

async function nextFamilies(db: DbOrTx, after: number, ids: readonly number[] | null): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('parent_id', 'is', null)
    .where(sql.ref<number>('id'), '>', after)
    .$if(ids !== null, (query) => query.where(sql<boolean>`id = any(${ids}::int[])`))
    .orderBy('id')
    .limit(FAMILIES_AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

type FoundProduct = Omit<ExportedProduct, 'categories'> & { category_ids: number[] };

/** Families: each parent before its variations. */
async function readFamilies(db: DbOrTx, families: readonly number[]): Promise<FoundProduct[]> {
  const { rows } = await sql<FoundProduct>`
    select product.*, stock_level.quantity,
      case when product.parent_id is null then '' else coalesce(parent.sku, 'id:' || parent.id) end as parent,
      array(select category_id from product_category c where c.product_id = product.id order by c.position) as category_ids,
      array(select tag.name ->> 'en' from product_tag t join tag on tag.id = t.tag_id
        where t.product_id = product.id order by t.position) as tags,
      array(select media.file from product_image i join media on media.id = i.media_id
        where i.product_id = product.id order by i.position) as images,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'ref', coalesce(target.sku, 'id:' || target.id))
          order by l.position), '[]')
        from product_link l join product target on target.id = l.target_id where l.product_id = product.id) as links,
      (select coalesce(jsonb_agg(jsonb_build_object('ref', coalesce(part.sku, 'id:' || part.id), 'quantity', b.quantity,
            'default', (select coalesce(first.sku, 'id:' || first.id) from product first where first.id = b.default_variation_id))
          order by b.position), '[]')
        from bundle_part b join product part on part.id = b.part_id where b.product_id = product.id) as parts
    from product
      left join stock_level on stock_level.product_id = product.id
      left join product parent on parent.id = product.parent_id
    where product.id = any(${families}::int[])
      or (product.parent_id = any(${families}::int[]) and product.status <> 'archived')
    order by coalesce(product.parent_id, product.id), product.parent_id nulls first, product.position, product.id
  `.execute(db);
  return rows;
}

/**
 * Streams products as rows of WooCommerce's product CSV, in batches of families.
 *
 * @param ids null for all
 */
export async function* exportRows(
  db: DbOrTx,
  zone: string,
  ids: readonly number[] | null = null,
): AsyncGenerator<Record<string, string>> {
  const shape = await readShape(db, zone);
  const paths = await categoryPaths(db);
  let after: number | undefined = 0;
  while (after !== undefined) {
    const families: number[] = await nextFamilies(db, after, ids);
    for (const { category_ids, ...product } of await readFamilies(db, families)) {
      const categories = category_ids.flatMap((id) => {
        const path = paths.get(id);
        return path === undefined ? [] : [path];
      });
      yield toRow({ ...product, categories }, shape);
    }
    after = families.at(-1);
  }
}
