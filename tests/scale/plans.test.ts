import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import type { Database } from '#platform/database/client.ts';
import { type ListingQuery, PLAIN_QUERY } from '#shop/listing';
import { fillCatalogue, foldAll } from '../../bench/large-catalogue/fill.ts';
import { aShop } from '../a-shop.ts';
import { createTestDatabase, openTestServer } from '../test-server.ts';

/** Just above the limit of a small shop, whose products are all counted. */
const PRODUCTS = 21_000;

type Statement = { text: string; values: readonly unknown[] };
const heard: Statement[] = [];

const server = await openTestServer();
const copy = await createTestDatabase(server);
const pool = new pg.Pool({ connectionString: copy.url, max: 4 });
// The database may be dropped while its last connections are closing.
pool.on('connect', (client) => client.on('error', () => undefined));
const db = new Kysely<Database>({
  dialect: new PostgresDialect({ pool }),
  log: ({ query }) => void heard.push({ text: query.sql, values: query.parameters }),
});
const { shop, time } = aShop(db);

beforeAll(async () => {
  await fillCatalogue({ db, shop, count: PRODUCTS });
  await foldAll({ db, shop });
  for (const table of ['product', 'listing_row', 'listing_key', 'listing_bits', 'search_bits', 'search_word'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}, 300_000);

afterAll(async () => {
  await db.destroy();
  await copy.drop();
  await server.release();
});

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
};

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** The query plans of all statements that some work runs. */
async function plansOf(work: () => Promise<unknown>): Promise<{ text: string; root: Node; nodes: Node[] }[]> {
  heard.length = 0;
  await work();
  const requests = heard.filter(({ text }) => /^\s*(select|with)/i.test(text));
  const plans = [];
  for (const { text, values } of requests) {
    const { rows } = await pool.query(`explain (analyze, buffers, timing off, format json) ${text}`, [
      ...values,
    ]);
    const root: Node = rows[0]['QUERY PLAN'][0].Plan;
    plans.push({ text, root, nodes: nodesOf(root) });
  }
  return plans;
}

function list(query: Partial<ListingQuery>, place: { categoryId?: number; language?: 'en' | 'ar' } = {}) {
  return shop.listing.listProducts(
    { ...PLAIN_QUERY, ...query },
    { categoryId: (place.categoryId ?? null) as never, language: place.language ?? 'en', now: time.now },
  );
}

const THREE: Partial<ListingQuery> = {
  filters: { brand: ['talveda'], colour: ['ember', 'sand'], intensity: ['3'] },
  anyOf: ['colour'],
};
const NARROW: Partial<ListingQuery> = { minPrice: aed(10_000), maxPrice: aed(10_100) };
const WIDE_RANGE: Partial<ListingQuery> = { minPrice: aed(10_000), maxPrice: aed(30_000) };
const MAKER: Partial<ListingQuery> = { filters: { brand: ['talveda'] } };
const categoryId = async () =>
  (await db.selectFrom('category').select('id').where('slug', '=', 'tables').executeTakeFirstOrThrow()).id;

const QUESTIONS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['the first page', () => list({})],
  ['the first page in Arabic', () => list({}, { language: 'ar' })],
  ['a page in the middle', () => list({ page: 870 })],
  ['the last page', () => list({ page: 1750 })],
  ['a category', async () => list({}, { categoryId: await categoryId() })],
  ['a far page of a category', async () => list({ page: 60 }, { categoryId: await categoryId() })],
  ['the cheapest', () => list({ orderby: 'price' })],
  ['the dearest, far behind', () => list({ orderby: 'price-desc', page: 900 })],
  ['the best sold', () => list({ orderby: 'popularity' })],
  ['the newest', () => list({ orderby: 'date' })],
  ['the best rated', () => list({ orderby: 'rating' })],
  ['by name', () => list({ orderby: 'title', page: 3 })],
  ['in no order', () => list({ orderby: 'rand' })],
  ['three facets', () => list(THREE)],
  ['three facets, the cheapest', () => list({ ...THREE, orderby: 'price' })],
  ['what can be had', () => list({ inStock: true })],
  ['what is reduced', () => list({ onSale: true })],
  ['a range of prices', () => list(WIDE_RANGE)],
  ['a narrow range of prices', () => list(NARROW)],
  ['a narrow range of prices, by name', () => list({ ...NARROW, orderby: 'title' })],
  ['a range of prices, far behind', () => list({ ...WIDE_RANGE, page: 150 })],
  ['a range of prices in a category', async () => list(NARROW, { categoryId: await categoryId() })],
  ['a range of prices and three facets', () => list({ ...THREE, ...WIDE_RANGE })],
  ['a far page of a maker, the cheapest', () => list({ ...MAKER, page: 140, orderby: 'price' })],
  ['words that many have, by price', () => list({ search: 'talveda', orderby: 'price' })],
  ['suggestions for two letters', () => shop.search.suggest('ta', { language: 'en', now: time.now })],
  ['words that many have', () => list({ search: 'talveda', orderby: 'relevance' })],
  ['words that many have, narrowed', () => list({ search: 'talveda', orderby: 'relevance', ...THREE })],
  ['words that many have, far behind', () => list({ search: 'talveda', orderby: 'relevance', page: 200 })],
  [
    'words that many have, hardly any of them',
    () => list({ search: 'talveda', orderby: 'price', ...NARROW }),
  ],
  [
    'words that many have, in a category',
    async () => list({ search: 'talveda' }, { categoryId: await categoryId() }),
  ],
  ['two words', () => list({ search: 'talveda lamp', orderby: 'relevance' })],
  ['a number and a word', () => list({ search: '0000777 stand', orderby: 'relevance' })],
  ['a word mistyped', () => list({ search: 'talvdea lamp', orderby: 'relevance' })],
  ['a number', () => list({ search: '0000777', orderby: 'relevance' })],
  ['suggestions', () => shop.search.suggest('talv', { language: 'en', now: time.now })],
  [
    'suggestions for what is mistyped',
    () => shop.search.suggest('tlaveda', { language: 'en', now: time.now }),
  ],
  ['what sells best', () => shop.listing.popular({ language: 'en', limit: 4 })],
  [
    'a product',
    async () => {
      const { slug } = await db
        .selectFrom('product')
        .select('slug')
        .where('sku', '=', 'BIG-0000444')
        .executeTakeFirstOrThrow();
      return shop.catalogue.findProductBySlug(slug ?? '');
    },
  ],
];

const WIDE = ['product', 'listing_row', 'stock_level'];
const MOST_SORTED = 5000;
/** Very common words are scanned from the beginning up to the most that is counted. */
const ENOUGH = 2001;

/** Sequential scans of wide tables. */
function wholeReads(nodes: readonly Node[]): Node[] {
  return nodes.filter(
    (node) =>
      node['Node Type'].includes('Seq Scan') &&
      WIDE.includes(node['Relation Name'] ?? '') &&
      node['Actual Rows'] !== ENOUGH &&
      node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) > MOST_SORTED,
  );
}

function mostSorted(nodes: readonly Node[]): number {
  const below = nodes.filter((node) => node['Node Type'] === 'Sort').flatMap(({ Plans }) => Plans ?? []);
  return Math.max(0, ...below.map((node) => node['Actual Rows'] * node['Actual Loops']));
}

/** How many index rows are scanned for one page. */
async function walked(query: Partial<ListingQuery>): Promise<number> {
  const plans = await plansOf(() => list(query));
  const walks = plans.filter(({ text }) => text.includes('as walked')).flatMap(({ nodes }) => nodes);
  return Math.max(
    ...walks.filter((node) => node['Node Type'] === 'Index Only Scan').map((node) => node['Actual Rows']),
  );
}

describe('queries on a large catalogue', () => {
  it.each(QUESTIONS)(
    'read no wide table from end to end and sort no more than a part: %s',
    async (_name, ask) => {
      for (const { text, nodes } of await plansOf(ask)) {
        expect(wholeReads(nodes), text).toEqual([]);
        expect(mostSorted(nodes), text).toBeLessThan(MOST_SORTED);
      }
    },
  );

  it('LS-06 paginate by index only, from the nearer end', async () => {
    expect(await walked({ page: 3 })).toBe(36);
    expect(await walked({ page: 700 })).toBe(8400);
    expect(await walked({ page: 1500, orderby: 'date' })).toBeLessThan(3100);
  });

  it('LS-06 reach a far page of a brand or price range by index only', async () => {
    for (const query of [
      { ...MAKER, page: 120 },
      { ...WIDE_RANGE, page: 150 },
    ]) {
      const plans = (await plansOf(() => list(query))).filter(({ text }) => text.includes('as walked'));
      expect(plans.length).toBeGreaterThan(0);
      const read = plans
        .flatMap(({ nodes }) => nodes)
        .filter((node) => node['Relation Name'] === 'listing_key' && node['Actual Rows'] > 0);
      expect(new Set(read.map((node) => node['Node Type']))).toEqual(new Set(['Index Only Scan']));
    }
  });
});

/** Blocks that are read to find the products with some words. */
async function readForWords(search: string): Promise<number> {
  const plans = await plansOf(() => list({ search, orderby: 'relevance' }));
  const searches = plans.filter(({ text }) => text.includes('search_found'));
  expect(searches.length).toBeGreaterThan(0);
  return Math.max(...searches.map(({ root }) => root['Shared Hit Blocks'] + root['Shared Read Blocks']));
}

describe('searches in a large catalogue', () => {
  it('SE-03 use bitmaps for common words and the rarest word otherwise', async () => {
    for (const search of ['talveda', 'talveda lamp', 'talv lam', 'measured -talveda', '0000777 stand'])
      expect(await readForWords(search), search).toBeLessThan(1000);
  });
});

async function rowsOf(
  where: string,
  listed = 'in_catalogue',
): Promise<{ product_id: number; tokens: string[] }[]> {
  const { rows } = await sql<{ product_id: number; tokens: string[] }>`
    select product_id, tokens from listing_key where ${sql.raw(listed)} and ${sql.raw(where)}
    order by in_stock desc, position, name_en, product_id
  `.execute(db);
  return rows;
}

type Rows = Awaited<ReturnType<typeof rowsOf>>;
const page = (rows: Rows, number: number) =>
  rows.slice((number - 1) * 12, number * 12).map(({ product_id }) => product_id);
const idsOf = (listing: Awaited<ReturnType<typeof list>>) => listing?.cards.map(({ id }) => Number(id));

function expectCounts(listing: Awaited<ReturnType<typeof list>>, rows: Rows): void {
  for (const { slug, values } of listing?.facets ?? [])
    for (const { slug: value, count } of values)
      expect(count).toBe(rows.filter(({ tokens }) => tokens.includes(`${slug}:${value}`)).length);
}

function raisePrices(ids: readonly number[], by: number) {
  return sql`
    update listing_key set price_min_minor = price_min_minor + ${by}, price_max_minor = price_max_minor + ${by}
    where product_id = any(${ids}::int[])
  `.execute(db);
}

describe('results of a large catalogue', () => {
  it.each([
    ['a narrow range', 10_000, 10_100],
    ['one price', 25_000, 25_000],
    ['a wide range', 9000, 60_000],
    ['everything above', 45_000, null],
    ['everything below', null, 4321],
    ['nothing', 9_000_000, null],
    ['ends the wrong way round', 30_000, 20_000],
  ])('LS-07 count a price range completely: %s', async (_name, low, high) => {
    const least = low === null ? '' : ` and price_max_minor >= ${low}`;
    const most = high === null ? '' : ` and price_min_minor <= ${high}`;
    const rows = await rowsOf(`price_min_minor is not null${least}${most}`);
    const query = {
      minPrice: low === null ? null : aed(low),
      maxPrice: high === null ? null : aed(high),
    };
    const last = Math.max(1, Math.ceil(rows.length / 12));
    for (const number of new Set([1, Math.ceil(last / 2), last])) {
      const listing = await list({ ...query, page: number });
      expect(listing).toMatchObject({ total: rows.length, isRounded: false, areLeast: false });
      expect(idsOf(listing)).toEqual(page(rows, number));
      expectCounts(listing, rows);
    }
  });

  it('LS-06 have the same far pages before and after changes enter the bitmaps', async () => {
    const pageOf = async () => idsOf(await list({ ...MAKER, page: 120 }));
    const talveda = () => rowsOf("tokens @> '{brand:talveda}'");
    const expected = async () => page(await talveda(), 120);
    expect(await pageOf()).toEqual(await expected());
    const gone = (await talveda()).slice(0, 30).map(({ product_id }) => product_id);
    await sql`update listing_row set in_catalogue = false where product_id = any(${gone}::int[])`.execute(db);
    expect(await pageOf()).toEqual(await expected());
    await shop.listing.maintainBitmaps();
    expect(await pageOf()).toEqual(await expected());
    await sql`update listing_row set in_catalogue = true where product_id = any(${gone}::int[])`.execute(db);
    expect(await pageOf()).toEqual(await expected());
  });

  it('LS-06 reach far pages without looking up everything before', async () => {
    const dear = (await rowsOf("tokens @> '{brand:norrim}'")).map(({ product_id }) => product_id);
    await raisePrices(dear, 1_000_000);
    await shop.listing.maintainBitmaps();
    const query: Partial<ListingQuery> = { filters: { brand: ['norrim'] }, orderby: 'price' };
    const plans = await plansOf(() => list(query));
    const lookedUp = plans
      .filter(({ text }) => /as (near|walked)/.test(text))
      .flatMap(({ nodes }) => nodes)
      .filter((node) => node['Relation Name'] === 'listing_key' && node['Node Type'] === 'Index Scan')
      .map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0))
      .filter((rows) => rows > 0);
    expect(lookedUp).toEqual([5000]);
    const { rows } = await sql<{ product_id: number }>`
      select product_id from listing_key where in_catalogue and product_id = any(${dear}::int[])
      order by in_stock desc, price_min_minor, product_id limit 12
    `.execute(db);
    expect(idsOf(await list(query))).toEqual(rows.map(({ product_id }) => product_id));
    await raisePrices(dear, -1_000_000);
  });

  it('LS-06 filter by compatible stick, also on far pages', async () => {
    const dear = (await rowsOf("tokens @> '{brand:norrim}'"))
      .slice(0, 900)
      .map(({ product_id }) => product_id);
    const stick = await db
      .selectFrom('product')
      .select(['id', 'slug', 'class'])
      .where('id', 'not in', dear as ProductId[])
      .where('slug', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const beSold = (as: string) =>
      db.updateTable('product').set({ class: as }).where('id', '=', stick.id).execute();
    await beSold('tobacco');
    const fits = dear.filter((_id, place) => place % 2 === 0);
    await sql`
      insert into product_fit (stick_id, device_id) select ${stick.id}, unnest(${fits}::int[]) on conflict do nothing
    `.execute(db);
    await raisePrices(dear, 1_000_000);
    await shop.listing.maintainBitmaps();
    const { rows } = await sql<{ product_id: number }>`
      select product_id from listing_key where in_catalogue and product_id = any(${fits}::int[])
      order by in_stock desc, price_min_minor, product_id limit 12
    `.execute(db);
    const listing = await list({ filters: { brand: ['norrim'] }, fits: stick.slug ?? '', orderby: 'price' });
    expect(listing?.fit?.kind).toBe('stick');
    expect(idsOf(listing)).toEqual(rows.map(({ product_id }) => product_id));
    await raisePrices(dear, -1_000_000);
    await db.deleteFrom('product_fit').where('stick_id', '=', stick.id).execute();
    await beSold(stick.class);
  });

  it('SE-03 rank an exact name first among many matches', async () => {
    const { product_id } = (await rowsOf("tokens @> '{brand:talveda}'"))[777] ?? { product_id: 0 };
    await sql`update listing_row set plain_text = '|talveda|', total_sales = 0 where product_id = ${product_id}`.execute(
      db,
    );
    const listing = await list({ search: 'talveda', orderby: 'relevance' });
    expect(listing?.total).toBeGreaterThan(2000);
    expect(Number(listing?.cards[0]?.id)).toBe(product_id);
    const suggested = await shop.search.suggest('talveda', { language: 'en', now: time.now });
    expect(Number(suggested?.products[0]?.id)).toBe(product_id);
  });

  it('find products visible only in search, in every order', async () => {
    const { product_id } = (await rowsOf("tokens @> '{brand:talveda}' and in_stock"))[555] ?? {
      product_id: 0,
    };
    await sql`update listing_row set in_catalogue = false, price_min_minor = 1 where product_id = ${product_id}`.execute(
      db,
    );
    const listing = await list({ search: 'talveda', orderby: 'price' });
    expect(Number(listing?.cards[0]?.id)).toBe(product_id);
    expect((await list({ ...MAKER, orderby: 'price' }))?.cards.map(({ id }) => Number(id))).not.toContain(
      product_id,
    );
  });

  it('write no index of wide rows for a sale', async () => {
    const { rows } = await sql`
      select indexname from pg_indexes where tablename = 'listing_row' and indexdef like '%total_sales%'
    `.execute(db);
    expect(rows).toEqual([]);
  });
});

const WORDS: readonly (readonly [string, string])[] = [
  ['talveda', `'talveda':*`],
  ['talveda lamp', `'talveda':* & 'lamp':*`],
  ['talv st', `'talv':* & 'st':*`],
  ['measured -talveda', `'measured':* & !'talveda':*`],
  ['-talveda', `!'talveda':*`],
  ['kettle 0000777', `'0000777' & 'kettle':*`],
  ['talvedatr', `'talvedatr':*`],
];

async function expectFound(words = WORDS): Promise<void> {
  for (const [search, query] of words) {
    const { rows } = await sql<{ product_id: number; total_sales: number }>`
      select product_id, total_sales from listing_row
      where language = 'en' and in_search and words @@ ${query}::tsquery
      order by split_part(plain_text, '|', 2) = ${search} desc, total_sales desc, product_id
    `.execute(db);
    const all = rows.map(({ product_id }) => product_id);
    const listing = await list({ search, orderby: 'relevance' });
    expect(listing, search).toMatchObject({ total: all.length, isRounded: false, areLeast: false });
    if (all.length <= 2000) continue;
    expect(idsOf(listing), search).toEqual(all.slice(0, 12));
    expect(idsOf(await list({ search, orderby: 'relevance', page: 90 })), search).toEqual(
      all.slice(1068, 1080),
    );
    const marked = await rowsOf(`product_id = any('{${all.join()}}'::int[])`, 'in_search');
    expectCounts(listing, marked);
  }
}

// Thousands of rows are rewritten: on a busy machine that takes longer than the default limit.
describe('searches in a large catalogue after changes', { timeout: 120_000 }, () => {
  it('SE-03 find the same products before and after changes enter the bitmaps', async () => {
    await expectFound();
    const { rows } = await sql<{ product_id: number; words: string }>`
      select product_id, words::text from listing_row where language = 'en' and words @@ 'talveda & lamp'
      order by total_sales desc, product_id limit 20
    `.execute(db);
    const ids = rows.map(({ product_id }) => product_id);
    const other = await rowsOf("tokens @> '{brand:norrim}'");
    const set = (words: string, where: readonly number[]) =>
      sql`update listing_row set words = ${words}::tsvector where product_id = any(${[...where]}::int[])`.execute(
        db,
      );
    await set("'quessa':1A 'stand':1A", ids.slice(0, 10));
    await set(
      "'talveda':1A 'talvedalamp':1A 'lamp':1A",
      other.slice(0, 40).map(({ product_id }) => product_id),
    );
    await sql`update listing_row set in_search = false where product_id = any(${ids.slice(10)}::int[])`.execute(
      db,
    );
    await expectFound();
    await shop.listing.maintainBitmaps();
    await expectFound();
    for (const { product_id, words } of rows) await set(words, [product_id]);
    await sql`update listing_row set in_search = true where product_id = any(${ids}::int[])`.execute(db);
    await expectFound();
    await shop.listing.maintainBitmaps();
    await expectFound();
  });

  it('SE-03 rank nothing first for negative words only', async () => {
    const { product_id } = (await rowsOf("tokens @> '{brand:norrim}'"))[333] ?? { product_id: 0 };
    await sql`update listing_row set plain_text = '|quessa|', total_sales = 0 where product_id = ${product_id}`.execute(
      db,
    );
    await expectFound();
  });

  it('SE-03 find nothing past the last product', async () => {
    await sql`delete from listing_row where product_id >= 16384`.execute(db);
    await shop.listing.maintainBitmaps();
    // Later products have a bitmap row of their own; the others are empty in it.
    await sql`
      delete from search_bits where chunk > 0 and term_id in (select id from search_term where word = 'measured')
    `.execute(db);
    await expectFound();
  });

  it('SE-03 adapt to changed word frequencies', async () => {
    await sql`
      update listing_row set words = words || 'ravelin:1A'::tsvector where product_id % 4 = 0 and language = 'en'
    `.execute(db);
    const isCommon = async () => {
      const { rows } = await sql`select from search_term where word = 'ravelin'`.execute(db);
      return rows.length > 0;
    };
    await shop.listing.maintainBitmaps();
    expect(await isCommon()).toBe(false);
    await shop.listing.countTermsWhenDue();
    expect(await isCommon()).toBe(true);
    await expectFound([['ravelin -talveda', `'ravelin':* & !'talveda':*`]]);
    await sql`update listing_row set words = ts_delete(words, 'ravelin') where words @@ 'ravelin'`.execute(
      db,
    );
    await shop.listing.maintainBitmaps();
    await shop.listing.countTermsWhenDue();
    expect(await isCommon()).toBe(false);
  });
});
