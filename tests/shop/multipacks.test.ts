import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { withCacheDependencies } from '#composition/cache-dependencies.ts';
import type { ProductId } from '#kernel/ids.ts';
import { trackDependencies } from '#platform/cache/cache-dependencies.ts';
import { aBundle } from '../a-kit.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db, time } = test;

const pack = (await aProduct(test, { sku: 'PACK' })) as ProductId;
const other = await aProduct(test, { sku: 'OTHER' });
const five = await aBundle(test, { sku: 'FIVE', parts: 'PACK x5' });
const ten = await aBundle(test, { sku: 'TEN', parts: 'PACK x10', more: { Published: '0' } });
const mixed = await aBundle(test, { sku: 'MIXED', parts: 'PACK x1 | OTHER x1' });

const sizesOf = async (id: ProductId) =>
  (await shop.catalogue.multipacks(id)).map(({ id: size, packs, isListed }) => [size, packs, isListed]);

it('a product is sold in the bundles that hold nothing else, and each of these knows the others', async () => {
  const sizes = [
    [pack, 1, true],
    [five, 5, true],
    [ten, 10, false],
  ];
  expect(await sizesOf(pack)).toEqual(sizes);
  expect(await sizesOf(five)).toEqual(sizes);
});

it('a bundle of several products is no size of one of them', async () => {
  expect(await sizesOf(mixed)).toEqual([[mixed, 1, true]]);
  expect(await sizesOf(other as ProductId)).toEqual([[other, 1, true]]);
});

it('the sizes depend on their products alone', async () => {
  const { catalogue } = withCacheDependencies(shop, () => time.now);
  const { read } = await trackDependencies(() => catalogue.multipacks(pack));
  expect(read.tags.toSorted()).toEqual([pack, five, ten].map((id) => `product:${id}`).toSorted());
  expect(read.tables.filter((name) => ['product', 'bundle_part'].includes(name))).toEqual([]);
});

it('a new bundle is announced for the product that it holds', async () => {
  const { rows } = await sql<{ arguments: string }>`
    select encode(tgargs, 'escape') as arguments from pg_trigger
    where tgrelid = 'bundle_part'::regclass and tgname = 'invalidate_on_insert'
  `.execute(db);
  expect(rows[0]?.arguments).toContain('product_id,part_id');
});
