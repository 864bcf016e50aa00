import { expect, it } from 'vitest';
import { withCacheDependencies } from '#composition/cache-dependencies.ts';
import type { ProductId } from '#kernel/ids.ts';
import { trackDependencies } from '#platform/cache/cache-dependencies.ts';
import { aProduct, aShop, PLAIN_IMPORT, rowsOf } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db, time } = test;

async function tagsOf(ids: readonly number[]): Promise<readonly string[]> {
  const { catalogue } = withCacheDependencies(shop, () => time.now);
  const { read } = await trackDependencies(() => catalogue.sellables(ids as ProductId[]));
  return read.tags;
}

it('a bundle part that is a variation depends on its product', async () => {
  const size = { 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': 'L', 'Attribute 1 global': '0' };
  const parent = { Type: 'variable', SKU: 'SIZES', Name: 'Sizes', ...size };
  const child = {
    Type: 'variation',
    SKU: 'SIZES-L',
    Name: 'L',
    Parent: 'SIZES',
    'Regular price': '5',
    ...size,
  };
  await shop.catalogue.importProducts(rowsOf([parent, child]), PLAIN_IMPORT);
  const idOf = async (sku: string) =>
    (await db.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id;
  expect(await tagsOf([await idOf('SIZES-L')])).toContain(`product:${await idOf('SIZES')}`);
});

it('a bundle depends on its parts’ stock', async () => {
  const part = await aProduct(test, { sku: 'SLICE', stock: 7 });
  const bundle = await aProduct(test, { sku: 'LOAF', more: { 'Meta: _jamra_bundle_items': 'SLICE x2' } });
  expect(await tagsOf([bundle])).toContain(`product:${part}`);
});
