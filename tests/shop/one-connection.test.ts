import { expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { typed } from '../a-draft.ts';
import { aPromotion } from '../a-promotion.ts';
import { aProduct, aShop, by, NO_CART } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { aMethod, deliverBy } from '../delivery.ts';

// With one connection in the pool, a caller that needs a second one while holding the first waits for ever.
const test = aShop(await aDatabase({ poolSize: 1 }));
const { shop, time } = test;

/** Moves the clock so that everything cached is stale. */
function later(): void {
  time.now = new Date(time.now.getTime() + 5000);
}

it('changing a cart and placing an order need one connection, so that the pool cannot deadlock', async () => {
  await deliverBy(test, [aMethod()]);
  const id = await aProduct(test, { sku: 'ALONE', stock: 5 });
  const [category] = await shop.catalogue.categoryTree();
  if (category === undefined) throw new Error('no category');
  const { id: _id, ...promotion } = aPromotion({
    code: 'alone',
    includes: { products: [], categories: [category.id] },
  });
  await shop.promotions.save(promotion);
  later();
  const line = { productId: id as ProductId, variationId: null, options: {}, quantity: 2 };
  const added = await shop.cart.add(NO_CART, [line]);
  if (!added.ok) throw new Error(added.refusal.code);
  const { token } = added.value;
  later();
  expect((await shop.cart.applyCode(by(token), { typed: 'ALONE' })).ok).toBe(true);
  later();
  expect((await shop.cart.chooseDelivery(by(token), { emirate: 'DU' })).ok).toBe(true);
  later();
  const { rate } = await shop.checkout.review(token, typed);
  later();
  const placed = await shop.checkout.place({
    token,
    draft: { ...typed, delivery: rate?.id ?? '' },
    language: 'en',
    idempotencyKey: crypto.randomUUID(),
    seenTotalMinor: null,
  });
  expect(placed).toMatchObject({ ok: true, value: { discounts: [{ code: 'alone' }] } });
}, 30_000);
