import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { CategoryId, ProductId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import { ANY_TIME } from '#kernel/span.ts';
import { type ListingQuery, PLAIN_QUERY, type ProductLoop } from '#shop/listing';
import { fillCatalogue } from '../../bench/large-catalogue/fill.ts';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { IS_PROOF } from '../is-proof.ts';

const { shop, db, time } = aShop(await aDatabase());
const PRODUCTS = 120;
const MAKERS = ['talveda', 'norrim', 'quessa'];
const COLOURS = ['sand', 'ember', 'onyx'];

let categoryIds: number[] = [];
let productIds: ProductId[] = [];

beforeAll(async () => {
  await fillCatalogue({ db, shop, count: PRODUCTS, templates: 60 });
  const categories = await db.selectFrom('category').select('id').orderBy('id').limit(3).execute();
  categoryIds = categories.map(({ id }) => id);
  const products = await db.selectFrom('product').select('id').orderBy('id').execute();
  productIds = products.map(({ id }) => id as ProductId);
  await sql`select start_bitmaps(), fold_listing_changes(1000), count_search_terms(10)`.execute(db);
}, 120_000);

const product = fc.record({
  brand: fc.constantFrom(...MAKERS),
  colours: fc.subarray(COLOURS),
  intensity: fc.integer({ min: 1, max: 3 }),
  stars: fc.integer({ min: 3, max: 5 }),
  isInStock: fc.boolean(),
  isOnSale: fc.boolean(),
  isListed: fc.boolean(),
  isSought: fc.boolean(),
  price: fc.option(fc.integer({ min: 0, max: 70_000 })),
  span: fc.constantFrom(0, 0, 5000),
  category: fc.integer({ min: 0, max: 2 }),
});
const catalogue = fc.record({
  products: fc.array(product, { minLength: PRODUCTS, maxLength: PRODUCTS }),
  isFolded: fc.boolean(),
});
/** One time in four, so that most queries have results. */
function seldom<T, Else>(value: fc.Arbitrary<T>, otherwise: Else): fc.Arbitrary<T | Else> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary: value });
}

const query = fc.record({
  brands: seldom(fc.subarray(MAKERS, { minLength: 1 }), []),
  colours: seldom(fc.subarray(COLOURS, { minLength: 1, maxLength: 2 }), []),
  intensities: seldom(fc.subarray(['1', '2', '3'], { minLength: 1 }), []),
  anyOf: fc.constantFrom(['brand', 'intensity'], ['brand', 'intensity', 'colour'], []),
  ratings: seldom(fc.subarray([3, 4, 5], { minLength: 1 }), []),
  inStock: seldom(fc.constant(true), false),
  onSale: seldom(fc.constant(true), false),
  low: seldom(fc.integer({ min: 0, max: 40_000 }), null),
  high: seldom(fc.integer({ min: 20_000, max: 90_000 }), null),
  orderby: fc.constantFrom('menu_order', 'price', 'price-desc', 'rating', 'date-asc', 'title', 'rand'),
  search: fc.constantFrom('', '', 'talveda', 'talveda lamp', 'lamp -norrim', '-quessa'),
  page: fc.constantFrom(1, 1, 2),
  category: seldom(fc.integer({ min: 0, max: 2 }), null),
});
const exclusion = fc.record({
  makers: fc.subarray(MAKERS, { maxLength: 2 }),
  category: seldom(fc.integer({ min: 0, max: 2 }), null),
  without: fc.uniqueArray(fc.integer({ min: 0, max: PRODUCTS - 1 }), { maxLength: 5 }),
  withMaker: seldom(fc.constantFrom(...MAKERS), null),
  orderby: fc.constantFrom('menu_order', 'price', 'title', 'date'),
  inStock: fc.boolean(),
  page: fc.constantFrom(1, 2),
  offset: fc.constantFrom(0, 3),
});
type Valued<T> = T extends fc.Arbitrary<infer V> ? V : never;

async function write({ products, isFolded }: Valued<typeof catalogue>): Promise<void> {
  const rows = products.map((one) => ({
    facets: [
      `brand:${one.brand}`,
      ...one.colours.map((colour) => `colour:${colour}`),
      `intensity:${one.intensity}`,
      `_rating:${one.stars}`,
      ...(one.isInStock ? ['_stock:instock'] : []),
      ...(one.isOnSale ? ['_sale:device'] : []),
    ],
    in_stock: one.isInStock,
    in_catalogue: one.isListed,
    in_search: one.isSought,
    low: one.price,
    high: one.price === null ? null : one.price + one.span,
    category: categoryIds[one.category],
  }));
  await sql`
    update listing_row set facets = made.facets, in_stock = made.in_stock, in_catalogue = made.in_catalogue,
      in_search = made.in_search, price_min_minor = made.low, price_max_minor = made.high,
      category_ids = array[made.category]
    from (
      select product_id, row_number() over (order by product_id) as place from listing_row where language = 'en'
    ) as numbered, jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as given(row, place)
    cross join lateral jsonb_to_record(row) as made(facets text[], in_stock boolean, in_catalogue boolean,
      in_search boolean, low integer, high integer, category integer)
    where numbered.place = given.place and listing_row.product_id = numbered.product_id
  `.execute(db);
  if (isFolded) await sql`select fold_listing_changes(1000), fold_search_changes(1000)`.execute(db);
}

function ask(one: Valued<typeof query>) {
  const { brands, colours, intensities, low, high, category, ...plain } = one;
  const query: ListingQuery = {
    ...PLAIN_QUERY,
    ...plain,
    filters: { brand: brands, colour: colours, intensity: intensities },
    minPrice: low === null ? null : aed(low),
    maxPrice: high === null ? null : aed(high),
  };
  const categoryId = category === null ? null : (categoryIds[category] as CategoryId);
  return shop.listing.listProducts(query, { categoryId, language: 'en', now: time.now });
}

function askLoop({ makers, category, without, withMaker, ...one }: Valued<typeof exclusion>): ProductLoop {
  const { orderby, inStock, page, offset } = one;
  return {
    place: { categoryId: null, language: 'en', now: time.now },
    query: { ...PLAIN_QUERY, orderby, inStock, page },
    withTerms: withMaker === null ? [] : [{ family: 'brand', values: [withMaker] }],
    withoutTerms: [
      ...(makers.length === 0 ? [] : [{ family: 'brand', values: makers }]),
      ...(category === null ? [] : [{ family: '_category', values: [categoryIds[category] ?? 0] }]),
    ],
    without: without.flatMap((place) => productIds[place] ?? []),
    ...{ among: null, published: ANY_TIME, perPage: 10, offset },
  };
}

async function loopAnswers(stage: 'kept' | 'read', loops: readonly Valued<typeof exclusion>[]) {
  await sql`update bitmap_state set stage = ${stage}`.execute(db);
  const read = [];
  for (const one of loops) {
    const loop = askLoop(one);
    const { cards, ...page } = await shop.listing.loop(loop);
    const terms = await shop.listing.loopTerms({ ...loop, offset: 0 }, 'colour');
    const sorted = terms.toSorted((a, b) => (a.value < b.value ? -1 : 1));
    read.push({ ids: cards.map(({ id }) => id), ...page, terms: sorted });
  }
  return read;
}

async function answers(stage: 'kept' | 'read', queries: readonly Valued<typeof query>[]) {
  await sql`update bitmap_state set stage = ${stage}`.execute(db);
  const matching = [];
  for (const one of queries) {
    const listing = await ask(one);
    matching.push(listing === null ? null : { ...listing, search: listing.search?.matches.total });
  }
  return matching;
}

it('LS-07 bitmaps and conditions give the same products, totals, counts and prices', async () => {
  let cards = 0;
  await fc.assert(
    fc.asyncProperty(catalogue, fc.array(query, { minLength: 20, maxLength: 20 }), async (made, queries) => {
      await write(made);
      const byBits = await answers('read', queries);
      expect(byBits).toEqual(await answers('kept', queries));
      cards += byBits.reduce((sum, listing) => sum + (listing?.cards.length ?? 0), 0);
    }),
    { numRuns: IS_PROOF ? 20 : 5, seed: 20_261_124, endOnFailure: true },
  );
  expect(cards).toBeGreaterThan(200);
}, 180_000);

it('WG-18 bitmaps and conditions give the same loops and counts without what a loop excludes', async () => {
  let items = 0;
  const loops = fc.array(exclusion, { minLength: 10, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(catalogue, loops, async (made, requested) => {
      await write(made);
      const byBits = await loopAnswers('read', requested);
      expect(byBits).toEqual(await loopAnswers('kept', requested));
      items += byBits.reduce((sum, { ids }) => sum + ids.length, 0);
    }),
    { numRuns: IS_PROOF ? 20 : 4, seed: 20_261_130, endOnFailure: true },
  );
  expect(items).toBeGreaterThan(100);
}, 180_000);
