import { describe, expect, it } from 'vitest';
import type { CartToken, ProductId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import { EMPTY_DRAFT } from '#shop/checkout';
import { findImbalances } from '#shop/inventory';
import { typed } from '../a-draft.ts';
import { aProduct, aShop, by, levelOf, NO_CART } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { aMethod, deliverBy, freeFrom250, sameDay } from '../delivery.ts';

const test = aShop(await aDatabase());
const { shop, db } = test;

await deliverBy(test, [aMethod(), freeFrom250, sameDay]);

async function cartWith(id: number, quantity = 1, owner = NO_CART): Promise<CartToken> {
  const result = await shop.cart.add(owner, [
    { productId: id as ProductId, variationId: null, options: {}, quantity },
  ]);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value.token;
}

async function order(
  token: CartToken | null,
  more: { draft?: object; key?: string; seen?: number | null } = {},
) {
  const review = await shop.checkout.review(token, typed);
  const draft = { ...typed, delivery: review.rate?.id ?? '', ...more.draft };
  return shop.checkout.place({
    token,
    draft,
    language: 'en',
    idempotencyKey: more.key ?? crypto.randomUUID(),
    seenTotalMinor: more.seen === undefined ? review.totals.total.minor : more.seen,
  });
}

describe('one form, one order', () => {
  it('CO-07 places one order per form, however often it is sent', async () => {
    const token = await cartWith(await aProduct(test, { sku: 'ONCE', stock: 9 }));
    const key = crypto.randomUUID();
    const placed = await Promise.all(Array.from({ length: 8 }, () => order(token, { key, seen: null })));
    const again = await order(token, { key, seen: null });
    const ids = new Set([...placed, again].map((one) => (one.ok ? one.value.id : one.refusal.code)));
    expect(ids.size).toBe(1);
    expect(await levelOf(test, 'ONCE')).toBe(8);
  });

  it('CO-07 refuses a used key with another cart', async () => {
    const id = await aProduct(test, { sku: 'MINE', stock: 9 });
    const [mine, stranger] = [await cartWith(id), await cartWith(id)];
    const key = crypto.randomUUID();
    const placed = await order(mine, { key });
    expect(placed.ok).toBe(true);
    expect(await order(stranger, { key })).toEqual({ ok: false, refusal: { code: 'checkout.form-used' } });
    expect(await order(null, { key })).toEqual({ ok: false, refusal: { code: 'checkout.empty-cart' } });
    expect(await levelOf(test, 'MINE')).toBe(8);
    expect(await order(mine, { key, seen: null })).toEqual(placed);
  });

  it('CO-07 refuses a used key with other lines; a new key orders them', async () => {
    const id = await aProduct(test, { sku: 'AGAIN', stock: 9 });
    const token = await cartWith(id);
    const key = crypto.randomUUID();
    const first = await order(token, { key });
    await shop.cart.add({ ...NO_CART, token }, [
      { productId: id as ProductId, variationId: null, options: {}, quantity: 3 },
    ]);
    expect(await order(token, { key })).toEqual({ ok: false, refusal: { code: 'checkout.form-used' } });
    expect(await levelOf(test, 'AGAIN')).toBe(8);
    const second = await order(token);
    expect(second.ok && first.ok && second.value.id !== first.value.id).toBe(true);
    expect(await levelOf(test, 'AGAIN')).toBe(5);
  });

  it('CO-07 one key with two carts at once places one order', async () => {
    const id = await aProduct(test, { sku: 'RACE', stock: 9 });
    const key = crypto.randomUUID();
    const tokens = await Promise.all([cartWith(id), cartWith(id), cartWith(id)]);
    const answers = await Promise.all(tokens.map((token) => order(token, { key })));
    const codes = answers.map((answer) => (answer.ok ? 'placed' : answer.refusal.code)).sort();
    expect(codes).toEqual(['checkout.form-used', 'checkout.form-used', 'placed']);
    expect(await levelOf(test, 'RACE')).toBe(8);
  });
});

describe('placing an order', () => {
  it('CO-05 calculates on the server: products, delivery, VAT included', async () => {
    const placed = await order(await cartWith(await aProduct(test, { sku: 'SUM', price: '100.00' })));
    expect(placed).toMatchObject({
      ok: true,
      value: { totals: { subtotal: aed(10000), delivery: aed(1500), total: aed(11500), vat: aed(476 + 71) } },
    });
  });

  it('CO-05 offers free delivery from its minimum, and a faster method', async () => {
    const token = await cartWith(await aProduct(test, { sku: 'MUCH', price: '300.00' }));
    const { rates } = await shop.checkout.review(token, typed);
    expect(rates.map(({ code }) => code)).toEqual(['free', 'same_day']);
  });

  it('CO-04 refuses restricted products without age confirmation', async () => {
    const id = await aProduct(test, { sku: 'STICKS', more: { 'Meta: _jamra_contains_nicotine': '1' } });
    const refused = await order(await cartWith(id), { draft: { age: '' } });
    expect(refused).toMatchObject({
      refusal: { code: 'checkout.wrong-fields', problems: { age: 'age-missing' } },
    });
  });

  it('CO-06 refuses amounts beyond the limit', async () => {
    const id = await aProduct(test, { sku: 'DEAR', price: '21474.83' });
    const token = await cartWith(id, 1000);
    await aProduct(test, { sku: 'DEAR', price: '21474.84' });
    expect(await order(token)).toMatchObject({ refusal: { code: 'checkout.too-much' } });
    expect((await shop.cart.open(token)).itemCount).toBe(1000);
    await aProduct(test, { sku: 'DEAR', price: '21474.82' });
    expect((await order(token)).ok).toBe(true);
  });

  it('CO-06 refuses a total the shopper has not seen', async () => {
    const token = await cartWith(await aProduct(test, { sku: 'DEARER' }));
    expect(await order(token, { seen: 1 })).toMatchObject({ refusal: { code: 'checkout.totals-changed' } });
    expect((await shop.cart.open(token)).itemCount).toBe(1);
  });

  it('ST-03 sells the last item once to a hundred buyers', async () => {
    const id = await aProduct(test, { sku: 'LAST', stock: 1 });
    const tokens = await Promise.all(Array.from({ length: 100 }, () => cartWith(id)));
    const placed = await Promise.all(tokens.map((token) => order(token, { seen: null })));
    expect(placed.filter(({ ok }) => ok)).toHaveLength(1);
    for (const one of placed) if (!one.ok) expect(one.refusal.code).toBe('checkout.line-problem');
    expect(await levelOf(test, 'LAST')).toBe(0);
    expect(await findImbalances(db)).toEqual([]);
  });

  it('CO-06 sold-out products still need delivery, and no other choice is required until they are removed', async () => {
    const token = await cartWith(await aProduct(test, { sku: 'FADED', stock: 1 }));
    await aProduct(test, { sku: 'FADED', stock: 0 });
    const { cart } = await shop.checkout.review(token, typed);
    expect([cart.delivery.isNeeded, cart.totals.delivery, cart.totals.total]).toEqual([true, null, aed(0)]);
    const placed = await order(token, { draft: EMPTY_DRAFT, seen: null });
    expect(placed).toMatchObject({ refusal: { code: 'checkout.line-problem', problem: 'out-of-stock' } });
  });

  it('ST-06 takes the parts of a bundle', async () => {
    await aProduct(test, { sku: 'PART', stock: 10 });
    const id = await aProduct(test, {
      sku: 'PACK',
      stock: 5,
      more: { 'Meta: _jamra_bundle_items': 'PART x3' },
    });
    const placed = await order(await cartWith(id, 2));
    expect(placed.ok).toBe(true);
    expect([await levelOf(test, 'PACK'), await levelOf(test, 'PART')]).toEqual([3, 4]);
  });

  it('ST-06 a kit beside its own part shows how many are left, and takes nothing', async () => {
    const part = await aProduct(test, { sku: 'OWN-PART', stock: 4 });
    const kit = await aProduct(test, {
      ...{ sku: 'OWN-KIT', stock: 5 },
      more: { 'Meta: _jamra_bundle_items': 'OWN-PART x1' },
    });
    const token = await cartWith(part, 2, by(await cartWith(kit, 2)));
    await aProduct(test, { sku: 'OWN-PART', stock: 3 });
    const placed = await order(token);
    expect(placed).toMatchObject({
      refusal: { code: 'checkout.line-problem', problem: 'too-many', left: 1, beside: expect.anything() },
    });
    expect([await levelOf(test, 'OWN-KIT'), await levelOf(test, 'OWN-PART')]).toEqual([5, 3]);
  });

  it('CO-05 what is sold out is in the total of neither the cart nor the checkout', async () => {
    const lamp = await aProduct(test, { sku: 'STILL-THERE', stock: 4 });
    const vase = await aProduct(test, { sku: 'LAST-VASE', stock: 1 });
    const token = await cartWith(vase, 1, by(await cartWith(lamp)));
    await aProduct(test, { sku: 'LAST-VASE', stock: 0 });
    const { totals } = await shop.cart.open(token);
    expect((await shop.checkout.review(token, EMPTY_DRAFT)).totals.subtotal).toEqual(totals.subtotal);
  });

  it('empties the cart, starts the timeline and queues the effects', async () => {
    const token = await cartWith(await aProduct(test, { sku: 'AFTER' }));
    const placed = await order(token);
    if (!placed.ok) throw new Error(placed.refusal.code);
    expect((await shop.cart.open(token)).itemCount).toBe(0);
    const events = await db
      .selectFrom('order_event')
      .selectAll()
      .where('order_id', '=', placed.value.id)
      .execute();
    expect(events).toMatchObject([{ from_status: null, to_status: 'confirmed', actor: 'shopper' }]);
    expect(test.news).toContainEqual({ kind: 'confirmed', orderId: placed.value.id });
    expect(await shop.orders.find(placed.value.id)).toEqual(placed.value);
  });

  it('CO-08 deletes the stored form values with the order, even during a concurrent save', async () => {
    const token = await cartWith(await aProduct(test, { sku: 'FORGET' }));
    const keep = () => shop.checkout.reviewForm({ ...typed, note: 'Ring twice' }, { token });
    await keep();
    const { id } = await shop.cart.open(token);
    // An order empties the cart while a script saves the typed values.
    const late: Promise<unknown>[] = [];
    await db.transaction().execute(async (tx) => {
      await tx.deleteFrom('cart_line').where('cart_id', '=', id).execute();
      await tx.updateTable('cart').set({ contact: '{}' }).where('id', '=', id).execute();
      late.push(keep());
      await new Promise((go) => setTimeout(go, 200));
    });
    await Promise.all(late);
    expect((await shop.checkout.draft(token)).note).toBe('');
  });
});
