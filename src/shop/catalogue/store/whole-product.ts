import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { ProductId } from '#kernel/ids.ts';
import type { Database, DbOrTx } from '#platform/database/client.ts';
import { prepared } from '#platform/database/prepared.ts';
import { JOINED_MEDIA_COLUMNS, parseMedia } from '#shop/media';
import type { BundlePart, CategoryRef, Product, ProductClass, Variation, Visibility } from '../product.ts';
import { bundleClass, bundleStock } from '../rules/bundle-choice.ts';
import { isGiftCard } from '../rules/gift-card.ts';
import {
  parseAttributes,
  parseDimensions,
  parseMeta,
  parseNumber,
  parseOptions,
  parsePricePlan,
  parseStock,
} from '../rules/product-row.ts';
import { bestStatus } from '../rules/stock.ts';
import { readBundles } from './bundles.ts';
import { PRICES, SHELVES, withStock } from './product.ts';
import { nameAttribute, parseTerms, type TermRow } from './terms.ts';

type OfProduct = ExpressionBuilder<Database, 'product'>;

/** The published variations in order, with their pictures. */
function variations(eb: OfProduct) {
  return jsonArrayFrom(
    eb
      .selectFrom('product as variation')
      .leftJoin('stock_level as level', 'level.product_id', 'variation.id')
      .select([
        'variation.id',
        'variation.sku',
        'variation.gtin',
        'variation.name',
        'variation.description',
        'variation.attributes',
        'variation.is_virtual',
        'variation.is_downloadable',
        'variation.weight_kg',
        'variation.length_cm',
        'variation.width_cm',
        'variation.height_cm',
        'level.quantity',
      ])
      .select([...PRICES, ...SHELVES].map((column) => `variation.${column}` as const))
      .select((of) =>
        jsonObjectFrom(
          of
            .selectFrom('product_image')
            .innerJoin('media', 'media.id', 'product_image.media_id')
            .select(JOINED_MEDIA_COLUMNS)
            .whereRef('product_image.product_id', '=', 'variation.id')
            .where('product_image.position', '=', 0),
        ).as('image'),
      )
      .whereRef('variation.parent_id', '=', 'product.id')
      .where('variation.status', '=', 'published')
      .orderBy('variation.position')
      .orderBy('variation.id'),
  );
}

function images(eb: OfProduct) {
  return jsonArrayFrom(
    eb
      .selectFrom('product_image')
      .innerJoin('media', 'media.id', 'product_image.media_id')
      .select(JOINED_MEDIA_COLUMNS)
      .whereRef('product_image.product_id', '=', 'product.id')
      .orderBy('product_image.position'),
  );
}

function categories(eb: OfProduct) {
  return jsonArrayFrom(
    eb
      .selectFrom('product_category')
      .innerJoin('category', 'category.id', 'product_category.category_id')
      .select(['category.id', 'category.slug', 'category.name', 'category.parent_id'])
      .whereRef('product_category.product_id', '=', 'product.id')
      .orderBy('product_category.position'),
  );
}

function tags(eb: OfProduct) {
  return jsonArrayFrom(
    eb
      .selectFrom('product_tag')
      .innerJoin('tag', 'tag.id', 'product_tag.tag_id')
      .select(['tag.slug', 'tag.name'])
      .whereRef('product_tag.product_id', '=', 'product.id')
      .orderBy('product_tag.position'),
  );
}

function links(eb: OfProduct) {
  return jsonArrayFrom(
    eb
      .selectFrom('product_link')
      .select(['product_link.kind', 'product_link.target_id'])
      .whereRef('product_link.product_id', '=', 'product.id')
      .orderBy('product_link.position'),
  );
}

/** The names of the product's attributes and values. */
const terms = sql<TermRow[]>`(
  select coalesce(json_agg(named), '[]') from (
    select attribute.slug as attribute, attribute.name as attribute_name, term.slug, term.name, term.swatch_hex
    from jsonb_path_query(product.attributes, '$[*]') as own
    join attribute on attribute.slug = own ->> 'slug'
    left join attribute_term as term on term.attribute_slug = attribute.slug
      and term.slug in (select value #>> '{}' from jsonb_path_query(own, '$.values[*].slug') as value)
  ) as named
)`;

const fitting = sql<ProductId[]>`array(
  select stick_id from product_fit where device_id = product.id
  union select device_id from product_fit where stick_id = product.id
)`;

/** Everything a product page shows, in one statement. */
function wholeProducts(db: DbOrTx) {
  return withStock(db)
    .selectAll('product')
    .select('stock_level.quantity')
    .select((eb) => [
      variations(eb).as('variations'),
      images(eb).as('images'),
      categories(eb).as('categories'),
      tags(eb).as('tags'),
      links(eb).as('links'),
      eb
        .exists(
          eb
            .selectFrom('bundle_part')
            .select('part_id')
            .whereRef('bundle_part.product_id', '=', 'product.id'),
        )
        .as('is_bundle'),
      terms.as('terms'),
      fitting.as('fitting'),
    ])
    .where('product.type', '<>', 'variation');
}

const bySlug = prepared((db, { slug }: { slug: string }) =>
  wholeProducts(db).where('product.slug', '=', slug).compile(),
);

const byId = prepared((db, { id }: { id: ProductId }) =>
  wholeProducts(db).where('product.id', '=', id).compile(),
);

type ProductRow = Awaited<ReturnType<typeof bySlug>>[number];
type VariationRow = ProductRow['variations'][number];

function toVariation(row: VariationRow): Variation {
  return {
    id: row.id,
    sku: row.sku ?? '',
    gtin: row.gtin,
    name: row.name,
    description: row.description,
    prices: parsePricePlan(row),
    stock: parseStock(row),
    options: parseOptions(row.attributes),
    image: row.image === null ? null : parseMedia(row.image),
    isVirtual: row.is_virtual,
    isDownloadable: row.is_downloadable,
    weightKg: parseNumber(row.weight_kg),
    dimensions: parseDimensions(row),
  };
}

/** The attributes with their names; those used for variations are marked. */
function attributesOf(row: ProductRow, variations: readonly Variation[]): Product['attributes'] {
  const terms = parseTerms(row.terms);
  const varying = new Set(variations.flatMap(({ options }) => Object.keys(options)));
  return parseAttributes(row.attributes).map((attribute) =>
    nameAttribute(attribute, terms, varying.has(attribute.slug)),
  );
}

function toCategory(row: ProductRow['categories'][number]): CategoryRef {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    parentId: row.parent_id,
  };
}

function toProduct(row: ProductRow, parts: readonly BundlePart[]): Product {
  const variations = row.type === 'variable' ? row.variations.map(toVariation) : [];
  const stock = parseStock(row);
  const targets = (kind: string) =>
    row.links.filter((link) => link.kind === kind).map(({ target_id }) => target_id);
  const meta = parseMeta(row.meta);
  const isGift = isGiftCard(meta);
  return {
    id: row.id,
    type: row.type as Product['type'],
    class: isGift ? 'other' : bundleClass(row.class as ProductClass, parts),
    slug: row.slug ?? '',
    sku: row.sku ?? '',
    gtin: row.gtin,
    name: row.name,
    shortDescription: row.short_description,
    description: row.description,
    status: row.status as Product['status'],
    visibility: row.visibility as Visibility,
    isFeatured: row.is_featured,
    isVirtual: row.is_virtual || isGift,
    isGiftCard: isGift,
    isSoldIndividually: row.is_sold_individually,
    allowsReviews: row.allows_reviews,
    prices: parsePricePlan(row),
    stock:
      row.type === 'variable'
        ? { ...stock, left: null, status: bestStatus(variations.map(({ stock }) => stock)) }
        : bundleStock(stock, parts),
    taxStatus: isGift ? 'none' : (row.tax_status as Product['taxStatus']),
    attributes: attributesOf(row, variations),
    images: row.images.map(parseMedia),
    categories: row.categories.map(toCategory),
    tags: row.tags,
    variations,
    groupedIds: targets('grouped'),
    upsellIds: targets('upsell'),
    crossSellIds: targets('cross_sell'),
    bundleParts: parts,
    fittingIds: row.fitting,
    purchaseNote: row.purchase_note,
    externalUrl: row.external_url,
    buttonText: row.button_text,
    weightKg: parseNumber(row.weight_kg),
    dimensions: parseDimensions(row),
    shippingClass: row.shipping_class,
    meta,
    seo: { title: row.seo_title, description: row.seo_description },
    createdAt: row.created_at,
  };
}

async function openProduct(db: DbOrTx, row: ProductRow | undefined): Promise<Product | null> {
  if (row === undefined) return null;
  const parts = row.is_bundle ? (await readBundles(db, [row.id])).get(row.id) : undefined;
  return toProduct(row, parts ?? []);
}

/** Only the rows that shoppers may see. */
function published([row]: readonly ProductRow[]): ProductRow | undefined {
  return row?.status === 'published' ? row : undefined;
}

/** A published product with everything its page shows; null otherwise. */
export async function findProductBySlug(db: DbOrTx, slug: string): Promise<Product | null> {
  return openProduct(db, published(await bySlug(db, { slug })));
}

/** The same by id; null for a variation's. */
export async function findProduct(db: DbOrTx, id: ProductId): Promise<Product | null> {
  return openProduct(db, published(await byId(db, { id })));
}

/** The same in any state, for staff previews. */
export async function previewProduct(db: DbOrTx, slug: string): Promise<Product | null> {
  const [row] = await bySlug(db, { slug });
  return openProduct(db, row);
}
