import { expect, it } from 'vitest';
import { withCacheDependencies } from '#composition/cache-dependencies.ts';
import type { Runtime } from '#composition/runtime.ts';
import type { Shop } from '#composition/shop.ts';
import { trackDependencies } from '#platform/cache/cache-dependencies.ts';
import { createCachedReads } from '#platform/cache/cached-reads.ts';
import { readTrackedTables } from '#platform/cache/tracked-tables.ts';
import { scopedDb } from '#platform/database/read-scope/read-scope.ts';
import { PLAIN_QUERY } from '#shop/listing';
import { openPageShop } from '#src/server/page-cache/page-shop.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { db, shop, time } = test;
const clock = () => time.now;

/** The shop as pages read it, in this process. */
async function aPageShop() {
  const cachedReads = createCachedReads({
    tracked: await readTrackedTables(db),
    nowMs: () => clock().getTime(),
  });
  const scopedShop = withCacheDependencies(aShop(scopedDb()).shop, clock);
  const runtime = { shop, scopedShop, clock, db, replica: null } as unknown as Runtime;
  cachedReads.hear();
  return {
    cachedReads,
    page: openPageShop({ runtime, cachedReads, bytes: 1_000_000, isShared: false }),
  };
}

/** Writes as another process does, before its invalidation arrives. */
async function setPerPage(perPage: number): Promise<void> {
  const value = JSON.stringify(perPage);
  const row = { key: 'listing.perPage', value };
  await db
    .insertInto('setting')
    .values(row)
    .onConflict((is) => is.column('key').doUpdateSet({ value }))
    .execute();
}

it('CA-04 a list takes the settings that are held, and depends on them', async () => {
  const { cachedReads, page } = await aPageShop();
  for (const sku of ['ONE', 'TWO', 'THREE']) await aProduct(test, { sku });
  const place = { categoryId: null, language: 'en', now: time.now } as const;
  /** @param orderby a cached order is not read again */
  const listed = async (orderby: 'date' | 'title') => {
    const list = (from: Shop) => from.listing.listProducts({ ...PLAIN_QUERY, orderby }, place);
    const { result, read } = await trackDependencies(async () => page.openBlocks()?.data(orderby, list));
    return { shown: result?.cards.length, tables: read.tables };
  };
  await setPerPage(1);
  await page.shop.settings.all();
  expect((await listed('date')).shown).toBe(1);
  await setPerPage(2);
  expect((await listed('title')).shown).toBe(1);
  cachedReads.drop(['setting']);
  const last = await listed('date');
  expect(last.shown).toBe(2);
  expect(last.tables).toContain('setting');
});
