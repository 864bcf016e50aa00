import { describe, expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { aProduct, aShop, levelOf, NO_CART, PLAIN_IMPORT, rowsOf } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, time } = test;

const line = (id: number, quantity: number) => ({
  productId: id as ProductId,
  variationId: null,
  options: {},
  quantity,
});

async function cardOf(id: number) {
  const [card] = await shop.listing.findCards([id as ProductId], 'en', time.now);
  return card;
}

describe('a product', () => {
  it('PP-01 has id, title without price, excerpt and picture', async () => {
    const row = {
      Type: 'simple',
      SKU: 'ONE',
      Name: 'Device One',
      'Short description': '<ul><li>Brand: One</li></ul>',
      'Regular price': '249.00',
    };
    await shop.catalogue.importProducts(rowsOf([row]), PLAIN_IMPORT);
    const before = await shop.catalogue.findProductBySlug('device-one');
    expect(before).toMatchObject({
      name: { en: 'Device One' },
      shortDescription: { en: row['Short description'] },
    });
    expect(Number.isInteger(before?.id)).toBe(true);
    expect(before?.images).toEqual([]);
    await shop.catalogue.importProducts(rowsOf([{ ...row, 'Regular price': '199.00' }]), PLAIN_IMPORT);
    const after = await shop.catalogue.findProduct(before?.id as ProductId);
    expect([after?.name, after?.prices.regular?.minor]).toEqual([before?.name, 19900]);
  });
});

describe('a grouped product', () => {
  it('shows the lowest price of its members on its card, and follows it', async () => {
    await aProduct(test, { sku: 'DEAR', price: '40.00' });
    await aProduct(test, { sku: 'CHEAP', price: '30.00' });
    const group = await aProduct(test, {
      sku: 'GROUP',
      more: { Type: 'grouped', 'Regular price': '', 'Grouped products': 'DEAR, CHEAP' },
    });
    expect((await cardOf(group))?.price).toMatchObject({ now: { minor: 3000 }, isFrom: true });
    await aProduct(test, { sku: 'DEAR', price: '20.00' });
    expect((await cardOf(group))?.price).toMatchObject({ now: { minor: 2000 }, isFrom: true });
    await aProduct(test, { sku: 'CHEAP', price: '20.00' });
    expect((await cardOf(group))?.price).toMatchObject({ now: { minor: 2000 }, isFrom: false });
  });
});

describe('a bundle', () => {
  it('ST-06 has the stock its parts allow, in page, listing and cart', async () => {
    const part = await aProduct(test, { sku: 'PART', stock: 25 });
    const bundle = await aProduct(test, {
      sku: 'TENPACK',
      stock: 50,
      more: { 'Meta: _jamra_bundle_items': 'PART x10' },
    });
    const product = await shop.catalogue.findProduct(bundle as ProductId);
    expect(product?.stock).toMatchObject({ status: 'instock', left: 2 });
    expect(await shop.cart.add(NO_CART, [line(bundle, 3)])).toMatchObject({
      refusal: { code: 'cart.not-enough', left: 2 },
    });
    expect((await cardOf(bundle))?.stock).toBe('instock');
    await aProduct(test, { sku: 'PART', stock: 9 });
    expect(await levelOf(test, 'PART')).toBe(9);
    expect((await cardOf(bundle))?.stock).toBe('outofstock');
    expect(await shop.cart.add(NO_CART, [line(bundle, 1)])).toMatchObject({
      refusal: { code: 'cart.out-of-stock' },
    });
    expect((await cardOf(part))?.stock).toBe('instock');
  });
});
