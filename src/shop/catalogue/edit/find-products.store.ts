import { type RawBuilder, sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { ProductDraft, ShelfDraft } from './draft.ts';
import type { ProductSort, SoughtProducts } from './find-products.ts';

type Condition = RawBuilder<unknown>;

/** What is searched, as the index of migration 0022 has it. */
const SOUGHT = sql`lower(coalesce(name ->> 'en', '') || ' ' || coalesce(name ->> 'ar', '') || ' ' || coalesce(sku, '') || ' ' || gtin)`;

function contains(word: string): string {
  return `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}

function wordsIn(text: string): Condition[] {
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, 8);
  if (words.length === 0) return [];
  const all = sql.join(
    words.map((word) => sql`${SOUGHT} like ${contains(word)}`),
    sql` and `,
  );
  return [
    sql`p.id in (select coalesce(parent_id, id) from product where ${all} and (parent_id is null or status <> 'archived'))`,
  ];
}

function statusIs(status: SoughtProducts['status']): Condition {
  if (status === null) return sql`p.status in ('published', 'private', 'draft')`;
  if (status === 'scheduled') return sql`p.status = 'draft' and p.publish_at is not null`;
  return sql`p.status = ${status}`;
}

function stockIs(stock: SoughtProducts['stock'], threshold: number): Condition[] {
  if (stock === 'all') return [];
  if (stock === 'out') return [sql`not l.in_stock`];
  if (stock === 'onbackorder') return [sql`l.card ->> 'stock' = 'onbackorder'`];
  return [
    sql`p.id in (select coalesce(g.parent_id, g.id) from stock_level s join product g on g.id = s.product_id
      where g.manages_stock and g.status <> 'archived' and s.quantity <= coalesce(g.low_stock_amount, ${threshold}::int))`,
  ];
}

function listingConditions(sought: SoughtProducts, threshold: number): Condition[] {
  const { categoryId, brand, onSale, stock } = sought;
  return [
    ...(categoryId === null ? [] : [sql`l.category_ids @> ${[categoryId]}::int[]`]),
    ...(brand === null ? [] : [sql`l.facets @> ${[`brand:${brand}`]}::text[]`]),
    ...(onSale === null ? [] : [onSale ? sql`l.on_sale` : sql`not l.on_sale`]),
    ...stockIs(stock, threshold),
  ];
}

const ORDERS: Readonly<Record<ProductSort, RawBuilder<unknown>>> = {
  updated: sql`p.updated_at desc, p.id desc`,
  newest: sql`p.id desc`,
  name: sql`lower(coalesce(p.name ->> 'en', '')), p.id`,
  price: sql`l.price_min_minor, l.product_id`,
  'price-desc': sql`l.price_min_minor desc, l.product_id desc`,
  sales: sql`l.total_sales desc, l.product_id`,
};

const LISTED = sql`product p join listing_row l on l.product_id = p.id and l.language = 'en'`;

function conditionsOf(sought: SoughtProducts, threshold: number): Condition {
  const { text, productClass } = sought;
  return sql.join(
    [
      sql`p.parent_id is null`,
      statusIs(sought.status),
      ...(productClass === null ? [] : [sql`p.class = ${productClass}`]),
      ...wordsIn(text),
      ...listingConditions(sought, threshold),
    ],
    sql` and `,
  );
}

/** The listing's rows are needed only where they are asked about. */
function matchesOf(sought: SoughtProducts, threshold: number): Condition {
  const from = listingConditions(sought, threshold).length === 0 ? sql`product p` : LISTED;
  return sql`from ${from} where ${conditionsOf(sought, threshold)}`;
}

export async function countFound(db: DbOrTx, sought: SoughtProducts, threshold: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total ${matchesOf(sought, threshold)}
  `.execute(db);
  return rows[0]?.total ?? 0;
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
  /** Of the product itself; its variations have their own. */
  regularMinor: number | null;
  saleMinor: number | null;
  saleStartsAt: Date | null;
  saleEndsAt: Date | null;
  /** What shoppers pay now, from the cheapest to the dearest. */
  priceMinMinor: number | null;
  priceMaxMinor: number | null;
  isOnSale: boolean;
  stock: ShelfDraft['status'];
  /** Null where nothing of it is counted. */
  left: number | null;
  isLow: boolean;
  pictureFile: string | null;
  variations: number;
  totalSales: number;
  version: number;
  updatedAt: Date;
}>;

/** The smallest copy of its picture; the picture itself while there is none. */
const SMALLEST = sql`coalesce((select size ->> 'file' from jsonb_array_elements(l.card #> '{picture,sizes}') size
  where size ->> 'format' = 'webp' order by (size ->> 'widthPx')::int limit 1), l.card #>> '{picture,file}')`;

/** @returns whether few products are asked for, far apart in every order */
export function isNarrow(sought: SoughtProducts): boolean {
  return sought.text.trim() !== '' || listingConditions(sought, 0).length > 0;
}

/**
 * What is narrowed is gathered and counted first and sorted then: walking an index for rows that are far apart took
 * seconds. What is not is walked in its order.
 */
function foundIds(sought: SoughtProducts, threshold: number): Condition {
  const { sort, perPage, page } = sought;
  const limit = sql`limit ${perPage} offset ${(page - 1) * perPage}`;
  if (!isNarrow(sought))
    return sql`found as (select p.id, row_number() over () as place, null::int as total
      from (select p.id from ${LISTED} where ${conditionsOf(sought, threshold)} order by ${ORDERS[sort]} ${limit}) p)`;
  return sql`matching as materialized (select p.id ${matchesOf(sought, threshold)}),
    found as (select p.id, row_number() over () as place, (select count(*)::int from matching) as total
      from (select p.id from matching join product p on p.id = matching.id
        join listing_row l on l.product_id = p.id and l.language = 'en' order by ${ORDERS[sort]} ${limit}) p)`;
}

/** One page of found products, with how many there are where that was counted on the way. */
export async function findPage(
  db: DbOrTx,
  sought: SoughtProducts,
  threshold: number,
): Promise<{ rows: FoundProduct[]; total: number | null }> {
  const { rows } = await sql<FoundProduct & { total: number | null }>`
    with ${foundIds(sought, threshold)}
    select p.id, p.name, p.slug, coalesce(p.sku, '') as sku, p.gtin, p.type, p.class, p.status,
      p.publish_at as "publishAt", p.unpublish_at as "unpublishAt", p.visibility, p.is_featured as "isFeatured",
      p.regular_price_minor as "regularMinor", p.sale_price_minor as "saleMinor",
      p.sale_starts_at as "saleStartsAt", p.sale_ends_at as "saleEndsAt",
      l.price_min_minor as "priceMinMinor", l.price_max_minor as "priceMaxMinor", l.on_sale as "isOnSale",
      l.card ->> 'stock' as stock, ${SMALLEST} as "pictureFile", l.total_sales as "totalSales",
      shelf.left, coalesce(shelf.low, false) as "isLow",
      (select count(*) from product v where v.parent_id = p.id and v.status <> 'archived') as variations,
      p.version, p.updated_at as "updatedAt", found.total
    from found join product p on p.id = found.id
      join listing_row l on l.product_id = p.id and l.language = 'en'
      left join lateral (
        select sum(s.quantity)::int as left, bool_or(s.quantity <= coalesce(g.low_stock_amount, ${threshold}::int)) as low
        from product g join stock_level s on s.product_id = g.id
        where (g.id = p.id or g.parent_id = p.id) and g.manages_stock and g.status <> 'archived'
      ) shelf on true
    order by found.place
  `.execute(db);
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? null };
}
