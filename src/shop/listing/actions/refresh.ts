import type { ProductId } from '#kernel/ids.ts';
import type { Clock, Instant } from '#kernel/instant.ts';
import { inLanguage, LANGUAGES, type Language } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import {
  bestStatus,
  bundleClass,
  bundleStock,
  isGiftCard,
  nameAttribute,
  type ProductAttribute,
  parseAttributes,
  parseMeta,
  parsePricePlan,
  parseStock,
  readBundles,
  readTerms,
  type Terms,
} from '#shop/catalogue';
import { type Media, parseSizes, toPicture } from '#shop/media';
import { priceRange, type StoredCard, toStoredPlan } from '../rules/card-row.ts';
import { RATING, SALE, STOCK, tokensOf } from '../rules/conditions.ts';
import { noteOf, sticksPerPack } from '../rules/note.ts';
import { toSwatches } from '../rules/swatches.ts';
import { type RowSearch, toRowSearch } from '../search/row-texts.ts';
import { readSearchTexts } from '../search/search.store.ts';
import { learnWords } from '../search/vocabulary.store.ts';
import { readGroupPlans, withGroups } from '../store/groups.ts';
import {
  type ListingRow,
  lockRows,
  readCategoryPaths,
  readFirstPictures,
  readProducts,
  readRatings,
  readTagSlugs,
  replaceRows,
} from '../store/refresh.ts';

type Goods = Awaited<ReturnType<typeof readProducts>>[number];
type CategoryPath = Awaited<ReturnType<typeof readCategoryPaths>>[number];

type RefreshContext = {
  children: ReadonlyMap<number, Goods[]>;
  pictures: ReadonlyMap<number, Media[]>;
  categories: ReadonlyMap<number, CategoryPath[]>;
  tags: ReadonlyMap<number, string[]>;
  ratings: Awaited<ReturnType<typeof readRatings>>;
  texts: Awaited<ReturnType<typeof readSearchTexts>>;
  terms: Terms;
  bundles: Awaited<ReturnType<typeof readBundles>>;
  groupPlans: Awaited<ReturnType<typeof readGroupPlans>>;
  now: Instant;
};

function gather<T>(rows: readonly T[], keyOf: (row: T) => number): Map<number, T[]> {
  const found = new Map<number, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const known = found.get(key);
    if (known === undefined) found.set(key, [row]);
    else known.push(row);
  }
  return found;
}

async function readRefreshContext(
  db: DbOrTx,
  goods: readonly Goods[],
  now: Instant,
): Promise<RefreshContext> {
  const all = goods.map(({ id }) => id);
  const own = goods.filter(({ parent_id }) => parent_id === null).map(({ id }) => id);
  const slugs = new Set(
    goods.flatMap(({ attributes }) =>
      parseAttributes(attributes)
        .filter(({ global }) => global)
        .map(({ slug }) => slug),
    ),
  );
  const pictures = await readFirstPictures(db, all);
  const media = pictures.map(({ product_id, width, height, sizes, id, ...rest }) => ({
    product_id,
    media: { ...rest, id, widthPx: width, heightPx: height, sizes: parseSizes(sizes) },
  }));
  const byProduct = gather(media, ({ product_id }) => product_id);
  return {
    children: gather(
      goods.filter(({ parent_id }) => parent_id !== null),
      ({ parent_id }) => parent_id ?? 0,
    ),
    pictures: new Map([...byProduct].map(([id, list]) => [id, list.map((one) => one.media)])),
    categories: gather(await readCategoryPaths(db, own), ({ product_id }) => product_id),
    tags: new Map(
      [...gather(await readTagSlugs(db, own), ({ product_id }) => product_id)].map(([id, list]) => [
        id,
        list.map(({ slug }) => slug),
      ]),
    ),
    ratings: await readRatings(db, own),
    texts: await readSearchTexts(db, own),
    terms: await readTerms(db, [...slugs]),
    bundles: await readBundles(db, all),
    groupPlans: await readGroupPlans(db, own),
    now,
  };
}

/** The items that a card's price and stock come from: the published variations, or the product itself. */
function sold(goods: Goods, { children }: RefreshContext): readonly Goods[] {
  const variations = (children.get(goods.id) ?? []).filter(({ status }) => status === 'published');
  return goods.type === 'variable' ? variations : [goods];
}

function swatchesOf(goods: Goods, around: RefreshContext, language: Language): StoredCard['swatches'] {
  if (goods.type !== 'variable') return [];
  const variations = sold(goods, around).map(({ id, attributes }) => ({
    picture: around.pictures.get(id)?.[0] ?? null,
    attributes: parseAttributes(attributes).map((one) => nameAttribute(one, around.terms, true)),
  }));
  return toSwatches(variations, language);
}

type Marks = { stock: StoredCard['stock']; rating: { sum: number; count: number }; saleOf: string | null };

/** What a row can be filtered by: its attributes, and a few tokens that are no attributes. */
function facetsOf(attributes: readonly ProductAttribute[], { stock, rating, saleOf }: Marks): string[] {
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

type Facts = {
  goods: Goods;
  around: RefreshContext;
  attributes: readonly ProductAttribute[];
  plans: readonly ReturnType<typeof parsePricePlan>[];
  stock: StoredCard['stock'];
  search: RowSearch;
};

function searchOf(goods: Goods, around: RefreshContext, attributes: readonly ProductAttribute[]): RowSearch {
  const children = around.children.get(goods.id) ?? [];
  return toRowSearch({
    name: goods.name,
    numbers: [goods, ...children].map(({ sku }) => sku ?? ''),
    categories: (around.categories.get(goods.id) ?? []).map(({ name }) => name),
    attributes,
    ...(around.texts.get(goods.id) ?? { texts: [], tags: [] }),
  });
}

function factsOf(goods: Goods, around: RefreshContext): Facts {
  const things = sold(goods, around);
  const attributes = parseAttributes(goods.attributes).map((attribute) =>
    nameAttribute(attribute, around.terms, false),
  );
  const isOwn = goods.type === 'simple' || goods.type === 'variable';
  const sellable = isOwn ? things.filter(({ regular_price_minor: price }) => price !== null) : things;
  const states = sellable.map((thing) => bundleStock(parseStock(thing), around.bundles.get(thing.id) ?? []));
  return {
    goods,
    around,
    attributes,
    plans: goods.type === 'grouped' ? (around.groupPlans.get(goods.id) ?? []) : things.map(parsePricePlan),
    stock: goods.type === 'variable' ? bestStatus(states) : (states[0]?.status ?? 'outofstock'),
    search: searchOf(goods, around, attributes),
  };
}

function picturesOf({ goods, around }: Facts, language: Language) {
  const own = around.pictures.get(goods.id) ?? [];
  const firstOfChild = sold(goods, around).flatMap(({ id }) => around.pictures.get(id)?.[0] ?? [])[0];
  const [first, second] = own.length > 0 ? own : firstOfChild === undefined ? [] : [firstOfChild];
  const named = (media: Media | undefined) =>
    media === undefined ? null : toPicture(media, language, inLanguage(goods.name, language));
  return { picture: named(first), hoverPicture: named(second) };
}

/** Whether a product is chosen on its page: a bundle with choices, or a gift card with its recipient. */
function needsPage({ meta }: Facts['goods'], parts: readonly Readonly<{ isChoice: boolean }>[]): boolean {
  return isGiftCard(parseMeta(meta)) || parts.some(({ isChoice }) => isChoice);
}

function cardOf(facts: Facts, language: Language): StoredCard {
  const { goods, around, attributes, plans, stock } = facts;
  const categories = around.categories.get(goods.id) ?? [];
  const parts = around.bundles.get(goods.id) ?? [];
  const meta = parseMeta(goods.meta);
  const brand = attributes.find(({ slug }) => slug === 'brand')?.values[0]?.name;
  const hasPrice = plans.some(({ regular }) => regular !== null);
  return {
    id: goods.id,
    type: goods.type as StoredCard['type'],
    class: bundleClass(goods.class as StoredCard['class'], parts),
    sku: goods.sku ?? '',
    address: `/product/${goods.slug}/`,
    name: inLanguage(goods.name, language),
    brand: brand === undefined ? '' : inLanguage(brand, language),
    note: noteOf({ attributes, categories, language }),
    sticksPerPack: sticksPerPack(attributes),
    ...picturesOf(facts, language),
    badge: meta._jamra_badge ?? '',
    stock,
    hasChoice: needsPage(goods, parts),
    isPurchasable: hasPrice && goods.type !== 'grouped' && goods.type !== 'external',
    isVirtual: goods.is_virtual,
    isFeatured: goods.is_featured,
    categorySlugs: unique(categories.map(({ slug }) => slug)),
    tagSlugs: around.tags.get(goods.id) ?? [],
    swatches: swatchesOf(goods, around, language),
    intensity: intensityOf(attributes),
    external:
      goods.type === 'external'
        ? { url: goods.external_url, buttonText: goods.button_text[language] ?? '' }
        : null,
    plans: plans.map(toStoredPlan),
  };
}

function rowOf(facts: Facts, language: Language): ListingRow {
  const { goods, around, attributes, plans, stock, search } = facts;
  const card = cardOf(facts, language);
  const range = priceRange(plans, around.now);
  const rating = around.ratings.get(goods.id) ?? { sum: 0, count: 0 };
  const isPublished = goods.status === 'published';
  return {
    product_id: goods.id,
    language,
    in_catalogue: isPublished && ['visible', 'catalog'].includes(goods.visibility),
    in_search: isPublished && ['visible', 'search'].includes(goods.visibility),
    name: card.name,
    position: goods.position,
    price_min_minor: range.min,
    price_max_minor: range.max,
    on_sale: range.isOnSale,
    in_stock: stock !== 'outofstock',
    is_featured: goods.is_featured,
    rating_sum: rating.sum,
    rating_count: rating.count,
    total_sales: goods.total_sales,
    created_at: goods.created_at.toISOString(),
    category_ids: unique((around.categories.get(goods.id) ?? []).map(({ id }) => id)),
    facets: unique(facetsOf(attributes, { stock, rating, saleOf: range.isOnSale ? goods.class : null })),
    tags: [...card.tagSlugs],
    plain_text: search.plainText,
    words: search.words,
    card,
    refresh_at: range.refreshAt?.toISOString() ?? null,
  };
}

/** Drafts and hidden products are excluded from spelling corrections. */
function isSearched({ goods }: Facts): boolean {
  return goods.status === 'published' && ['visible', 'search'].includes(goods.visibility);
}

/** Rewrites the listing rows of some products and of their groups, in the transaction that changed them. */
export function refreshProducts({ clock }: { clock: Clock }) {
  return async (db: DbOrTx, changed: readonly ProductId[]): Promise<void> => {
    if (changed.length === 0) return;
    const ids = await withGroups(db, changed);
    await lockRows(db, ids);
    const goods = await readProducts(db, ids);
    const around = await readRefreshContext(db, goods, clock());
    const facts = goods.filter(({ parent_id }) => parent_id === null).map((one) => factsOf(one, around));
    await replaceRows(
      db,
      ids,
      LANGUAGES.flatMap((language) => facts.map((one) => rowOf(one, language))),
    );
    const known = facts.filter(isSearched).flatMap(({ search }) => search.known);
    await learnWords(db, [...new Map(known.map((one) => [one.word, one])).values()]);
  };
}
