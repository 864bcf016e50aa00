import { sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';

/** Columns of `product` that a file may fill, with their types. */
const COLUMNS: Readonly<Record<string, string>> = {
  type: 'text',
  class: 'text',
  gtin: 'text',
  name: 'jsonb',
  short_description: 'jsonb',
  description: 'jsonb',
  status: 'text',
  visibility: 'text',
  is_featured: 'boolean',
  is_virtual: 'boolean',
  is_downloadable: 'boolean',
  regular_price_minor: 'integer',
  sale_price_minor: 'integer',
  sale_starts_at: 'timestamptz',
  sale_ends_at: 'timestamptz',
  tax_status: 'text',
  tax_class: 'text',
  manages_stock: 'boolean',
  stock_status: 'text',
  backorders: 'text',
  low_stock_amount: 'integer',
  is_sold_individually: 'boolean',
  weight_kg: 'numeric',
  length_cm: 'numeric',
  width_cm: 'numeric',
  height_cm: 'numeric',
  allows_reviews: 'boolean',
  purchase_note: 'jsonb',
  shipping_class: 'text',
  external_url: 'text',
  button_text: 'jsonb',
  download_limit: 'integer',
  download_expiry_days: 'integer',
  downloads: 'jsonb',
  attributes: 'jsonb',
  meta: 'jsonb',
  position: 'integer',
  total_sales: 'integer',
};

/** Values of columns that the file lacks. */
const DEFAULTS: Readonly<Record<string, string>> = {
  name: `'{"en": ""}'`,
  short_description: `'{"en": ""}'`,
  description: `'{"en": ""}'`,
  purchase_note: `'{"en": ""}'`,
  button_text: `'{"en": ""}'`,
  downloads: `'[]'`,
  attributes: `'[]'`,
  meta: `'{}'`,
  status: `'published'`,
  visibility: `'visible'`,
  tax_status: `'taxable'`,
  stock_status: `'instock'`,
  backorders: `'no'`,
  allows_reviews: 'true',
  is_featured: 'false',
  is_virtual: 'false',
  is_downloadable: 'false',
  manages_stock: 'false',
  is_sold_individually: 'false',
  gtin: `''`,
  tax_class: `''`,
  shipping_class: `''`,
  external_url: `''`,
  position: '0',
  total_sales: '0',
  class: `'other'`,
};

const names = Object.keys(COLUMNS);
const TEXT_IN_LANGUAGES = new Set([
  'name',
  'short_description',
  'description',
  'purchase_note',
  'button_text',
]);

function fresh(column: string): string {
  if (column === 'type') return 'r.type';
  const read = `(r.goods ->> '${column}')::${COLUMNS[column]}`;
  return DEFAULTS[column] === undefined ? read : `coalesce(${read}, ${DEFAULTS[column]})`;
}

/** A file in one language leaves the other language's text unchanged. */
function keptColumn(column: string): string {
  const value = TEXT_IN_LANGUAGES.has(column)
    ? `product.${column} || excluded.${column}`
    : `excluded.${column}`;
  return `${column} = case when (select goods ? '${column}' from import_row where product_id = excluded.id) then ${value} else product.${column} end`;
}

/** Slugs are unique: a second product with the same name gets its id appended. */
const ADDRESS = `case when r.type = 'variation' then null
  when r.slug = '' then 'product-' || r.product_id
  when exists (select from product other where other.slug = r.slug and other.id <> r.product_id)
    or exists (select from import_row earlier where earlier.slug = r.slug and earlier.type <> 'variation'
      and earlier.verdict <> 'refuse' and earlier.line < r.line and earlier.product_id <> r.product_id)
  then r.slug || '-' || r.product_id
  else r.slug end`;

const upsert = `
  insert into product (id, parent_id, slug, sku, import_digest, ${names.join(', ')})
  select r.product_id, r.parent_id, ${ADDRESS}, r.sku, '', ${names.map(fresh).join(', ')}
  from import_row r
  where r.family = any($FAMILIES) and r.verdict in ('create', 'change')
  order by r.parent_id nulls first, r.line
  on conflict (id) do update set ${names.map(keptColumn).join(', ')},
    parent_id = excluded.parent_id, sku = excluded.sku, import_digest = '', updated_at = now()
  where (select verdict from import_row where product_id = excluded.id) = 'change'`;

/**
 * Writes the products of some families; open editors will see a conflict. Their digests stay empty until all
 * related rows are written.
 *
 * @returns the number of written products; a new one whose id was taken meanwhile is not written
 */
export async function upsertProducts(tx: DbOrTx, families: readonly number[]): Promise<bigint> {
  await sql`update product set version = version + 1 where id = any(${families}::int[])`.execute(tx);
  const [before = '', after = ''] = upsert.split('$FAMILIES');
  const written = await sql`${sql.raw(before)}${families}::int[]${sql.raw(after)}`.execute(tx);
  return written.numAffectedRows ?? 0n;
}

/** A product that the file gives another type than variable, with the variations that it has in the shop. */
export type FormerVariable = Readonly<{ id: ProductId; key: string; variations: readonly number[] }>;

/**
 * Products that lose their variations by the import.
 *
 * @param families null for all of the file
 */
export async function formerVariables(
  db: DbOrTx,
  families: readonly number[] | null,
): Promise<FormerVariable[]> {
  const { rows } = await sql<FormerVariable>`
    select r.product_id as id, coalesce(r.sku, 'id:' || r.product_id) as key, array_agg(variation.id) as variations
    from import_row r join product variation on variation.parent_id = r.product_id and variation.status <> 'archived'
    where r.verdict = 'change' and r.goods ->> 'type' <> 'variable'
      and (${families}::int[] is null or r.family = any(${families}::int[]))
    group by r.line, r.product_id, r.sku order by r.line
  `.execute(db);
  return rows;
}
