import { type RawBuilder, sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { Language, Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { TextField } from '../rules/completeness/missing-texts.ts';
import type { ProductDraft, StockDraft } from '../rules/draft.ts';
import type { ProductQuery, ProductSort } from '../rules/product-query.ts';
import { isIncomplete, missingIn } from './missing-texts.ts';

type Condition = RawBuilder<unknown>;

function contains(word: string): string {
  return `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}

const MOST_WORDS = 8;

function wordsIn(text: string): Condition[] {
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return words.map((word) => sql`g.sought like ${contains(word)}`);
}

function statusIs(status: ProductQuery['status']): Condition {
  if (status === null) return sql`g.status in ('published', 'private', 'draft')`;
  if (status === 'scheduled') return sql`g.status = 'draft' and g.is_scheduled`;
  return sql`g.status = ${status}`;
}

function stockIs(stock: ProductQuery['stock'], threshold: number): Condition[] {
  if (stock === 'all') return [];
  if (stock === 'out') return [sql`not g.in_stock`];
  if (stock === 'onbackorder') return [sql`g.stock = 'onbackorder'`];
  return [sql`(g.is_low_by_own or g.least_left <= ${threshold}::int)`];
}

const ORDERS: Readonly<Record<ProductSort, Condition>> = {
  updated: sql`g.updated_at desc, g.product_id desc`,
  newest: sql`g.product_id desc`,
  name: sql`g.name, g.product_id`,
  price: sql`g.price_min_minor, g.product_id`,
  'price-desc': sql`g.price_min_minor desc nulls last, g.product_id desc`,
  sales: sql`g.total_sales desc, g.product_id`,
};

function conditionsOf(sought: ProductQuery, threshold: number): Condition {
  const { text, productClass, categoryId, brand, onSale, stock, missing } = sought;
  return sql.join(
    [
      statusIs(sought.status),
      ...(productClass === null ? [] : [sql`g.class = ${productClass}`]),
      ...wordsIn(text),
      ...(categoryId === null ? [] : [sql`g.category_ids @> ${[categoryId]}::int[]`]),
      ...(brand === null ? [] : [sql`g.brands @> ${[`brand:${brand}`]}::text[]`]),
      ...(onSale === null ? [] : [onSale ? sql`g.on_sale` : sql`not g.on_sale`]),
      ...stockIs(stock, threshold),
      ...(missing === null
        ? []
        : [
            sql`g.product_id in (select id from product where parent_id is null and ${isIncomplete(missing, 'product')})`,
          ]),
    ],
    sql` and `,
  );
}

export async function countProducts(db: DbOrTx, sought: ProductQuery, threshold: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from product_glance g where ${conditionsOf(sought, threshold)}
  `.execute(db);
  return rows[0]?.total ?? 0;
}

/** The ids of products that are sought, whatever page, in no order; all of them, or the first `most`. */
export async function findIds(
  db: DbOrTx,
  sought: ProductQuery,
  { threshold, most }: { threshold: number; most: number | null },
): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select g.product_id as id from product_glance g where ${conditionsOf(sought, threshold)} limit ${most}::int
  `.execute(db);
  return rows.map(({ id }) => id);
}

export type FoundProduct = Readonly<{
  id: ProductId;
  name: Localized;
  slug: string;
  sku: string;
  gtin: string;
  type: ProductDraft['type'];
  class: ProductDraft['class'];
  status: ProductDraft['status'];
  publishAt: Date | null;
  unpublishAt: Date | null;
  visibility: ProductDraft['visibility'];
  isFeatured: boolean;
  /** The product's own price; variations have theirs. */
  regularMinor: number | null;
  saleMinor: number | null;
  saleStartsAt: Date | null;
  saleEndsAt: Date | null;
  /** The prices of a sale, its own or its variations': from the first start to the last end. */
  hasSale: boolean;
  saleFrom: Date | null;
  saleUntil: Date | null;
  /** The current price range. */
  priceMinMinor: number | null;
  priceMaxMinor: number | null;
  isOnSale: boolean;
  stock: StockDraft['status'];
  /** Null when no stock is tracked. */
  left: number | null;
  isLow: boolean;
  pictureFile: string | null;
  variations: number;
  /** Published variations without a price; they are not for sale. */
  unpricedVariations: number;
  /** Texts that are missing, by language. */
  missing: Readonly<Record<Language, readonly TextField[]>>;
  totalSales: number;
  version: number;
  updatedAt: Date;
}>;

/** The smallest copy of the picture; the original if there are no copies. */
const SMALLEST = sql`coalesce((select size ->> 'file' from jsonb_array_elements(l.card #> '{picture,sizes}') size
  where size ->> 'format' = 'webp' order by (size ->> 'widthPx')::int limit 1), l.card #>> '{picture,file}')`;

/** A page of products: selected on narrow rows, then read completely. */
export async function findPage(db: DbOrTx, sought: ProductQuery, threshold: number): Promise<FoundProduct[]> {
  const { sort, perPage, page } = sought;
  const { rows } = await sql<FoundProduct>`
    with found as materialized (select id, row_number() over () as place from (
      select g.product_id as id from product_glance g where ${conditionsOf(sought, threshold)}
      order by ${ORDERS[sort]} limit ${perPage} offset ${(page - 1) * perPage}) g)
    select p.id, p.name, p.slug, coalesce(p.sku, '') as sku, p.gtin, p.type, p.class, p.status,
      p.publish_at as "publishAt", p.unpublish_at as "unpublishAt", p.visibility, p.is_featured as "isFeatured",
      p.regular_price_minor as "regularMinor", p.sale_price_minor as "saleMinor",
      p.sale_starts_at as "saleStartsAt", p.sale_ends_at as "saleEndsAt",
      l.price_min_minor as "priceMinMinor", l.price_max_minor as "priceMaxMinor", coalesce(l.on_sale, false) as "isOnSale",
      coalesce(l.card ->> 'stock', p.stock_status) as stock, ${SMALLEST} as "pictureFile", p.total_sales as "totalSales",
      sale.count > 0 as "hasSale", sale.starts as "saleFrom", sale.ends as "saleUntil",
      shelf.left, coalesce(shelf.low, false) as "isLow",
      (select count(*) from product v where v.parent_id = p.id and v.status <> 'archived') as variations,
      (select count(*) from product v where v.parent_id = p.id and v.status = 'published'
        and v.regular_price_minor is null and p.type = 'variable') as "unpricedVariations",
      jsonb_build_object('en', ${missingIn('en', 'p')}, 'ar', ${missingIn('ar', 'p')}) as missing,
      p.version, p.updated_at as "updatedAt"
    from found join product p on p.id = found.id
      left join listing_row l on l.product_id = p.id and l.language = 'en'
      left join lateral (
        select sum(s.quantity)::int as left, bool_or(s.quantity <= coalesce(g.low_stock_amount, ${threshold}::int)) as low
        from product g join stock_level s on s.product_id = g.id
        where (g.id = p.id or g.parent_id = p.id) and g.manages_stock and g.status <> 'archived'
      ) shelf on true
      left join lateral (
        select count(*)::int as count, min(s.sale_starts_at) as starts, max(s.sale_ends_at) as ends from product s
        where (s.id = p.id or s.parent_id = p.id) and s.sale_price_minor is not null and s.status <> 'archived'
      ) sale on true
    order by found.place
  `.execute(db);
  return rows;
}
