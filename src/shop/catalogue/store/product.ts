import { sql } from 'kysely';
import type { CategoryId, ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { prepared } from '#platform/database/prepared.ts';

/** Columns of prices, and of stock except the level. */
export const PRICES = ['regular_price_minor', 'sale_price_minor', 'sale_starts_at', 'sale_ends_at'] as const;
export const SHELVES = ['manages_stock', 'stock_status', 'backorders', 'low_stock_amount'] as const;

const PRICE_AND_STOCK = [
  ...[...PRICES, ...SHELVES].map((column) => `product.${column}` as const),
  'stock_level.quantity' as const,
];

/** Products and variations with their stock level. */
export function withStock(db: DbOrTx) {
  return db.selectFrom('product').leftJoin('stock_level', 'stock_level.product_id', 'product.id');
}

/** Ids of published products in the order of the slugs; unknown slugs are left out. */
export async function readProductIds(db: DbOrTx, slugs: readonly string[]): Promise<ProductId[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .selectFrom('product')
    .select(['id', 'slug'])
    .where('slug', 'in', slugs)
    .where('type', '<>', 'variation')
    .where('status', '=', 'published')
    .execute();
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  return slugs.flatMap((slug) => ids.get(slug) ?? []);
}

/** Ids of products and variations by SKU, without unknown ones. */
export async function readIdsBySku(
  db: DbOrTx,
  skus: readonly string[],
): Promise<ReadonlyMap<string, ProductId>> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'sku'])
    .where('sku', '=', sql<string>`any(${skus}::text[])`)
    .execute();
  return new Map(rows.flatMap(({ id, sku }) => (sku === null ? [] : [[sku, id] as const])));
}

/** SKUs by id; products without SKU are left out. */
export async function readSkus(
  db: DbOrTx,
  ids: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, string>> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'sku'])
    .where('id', '=', sql<ProductId>`any(${ids}::int[])`)
    .execute();
  return new Map(rows.flatMap(({ id, sku }) => (sku === null ? [] : [[id, sku] as const])));
}

const variationStock = prepared((db, { parentId }: { parentId: ProductId }) =>
  withStock(db)
    .select(PRICE_AND_STOCK)
    .where('product.parent_id', '=', parentId)
    .where('product.status', '=', 'published')
    .compile(),
);

/** The stock of a product's published variations, in no order. */
export async function readVariationStock(db: DbOrTx, parentId: ProductId) {
  return variationStock(db, { parentId });
}

/** Products and variations that can be added to a cart; variations with their parent's name. */
export const readSellables = prepared((db, { ids }: { ids: readonly number[] }) =>
  withStock(db)
    .leftJoin('product as parent', 'parent.id', 'product.parent_id')
    .leftJoin('product_image', (join) =>
      join.onRef('product_image.product_id', '=', 'product.id').on('product_image.position', '=', 0),
    )
    .leftJoin('product_image as parent_image', (join) =>
      join.onRef('parent_image.product_id', '=', 'product.parent_id').on('parent_image.position', '=', 0),
    )
    .select([
      'product.id',
      'product.parent_id',
      'product.type',
      'product.sku',
      'product.attributes',
      'product.is_virtual',
      'product.tax_status',
      'product.tax_class',
      'product.status',
    ])
    .select(PRICE_AND_STOCK)
    .select((eb) => [
      eb.fn.coalesce('parent.name', 'product.name').as('name'),
      eb.fn.coalesce('parent.slug', 'product.slug').as('slug'),
      eb.fn.coalesce('parent.class', 'product.class').as('class'),
      eb.fn.coalesce('parent.visibility', 'product.visibility').as('visibility'),
      eb.fn.coalesce('parent.status', 'product.status').as('parent_status'),
      eb.fn.coalesce('parent.tax_status', 'product.tax_status').as('parent_tax_status'),
      eb.fn.coalesce('parent.shipping_class', 'product.shipping_class').as('shipping_class'),
      eb.fn
        .coalesce('parent.is_sold_individually', 'product.is_sold_individually')
        .as('is_sold_individually'),
      eb.fn.coalesce('product_image.media_id', 'parent_image.media_id').as('media_id'),
      'parent.attributes as parent_attributes',
      'product.meta',
      'parent.meta as parent_meta',
      sql<
        ProductId[]
      >`array(select device_id from product_fit where stick_id = coalesce(product.parent_id, product.id))`.as(
        'fits',
      ),
    ])
    .where('product.id', '=', sql<ProductId>`any(${ids}::int[])`)
    .compile(),
);

const categoriesOf = prepared((db, { productIds }: { productIds: readonly number[] }) =>
  db
    .selectFrom('product_category')
    .select(['product_id', 'category_id'])
    .where('product_id', '=', sql<ProductId>`any(${productIds}::int[])`)
    .compile(),
);

export async function readCategoryIds(
  db: DbOrTx,
  productIds: readonly number[],
): Promise<Map<number, CategoryId[]>> {
  const rows = await categoriesOf(db, { productIds });
  const categories = new Map<number, CategoryId[]>();
  for (const { product_id, category_id } of rows) {
    categories.set(product_id, [...(categories.get(product_id) ?? []), category_id]);
  }
  return categories;
}

const cartIdentity = prepared((db, { id }: { id: ProductId }) =>
  db
    .selectFrom('product')
    .leftJoin('product as parent', 'parent.id', 'product.parent_id')
    .select(['product.id', 'product.parent_id', 'product.type', 'product.slug', 'product.attributes'])
    .select(['product.status', 'parent.slug as parent_slug', 'parent.status as parent_status'])
    .where('product.id', '=', id)
    .compile(),
);

/** @returns the product of an id on the wire, or the variation with its parent */
export async function readCartIdentity(db: DbOrTx, id: ProductId) {
  const [row] = await cartIdentity(db, { id });
  return row;
}

export async function readVariationOptions(db: DbOrTx, parentId: ProductId) {
  return db
    .selectFrom('product')
    .select(['id', 'attributes'])
    .where('parent_id', '=', parentId)
    .where('status', '=', 'published')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Writes texts in one language; the other is unchanged. */
export async function addLanguage(
  db: DbOrTx,
  sku: string,
  texts: { name?: string; short_description?: string; description?: string },
): Promise<ProductId | null> {
  const patch = (text: string | undefined) =>
    JSON.stringify(text === undefined || text === '' ? {} : { ar: text });
  const row = await db
    .updateTable('product')
    .set({
      name: sql`name || ${patch(texts.name)}::jsonb`,
      short_description: sql`short_description || ${patch(texts.short_description)}::jsonb`,
      description: sql`description || ${patch(texts.description)}::jsonb`,
    })
    .where('sku', '=', sku)
    .returning(['id', 'parent_id'])
    .executeTakeFirst();
  if (row === undefined) return null;
  const id = row.parent_id ?? row.id;
  await sql`update product set version = version + 1 where id = ${id}`.execute(db);
  return id;
}

/** A product with its own page; variations have none. */
export async function findPublished(
  db: DbOrTx,
  id: ProductId,
): Promise<{ slug: string; allowsReviews: boolean } | null> {
  const row = await db
    .selectFrom('product')
    .select(['slug', 'allows_reviews'])
    .where('id', '=', id)
    .where('status', '=', 'published')
    .where('parent_id', 'is', null)
    .executeTakeFirst();
  return row?.slug ? { slug: row.slug, allowsReviews: row.allows_reviews } : null;
}
