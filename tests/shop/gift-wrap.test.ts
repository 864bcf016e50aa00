import { beforeEach, describe, expect, it } from 'vitest';
import { aed, NOTHING } from '#kernel/money.ts';
import { vatIncludedIn } from '#shop/taxes';
import { typed } from '../a-draft.ts';
import { aProduct, aShop, NO_CART } from '../a-shop.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop } = test;
await deliverToDubai(test);
const lamp = await aProduct(test, { sku: 'GIFT-LAMP', price: '100.00' });
const card = await aProduct(test, { sku: 'GIFT-CARD', price: '100.00', more: { Type: 'simple, virtual' } });
const OFFERED = { enabled: true, priceMinor: 1507, messageLength: 20 };
const gift = { giftWrap: '1', giftMessage: ' For you ' };
const offer = (change: Partial<typeof OFFERED> = {}) =>
  shop.settings.set('checkout.giftWrap', { ...OFFERED, ...change });

beforeEach(async () => {
  await offer();
});

async function reviewOf(id: number, draft: Partial<typeof typed> = {}) {
  const line = { productId: id as never, variationId: null, options: {}, quantity: 1 };
  const added = await shop.cart.add(NO_CART, [line]);
  if (!added.ok) throw new Error(added.refusal.code);
  return shop.checkout.review(added.value.token, { ...typed, ...draft });
}

describe('CO-05 gift wrap', () => {
  it('is a charge with its VAT, stored with its message', async () => {
    const plain = await anOrder(test, [{ id: lamp }]);
    const order = await anOrder(test, [{ id: lamp }], gift);
    expect(order).toMatchObject({ isGiftWrapped: true, giftMessage: 'For you' });
    expect(order.totals.giftWrap).toEqual(aed(1507));
    expect(order.totals.total.minor - plain.totals.total.minor).toBe(1507);
    expect(order.totals.vat.minor - plain.totals.vat.minor).toBe(vatIncludedIn(aed(1507)).minor);
    expect(plain).toMatchObject({ isGiftWrapped: false, giftMessage: '' });
  });

  it('is a line of the tax invoice, which adds up to the order', async () => {
    const order = await anOrder(test, [{ id: lamp }], gift);
    const [invoice] = await shop.invoices.of(order.id);
    expect(invoice?.lines.find(({ key }) => key === 'gift-wrap')).toMatchObject({
      name: { en: 'Gift wrap' },
      gross: aed(1507),
      vat: vatIncludedIn(aed(1507)),
    });
    expect(invoice?.sums.gross).toEqual(order.totals.total);
    expect(invoice?.sums.vat).toEqual(order.totals.vat);
  });

  it('is not offered and ignored when it is off, and for what is sent by email', async () => {
    expect((await reviewOf(lamp, gift)).totals.giftWrap).toEqual(aed(1507));
    expect(await reviewOf(card, gift)).toMatchObject({ giftWrap: null, totals: { giftWrap: NOTHING } });
    await offer({ enabled: false });
    expect(await reviewOf(lamp, gift)).toMatchObject({ giftWrap: null, totals: { giftWrap: NOTHING } });
    expect(await anOrder(test, [{ id: lamp }], gift)).toMatchObject({
      ...{ isGiftWrapped: false, giftMessage: '', totals: { giftWrap: NOTHING } },
    });
  });

  it('may be free, and is still known by who packs', async () => {
    await offer({ priceMinor: 0 });
    expect(await anOrder(test, [{ id: lamp }], gift)).toMatchObject({
      ...{ isGiftWrapped: true, giftMessage: 'For you', totals: { giftWrap: NOTHING } },
    });
  });

  it('refuses a message that is too long, and ignores one without gift wrap', async () => {
    const long = { ...gift, giftMessage: 'x'.repeat(21) };
    await expect(anOrder(test, [{ id: lamp }], long)).rejects.toThrow('giftMessage-long');
    const order = await anOrder(test, [{ id: lamp }], { ...long, giftWrap: '' });
    expect(order).toMatchObject({ isGiftWrapped: false, giftMessage: '' });
  });

  it('OR-04 is refunded in parts that add up, and no more than was charged', async () => {
    const { id } = await anOrder(test, [{ id: lamp }], gift);
    for (const to of ['packed', 'shipped', 'delivered'] as const)
      await shop.orders.move(id, to, { actor: 'test', reason: 'on its way' });
    const refund = (fils: number) =>
      shop.orders.refund(id, {
        ...{ lines: [], delivery: NOTHING, giftWrap: aed(fils), fee: NOTHING },
        ...{ actor: 'test', reason: 'not wrapped', idempotencyKey: crypto.randomUUID() },
      });
    expect(await refund(1508)).toMatchObject({ ok: false, refusal: { code: 'orders.more-than-charged' } });
    const parts = [await refund(507), await refund(1000)];
    const vats = parts.map((part) => (part.ok ? part.value.vat.minor : 0));
    expect(vats.reduce((all, vat) => all + vat, 0)).toBe(vatIncludedIn(aed(1507)).minor);
    expect(await refund(1)).toMatchObject({ ok: false, refusal: { code: 'orders.more-than-charged' } });
    expect((await shop.orders.find(id))?.money).toMatchObject({
      refunded: aed(1507),
      refundedGiftWrap: aed(1507),
    });
  });

  it('OR-03 stays with the first order when an order is split', async () => {
    const other = await aProduct(test, { sku: `GIFT-${Date.now()}` });
    const { id } = await anOrder(test, [{ id: lamp }, { id: other }], gift);
    const moved = await shop.orders.split(id, {
      ...{ lines: [{ position: 1, quantity: 1 }], actor: 'test', reason: 'apart' },
    });
    expect(moved).toMatchObject({ ok: true, value: { isGiftWrapped: false, giftMessage: '' } });
    expect(await shop.orders.find(id)).toMatchObject({
      isGiftWrapped: true,
      totals: { giftWrap: aed(1507) },
    });
  });
});
