import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aed } from '#kernel/money.ts';
import type { Database } from '#platform/database/client.ts';
import { type ListingQuery, PLAIN_QUERY } from '#shop/listing';
import { fillCatalogue } from '../../bench/large-catalogue/fill.ts';
import { aShop } from '../a-shop.ts';
import { createTestDatabase, openTestServer } from '../test-server.ts';

/** Just above what counts as a small shop, of which everything is counted. */
const PRODUCTS = 21_000;

type Statement = { text: string; values: readonly unknown[] };
const heard: Statement[] = [];

const server = await openTestServer();
const copy = await createTestDatabase(server);
const pool = new pg.Pool({ connectionString: copy.url, max: 4 });
const db = new Kysely<Database>({
  dialect: new PostgresDialect({ pool }),
  log: ({ query }) => void heard.push({ text: query.sql, values: query.parameters }),
});
const { shop, time } = aShop(db);

beforeAll(async () => {
  await fillCatalogue({ db, shop, count: PRODUCTS });
  await shop.listing.foldMarks();
  for (const table of ['product', 'listing_row', 'listing_key', 'listing_bits', 'search_word'])
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

/** The plans of everything that some work asks the database. */
async function plansOf(work: () => Promise<unknown>): Promise<{ text: string; root: Node; nodes: Node[] }[]> {
  heard.length = 0;
  await work();
  const asked = heard.filter(({ text }) => /^\s*(select|with)/i.test(text));
  const plans = [];
  for (const { text, values } of asked) {
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
  ['a range of prices', () => list({ minPrice: aed(10_000), maxPrice: aed(30_000) })],
  ['words that many have', () => list({ search: 'talveda', orderby: 'relevance' })],
  ['words that many have, narrowed', () => list({ search: 'talveda', orderby: 'relevance', ...THREE })],
  ['two words', () => list({ search: 'talveda lamp', orderby: 'relevance' })],
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
/** Words that very many have are looked for from the beginning, until there are more than anybody counts. */
const ENOUGH = 2001;

/** Wide tables read from end to end. */
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

/** How many rows of an index of an order are passed for one page. */
async function walked(query: Partial<ListingQuery>): Promise<number> {
  const plans = await plansOf(() => list(query));
  const walks = plans.filter(({ text }) => text.includes('as walked')).flatMap(({ nodes }) => nodes);
  return Math.max(
    ...walks.filter((node) => node['Node Type'] === 'Index Only Scan').map((node) => node['Actual Rows']),
  );
}

describe('questions to a large catalogue', () => {
  it.each(QUESTIONS)(
    'read no wide table from end to end and sort no more than a part: %s',
    async (_name, ask) => {
      for (const { text, nodes } of await plansOf(ask)) {
        expect(wholeReads(nodes), text).toEqual([]);
        expect(mostSorted(nodes), text).toBeLessThan(MOST_SORTED);
      }
    },
  );

  it('LS-06 walk to a page in its index alone, from the nearer end', async () => {
    expect(await walked({ page: 3 })).toBe(36);
    expect(await walked({ page: 700 })).toBe(8400);
    expect(await walked({ page: 1500, orderby: 'date' })).toBeLessThan(3100);
  });
});
