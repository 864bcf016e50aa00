import { findEntry } from '#kernel/find-entry.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { findMedia, type Media } from '#shop/media';
import { readParts } from './bundles.ts';
import { chooseVariation, type Options } from './choose-variation.ts';
import { maxPerOrder } from './per-order.ts';
import { readCartIdentity, readCategoryIds, readSellables, readVariationOptions } from './product.store.ts';
import type { ProductClass, ProductType, Sellable } from './product.ts';
import { parseAttributes, parseMeta, parseOptions, parsePricePlan, parseStock } from './product-row.ts';
import { withParts } from './stock.ts';
import { nameAttribute, readTerms, type Terms } from './terms.store.ts';

type Row = Awaited<ReturnType<typeof readSellables>>[number];

/** What lies in a cart: a product, and the variation of it where it has any. */
export type SellableRef = { productId: ProductId; variationId: ProductId | null };

function optionsOf(row: Row, terms: Terms): Sellable['options'] {
  const parent = new Map(
    parseAttributes(row.parent_attributes).map((attribute) => [attribute.slug, attribute]),
  );
  return parseAttributes(row.attributes).flatMap((own) => {
    const named = nameAttribute({ ...own, global: parent.get(own.slug)?.global ?? own.global }, terms, true);
    const [value] = named.values;
    return row.parent_id === null || value === undefined
      ? []
      : [{ slug: own.slug, name: named.name, value: value.name }];
  });
}

type Around = {
  media: ReadonlyMap<number, Media>;
  terms: Terms;
  parts: Awaited<ReturnType<typeof readParts>>;
  categories: Awaited<ReturnType<typeof readCategoryIds>>;
};

function toSellable(row: Row, { media, terms, parts, categories }: Around): Sellable {
  const productId = (row.parent_id ?? row.id) as ProductId;
  const made = parts.get(row.id) ?? [];
  return {
    productId,
    variationId: row.parent_id === null ? null : (row.id as ProductId),
    type: row.type as ProductType,
    class: row.class as ProductClass,
    sku: row.sku ?? '',
    name: row.name,
    address: `/product/${row.slug}/`,
    isVisible: row.visibility !== 'hidden',
    isPublished: row.status === 'published' && row.parent_status === 'published',
    isVirtual: row.is_virtual,
    isSoldIndividually: row.is_sold_individually,
    maxPerOrder: maxPerOrder(parseMeta(row.meta), parseMeta(row.parent_meta)),
    prices: parsePricePlan(row),
    stock: withParts(parseStock(row), made),
    isTaxable: (row.tax_class === 'parent' ? row.parent_tax_status : row.tax_status) === 'taxable',
    options: optionsOf(row, terms),
    image: row.media_id === null ? null : (media.get(row.media_id) ?? null),
    categoryIds: categories.get(productId) ?? [],
    shippingClass: row.shipping_class,
    parts: made.map(({ productId: part, quantity }) => ({ productId: part, quantity })),
    fits: row.fits as ProductId[],
  };
}

/** @returns what can be sold of the things asked for, by the id that carries the price; unknown ones are left out */
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
  const [terms, media, parts, categories] = await Promise.all([
    readTerms(db, [...slugs]),
    findMedia(
      db,
      rows.flatMap(({ media_id }) => media_id ?? []),
    ),
    readParts(db, ids),
    readCategoryIds(
      db,
      rows.map((row) => row.parent_id ?? row.id),
    ),
  ]);
  const around: Around = {
    media: new Map(media.map((one) => [Number(one.id), one])),
    terms,
    parts,
    categories,
  };
  return new Map(rows.map((row) => [row.id as ProductId, toSellable(row, around)]));
}

export type CartIdentity = SellableRef & {
  /** A variable product whose variation is still open, or a kind that is never sold as such. */
  needsChoice: boolean;
  /** What the variation stands for, attribute slug to value slug; where it stands for any value, the chosen one. */
  options: Options;
  address: string;
};

type Identity = NonNullable<Awaited<ReturnType<typeof readCartIdentity>>>;

/** What somebody chose of what a variation leaves open, and what it says itself; nothing else that was sent. */
function optionsFor(attributes: unknown, chosen: Options): Options {
  const own = Object.entries(parseOptions(attributes));
  return Object.fromEntries(own.map(([slug, value]) => [slug, value || (findEntry(chosen, slug) ?? '')]));
}

function asVariation(row: Identity, chosen: Options): CartIdentity {
  const options = optionsFor(row.attributes, chosen);
  return {
    productId: (row.parent_id ?? row.id) as ProductId,
    variationId: row.id as ProductId,
    needsChoice: Object.values(options).includes(''),
    options,
    address: `/product/${row.parent_slug ?? row.slug}/`,
  };
}

async function asVariable(db: DbOrTx, row: Identity, chosen: Options): Promise<CartIdentity> {
  const id = row.id as ProductId;
  const variations = (await readVariationOptions(db, id)).map((one) => ({
    id: one.id as ProductId,
    options: parseOptions(one.attributes),
    attributes: one.attributes,
  }));
  const found = chooseVariation(variations, chosen);
  return {
    productId: id,
    variationId: found?.id ?? null,
    needsChoice: found === null,
    options: found === null ? {} : optionsFor(found.attributes, chosen),
    address: `/product/${row.slug}/`,
  };
}

/**
 * What a product id of a request stands for. A variation's id names its parent too; a variable product's options, when
 * they fit exactly one variation, name that one.
 *
 * @param chosen attribute slug to value slug
 * @returns null for an id that is no product
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
  return { productId: id, variationId: null, needsChoice, options: {}, address: `/product/${row.slug}/` };
}
