import type { CategoryId, ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { findMedia, type Media } from '#shop/media';
import { type BundlePart, readParts } from './bundles.ts';
import {
  type AroundRow,
  readAround,
  readProductById,
  readProductBySlug,
  readVariations,
} from './product.store.ts';
import type {
  CategoryRef,
  Dimensions,
  Product,
  ProductAttribute,
  ProductClass,
  Variation,
  Visibility,
} from './product.ts';
import { parseAttributes, parseMeta, parseOptions, parsePricePlan, parseStock } from './product-row.ts';
import { bestStatus, withParts } from './stock.ts';
import { nameAttribute, readTerms } from './terms.store.ts';

type ProductRow = NonNullable<Awaited<ReturnType<typeof readProductBySlug>>>;
type VariationRow = Awaited<ReturnType<typeof readVariations>>[number];

function measure(value: string | null): number | null {
  return value === null ? null : Number(value);
}

type Measures = { length_cm: string | null; width_cm: string | null; height_cm: string | null };

function dimensionsOf(row: Measures): Dimensions | null {
  const [length, width, height] = [row.length_cm, row.width_cm, row.height_cm].map(measure);
  if (length == null || width == null || height == null) return null;
  return { length, width, height };
}

function toVariation(row: VariationRow, media: ReadonlyMap<number, Media>): Variation {
  return {
    id: row.id as ProductId,
    sku: row.sku ?? '',
    gtin: row.gtin,
    name: row.name,
    description: row.description,
    prices: parsePricePlan(row),
    stock: parseStock(row),
    options: parseOptions(row.attributes),
    image: row.media_id === null ? null : (media.get(row.media_id) ?? null),
    isVirtual: row.is_virtual,
    isDownloadable: row.is_downloadable,
    weightKg: measure(row.weight_kg),
    dimensions: dimensionsOf(row),
  };
}

async function readAttributes(
  db: DbOrTx,
  row: ProductRow,
  variations: readonly Variation[],
): Promise<ProductAttribute[]> {
  const stored = parseAttributes(row.attributes);
  const terms = await readTerms(
    db,
    stored.map(({ slug }) => slug),
  );
  const varying = new Set(variations.flatMap(({ options }) => Object.keys(options)));
  return stored.map((attribute) => nameAttribute(attribute, terms, varying.has(attribute.slug)));
}

function toCategory(row: AroundRow['categories'][number]): CategoryRef {
  return {
    id: row.id as CategoryId,
    slug: row.slug,
    name: row.name,
    parentId: row.parent_id as CategoryId | null,
  };
}

type Around = {
  variations: readonly Variation[];
  images: readonly Media[];
  attributes: readonly ProductAttribute[];
  categories: readonly CategoryRef[];
  tags: Product['tags'];
  links: AroundRow['links'];
  parts: readonly BundlePart[];
};

function toProduct(row: ProductRow, around: Around): Product {
  const { variations, images, attributes, categories, tags, links, parts } = around;
  const own = parseStock(row);
  const targets = (kind: string) =>
    links.filter((link) => link.kind === kind).map(({ target_id }) => target_id as ProductId);
  return {
    id: row.id as ProductId,
    type: row.type as Product['type'],
    class: row.class as ProductClass,
    slug: row.slug ?? '',
    sku: row.sku ?? '',
    gtin: row.gtin,
    name: row.name,
    shortDescription: row.short_description,
    description: row.description,
    status: row.status as Product['status'],
    visibility: row.visibility as Visibility,
    isFeatured: row.is_featured,
    isVirtual: row.is_virtual,
    isSoldIndividually: row.is_sold_individually,
    allowsReviews: row.allows_reviews,
    prices: parsePricePlan(row),
    stock:
      row.type === 'variable'
        ? { ...own, left: null, status: bestStatus(variations.map(({ stock }) => stock)) }
        : withParts(own, parts),
    taxStatus: row.tax_status as Product['taxStatus'],
    attributes,
    images,
    categories,
    tags,
    variations,
    groupedIds: targets('grouped'),
    upsellIds: targets('upsell'),
    crossSellIds: targets('cross_sell'),
    bundleParts: parts.map(({ productId, quantity }) => ({ productId, quantity })),
    purchaseNote: row.purchase_note,
    externalUrl: row.external_url,
    buttonText: row.button_text,
    weightKg: measure(row.weight_kg),
    dimensions: dimensionsOf(row),
    shippingClass: row.shipping_class,
    meta: parseMeta(row.meta),
    seo: { title: row.seo_title, description: row.seo_description },
    createdAt: row.created_at,
  };
}

/** What shoppers may see. */
function published(row: ProductRow | undefined): ProductRow | undefined {
  return row?.status === 'published' ? row : undefined;
}

async function readProduct(db: DbOrTx, row: ProductRow | undefined): Promise<Product | null> {
  if (row === undefined) return null;
  const [variationRows, around, parts] = await Promise.all([
    row.type === 'variable' ? readVariations(db, { parentId: row.id }) : [],
    readAround(db, row.id),
    readParts(db, [row.id]),
  ]);
  const { image_ids: imageIds, categories, tags, links } = around;
  const mediaIds = [...imageIds, ...variationRows.flatMap(({ media_id }) => media_id ?? [])];
  const media = new Map((await findMedia(db, mediaIds)).map((one) => [Number(one.id), one]));
  const variations = variationRows.map((variation) => toVariation(variation, media));
  return toProduct(row, {
    variations,
    images: imageIds.flatMap((id) => media.get(id) ?? []),
    attributes: await readAttributes(db, row, variations),
    categories: categories.map(toCategory),
    tags,
    links,
    parts: parts.get(row.id) ?? [],
  });
}

/** Everything a product's page shows; null for an unknown address and for drafts and private products. */
export function findProductBySlug({ db }: { db: DbOrTx }) {
  return async (slug: string): Promise<Product | null> =>
    readProduct(db, published(await readProductBySlug(db, slug)));
}

/** The same by its id; null for a variation's. */
export function findProduct({ db }: { db: DbOrTx }) {
  return async (id: ProductId): Promise<Product | null> =>
    readProduct(db, published(await readProductById(db, id)));
}

/** The same in every state, as staff may look at it before anybody else; null for an unknown address. */
export function previewProduct({ db }: { db: DbOrTx }) {
  return async (slug: string): Promise<Product | null> => readProduct(db, await readProductBySlug(db, slug));
}
