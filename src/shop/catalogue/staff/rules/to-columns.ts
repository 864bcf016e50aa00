import { type BothLanguages, toLocalized } from '#kernel/language.ts';
import { GIFT_CARD } from '../../rules/gift-card.ts';
import type { StoredAttribute } from '../../rules/import/imported-row.ts';
import { PER_ORDER } from '../../rules/per-order.ts';
import { termSlug } from '../../rules/slug.ts';
import type { Terms } from '../../store/terms.ts';
import type { AttributeDraft, ProductDraft, VariationDraft } from './draft.ts';
import { BRAND, fitAttribute } from './to-draft.ts';

function json(text: BothLanguages): string {
  return JSON.stringify(toLocalized(text));
}

/**
 * A name that produces the given slug, so that the product file identifies attributes and values regardless of
 * their names.
 */
function nameFor(slug: string, ...candidates: readonly (string | undefined)[]): string {
  return candidates.find((name) => name !== undefined && termSlug(name) === slug) ?? slug;
}

function storedValue({ terms }: Terms, attribute: string, { slug, name }: { slug: string; name: string }) {
  return { slug, name: nameFor(slug, name, terms.get(`${attribute}/${slug}`)?.name.en) };
}

function toStored(draft: AttributeDraft, terms: Terms): StoredAttribute {
  const { isGlobal, isVisible, defaultValue } = draft;
  const slug = draft.slug || termSlug(draft.name);
  return {
    slug,
    name: isGlobal ? nameFor(slug, draft.name, terms.attributes.get(slug)?.en) : draft.name,
    values: draft.values.map((value) =>
      isGlobal
        ? storedValue(terms, slug, value)
        : { slug: value.slug || termSlug(value.name), name: value.name },
    ),
    visible: isVisible,
    global: isGlobal,
    default: defaultValue,
  };
}

function globalOne(slug: string, values: readonly string[], terms: Terms): StoredAttribute {
  return {
    slug,
    name: nameFor(slug, terms.attributes.get(slug)?.en),
    values: values.map((value) => storedValue(terms, slug, { slug: value, name: '' })),
    visible: true,
    global: true,
    default: '',
  };
}

function withValues(known: StoredAttribute | undefined, wanted: StoredAttribute): StoredAttribute {
  if (known === undefined) return wanted;
  const words = (one: StoredAttribute) => one.values.map(({ slug }) => slug).join();
  return words(known) === words(wanted) ? known : { ...wanted, visible: known.visible };
}

/**
 * All attributes as stored with the product. Brand and compatibility keep their positions; new ones follow the
 * variation attributes, or come last.
 *
 * @param stored the current attributes
 */
export function storedAttributes(
  draft: ProductDraft,
  stored: readonly StoredAttribute[],
  terms: Terms,
): StoredAttribute[] {
  const all = draft.attributes.map((one) => toStored(one, terms));
  const fit = fitAttribute(draft.class);
  const columns = [
    { slug: BRAND, values: draft.brand === '' ? [] : [draft.brand] },
    ...(fit === null ? [] : [{ slug: fit, values: draft.fits }]),
  ];
  const varying = draft.attributes.filter(({ isVariation }) => isVariation).length;
  const placed = columns
    .filter(({ values }) => values.length > 0)
    .map(({ slug, values }) => {
      const at = stored.findIndex((one) => one.slug === slug);
      const fresh = slug === BRAND ? varying : all.length + columns.length;
      return {
        at: at === -1 ? fresh : at,
        attribute: withValues(stored[at], globalOne(slug, values, terms)),
      };
    });
  for (const { at, attribute } of placed.sort((a, b) => a.at - b.at)) all.splice(at, 0, attribute);
  return all;
}

/** A variation's options as stored. */
function optionsOf(variation: VariationDraft, attributes: readonly StoredAttribute[]): StoredAttribute[] {
  return attributes.flatMap(({ slug, name, values, global }) => {
    const chosen = variation.options[slug];
    if (chosen === undefined) return [];
    return [
      {
        slug,
        name,
        values: values.filter((value) => value.slug === chosen),
        visible: false,
        global,
        default: '',
      },
    ];
  });
}

function metaOf(draft: ProductDraft | VariationDraft): string {
  const { meta, maxPerOrder } = draft;
  const isGift = 'isGiftCard' in draft && draft.isGiftCard;
  return JSON.stringify({
    ...meta,
    ...(maxPerOrder === null ? {} : { [PER_ORDER]: String(maxPerOrder) }),
    ...(isGift ? { [GIFT_CARD]: 'yes' } : {}),
  });
}

/** Columns that products and variations have in common. */
function commonColumns(draft: ProductDraft | VariationDraft) {
  const { price, shelf, measures, downloads } = draft;
  return {
    sku: draft.sku === '' ? null : draft.sku,
    gtin: draft.gtin,
    description: json(draft.description),
    regular_price_minor: price.regularMinor,
    sale_price_minor: price.saleMinor,
    sale_starts_at: price.saleStartsAt,
    sale_ends_at: price.saleEndsAt,
    cost_price_minor: price.costMinor,
    manages_stock: shelf.isCounted,
    stock_status: shelf.status,
    backorders: shelf.backorders,
    low_stock_amount: shelf.lowAmount,
    weight_kg: measures.weightKg,
    length_cm: measures.lengthCm,
    width_cm: measures.widthCm,
    height_cm: measures.heightCm,
    is_virtual: draft.isVirtual || ('isGiftCard' in draft && draft.isGiftCard),
    is_downloadable: draft.isDownloadable,
    downloads: JSON.stringify(downloads.files),
    download_limit: downloads.limit,
    download_expiry_days: downloads.expiryDays,
    meta: metaOf(draft),
  };
}

/** The columns of a product. */
export function productColumns(draft: ProductDraft, attributes: readonly StoredAttribute[]) {
  return {
    ...commonColumns(draft),
    type: draft.type,
    class: draft.isGiftCard ? 'other' : draft.class,
    slug: draft.slug,
    name: json(draft.name),
    short_description: json(draft.shortDescription),
    purchase_note: json(draft.purchaseNote),
    button_text: json(draft.external.buttonText),
    external_url: draft.external.url,
    seo_title: json(draft.seo.title),
    seo_description: json(draft.seo.description),
    status: draft.status,
    publish_at: draft.publishAt,
    unpublish_at: draft.unpublishAt,
    visibility: draft.visibility,
    is_featured: draft.isFeatured,
    is_sold_individually: draft.isSoldIndividually,
    allows_reviews: draft.allowsReviews,
    position: draft.position,
    tax_status: draft.tax.status,
    tax_class: draft.tax.class,
    shipping_class: draft.shippingClass,
    attributes: JSON.stringify(attributes),
  };
}

export type ProductColumns = ReturnType<typeof productColumns>;

function variationName(product: ProductDraft, options: readonly StoredAttribute[]): string {
  const values = options.flatMap(({ values: [value] }) => value?.name ?? []);
  return [product.name.en, values.join(', ')].filter(Boolean).join(' - ');
}

/** The columns of a variation; `position` counts from 0. */
export function variationColumns(
  variation: VariationDraft,
  {
    product,
    attributes,
    position,
  }: { product: ProductDraft; attributes: readonly StoredAttribute[]; position: number },
) {
  const options = optionsOf(variation, attributes);
  const en = variation.name.en || variationName(product, options);
  return {
    ...commonColumns(variation),
    name: json({ ...variation.name, en }),
    status: variation.status,
    position,
    attributes: JSON.stringify(options),
  };
}

export type VariationColumns = ReturnType<typeof variationColumns>;
