import { sql } from 'kysely';
import type { MediaId, ProductId } from '#kernel/ids.ts';
import { toLocalized } from '#kernel/language.ts';
import { lockUntilCommit } from '#platform/database/advisory-lock.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { ProductDraft } from '../rules/draft.ts';
import type { ProductColumns, VariationColumns } from '../rules/to-columns.ts';

/** Serialises edits of products until the transaction ends, so that free slugs and codes stay free. */
export async function lockEditing(tx: DbOrTx): Promise<void> {
  await lockUntilCommit(tx, 'shop.catalogue.edit');
}

/** Locks stock levels before products, as orders do, to prevent deadlocks. */
export async function lockFamilies(tx: DbOrTx, ids: readonly number[]): Promise<void> {
  await sql`
    select from stock_level where product_id in
      (select id from product where id = any(${ids}::int[]) or parent_id = any(${ids}::int[]))
    order by product_id for update
  `.execute(tx);
  await sql`
    select from product where id = any(${ids}::int[]) or parent_id = any(${ids}::int[]) order by id for update
  `.execute(tx);
}

/** Clears codes that move within a family, since they are unique. */
export async function freeCodes(
  tx: DbOrTx,
  parentId: number,
  variations: readonly { id: number; sku: string }[],
): Promise<void> {
  await sql`
    update product set sku = null
    where (id = ${parentId} or parent_id = ${parentId}) and sku is not null
      and not exists (select from jsonb_to_recordset(${JSON.stringify(variations)}::jsonb) as k(id int, sku text)
        where k.id = product.id and k.sku = product.sku)
  `.execute(tx);
}

export async function insertProduct(tx: DbOrTx, columns: ProductColumns): Promise<ProductId> {
  const row = await tx.insertInto('product').values(columns).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function updateProduct(tx: DbOrTx, id: ProductId, columns: ProductColumns): Promise<void> {
  await tx.updateTable('product').set(columns).where('id', '=', id).execute();
}

/** Increments a product's version; the caller has written the changes. */
export async function countVersion(tx: DbOrTx, ids: readonly number[], at: Date): Promise<void> {
  await sql`
    update product set version = version + 1, updated_at = ${at} where id = any(${ids}::int[])
  `.execute(tx);
}

export async function insertVariation(
  tx: DbOrTx,
  parentId: ProductId,
  columns: VariationColumns,
): Promise<ProductId> {
  const row = await tx
    .insertInto('product')
    .values({
      ...columns,
      parent_id: parentId,
      type: 'variation',
      tax_class: 'parent',
      allows_reviews: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateVariation(tx: DbOrTx, id: number, columns: VariationColumns): Promise<void> {
  await sql`update product set updated_at = now() where id = ${id}`.execute(tx);
  await tx.updateTable('product').set(columns).where(sql.ref<number>('id'), '=', id).execute();
}

/** Variations by id and code, including removed ones. */
export async function readSiblings(
  tx: DbOrTx,
  parentId: ProductId,
): Promise<{ id: ProductId; sku: string | null }[]> {
  return tx.selectFrom('product').select(['id', 'sku']).where('parent_id', '=', parentId).execute();
}

/** Deletes variations, or archives those that the ledger, an order or a bundle references. */
export async function takeOut(tx: DbOrTx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    delete from product where id = any(${ids}::int[])
      and not exists (select from stock_movement where product_id = product.id)
      and not exists (select from order_line where variation_id = product.id)
      and not exists (select from bundle_part where part_id = product.id)
  `.execute(tx);
  await sql`update product set status = 'archived', sku = null where id = any(${ids}::int[])`.execute(tx);
}

/** Sets or clears a variation's picture. */
export async function replaceFirstPicture(tx: DbOrTx, id: number, mediaId: number | null): Promise<void> {
  await sql`delete from product_image where product_id = ${id}`.execute(tx);
  if (mediaId === null) return;
  await sql`insert into product_image (product_id, media_id, position) values (${id}, ${mediaId}, 0)`.execute(
    tx,
  );
}

/** Creates the stock level of tracked products and sets whether it may become negative. */
export async function writeFloor(
  tx: DbOrTx,
  floors: readonly { product_id: number; may_go_below_zero: boolean }[],
): Promise<void> {
  if (floors.length === 0) return;
  await sql`
    insert into stock_level (product_id, quantity, may_go_below_zero)
    select product_id, 0, may_go_below_zero
    from jsonb_to_recordset(${JSON.stringify(floors)}::jsonb) as f(product_id int, may_go_below_zero boolean)
    on conflict (product_id) do update set may_go_below_zero = excluded.may_go_below_zero
      where stock_level.may_go_below_zero <> excluded.may_go_below_zero
  `.execute(tx);
}

type Ties = Pick<
  ProductDraft,
  'categoryIds' | 'tagIds' | 'upsellIds' | 'crossSellIds' | 'groupedIds' | 'bundleParts' | 'pictures'
>;

/** Replaces categories, tags, linked products and parts. */
export async function replaceTies(tx: DbOrTx, id: ProductId, ties: Ties): Promise<void> {
  const joins = [
    { table: 'product_category', column: 'category_id', values: ties.categoryIds },
    { table: 'product_tag', column: 'tag_id', values: ties.tagIds },
    { table: 'product_image', column: 'media_id', values: ties.pictures.map(({ mediaId }) => mediaId) },
  ];
  for (const { table, column, values } of joins) {
    await sql`delete from ${sql.table(table)} where product_id = ${id}`.execute(tx);
    await sql`
      insert into ${sql.table(table)} (product_id, ${sql.ref(column)}, position)
      select ${id}::int, value, place - 1 from unnest(${values}::int[]) with ordinality as v(value, place)
    `.execute(tx);
  }
  await sql`delete from product_link where product_id = ${id}`.execute(tx);
  const links = [
    { kind: 'upsell', values: ties.upsellIds },
    { kind: 'cross_sell', values: ties.crossSellIds },
    { kind: 'grouped', values: ties.groupedIds },
  ];
  for (const { kind, values } of links) {
    await sql`
      insert into product_link (product_id, target_id, kind, position)
      select ${id}::int, value, ${kind}, place - 1 from unnest(${values}::int[]) with ordinality as v(value, place)
    `.execute(tx);
  }
  await sql`delete from bundle_part where product_id = ${id}`.execute(tx);
  await sql`
    insert into bundle_part (product_id, part_id, quantity, position, default_variation_id)
    select ${id}::int, (part.value ->> 'productId')::int, (part.value ->> 'quantity')::int, part.place - 1,
      (part.value ->> 'defaultVariationId')::int
    from jsonb_array_elements(${JSON.stringify(ties.bundleParts)}::jsonb) with ordinality as part(value, place)
  `.execute(tx);
}

/**
 * Stores changed texts of pictures.
 *
 * @returns all products that show one of the changed pictures
 */
export async function writeAlts(tx: DbOrTx, pictures: ProductDraft['pictures']): Promise<ProductId[]> {
  if (pictures.length === 0) return [];
  const given = pictures.map(({ mediaId, alt }) => ({ id: mediaId, alt: toLocalized(alt) }));
  const { rows } = await sql<{ id: MediaId }>`
    update media set alt = given.alt
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id int, alt jsonb)
    where media.id = given.id and (coalesce(media.alt ->> 'en', ''), coalesce(media.alt ->> 'ar', ''))
      is distinct from (coalesce(given.alt ->> 'en', ''), coalesce(given.alt ->> 'ar', ''))
    returning media.id
  `.execute(tx);
  if (rows.length === 0) return [];
  const shown = await sql<{ id: ProductId }>`
    select distinct coalesce(parent_id, id) as id from product_image join product on product.id = product_image.product_id
    where media_id = any(${rows.map(({ id }) => id)}::int[])
  `.execute(tx);
  return shown.rows.map(({ id }) => id);
}

const FIT_NAMES: Readonly<Record<string, { en: string; ar: string }>> = {
  'compatible-sticks': { en: 'Compatible sticks', ar: 'الأعواد المتوافقة' },
  'compatible-devices': { en: 'Compatible devices', ar: 'الأجهزة المتوافقة' },
};

/** Adds compatibility values to their attribute, named after the brand, category or product. */
export async function ensureFitTerms(
  tx: DbOrTx,
  attribute: string | null,
  words: readonly string[],
): Promise<void> {
  if (attribute === null || words.length === 0) return;
  await sql`
    insert into attribute (slug, name) values (${attribute}, ${JSON.stringify(FIT_NAMES[attribute])}::jsonb)
    on conflict do nothing
  `.execute(tx);
  await sql`
    insert into attribute_term (attribute_slug, slug, name)
    select ${attribute}, word, coalesce(
      (select name from attribute_term where attribute_slug = 'brand' and slug = word),
      (select name from category where slug = word),
      (select name from product where slug = word),
      jsonb_build_object('en', word))
    from unnest(${words}::text[]) as word on conflict do nothing
  `.execute(tx);
}
