import { describe, expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import { aProduct, aShop, by, NO_CART } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, time } = test;
const line = (id: number, quantity = 1) => ({
  productId: id as ProductId,
  variationId: null,
  options: {},
  quantity,
});

async function added(id: number, quantity = 1) {
  const result = await shop.cart.add(NO_CART, [line(id, quantity)]);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

describe('the cart', () => {
  it('loses nothing under concurrent changes from twenty tabs', async () => {
    const id = await aProduct(test, { sku: 'HAMMER' });
    const { token } = await added(id);
    await Promise.all(Array.from({ length: 20 }, () => shop.cart.add(by(token), [line(id)])));
    expect((await shop.cart.open(token)).itemCount).toBe(21);
  });

  it('QT-09 refuses more than the stock and changes nothing', async () => {
    const id = await aProduct(test, { sku: 'THREE', stock: 3 });
    const refused = await shop.cart.add(NO_CART, [line(id, 4)]);
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'cart.not-enough', left: 3 } });
    const { token } = await added(id, 3);
    expect(await shop.cart.add(by(token), [line(id)])).toMatchObject({
      refusal: { code: 'cart.not-enough', inCart: 3 },
    });
    expect((await shop.cart.open(token)).itemCount).toBe(3);
  });

  it('SV-01 refuses unknown, out-of-stock and sold-individually products', async () => {
    const out = await aProduct(test, { sku: 'OUT', stock: 0 });
    const single = await aProduct(test, { sku: 'SINGLE', more: { 'Sold individually?': '1' } });
    expect(await shop.cart.add(NO_CART, [line(2_000_000)])).toMatchObject({
      refusal: { code: 'cart.unknown-product' },
    });
    expect(await shop.cart.add(NO_CART, [line(out)])).toMatchObject({
      refusal: { code: 'cart.out-of-stock' },
    });
    expect(await shop.cart.add(NO_CART, [line(single, 2)])).toMatchObject({
      refusal: { code: 'cart.only-one' },
    });
  });

  it('SV-01 refuses amounts beyond the limit, per line and in total', async () => {
    const dear = await aProduct(test, { sku: 'DEAR', price: '21474.84' });
    const other = await aProduct(test, { sku: 'DEAR-2', price: '21474.83' });
    const tooMuch = { ok: false, refusal: { code: 'cart.too-much', address: '/cart/' } };
    expect(await shop.cart.add(NO_CART, [line(dear, 1000)])).toMatchObject(tooMuch);
    const { token, cart } = await added(dear, 999);
    const key = cart.lines[0]?.key;
    if (key === undefined) throw new Error('no line');
    expect(await shop.cart.add(by(token), [line(dear)])).toMatchObject(tooMuch);
    expect(await shop.cart.add(by(token), [line(other, 2)])).toMatchObject(tooMuch);
    expect(await shop.cart.setQuantities(by(token), new Map([[key, 1000]]))).toMatchObject(tooMuch);
    expect((await shop.cart.open(token)).itemCount).toBe(999);
    await shop.cart.remove(by(token), key);
    expect((await shop.cart.add(by(token), [line(other, 1000)])).ok).toBe(true);
    expect(await shop.cart.restore(by(token), key)).toMatchObject(tooMuch);
  });

  it('SV-01 accepts a smaller quantity of an excessive line', async () => {
    const id = await aProduct(test, { sku: 'RISES', price: '20000.00' });
    const { token, cart } = await added(id, 1000);
    const key = cart.lines[0]?.key;
    if (key === undefined) throw new Error('no line');
    await aProduct(test, { sku: 'RISES', price: '9999999.99' });
    expect((await shop.cart.setQuantities(by(token), new Map([[key, 900]]))).ok).toBe(true);
    await test.shop.settings.set('quantity.ceiling', 'none');
    const free = await aProduct(test, { sku: 'FREE', price: '0' });
    expect((await shop.cart.add(NO_CART, [line(free, 999_999)])).ok).toBe(true);
    expect(await shop.cart.add(NO_CART, [line(free, 999_999), line(free)])).toMatchObject({
      refusal: { code: 'cart.too-large', limit: 999_999 },
    });
    const dear = await aProduct(test, { sku: 'DEAREST', price: '9999999.99' });
    expect(await shop.cart.add(NO_CART, [line(dear, 999_999)])).toMatchObject({
      refusal: { code: 'cart.too-much' },
    });
    await test.shop.settings.set('quantity.ceiling', 'field');
  });

  it('RM-02 removes a line and restores it with its quantity', async () => {
    const id = await aProduct(test, { sku: 'BACK' });
    const { token, cart } = await added(id, 2);
    const key = cart.lines[0]?.key;
    if (key === undefined) throw new Error('no line');
    const removed = await shop.cart.remove(by(token), key);
    expect(removed).toMatchObject({ ok: true, value: { cart: { itemCount: 0, hash: '' } } });
    expect(await shop.cart.restore(by(token), key)).toMatchObject({
      ok: true,
      value: { cart: { itemCount: 2 } },
    });
  });

  it('ST-01 uses current prices: a sale that starts tomorrow applies tomorrow', async () => {
    const sale = {
      'Sale price': '20.00',
      'Date sale price starts': '2026-11-22',
      'Date sale price ends': '2026-11-22',
    };
    const id = await aProduct(test, { sku: 'SALE', more: sale });
    const { token, cart } = await added(id);
    expect(cart.totals.subtotal).toEqual(aed(2500));
    time.now = new Date('2026-11-22T09:00:00+04:00');
    expect((await shop.cart.open(token)).totals.subtotal).toEqual(aed(2000));
    time.now = new Date('2026-11-23T09:00:00+04:00');
    expect((await shop.cart.open(token)).totals.subtotal).toEqual(aed(2500));
    time.now = new Date('2026-11-21T10:00:00+04:00');
  });

  it('expires two days after its last change', async () => {
    const { token } = await added(await aProduct(test, { sku: 'OLD' }));
    time.now = new Date('2026-11-24T10:00:00+04:00');
    expect((await shop.cart.open(token)).itemCount).toBe(0);
    expect(await shop.cart.forgetExpired()).toBeGreaterThan(0);
    time.now = new Date('2026-11-21T10:00:00+04:00');
  });
});
