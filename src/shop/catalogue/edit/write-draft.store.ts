import { sql } from 'kysely';
import type { MediaId, ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { ProductDraft } from './draft.ts';
import { localized, type ProductColumns, type VariationColumns } from './to-columns.ts';

/** From here on nobody else edits goods until the transaction ends: words and codes stay free that were found free. */
export async function lockEditing(tx: DbOrTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('catalogue.edit'))`.execute(tx);
}

/** Levels before products, as every order does, so that nobody waits in a circle. */
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

/** Codes that will move within a family are let go first, since each may stand once. */
export async function freeCodes(
  tx: DbOrTx,
  parentId: number,
  kept: readonly { id: number; sku: string }[],
): Promise<void> {
  await sql`
    update product set sku = null
    where (id = ${parentId} or parent_id = ${parentId}) and sku is not null
      and not exists (select from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as k(id int, sku text)
        where k.id = product.id and k.sku = product.sku)
  `.execute(tx);
}

export async function insertProduct(tx: DbOrTx, columns: ProductColumns): Promise<ProductId> {
  const row = await tx.insertInto('product').values(columns).returning('id').executeTakeFirstOrThrow();
  return row.id as ProductId;
}

export async function updateProduct(tx: DbOrTx, id: ProductId, columns: ProductColumns): Promise<void> {
  await tx.updateTable('product').set(columns).where('id', '=', id).execute();
}

/** A product counts its versions; the caller has written what is new. */
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
  return row.id as ProductId;
}

export async function updateVariation(tx: DbOrTx, id: number, columns: VariationColumns): Promise<void> {
  await sql`update product set updated_at = now() where id = ${id}`.execute(tx);
  await tx.updateTable('product').set(columns).where('id', '=', id).execute();
}

/** Variations of a product by id and code, those that were taken out with them. */
export async function readSiblings(
  tx: DbOrTx,
  parentId: number,
): Promise<{ id: number; sku: string | null }[]> {
  return tx.selectFrom('product').select(['id', 'sku']).where('parent_id', '=', parentId).execute();
}

/** Variations go, but for those the ledger, an order or a bundle speaks of: these are put away. */
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

/** The first picture of a variation, or none. */
export async function replaceFirstPicture(tx: DbOrTx, id: number, mediaId: number | null): Promise<void> {
  await sql`delete from product_image where product_id = ${id}`.execute(tx);
  if (mediaId === null) return;
  await tx.insertInto('product_image').values({ product_id: id, media_id: mediaId, position: 0 }).execute();
}

/** Counted goods have a level from the beginning, and know whether they may be sold below it. */
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

/** Replaces all that a product is tied to. */
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
 * Keeps what is said of pictures where it changed.
 *
 * @returns all products that show one of the changed ones
 */
export async function writeAlts(tx: DbOrTx, pictures: ProductDraft['pictures']): Promise<ProductId[]> {
  if (pictures.length === 0) return [];
  const given = pictures.map(({ mediaId, alt }) => ({ id: mediaId, alt: localized(alt) }));
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

/** What is said to fit stands among the values of its attribute, under the name of the maker, category or product. */
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
