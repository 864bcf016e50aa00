import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import { type Listing, type ListingQuery, PLAIN_QUERY } from '#shop/listing';
import type { ListingOrder } from '#shop/listing/rules/listing-order.ts';
import { fillCatalogue } from '../../bench/large-catalogue/fill.ts';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const { shop, db, time } = aShop(await aDatabase());

/** Reviews of every third product: three to five stars, some averages with halves. */
async function rateSome(): Promise<void> {
  const { rows } = await sql<{ id: ProductId }>`
    select id from product where parent_id is null order by id
  `.execute(db);
  const rated = rows.filter((_, index) => index % 3 === 0).map(({ id }) => id);
  await sql`
    insert into review (product_id, rating, body, author, status, written_at)
    select id, 3 + (place + nth) % 3, 'Words', 'Sara', 'approved', ${time.now}
    from unnest(${rated}::int[]) with ordinality as made(id, place), generate_series(1, 1 + place % 2) as nth
  `.execute(db);
  await refresh(rated);
}

beforeAll(async () => {
  await fillCatalogue({ db, shop, count: 240, templates: 80 });
  await rateSome();
});

const stageOf = async () =>
  (await db.selectFrom('bitmap_state').select('stage').execute()).map(({ stage }) => stage);

async function countKept(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from listing_bits)::int + (select count(*) from listing_change)::int
      + (select count(*) from search_change)::int as count
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Updates the bitmaps, which so small a shop does not do by itself. */
async function fold(): Promise<void> {
  await sql`select fold_listing_changes(10000), fold_search_changes(10000)`.execute(db);
}

type Row = {
  product_id: number;
  facets: string[];
  in_stock: boolean;
  price_min_minor: number;
  price_max_minor: number;
  category_ids: number[];
  name: string;
  position: number;
  rating_average: number;
  total_sales: number;
  created_at: Date;
};

async function listed(): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from listing_row where language = 'en' and in_catalogue`.execute(
    db,
  );
  return rows;
}

function hasValues(row: Row, { filters, anyOf }: ListingQuery): boolean {
  return Object.entries(filters).every(([slug, values]) => {
    const has = (value: string) => row.facets.includes(`${slug}:${value}`);
    return anyOf.includes(slug) ? values.some(has) : values.every(has);
  });
}

/** Halves of a star are rounded up. */
const hasStars = (row: Row, stars: number) =>
  row.rating_average > 0 && Math.round(row.rating_average) === stars;

function meets(row: Row, query: ListingQuery, categoryId: number | null): boolean {
  return (
    hasValues(row, query) &&
    (query.ratings.length === 0 || query.ratings.some((stars) => hasStars(row, stars))) &&
    (!query.inStock || row.in_stock) &&
    (!query.onSale || row.facets.some((one) => one.startsWith('_sale:') && one !== '_sale:tobacco')) &&
    (query.minPrice === null || row.price_max_minor >= query.minPrice.minor) &&
    (query.maxPrice === null || row.price_min_minor <= query.maxPrice.minor) &&
    (categoryId === null || row.category_ids.includes(categoryId))
  );
}

const ASKED: readonly Partial<ListingQuery>[] = [
  {},
  { filters: { brand: ['talveda'] } },
  { filters: { brand: ['talveda', 'norrim'] }, anyOf: ['brand'] },
  { filters: { colour: ['sand', 'ember'] } },
  {
    filters: { brand: ['quessa'], intensity: ['3'], 'flavour-family': ['mint', 'spice'] },
    anyOf: ['flavour-family'],
  },
  { inStock: true, filters: { format: ['compact'] } },
  { onSale: true },
  { ratings: [4] },
  { ratings: [3, 5], inStock: true },
  { minPrice: aed(10_000), maxPrice: aed(40_000) },
  { minPrice: aed(10_000), filters: { brand: ['sarvo'] }, inStock: true },
];

function ask(query: Partial<ListingQuery>, categoryId: number | null = null) {
  return shop.listing.listProducts(
    { ...PLAIN_QUERY, ...query },
    {
      categoryId: categoryId as never,
      language: 'en',
      now: time.now,
    },
  );
}

type Counted = { rows: readonly Row[]; query: ListingQuery; categoryId: number | null };

function expectValues(listing: Listing, { rows, query, categoryId }: Counted): void {
  for (const { slug, values } of listing.facets) {
    const { [slug]: chosen = [], ...others } = query.filters;
    const counting =
      chosen.length === 1 || query.anyOf.includes(slug) ? { ...query, filters: others } : query;
    const meeting = rows.filter((row) => meets(row, counting, categoryId));
    for (const { slug: value, count } of values) {
      const having = meeting.filter((row) => row.facets.includes(`${slug}:${value}`));
      expect(count, `${slug}:${value} of ${JSON.stringify(query)}`).toBe(having.length);
    }
  }
}

/** Stars and stock, each counted without its own filter. */
function expectMarks({ ratings, inStockCount }: Listing, { rows, query, categoryId }: Counted): void {
  const meeting = (changes: Partial<ListingQuery>) =>
    rows.filter((row) => meets(row, { ...query, ...changes }, categoryId));
  for (const { stars, count } of ratings)
    expect(count, `${stars} stars of ${JSON.stringify(query)}`).toBe(
      meeting({ ratings: [] }).filter((row) => hasStars(row, stars)).length,
    );
  expect(inStockCount).toBe(meeting({ inStock: false }).filter((row) => row.in_stock).length);
}

async function expectExact(): Promise<void> {
  const rows = await listed();
  const places = [null, rows[0]?.category_ids[0] ?? null];
  for (const [one, categoryId] of ASKED.flatMap((requested) =>
    places.map((place) => [requested, place] as const),
  )) {
    const query = { ...PLAIN_QUERY, ...one };
    const listing = await ask(one, categoryId);
    expect(listing, JSON.stringify(one)).toMatchObject({
      total: rows.filter((row) => meets(row, query, categoryId)).length,
      isRounded: false,
    });
    if (listing === null) continue;
    expectValues(listing, { rows, query, categoryId });
    expectMarks(listing, { rows, query, categoryId });
  }
}

async function refresh(ids: readonly number[]): Promise<void> {
  await db.transaction().execute((tx) => shop.listing.refreshProducts(tx, ids as ProductId[]));
}

const ORDERED: readonly [ListingOrder, (a: Row, b: Row) => number][] = [
  ['menu_order', (a, b) => a.position - b.position],
  ['menu_order-desc', (a, b) => b.position - a.position],
  ['popularity', (a, b) => b.total_sales - a.total_sales],
  ['rating', (a, b) => b.rating_average - a.rating_average],
  ['date', (a, b) => b.created_at.getTime() - a.created_at.getTime()],
  ['price', (a, b) => a.price_min_minor - b.price_min_minor],
  ['price-desc', (a, b) => b.price_max_minor - a.price_max_minor],
  ['id-desc', (a, b) => b.product_id - a.product_id],
];

describe('counts and pages of a listing', () => {
  it('LS-07 need no bitmaps in a small shop, which stores none', async () => {
    await shop.listing.maintainBitmaps();
    await expectExact();
    expect([await stageOf(), await countKept()]).toEqual([['off'], 0]);
  });

  it('LS-07 equal the rows before and after changes enter the bitmaps', async () => {
    await sql`select start_bitmaps()`.execute(db);
    await sql`update bitmap_state set stage = 'read'`.execute(db);
    await expectExact();
    await fold();
    expect((await sql`select from listing_change`.execute(db)).rows).toEqual([]);
    await expectExact();
    const ids = (await listed()).map(({ product_id }) => product_id);
    await sql`update product set status = 'draft' where id = any(${ids.slice(0, 9)}::int[])`.execute(db);
    await sql`update product set manages_stock = false, stock_status = 'outofstock' where id = any(${ids.slice(5, 30)}::int[])`.execute(
      db,
    );
    await refresh(ids.slice(0, 30));
    await expectExact();
    await sql`update product set stock_status = 'instock' where id = any(${ids.slice(20, 30)}::int[])`.execute(
      db,
    );
    await refresh(ids.slice(20, 30));
    await sql`delete from product where id = any(${ids.slice(40, 44)}::int[]) and type = 'simple'`.execute(
      db,
    );
    await expectExact();
    await fold();
    await expectExact();
  }, 120_000);

  it('LS-07 keep the bitmaps for a minute when the shop is small again, then drop them', async () => {
    expect(await countKept()).toBeGreaterThan(0);
    await shop.listing.maintainBitmaps();
    expect(await stageOf()).toEqual(['kept']);
    await expectExact();
    await shop.listing.maintainBitmaps();
    expect([await stageOf(), await countKept()]).toEqual([['off'], 0]);
    await expectExact();
  });

  it.each(ORDERED)(
    'LS-05 have every product once, sorted by %s, out-of-stock ones last',
    async (orderby, compare) => {
      const rows = await listed();
      const narrowed: ListingQuery['filters'][] = [{}, { brand: ['talveda'] }];
      for (const filters of narrowed) {
        const query = { ...PLAIN_QUERY, filters };
        const pages = Math.ceil(rows.filter((row) => meets(row, query, null)).length / 12);
        const listed: Row[] = [];
        for (let page = 1; page <= pages; page += 1) {
          const listing = await ask({ filters, orderby, page });
          for (const { id } of listing?.cards ?? [])
            listed.push(...rows.filter((row) => row.product_id === Number(id)));
        }
        expect(new Set(listed.map(({ product_id }) => product_id)).size).toBe(listed.length);
        expect(listed.length).toBe(rows.filter((row) => meets(row, query, null)).length);
        const sorted = listed.toSorted((a, b) => Number(b.in_stock) - Number(a.in_stock) || compare(a, b));
        const places = (list: Row[]) => list.map((row) => [row.in_stock, compare(row, sorted[0] ?? row)]);
        expect(places(listed)).toEqual(places(sorted));
        expect(await ask({ filters, orderby, page: pages + 1 })).toBeNull();
      }
    },
  );
});
