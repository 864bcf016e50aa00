import { describe, expect, it } from 'vitest';
import type { CartToken, ProductId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import { typed } from '../a-draft.ts';
import { aPromotion } from '../a-promotion.ts';
import { aProduct, aShop, by, NO_CART } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { aMethod, deliverBy } from '../delivery.ts';

const test = aShop(await aDatabase());
const { shop } = test;
const productId = (await aProduct(test, { sku: 'FRIENDS', price: '100.00' })) as ProductId;
const { id: _id, ...promotion } = aPromotion({ code: 'friends', emails: ['*@friends.example'] });
await shop.promotions.save(promotion);

const MINE = 'sara@friends.example';
const OTHER = 'sara@example.com';

async function aCart(): Promise<CartToken> {
  const added = await shop.cart.add(NO_CART, [{ productId, variationId: null, options: {}, quantity: 1 }]);
  if (!added.ok) throw new Error(added.refusal.code);
  return added.value.token;
}

const enter = async (token: CartToken, email?: string) => {
  const entered = { typed: 'FRIENDS', ...(email === undefined ? {} : { email }) };
  const result = await shop.cart.applyCode(by(token), entered);
  return result.ok ? result.value.cart.totals.discount : result.refusal.code;
};

describe('a code limited to emails', () => {
  it('CO-05 applies to the given email', async () => {
    expect(await enter(await aCart(), ` ${MINE.toUpperCase()} `)).toEqual(aed(1000));
  });

  it('CO-05 applies to the email stored with the cart', async () => {
    const token = await aCart();
    await shop.checkout.reviewForm({ ...typed, email: MINE }, { token });
    expect(await enter(token)).toEqual(aed(1000));
    expect((await shop.cart.open(token)).totals.discount).toEqual(aed(1000));
  });

  it('CO-05 requires an email when none is known, and refuses others', async () => {
    const token = await aCart();
    expect(await enter(token)).toBe('promotions.needs-email');
    expect(await enter(token, '  ')).toBe('promotions.needs-email');
    expect(await enter(token, OTHER)).toBe('promotions.not-for-this-email');
    expect((await shop.cart.open(token)).idleCodes).toEqual([]);
  });

  it('CO-05 stays in the cart with a reason when another email orders', async () => {
    const token = await aCart();
    await enter(token, MINE);
    const { cart } = await shop.checkout.reviewForm({ ...typed, email: OTHER }, { token });
    expect(cart.discounts).toEqual([]);
    expect(cart.idleCodes).toMatchObject([{ refusal: { code: 'promotions.not-for-this-email' } }]);
    const again = await shop.checkout.reviewForm({ ...typed, email: MINE }, { token });
    expect(again.cart.totals.discount).toEqual(aed(1000));
  });
});

describe('a code limited to uses per customer', () => {
  it('CO-06 the checkout refuses it by the phone as the order does, in the same words', async () => {
    await deliverBy(test, [aMethod()]);
    await shop.promotions.save({ ...promotion, code: 'each', emails: [], usageLimitPerCustomer: 1 });
    const withCode = async () => {
      const token = await aCart();
      expect((await shop.cart.applyCode(by(token), { typed: 'EACH' })).ok).toBe(true);
      return token;
    };
    const reviewed = async (token: CartToken, more: object) => {
      const { cart } = await shop.checkout.review(token, { ...typed, ...more });
      return cart.idleCodes.map(({ refusal }) => refusal);
    };
    const first = await withCode();
    const { rate, totals } = await shop.checkout.review(first, typed);
    const placed = await shop.checkout.place({
      ...{ token: first, draft: { ...typed, delivery: rate?.id ?? '' }, language: 'en' },
      ...{ idempotencyKey: crypto.randomUUID(), seenTotalMinor: totals.total.minor },
    });
    expect(placed).toMatchObject({ ok: true });
    const second = await withCode();
    const refusal = { code: 'promotions.used-up-for-you', coupon: 'EACH', limit: 1 };
    expect(await reviewed(second, { email: OTHER, phone: '+971 50 123 4567' })).toEqual([refusal]);
    expect(await reviewed(second, { email: 'other@example.com', phone: '٠٥٠١٢٣٤٥٦٧' })).toEqual([refusal]);
    expect(await reviewed(second, { email: 'other@example.com', phone: '0507654321' })).toEqual([]);
  });
});
