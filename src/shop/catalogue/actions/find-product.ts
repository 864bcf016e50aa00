import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { parseMedia } from '#shop/media';
import type {
  BundlePart,
  CategoryRef,
  Dimensions,
  Product,
  ProductClass,
  Variation,
  Visibility,
} from '../product.ts';
import { bundleClass, bundleStock } from '../rules/bundle-choice.ts';
import { isGiftCard } from '../rules/gift-card.ts';
import { bestStatus } from '../rules/stock.ts';
import {
  parseAttributes,
  parseMeta,
  parseOptions,
  parsePricePlan,
  parseStock,
} from '../store/product-row.ts';
import { nameAttribute, parseTerms } from '../store/terms.ts';
import { readWholeById, readWholeBySlug } from '../store/whole-product.ts';
import { readBundles } from './bundles.ts';

type ProductRow = NonNullable<Awaited<ReturnType<typeof readWholeBySlug>>>;
type VariationRow = ProductRow['variations'][number];

function measure(value: string | number | null): number | null {
  return value === null ? null : Number(value);
}

type Measures = Pick<ProductRow | VariationRow, 'length_cm' | 'width_cm' | 'height_cm'>;

function dimensionsOf(row: Measures): Dimensions | null {
  const [length, width, height] = [row.length_cm, row.width_cm, row.height_cm].map(measure);
  if (length == null || width == null || height == null) return null;
  return { length, width, height };
}

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
    weightKg: measure(row.weight_kg),
    dimensions: dimensionsOf(row),
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
  const own = parseStock(row);
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
        ? { ...own, left: null, status: bestStatus(variations.map(({ stock }) => stock)) }
        : bundleStock(own, parts),
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
    weightKg: measure(row.weight_kg),
    dimensions: dimensionsOf(row),
    shippingClass: row.shipping_class,
    meta,
    seo: { title: row.seo_title, description: row.seo_description },
    createdAt: row.created_at,
  };
}

/** Whether shoppers may see a product. */
function shown(row: ProductRow | undefined): ProductRow | undefined {
  return row?.status === 'published' ? row : undefined;
}

async function wholeProduct(db: DbOrTx, row: ProductRow | undefined): Promise<Product | null> {
  if (row === undefined) return null;
  const parts = row.is_bundle ? (await readBundles(db, [row.id])).get(row.id) : undefined;
  return toProduct(row, parts ?? []);
}

/** A published product with everything its page shows; null otherwise. */
export function findProductBySlug({ db }: { db: DbOrTx }) {
  return async (slug: string): Promise<Product | null> =>
    wholeProduct(db, shown(await readWholeBySlug(db, slug)));
}

/** The same by id; null for a variation's. */
export function findProduct({ db }: { db: DbOrTx }) {
  return async (id: ProductId): Promise<Product | null> =>
    wholeProduct(db, shown(await readWholeById(db, id)));
}

/** The same in any state, for staff previews. */
export function previewProduct({ db }: { db: DbOrTx }) {
  return async (slug: string): Promise<Product | null> => wholeProduct(db, await readWholeBySlug(db, slug));
}
