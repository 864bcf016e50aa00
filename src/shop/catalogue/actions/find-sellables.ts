import { findEntry } from '#kernel/find-entry.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { findMedia, type Media } from '#shop/media';
import type { ProductClass, ProductType, Sellable } from '../product.ts';
import { bundleClass, bundleStock, chosenParts } from '../rules/bundle-choice.ts';
import { chooseVariation, type Options } from '../rules/choose-variation.ts';
import { isGiftCard } from '../rules/gift-card.ts';
import { maxPerOrder } from '../rules/per-order.ts';
import {
  parseAttributes,
  parseMeta,
  parseOptions,
  parsePricePlan,
  parseStock,
} from '../rules/product-row.ts';
import { optionsInWords, readBundles } from '../store/bundles.ts';
import { readCartIdentity, readCategoryIds, readSellables, readVariationOptions } from '../store/product.ts';
import { readTerms, type Terms } from '../store/terms.ts';

type Row = Awaited<ReturnType<typeof readSellables>>[number];

/** A product, or a variation with its product. */
export type SellableRef = { productId: ProductId; variationId: ProductId | null };

function optionsOf(row: Row, terms: Terms): Sellable['options'] {
  if (row.parent_id === null) return [];
  return optionsInWords({ attributes: row.attributes, parentAttributes: row.parent_attributes }, terms);
}

/** The parts of a bundle with their default items, and the resulting stock. */
function bundleOf(row: Row, bundles: SellableContext['bundles']) {
  const ownStock = parseStock(row);
  const storedClass = row.class as ProductClass;
  const parts = bundles.get(row.id);
  if (parts === undefined) return { class: storedClass, stock: ownStock, parts: [], bundle: null };
  return {
    class: bundleClass(storedClass, parts),
    stock: bundleStock(ownStock, parts),
    parts: chosenParts(parts),
    bundle: { ownStock, parts },
  };
}

type SellableContext = {
  media: ReadonlyMap<number, Media>;
  terms: Terms;
  bundles: Awaited<ReturnType<typeof readBundles>>;
  categories: Awaited<ReturnType<typeof readCategoryIds>>;
};

const GIFT_CARD = { class: 'other', isVirtual: true, isTaxable: false } as const;

function toSellable(row: Row, { media, terms, bundles, categories }: SellableContext): Sellable {
  const productId = row.parent_id ?? row.id;
  const isGift = isGiftCard(parseMeta(row.meta), parseMeta(row.parent_meta));
  return {
    productId,
    variationId: row.parent_id === null ? null : row.id,
    type: row.type as ProductType,
    sku: row.sku ?? '',
    name: row.name,
    address: `/product/${row.slug}/`,
    isVisible: row.visibility !== 'hidden',
    isPublished: row.status === 'published' && row.parent_status === 'published',
    isVirtual: row.is_virtual,
    isSoldIndividually: row.is_sold_individually,
    maxPerOrder: maxPerOrder(parseMeta(row.meta), parseMeta(row.parent_meta)),
    prices: parsePricePlan(row),
    isTaxable: (row.tax_class === 'parent' ? row.parent_tax_status : row.tax_status) === 'taxable',
    options: optionsOf(row, terms),
    image: row.media_id === null ? null : (media.get(row.media_id) ?? null),
    categoryIds: categories.get(productId) ?? [],
    shippingClass: row.shipping_class,
    ...bundleOf(row, bundles),
    fits: row.fits,
    isGiftCard: isGift,
    ...(isGift ? GIFT_CARD : {}),
  };
}

/**
 * @returns products and variations with price and stock, by the id that carries the price; unknown ones are left
 * out
 */
export async function findSellables(
  db: DbOrTx,
  refs: readonly SellableRef[],
): Promise<Map<ProductId, Sellable>> {
  if (refs.length === 0) return new Map();
  const ids = refs.map(({ productId, variationId }) => variationId ?? productId);
  const rows = await readSellables(db, { ids });
  const slugs = new Set(
    rows.flatMap((row) =>
      row.parent_id === null ? [] : parseAttributes(row.attributes).map(({ slug }) => slug),
    ),
  );
  const [terms, media, bundles, categories] = await Promise.all([
    readTerms(db, [...slugs]),
    findMedia(
      db,
      rows.flatMap(({ media_id }) => media_id ?? []),
    ),
    readBundles(db, ids),
    readCategoryIds(
      db,
      rows.map((row) => row.parent_id ?? row.id),
    ),
  ]);
  const context: SellableContext = {
    media: new Map(media.map((one) => [Number(one.id), one])),
    terms,
    bundles,
    categories,
  };
  return new Map(rows.map((row) => [row.id, toSellable(row, context)]));
}

export type CartIdentity = SellableRef & {
  /** A variable product without a chosen variation, or a type that is not sold itself. */
  needsChoice: boolean;
  /** The variation's options, attribute slug to value slug; 'any' values are the chosen ones. */
  options: Options;
  address: string;
  isPublished: boolean;
};

type Identity = NonNullable<Awaited<ReturnType<typeof readCartIdentity>>>;

/** The variation's own options, and the choice for its 'any' values; other input is ignored. */
function optionsFor(attributes: unknown, chosen: Options): Options {
  const options = Object.entries(parseOptions(attributes));
  return Object.fromEntries(options.map(([slug, value]) => [slug, value || (findEntry(chosen, slug) ?? '')]));
}

function asVariation(row: Identity, chosen: Options): CartIdentity {
  const options = optionsFor(row.attributes, chosen);
  return {
    productId: row.parent_id ?? row.id,
    variationId: row.id,
    needsChoice: Object.values(options).includes(''),
    options,
    address: `/product/${row.parent_slug ?? row.slug}/`,
    isPublished: row.status === 'published' && row.parent_status === 'published',
  };
}

async function asVariable(db: DbOrTx, row: Identity, chosen: Options): Promise<CartIdentity> {
  const id = row.id;
  const variations = (await readVariationOptions(db, id)).map((one) => ({
    id: one.id,
    options: parseOptions(one.attributes),
    attributes: one.attributes,
  }));
  const variation = chooseVariation(variations, chosen);
  return {
    productId: id,
    variationId: variation?.id ?? null,
    needsChoice: variation === null,
    options: variation === null ? {} : optionsFor(variation.attributes, chosen),
    address: `/product/${row.slug}/`,
    isPublished: row.status === 'published',
  };
}

/**
 * The product of a requested id. A variation's id also gives its parent; options that match exactly one variation
 * of a variable product give that one.
 *
 * @param chosen attribute slug to value slug
 * @returns null when the id is not a product
 */
export async function identifyForCart(
  db: DbOrTx,
  id: ProductId,
  chosen: Options,
): Promise<CartIdentity | null> {
  const row = await readCartIdentity(db, id);
  if (row === undefined) return null;
  if (row.parent_id !== null) return asVariation(row, chosen);
  if (row.type === 'variable') return asVariable(db, row, chosen);
  const needsChoice = row.type === 'grouped' || row.type === 'external';
  const isPublished = row.status === 'published';
  const address = `/product/${row.slug}/`;
  return { productId: id, variationId: null, needsChoice, options: {}, address, isPublished };
}
