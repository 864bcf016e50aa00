import { sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';

export type WrittenRow = {
  product_id: number;
  sku: string | null;
  line: number;
  stock: number | null | undefined;
  may_go_below_zero: boolean;
  links: unknown;
  attributes: unknown;
  has_attributes: boolean;
};

/** @returns the written rows with their related data */
export async function writtenRows(tx: DbOrTx, families: readonly number[]): Promise<WrittenRow[]> {
  const { rows } = await sql<WrittenRow>`
    select r.product_id, r.sku, r.line, r.links, product.attributes, product.backorders <> 'no' as may_go_below_zero,
      r.goods ? 'attributes' as has_attributes
    from import_row r join product on product.id = r.product_id
    where r.family = any(${families}::int[]) and r.verdict in ('create', 'change') order by r.line
  `.execute(tx);
  return rows;
}

type Pair = { product_id: number; id: number; position: number };

/** Replaces the rows of a join table for some products. */
async function replacePairs(
  tx: DbOrTx,
  table: 'product_category' | 'product_tag' | 'product_image',
  { pairs, products }: { pairs: readonly Pair[]; products: readonly number[] },
): Promise<void> {
  const column = { product_category: 'category_id', product_tag: 'tag_id', product_image: 'media_id' }[table];
  await sql`delete from ${sql.table(table)} where product_id = any(${products}::int[])`.execute(tx);
  if (pairs.length === 0) return;
  await sql`
    insert into ${sql.table(table)} (product_id, ${sql.ref(column ?? '')}, position)
    select product_id, id, position from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p(product_id int, id int, position int)
    on conflict do nothing
  `.execute(tx);
}

export async function replaceCategories(
  tx: DbOrTx,
  pairs: readonly Pair[],
  products: readonly number[],
): Promise<void> {
  await replacePairs(tx, 'product_category', { pairs, products });
}

export async function replaceTags(
  tx: DbOrTx,
  pairs: readonly Pair[],
  products: readonly number[],
): Promise<void> {
  await replacePairs(tx, 'product_tag', { pairs, products });
}

export async function replaceImages(
  tx: DbOrTx,
  pairs: readonly Pair[],
  products: readonly number[],
): Promise<void> {
  await replacePairs(tx, 'product_image', { pairs, products });
}

/** Tags by name; creates missing ones. */
export async function ensureTags(
  tx: DbOrTx,
  tags: readonly { slug: string; name: string }[],
): Promise<Map<string, number>> {
  await sql`
    insert into tag (slug, name) select slug, jsonb_build_object('en', name)
    from jsonb_to_recordset(${JSON.stringify(tags)}::jsonb) as t(slug text, name text) on conflict (slug) do nothing
  `.execute(tx);
  const rows = await tx
    .selectFrom('tag')
    .select(['id', 'slug'])
    .where(
      'slug',
      'in',
      tags.map(({ slug }) => slug),
    )
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

type Term = { attribute: string; attribute_name: string; slug: string; name: string; hex: string | null };

/** Global attributes and values; creates missing ones. A known colour is kept. */
export async function ensureTerms(tx: DbOrTx, terms: readonly Term[]): Promise<void> {
  const given = JSON.stringify(terms);
  await sql`
    insert into attribute (slug, name) select distinct on (attribute) attribute, jsonb_build_object('en', attribute_name)
    from jsonb_to_recordset(${given}::jsonb) as t(attribute text, attribute_name text) on conflict (slug) do nothing
  `.execute(tx);
  await sql`
    insert into attribute_term (attribute_slug, slug, name, swatch_hex)
    select distinct on (attribute, slug) attribute, slug, jsonb_build_object('en', name), hex
    from jsonb_to_recordset(${given}::jsonb) as t(attribute text, slug text, name text, hex text)
    order by attribute, slug, hex nulls last
    on conflict (attribute_slug, slug) do update set swatch_hex = coalesce(excluded.swatch_hex, attribute_term.swatch_hex)
  `.execute(tx);
}

type Level = { product_id: number; quantity: number; may_go_below_zero: boolean };

/** Sets stock to the file's values by ledger movements; reductions follow the order of locations. */
export async function setStockLevels(tx: DbOrTx, levels: readonly Level[]): Promise<void> {
  const given = JSON.stringify(levels);
  await sql`
    insert into stock_level (product_id, quantity, may_go_below_zero)
    select product_id, 0, may_go_below_zero from jsonb_to_recordset(${given}::jsonb) as l(product_id int, may_go_below_zero boolean)
    on conflict (product_id) do update set may_go_below_zero = excluded.may_go_below_zero
  `.execute(tx);
  await sql`
    insert into stock_movement (product_id, change, reason, location_id)
    select l.product_id, moved.share, 'import', moved.location_id
    from jsonb_to_recordset(${given}::jsonb) as l(product_id int, quantity int)
      join stock_level on stock_level.product_id = l.product_id
      cross join lateral spread_stock(l.product_id, l.quantity - stock_level.quantity) moved
  `.execute(tx);
}

type Link = {
  product_id: number;
  kind: string;
  ref: string;
  position: number;
  quantity: number;
  /** Default variations of the parts, all in one list; null when the file has none. */
  defaults: readonly string[] | null;
};

type Replaced = Readonly<{
  /** The kinds of relations the file defines per product; others are unchanged. */
  named: readonly Readonly<{ product_id: number; kind: string }>[];
  products: readonly number[];
}>;

/**
 * Replaces the relations of some products. Relations to unknown products are left out; a part whose default the
 * file does not name keeps it.
 *
 * @returns the relations left out
 */
export async function replaceLinks(
  tx: DbOrTx,
  links: readonly Link[],
  { named, products }: Replaced,
): Promise<Link[]> {
  const given = JSON.stringify(links);
  const kinds = sql`jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n(product_id int, kind text)`;
  const matchingRows = sql`
    select l.*, coalesce(
        (select id from product where sku = l.ref),
        (select id from product where id = substring(l.ref from '^id:(\\d{1,9})$')::int)) as target_id
    from jsonb_to_recordset(${given}::jsonb) as l(product_id int, kind text, ref text, position int, quantity int, defaults jsonb)`;
  await sql`
    delete from product_link using ${kinds} where product_link.product_id = n.product_id and product_link.kind = n.kind
  `.execute(tx);
  const { rows: before } = await sql`
    delete from bundle_part using ${kinds} where bundle_part.product_id = n.product_id and n.kind = 'bundle'
    returning bundle_part.product_id, part_id, default_variation_id
  `.execute(tx);
  if (links.length === 0) return [];
  await sql`
    insert into product_link (product_id, target_id, kind, position)
    select product_id, target_id, kind, position from (${matchingRows}) f where kind <> 'bundle' and target_id is not null
    on conflict do nothing
  `.execute(tx);
  await sql`
    insert into bundle_part (product_id, part_id, quantity, position, default_variation_id)
    select product_id, target_id, quantity, position,
      case when jsonb_typeof(f.defaults) = 'array' then
        (select variation.id from product variation where variation.parent_id = target_id and f.defaults ? variation.sku
          order by variation.position, variation.id limit 1)
      else (select b.default_variation_id
        from jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as b(product_id int, part_id int, default_variation_id int)
        where b.product_id = f.product_id and b.part_id = target_id) end
    from (${matchingRows}) f where kind = 'bundle' and target_id is not null
    on conflict do nothing
  `.execute(tx);
  await classifyBundles(tx, products);
  const { rows } = await sql<Link>`select * from (${matchingRows}) f where target_id is null`.execute(tx);
  return rows;
}

/** A bundle that contains tobacco is classified as tobacco. */
async function classifyBundles(tx: DbOrTx, products: readonly number[]): Promise<void> {
  await sql`
    update product set class = 'tobacco'
    where id = any(${products}::int[]) and class <> 'tobacco' and exists (
      select from bundle_part
        join product part on part.id = bundle_part.part_id
        left join product parent on parent.id = part.parent_id
      where bundle_part.product_id = product.id and coalesce(parent.class, part.class) = 'tobacco')
  `.execute(tx);
}

/** Marks the import of products as complete: the same rows change nothing from now on. */
export async function markImported(tx: DbOrTx, products: readonly number[]): Promise<void> {
  await sql`
    update product set import_digest = import_row.digest from import_row
    where import_row.product_id = product.id and product.id = any(${products}::int[])
  `.execute(tx);
  await markListed(tx, products);
}

/** Lists and compatibility of these products and their variations are up to date. */
export async function markListed(tx: DbOrTx, products: readonly number[]): Promise<void> {
  await sql`
    update product_import set is_listed = true from product
    where product.id = product_import.product_id and not is_listed
      and (product.id = any(${products}::int[]) or product.parent_id = any(${products}::int[]))
  `.execute(tx);
}

/** Products, variations by their parents, that an interrupted import wrote and lists do not show yet. */
export async function unlistedFamilies(db: DbOrTx, limit: number): Promise<ProductId[]> {
  const { rows } = await sql<{ family: ProductId }>`
    select distinct coalesce(parent_id, id) as family from product_import join product on id = product_id
    where not is_listed order by family limit ${limit}::int
  `.execute(db);
  return rows.map(({ family }) => family);
}
