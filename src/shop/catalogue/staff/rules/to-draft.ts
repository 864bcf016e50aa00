import { toBothLanguages } from '#kernel/language.ts';
import { GIFT_CARD, isGiftCard } from '../../rules/gift-card.ts';
import type { StoredAttribute } from '../../rules/import/imported-row.ts';
import { maxPerOrder, PER_ORDER } from '../../rules/per-order.ts';
import { parseAttributes, parseMeta, parseOptions } from '../../rules/product-row.ts';
import type { PictureRow, ProductRow, TieRow } from '../store/draft-rows.ts';
import type { AttributeDraft, PriceDraft, ProductDraft, StockDraft, VariationDraft } from './draft.ts';

/** Slug of the brand attribute. */
export const BRAND = 'brand';

/** The attribute in which a device lists its sticks, or a stick its devices; null for other products. */
export function fitAttribute(productClass: string): string | null {
  if (productClass === 'device') return 'compatible-sticks';
  return productClass === 'tobacco' ? 'compatible-devices' : null;
}

/** Rows related to some products. */
export type DraftRows = {
  products: readonly ProductRow[];
  pictures: readonly PictureRow[];
  ties: readonly TieRow[];
};

function iso(at: Date | null): string | null {
  return at === null ? null : at.toISOString();
}

function number(value: string | null): number | null {
  return value === null ? null : Number(value);
}

function priceOf(row: ProductRow): PriceDraft {
  return {
    regularMinor: row.regular_price_minor,
    saleMinor: row.sale_price_minor,
    saleStartsAt: iso(row.sale_starts_at),
    saleEndsAt: iso(row.sale_ends_at),
    costMinor: row.cost_price_minor,
  };
}

function stockOf(row: ProductRow): StockDraft {
  return {
    isCounted: row.manages_stock,
    status: row.stock_status,
    backorders: row.backorders,
    lowAmount: row.low_stock_amount,
  };
}

function measuresOf(row: ProductRow): ProductDraft['measures'] {
  return {
    weightKg: number(row.weight_kg),
    lengthCm: number(row.length_cm),
    widthCm: number(row.width_cm),
    heightCm: number(row.height_cm),
  };
}

function downloadsOf(row: ProductRow): ProductDraft['downloads'] {
  const files = Array.isArray(row.downloads) ? row.downloads : [];
  return { files, limit: row.download_limit, expiryDays: row.download_expiry_days };
}

function metaOf(row: ProductRow): Record<string, string> {
  const { [PER_ORDER]: _limit, [GIFT_CARD]: _flag, ...rest } = parseMeta(row.meta);
  return rest;
}

/** Fields that products and variations have in common. */
function commonOf(row: ProductRow) {
  return {
    sku: row.sku ?? '',
    gtin: row.gtin,
    name: toBothLanguages(row.name),
    description: toBothLanguages(row.description),
    price: priceOf(row),
    shelf: stockOf(row),
    measures: measuresOf(row),
    isVirtual: row.is_virtual,
    isDownloadable: row.is_downloadable,
    downloads: downloadsOf(row),
    maxPerOrder: maxPerOrder(parseMeta(row.meta), {}),
    meta: metaOf(row),
  };
}

function toVariation(row: ProductRow, pictures: readonly PictureRow[]): VariationDraft {
  return {
    ...commonOf(row),
    id: row.id,
    options: parseOptions(row.attributes),
    status: row.status === 'published' ? 'published' : 'private',
    imageId: pictures.find(({ product_id }) => product_id === row.id)?.media_id ?? null,
  };
}

function toAttribute(stored: StoredAttribute, varying: ReadonlySet<string>): AttributeDraft {
  return {
    slug: stored.slug,
    name: stored.name,
    isGlobal: stored.global,
    isVisible: stored.visible,
    isVariation: varying.has(stored.slug),
    values: stored.values.map(({ slug, name }) => ({ slug, name })),
    defaultValue: stored.default,
  };
}

function attributesOf(row: ProductRow, variations: readonly VariationDraft[]) {
  const stored = parseAttributes(row.attributes);
  const fit = fitAttribute(row.class);
  const varying = new Set(variations.flatMap(({ options }) => Object.keys(options)));
  const valuesOf = (slug: string | null) => stored.find((one) => one.slug === slug)?.values ?? [];
  return {
    brand: valuesOf(BRAND)[0]?.slug ?? '',
    fits: valuesOf(fit).map(({ slug }) => slug),
    attributes: stored
      .filter(({ slug }) => slug !== BRAND && slug !== fit)
      .map((one) => toAttribute(one, varying)),
  };
}

function tiesOf(id: number, ties: readonly TieRow[]) {
  const productTies = ties.filter((tie) => tie.product_id === id);
  const idsOf = (kind: string) => productTies.filter((tie) => tie.kind === kind).map((tie) => tie.id);
  return {
    categoryIds: idsOf('category'),
    tagIds: idsOf('tag'),
    upsellIds: idsOf('upsell'),
    crossSellIds: idsOf('cross_sell'),
    groupedIds: idsOf('grouped'),
    bundleParts: productTies
      .filter((tie) => tie.kind === 'part')
      .map((tie) => ({
        productId: tie.id,
        quantity: tie.quantity,
        defaultVariationId: tie.default_variation_id,
      })),
  };
}

/** Converts a product's rows to a draft. */
export function toDraft(row: ProductRow, { products, pictures, ties }: DraftRows): ProductDraft {
  const variations = products
    .filter(({ parent_id }) => parent_id === row.id)
    .map((one) => toVariation(one, pictures));
  return {
    ...commonOf(row),
    type: row.type === 'variation' ? 'simple' : row.type,
    class: row.class,
    slug: row.slug ?? '',
    shortDescription: toBothLanguages(row.short_description),
    purchaseNote: toBothLanguages(row.purchase_note),
    status: row.status,
    publishAt: iso(row.publish_at),
    unpublishAt: iso(row.unpublish_at),
    visibility: row.visibility,
    isFeatured: row.is_featured,
    allowsReviews: row.allows_reviews,
    position: row.position,
    tax: { status: row.tax_status, class: row.tax_class },
    isSoldIndividually: row.is_sold_individually,
    isGiftCard: isGiftCard(parseMeta(row.meta)),
    shippingClass: row.shipping_class,
    external: { url: row.external_url, buttonText: toBothLanguages(row.button_text) },
    ...attributesOf(row, variations),
    variations,
    pictures: pictures
      .filter(({ product_id }) => product_id === row.id)
      .map(({ media_id, alt }) => ({ mediaId: media_id, alt: toBothLanguages(alt) })),
    ...tiesOf(row.id, ties),
    seo: { title: toBothLanguages(row.seo_title), description: toBothLanguages(row.seo_description) },
  };
}
