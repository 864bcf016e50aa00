import { CompiledQuery, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { insertManyProducts } from '../many-products.ts';

const MANY = 20_000;
// One connection, so that the statistics of all reads are visible.
const db = await aDatabase({ poolSize: 1 });
const { shop } = aShop(db);
const { find } = shop.catalogue.edit;

beforeAll(() => insertManyProducts(db, MANY), 300_000);

/** How many sequential scans of tables with wide rows ran so far. */
async function wholeReads(): Promise<number> {
  await db.executeQuery(CompiledQuery.raw('select pg_stat_force_next_flush()'));
  const { rows } = await sql<{ scans: number }>`
    select sum(seq_scan)::int as scans from pg_stat_user_tables where relname in ('product', 'listing_row', 'stock_level')
  `.execute(db);
  return rows[0]?.scans ?? 0;
}

const QUESTIONS = [
  ['all, the latest first', {}, MANY, 'GEN-20000'],
  ['a page far behind', { page: 300 }, MANY, 'GEN-5050'],
  ['by maker', { brand: 'orveta' }, 3333, 'GEN-19998'],
  ['by a shelf that is low', { stock: 'low' }, 2000, 'GEN-20000'],
  ['by an empty shelf', { stock: 'out' }, 1000, 'GEN-20000'],
  ['by two letters', { text: 'or' }, 3333, 'GEN-19998'],
  ['by name, the cheapest first', { text: 'solvane', sort: 'price' }, 3334, 'GEN-1'],
  ['by SKU', { text: 'gen-4711' }, 1, 'GEN-4711'],
  ['by state', { status: 'draft' }, 400, 'GEN-20000'],
  ['on sale, the best sold first', { onSale: true, sort: 'sales' }, 2000, 'GEN-490'],
  ['by category, by name', { categoryId: 2, sort: 'name' }, 4000, 'GEN-10011'],
] as const;

describe('staff’s list of a large catalogue', () => {
  it.each(QUESTIONS)('BO-01 finds %s', async (_how, requested, ...[total, first]) => {
    const page = await find({ ...requested });
    expect(page.total).toBe(total);
    expect(page.rows[0]?.sku).toBe(first);
  });

  it.each(QUESTIONS)('BO-01 scans no wide table to find %s', async (_how, requested) => {
    const before = await wholeReads();
    await find({ ...requested });
    expect(await wholeReads()).toBe(before);
  });
});
