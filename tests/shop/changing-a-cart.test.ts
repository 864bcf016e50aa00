import { describe, expect, it } from 'vitest';
import type { ActionId, CartItemKey, CartToken, ProductId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import type { Cart, CartOwner } from '#shop/cart';
import { aProduct, aShop, by, NO_CART } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { aMethod, deliverBy, freeFrom250, sameDay } from '../delivery.ts';

const test = aShop(await aDatabase());
const { shop } = test;

await deliverBy(test, [aMethod(), freeFrom250, sameDay], { emirates: ['DU', 'SH'] });

const line = (id: number, quantity = 1) => ({
  productId: id as ProductId,
  variationId: null,
  options: {},
  quantity,
});

async function cartWith(id: number, quantity = 1, whose: CartOwner = NO_CART) {
  const result = await shop.cart.add(whose, [line(id, quantity)]);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

function keyOf(cart: Cart, place = 0): CartItemKey {
  const key = cart.lines[place]?.key;
  if (key === undefined) throw new Error('no such line');
  return key;
}

const once = (token: CartToken | null): CartOwner => ({ token, actionId: crypto.randomUUID() as ActionId });

describe('a change of a cart', () => {
  it('QU-03 is made once, however often it is sent', async () => {
    const id = await aProduct(test, { sku: 'ONCE' });
    const { token } = await cartWith(id);
    const whose = once(token);
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.cart.add(whose, [line(id, 2)])));
    expect(answers.map((answer) => answer.ok && answer.value.cart.itemCount)).toEqual([3, 3, 3, 3, 3]);
    expect((await cartWith(id, 1, once(token))).cart.itemCount).toBe(4);
  });

  it('QU-03 may be repeated after a refusal', async () => {
    const id = await aProduct(test, { sku: 'AGAIN', stock: 1 });
    const { token } = await cartWith(await aProduct(test, { sku: 'AGAIN-OTHER' }));
    const whose = once(token);
    expect((await shop.cart.add(whose, [line(id, 2)])).ok).toBe(false);
    expect((await shop.cart.add(whose, [line(id, 1)])).ok).toBe(true);
  });

  it('survives 64 concurrent writers', async () => {
    const ids: number[] = [];
    for (let place = 0; place < 16; place += 1) ids.push(await aProduct(test, { sku: `MANY-${place}` }));
    const { token } = await cartWith(ids[0] ?? 0);
    const writers = Array.from({ length: 64 }, (_, place) =>
      shop.cart.add(once(token), [line(ids[place % ids.length] ?? 0)]),
    );
    expect((await Promise.all(writers)).every(({ ok }) => ok)).toBe(true);
    const cart = await shop.cart.open(token);
    expect([cart.lines.length, cart.itemCount]).toEqual([16, 65]);
  });

  it('SV-01 respects the maximum per order', async () => {
    const id = await aProduct(test, { sku: 'TWO-EACH', more: { 'Meta: max_per_order': '2' } });
    const { token, cart } = await cartWith(id, 2);
    expect(cart.lines[0]?.maximum).toBe(2);
    expect(await shop.cart.add(by(token), [line(id)])).toMatchObject({
      refusal: { code: 'cart.over-limit', limit: 2 },
    });
  });

  it('keeps the original price until the shopper confirms the new one', async () => {
    const id = await aProduct(test, { sku: 'DEARER', price: '25.00' });
    const { token } = await cartWith(id);
    await aProduct(test, { sku: 'DEARER', price: '29.00' });
    const cart = await shop.cart.open(token);
    expect(cart.lines[0]).toMatchObject({ unitPrice: aed(2900), seenPrice: aed(2500) });
    await shop.cart.setQuantities(by(token), new Map([[keyOf(cart), 2]]));
    expect((await shop.cart.open(token)).lines[0]?.seenPrice).toBeNull();
  });

  it('excludes products that have sold out since from payment', async () => {
    const id = await aProduct(test, { sku: 'GOING', stock: 1 });
    const other = await aProduct(test, { sku: 'STAYING', price: '10.00' });
    const { token } = await cartWith(id);
    await cartWith(other, 1, by(token));
    await aProduct(test, { sku: 'GOING', stock: 0 });
    const cart = await shop.cart.open(token);
    expect(cart.lines.map(({ problem }) => problem)).toEqual(['out-of-stock', '']);
    expect(cart.totals.total).toEqual(aed(1000));
  });
});

describe('products saved for later', () => {
  it('keep their quantity and are not ordered', async () => {
    const { token, cart } = await cartWith(await aProduct(test, { sku: 'LATER' }), 3);
    const saved = await shop.cart.saveForLater(by(token), keyOf(cart));
    expect(saved).toMatchObject({ value: { cart: { itemCount: 0, hash: '', saved: [{ quantity: 3 }] } } });
    const back = await shop.cart.moveToCart(by(token), keyOf(cart));
    expect(back).toMatchObject({ value: { cart: { itemCount: 3, saved: [] } } });
  });

  it('return only within current stock', async () => {
    const { token, cart } = await cartWith(await aProduct(test, { sku: 'LATER-GONE', stock: 2 }), 2);
    await shop.cart.saveForLater(by(token), keyOf(cart));
    await aProduct(test, { sku: 'LATER-GONE', stock: 1 });
    expect(await shop.cart.moveToCart(by(token), keyOf(cart))).toMatchObject({
      refusal: { code: 'cart.not-enough', left: 1 },
    });
    expect((await shop.cart.open(token)).saved).toHaveLength(1);
  });
});

describe('delivery of a cart', () => {
  it('CO-05 is part of the total once the emirate is known', async () => {
    const { token } = await cartWith(await aProduct(test, { sku: 'CARRIED', price: '100.00' }));
    const unknown = await shop.cart.open(token);
    expect([unknown.totals.delivery, unknown.delivery.freeFrom?.missing]).toEqual([null, aed(15000)]);
    await shop.cart.chooseDelivery(by(token), { emirate: 'DU' });
    const known = await shop.cart.open(token);
    expect([known.totals.delivery, known.totals.total]).toEqual([aed(1500), aed(11500)]);
  });

  it('CO-05 uses the chosen method and refuses unknown ones', async () => {
    const { token } = await cartWith(await aProduct(test, { sku: 'QUICK', price: '100.00' }));
    await shop.cart.chooseDelivery(by(token), { emirate: 'DU' });
    const quick = (await shop.cart.open(token)).delivery.rates.find(({ code }) => code === 'same_day');
    await shop.cart.chooseDelivery(by(token), { rateId: quick?.id ?? '' });
    expect((await shop.cart.open(token)).totals.total).toEqual(aed(13000));
    expect(await shop.cart.chooseDelivery(by(token), { rateId: 'standard:999' })).toMatchObject({
      refusal: { code: 'cart.unknown-delivery' },
    });
    await shop.cart.chooseDelivery(by(token), { emirate: 'SH' });
    expect((await shop.cart.open(token)).delivery.rate?.code).toBe('standard');
  });
});

it('ST-06 QT-09 a kit and its own part are not in one cart above their stock', async () => {
  const device = await aProduct(test, { sku: 'SHARED', stock: 3 });
  const more = { 'Meta: _jamra_bundle_items': 'SHARED x1' };
  const kit = await aProduct(test, { sku: 'SHARED-KIT', stock: 5, more });
  const { token, cart } = await cartWith(device, 2, by((await cartWith(kit)).token));
  expect(cart.lines.map(({ maximum, problem }) => [maximum, problem])).toEqual([
    [1, ''],
    [2, ''],
  ]);
  const tooMany = { ok: false, refusal: { code: 'cart.not-enough', left: 2, inCart: 2 } };
  expect(await shop.cart.add(by(token), [line(device)])).toMatchObject(tooMany);
  const [kitKey, deviceKey] = [keyOf(cart), keyOf(cart, 1)];
  expect(await shop.cart.setQuantities(by(token), new Map([[deviceKey, 3]]))).toMatchObject(tooMany);
  await shop.cart.saveForLater(by(token), kitKey);
  await shop.cart.setQuantities(by(token), new Map([[deviceKey, 3]]));
  expect(await shop.cart.moveToCart(by(token), kitKey)).toMatchObject({
    refusal: { code: 'cart.out-of-stock' },
  });
  const swapped = await shop.cart.setQuantities(by(token), new Map([[deviceKey, 0]]));
  expect(swapped.ok && (await shop.cart.moveToCart(by(token), kitKey)).ok).toBe(true);
});

it('CK-01 the hash changes with every visible change', async () => {
  const id = await aProduct(test, { sku: 'HASHED', price: '100.00' });
  const { token, cart } = await cartWith(id);
  const hashes = [cart.hash];
  const note = async () => hashes.push((await shop.cart.open(token)).hash);
  await shop.cart.setQuantities(by(token), new Map([[keyOf(cart), 2]]));
  await note();
  await shop.cart.chooseDelivery(by(token), { emirate: 'DU' });
  await note();
  await aProduct(test, { sku: 'HASHED', price: '90.00' });
  await note();
  expect(new Set(hashes).size).toBe(4);
  expect((await shop.cart.open(token)).hash).toBe(hashes[3]);
  await shop.cart.remove(by(token), keyOf(cart));
  await note();
  expect(hashes.at(-1)).toBe('');
});
