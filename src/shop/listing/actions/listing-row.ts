import { inLanguage, type Language } from '#kernel/language.ts';
import {
  bundleClass,
  isGiftCard,
  nameAttribute,
  type ProductAttribute,
  parseAttributes,
  parseMeta,
} from '#shop/catalogue';
import { type Media, toPicture } from '#shop/media';
import { priceRange, type StoredCard, toStoredPlan } from '../rules/card-row.ts';
import { RATING, SALE, STOCK, tokensOf } from '../rules/conditions.ts';
import { noteOf, sticksPerPack } from '../rules/note.ts';
import { toSwatches } from '../rules/swatches.ts';
import type { ListingRow } from '../store/refresh.ts';
import type { ListedProduct, RefreshContext } from './refresh-context.ts';
import { type RowSource, sold } from './row-source.ts';

function swatchesOf(
  product: ListedProduct,
  context: RefreshContext,
  language: Language,
): StoredCard['swatches'] {
  if (product.type !== 'variable') return [];
  const variations = sold(product, context).map(({ id, attributes }) => ({
    picture: context.pictures.get(id)?.[0] ?? null,
    attributes: parseAttributes(attributes).map((one) => nameAttribute(one, context.terms, true)),
  }));
  return toSwatches(variations, language);
}

type FacetFacts = {
  stock: StoredCard['stock'];
  rating: { sum: number; count: number };
  saleOf: string | null;
};

/** What a row can be filtered by: its attributes, and a few tokens that are no attributes. */
function facetsOf(attributes: readonly ProductAttribute[], { stock, rating, saleOf }: FacetFacts): string[] {
  return [
    ...attributes
      .filter(({ isGlobal }) => isGlobal)
      .flatMap(({ slug, values: all }) =>
        tokensOf(
          slug,
          all.map((value) => value.slug),
        ),
      ),
    ...(stock === 'outofstock' ? [] : tokensOf(STOCK, ['instock'])),
    ...(rating.count === 0 ? [] : tokensOf(RATING, [Math.round(rating.sum / rating.count)])),
    ...(saleOf === null ? [] : tokensOf(SALE, [saleOf])),
  ];
}

function intensityOf(attributes: readonly ProductAttribute[]): number | null {
  const value = attributes.find(({ slug }) => slug === 'intensity')?.values[0]?.name.en ?? '';
  return /^[1-5]$/.test(value) ? Number(value) : null;
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

function picturesOf({ product, context }: RowSource, language: Language) {
  const ownPictures = context.pictures.get(product.id) ?? [];
  const firstOfChild = sold(product, context).flatMap(({ id }) => context.pictures.get(id)?.[0] ?? [])[0];
  const [first, second] =
    ownPictures.length > 0 ? ownPictures : firstOfChild === undefined ? [] : [firstOfChild];
  const named = (media: Media | undefined) =>
    media === undefined ? null : toPicture(media, language, inLanguage(product.name, language));
  return { picture: named(first), hoverPicture: named(second) };
}

/** Whether a product is chosen on its page: a bundle with choices, or a gift card with its recipient. */
function needsPage(
  { meta }: RowSource['product'],
  parts: readonly Readonly<{ isChoice: boolean }>[],
): boolean {
  return isGiftCard(parseMeta(meta)) || parts.some(({ isChoice }) => isChoice);
}

function cardOf(facts: RowSource, language: Language): StoredCard {
  const { product, context, attributes, plans, stock } = facts;
  const categories = context.categories.get(product.id) ?? [];
  const parts = context.bundles.get(product.id) ?? [];
  const meta = parseMeta(product.meta);
  const brand = attributes.find(({ slug }) => slug === 'brand')?.values[0]?.name;
  const hasPrice = plans.some(({ regular }) => regular !== null);
  return {
    id: product.id,
    type: product.type as StoredCard['type'],
    class: bundleClass(product.class as StoredCard['class'], parts),
    sku: product.sku ?? '',
    address: `/product/${product.slug}/`,
    name: inLanguage(product.name, language),
    brand: brand === undefined ? '' : inLanguage(brand, language),
    note: noteOf({ attributes, categories, language }),
    sticksPerPack: sticksPerPack(attributes),
    ...picturesOf(facts, language),
    badge: meta._jamra_badge ?? '',
    stock,
    hasChoice: needsPage(product, parts),
    isPurchasable: hasPrice && product.type !== 'grouped' && product.type !== 'external',
    isVirtual: product.is_virtual,
    isFeatured: product.is_featured,
    categorySlugs: unique(categories.map(({ slug }) => slug)),
    tagSlugs: context.tags.get(product.id) ?? [],
    swatches: swatchesOf(product, context, language),
    intensity: intensityOf(attributes),
    external:
      product.type === 'external'
        ? { url: product.external_url, buttonText: product.button_text[language] ?? '' }
        : null,
    plans: plans.map(toStoredPlan),
  };
}

/** The listing row of a product in one language. */
export function rowOf(facts: RowSource, language: Language): ListingRow {
  const { product, context, attributes, plans, stock, search } = facts;
  const card = cardOf(facts, language);
  const range = priceRange(plans, context.now);
  const rating = context.ratings.get(product.id) ?? { sum: 0, count: 0 };
  const isPublished = product.status === 'published';
  return {
    product_id: product.id,
    language,
    in_catalogue: isPublished && ['visible', 'catalog'].includes(product.visibility),
    in_search: isPublished && ['visible', 'search'].includes(product.visibility),
    name: card.name,
    position: product.position,
    price_min_minor: range.min,
    price_max_minor: range.max,
    on_sale: range.isOnSale,
    in_stock: stock !== 'outofstock',
    is_featured: product.is_featured,
    rating_sum: rating.sum,
    rating_count: rating.count,
    total_sales: product.total_sales,
    created_at: product.created_at.toISOString(),
    category_ids: unique((context.categories.get(product.id) ?? []).map(({ id }) => id)),
    facets: unique(facetsOf(attributes, { stock, rating, saleOf: range.isOnSale ? product.class : null })),
    tags: [...card.tagSlugs],
    plain_text: search.plainText,
    words: search.words,
    card,
    refresh_at: range.refreshAt?.toISOString() ?? null,
  };
}
