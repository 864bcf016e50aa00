import { sql } from 'kysely';
import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { BundlePart, PricePlan, ProductClass, StockState } from '../product.ts';
import { bundleClass, bundleStock } from '../rules/bundle-choice.ts';
import { parsePricePlan, parseStock } from '../rules/product-row.ts';
import { readBundles } from './bundles.ts';

const AT_ONCE = 500;

/** A public product, with what a sitemap needs. */
export type PublishedProduct = Readonly<{
  id: number;
  slug: string;
  /** When it or one of its variations was last changed. */
  changedAt: Instant;
  /** Picture files, main picture first. */
  pictures: readonly string[];
}>;

const PUBLISHED = sql`product.parent_id is null and product.status = 'published' and product.visibility <> 'hidden'`;

export async function countPublished(db: DbOrTx): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from product where ${PUBLISHED}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** @returns the id before the first product of a page, in id order */
async function idBefore(db: DbOrTx, offset: number): Promise<number> {
  if (offset === 0) return 0;
  const { rows } = await sql<{ id: number }>`
    select id from product where ${PUBLISHED} order by id offset ${offset - 1} limit 1`.execute(db);
  return rows[0]?.id ?? Number.MAX_SAFE_INTEGER;
}

async function nextPublished(db: DbOrTx, after: number, limit: number): Promise<PublishedProduct[]> {
  const { rows } = await sql<PublishedProduct>`
    select product.id, product.slug,
      greatest(product.updated_at, (select max(v.updated_at) from product v where v.parent_id = product.id)) as "changedAt",
      array(select media.file from product_image i join media on media.id = i.media_id
        where i.product_id = product.id order by i.position) as pictures
    from product where ${PUBLISHED} and product.id > ${after} order by product.id limit ${limit}`.execute(db);
  return rows;
}

/** Streams published products in id order, in batches. */
export async function* publishedProducts(
  db: DbOrTx,
  { offset, limit }: { offset: number; limit: number },
): AsyncGenerator<PublishedProduct> {
  let left = limit;
  let after = await idBefore(db, offset);
  while (left > 0) {
    const batch = await nextPublished(db, after, Math.min(left, AT_ONCE));
    if (batch.length === 0) return;
    yield* batch;
    left -= batch.length;
    after = batch.at(-1)?.id ?? after;
  }
}

/** A product or variation for sale, as a product feed lists it. */
export type FeedProduct = Readonly<{
  id: number;
  parentId: number | null;
  slug: string;
  sku: string;
  gtin: string;
  class: ProductClass;
  name: Localized;
  description: Localized;
  brand: string;
  prices: PricePlan;
  stock: StockState;
  isBundle: boolean;
  /** Attribute slug to value slug of a variation. */
  options: Readonly<Record<string, string>>;
  pictures: readonly string[];
  /** Category names from the root to the product's own. */
  categories: readonly Localized[];
}>;

type FeedRow = Omit<FeedProduct, 'prices' | 'stock' | 'isBundle'> &
  Parameters<typeof parsePricePlan>[0] &
  Parameters<typeof parseStock>[0];

async function nextOffered(db: DbOrTx, after: number): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    with recursive way as (
      select id, array[name] as names from category where parent_id is null
      union all
      select child.id, way.names || child.name from category child join way on child.parent_id = way.id
    )
    select g.id, g.parent_id as "parentId", coalesce(product.slug, '') as slug, coalesce(g.sku, '') as sku, g.gtin,
      product.class, product.name,
      case when product.short_description ->> 'en' <> '' and product.description ->> 'en' = ''
        then product.short_description else product.description end as description,
      coalesce(jsonb_path_query_first(product.attributes, '$[*] ? (@.slug == "brand").values[0].name') #>> '{}', '') as brand,
      g.regular_price_minor, g.sale_price_minor, g.sale_starts_at, g.sale_ends_at,
      g.manages_stock, g.stock_status, g.backorders, g.low_stock_amount, stock_level.quantity,
      case when g.parent_id is null then '{}'::jsonb else coalesce(
        (select jsonb_object_agg(a ->> 'slug', a #>> '{values,0,slug}') from jsonb_array_elements(g.attributes) a
          where a #>> '{values,0,slug}' is not null), '{}') end as options,
      array(select media.file from product_image i join media on media.id = i.media_id
        where i.product_id = any (array[g.id, product.id]) order by i.product_id <> g.id, i.position limit 11) as pictures,
      to_jsonb(coalesce((select way.names from product_category c join way on way.id = c.category_id
        where c.product_id = product.id order by array_length(way.names, 1) desc, c.position limit 1), '{}')) as categories
    from product g
      join product on product.id = coalesce(g.parent_id, g.id) and ${PUBLISHED}
      left join stock_level on stock_level.product_id = g.id
    where g.id > ${after} and g.status = 'published' and g.type in ('simple', 'variation')
      and g.regular_price_minor is not null
    order by g.id limit ${AT_ONCE}`.execute(db);
  return rows;
}

function toOffered(row: FeedRow, parts: readonly BundlePart[]): FeedProduct {
  return {
    ...row,
    class: bundleClass(row.class, parts),
    prices: parsePricePlan(row),
    stock: bundleStock(parseStock(row), parts),
    isBundle: parts.length > 0,
  };
}

/** Streams all products for sale, in batches. */
export async function* offeredProducts(db: DbOrTx): AsyncGenerator<FeedProduct> {
  let after = 0;
  for (;;) {
    const batch = await nextOffered(db, after);
    if (batch.length === 0) return;
    const bundles = await readBundles(
      db,
      batch.map(({ id }) => id),
    );
    for (const row of batch) yield toOffered(row, bundles.get(row.id) ?? []);
    after = batch.at(-1)?.id ?? after;
  }
}

/** When a category's own products last changed, by category id. */
export async function categoryChanges(db: DbOrTx): Promise<Map<number, Instant>> {
  const { rows } = await sql<{ id: number; at: Date }>`
    select c.category_id as id, max(product.updated_at) as at
    from product_category c join product on product.id = c.product_id where ${PUBLISHED} group by c.category_id`.execute(
    db,
  );
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** @returns the slug of a published product by id (of a variation, its parent) or slug */
export async function publishedSlug(
  db: DbOrTx,
  named: { id: number } | { slug: string },
): Promise<string | null> {
  const matching =
    'id' in named
      ? sql`product.id = (select coalesce(parent_id, id) from product one where one.id = ${named.id})`
      : sql`product.slug = ${named.slug}`;
  const { rows } = await sql<{ slug: string }>`
    select product.slug from product where ${matching} and product.parent_id is null and product.status = 'published'`.execute(
    db,
  );
  return rows[0]?.slug ?? null;
}
