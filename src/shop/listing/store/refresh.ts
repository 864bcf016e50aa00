import { sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';

/** The products of a batch, variations by their parents, with what a card shows of either. */
export async function readProducts(db: DbOrTx, ids: readonly number[]) {
  return db
    .selectFrom('product')
    .leftJoin('stock_level', 'stock_level.product_id', 'product.id')
    .select([
      'product.id',
      'product.parent_id',
      'product.type',
      'product.class',
      'product.slug',
      'product.sku',
      'product.name',
      'product.status',
      'product.visibility',
      'product.is_featured',
      'product.is_virtual',
      'product.regular_price_minor',
      'product.sale_price_minor',
      'product.sale_starts_at',
      'product.sale_ends_at',
      'product.manages_stock',
      'product.stock_status',
      'product.backorders',
      'product.low_stock_amount',
      'product.attributes',
      'product.meta',
      'product.position',
      'product.total_sales',
      'product.created_at',
      'product.external_url',
      'product.button_text',
      'stock_level.quantity',
    ])
    .where((eb) =>
      eb.or([
        eb('product.id', '=', sql<ProductId>`any(${ids}::int[])`),
        eb.and([
          eb('product.parent_id', '=', sql<ProductId>`any(${ids}::int[])`),
          eb('product.status', '<>', 'archived'),
        ]),
      ]),
    )
    .orderBy('product.position')
    .orderBy('product.id')
    .execute();
}

/** The first two pictures of each product, in order. */
export async function readFirstPictures(db: DbOrTx, ids: readonly number[]) {
  return db
    .selectFrom('product_image')
    .innerJoin('media', 'media.id', 'product_image.media_id')
    .select([
      'product_image.product_id',
      'media.id',
      'media.file',
      'media.mime',
      'media.width',
      'media.height',
    ])
    .select(['media.alt', 'media.title', 'media.caption', 'media.description', 'media.sizes'])
    .where('product_image.product_id', '=', sql<ProductId>`any(${ids}::int[])`)
    .where('product_image.position', '<', 2)
    .orderBy('product_image.position')
    .execute();
}

/** Each product's categories with all above them, deepest path first. */
export async function readCategoryPaths(db: DbOrTx, ids: readonly number[]) {
  const { rows } = await sql<{
    product_id: number;
    id: number;
    slug: string;
    name: { en: string; ar?: string };
    description: { en: string; ar?: string };
    depth: number;
  }>`
    with recursive placed as (
      select product_id, category_id, 0 as depth, position from product_category where product_id = any(${ids}::int[])
      union all
      select placed.product_id, category.parent_id, placed.depth + 1, placed.position
      from placed join category on category.id = placed.category_id where category.parent_id is not null
    )
    select placed.product_id, category.id, category.slug, category.name, category.description, placed.depth
    from placed join category on category.id = placed.category_id
    order by placed.position, placed.depth
  `.execute(db);
  return rows;
}

export async function readTagSlugs(db: DbOrTx, ids: readonly number[]) {
  return db
    .selectFrom('product_tag')
    .innerJoin('tag', 'tag.id', 'product_tag.tag_id')
    .select(['product_tag.product_id', 'tag.slug'])
    .where('product_tag.product_id', '=', sql<ProductId>`any(${ids}::int[])`)
    .execute();
}

export async function readRatings(db: DbOrTx, ids: readonly number[]) {
  const { rows } = await sql<{ product_id: number; sum: number; count: number }>`
    select product_id, sum(rating) as sum, count(*) as count from review
    where product_id = any(${ids}::int[]) and status = 'approved' and rating is not null group by product_id
  `.execute(db);
  return new Map(
    rows.map(({ product_id, sum, count }) => [product_id, { sum: Number(sum), count: Number(count) }]),
  );
}

export type ListingRow = {
  product_id: number;
  language: string;
  in_catalogue: boolean;
  in_search: boolean;
  name: string;
  position: number;
  price_min_minor: number | null;
  price_max_minor: number | null;
  on_sale: boolean;
  in_stock: boolean;
  is_featured: boolean;
  rating_sum: number;
  rating_count: number;
  total_sales: number;
  created_at: string;
  category_ids: number[];
  facets: string[];
  tags: string[];
  plain_text: string;
  /** PostgreSQL's own spelling of a tsvector. */
  words: string;
  card: unknown;
  refresh_at: string | null;
};

const COLUMNS =
  'product_id int, language text, in_catalogue boolean, in_search boolean, name text, position int, price_min_minor int, price_max_minor int, on_sale boolean, in_stock boolean, is_featured boolean, rating_sum int, rating_count int, total_sales int, created_at timestamptz, category_ids int[], facets text[], tags text[], plain_text text, words tsvector, card jsonb, refresh_at timestamptz';
const NAMES = COLUMNS.split(', ').map((column) => column.split(' ')[0] ?? '');

/**
 * Locks the rows of these products against other writers until the transaction ends, ordered by id to prevent
 * deadlocks. Concurrent orders of products without stock management share no other lock.
 */
export async function lockRows(db: DbOrTx, ids: readonly number[]): Promise<void> {
  await sql`select from product where id = any(${ids}::int[]) order by id for no key update`.execute(db);
}

const KEPT_APART = ['product_id', 'language'];
const CHANGING = sql.raw(
  [...NAMES, 'rating_average']
    .filter((name) => !KEPT_APART.includes(name))
    .map((name) => `${name} = excluded.${name}`)
    .join(', '),
);

/**
 * Replaces the rows of some products. Unchanged rows are not written, so that nothing derived from them is
 * invalidated.
 */
export async function replaceRows(
  db: DbOrTx,
  ids: readonly number[],
  rows: readonly ListingRow[],
): Promise<void> {
  const listed = [...new Set(rows.map(({ product_id }) => product_id))];
  await sql`
    delete from listing_row where product_id = any(${ids}::int[]) and not product_id = any(${listed}::int[])
  `.execute(db);
  if (rows.length === 0) return;
  const names = sql.raw(NAMES.join(', '));
  const written = await sql<{ product_id: number; is_new: boolean }>`
    insert into listing_row (${names}, rating_average)
    select ${names}, coalesce(rating_sum::real / nullif(rating_count, 0), 0)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${sql.raw(COLUMNS)})
    on conflict (product_id, language) do update set ${CHANGING} where listing_row is distinct from excluded
    returning product_id, xmax = 0 as is_new
  `.execute(db);
  const fresh = new Set(written.rows.filter(({ is_new }) => is_new).map(({ product_id }) => product_id));
  const known = listed.filter((id) => !fresh.has(id));
  if (known.length > 0) await sql`select glance_at_listed(${known}::int[])`.execute(db);
}

/** From now on these rows are due. */
export async function refreshLater(db: DbOrTx, ids: readonly number[], now: Date): Promise<void> {
  await lockRows(db, ids);
  await sql`update listing_row set refresh_at = ${now} where product_id = any(${ids}::int[])`.execute(db);
}

/** Most products refreshed in one transaction. */
export const DUE_AT_ONCE = 500;

/** @returns products whose price or position has changed by schedule since their row was written */
export async function dueProducts(db: DbOrTx, now: Date): Promise<ProductId[]> {
  const rows = await db
    .selectFrom('listing_row')
    .select('product_id')
    .distinct()
    .where('refresh_at', '<=', now)
    .limit(DUE_AT_ONCE)
    .execute();
  return rows.map(({ product_id }) => product_id);
}

export async function productsShowing(db: DbOrTx, mediaId: number): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select distinct coalesce(product.parent_id, product.id) as id from product_image
    join product on product.id = product_image.product_id where product_image.media_id = ${mediaId}
  `.execute(db);
  return rows.map(({ id }) => id);
}
