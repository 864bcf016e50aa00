import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import type { Order } from '#shop/orders';
import { buy, paying, TYPED } from '../a-payment.ts';
import { aProduct, aShop, levelOf, NO_CART } from '../a-shop.ts';
import { deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db } = test;
await deliverToDubai(test);
await shop.settings.set('payments.provider', 'test');

/** Does the same five times at once. */
const fiveTimes = <T>(act: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 5 }, act));

async function pageOf(order: Order): Promise<string> {
  const started = await shop.payments.start(paying(order));
  return started.ok ? started.value.redirectUrl : started.refusal.code;
}

it('CO-07 a card form sent five times at once places one order with one payment page', async () => {
  const productId = (await aProduct(test, { sku: 'AT-ONCE', stock: 5 })) as ProductId;
  const added = await shop.cart.add(NO_CART, [{ productId, variationId: null, options: {}, quantity: 1 }]);
  if (!added.ok) throw new Error(added.refusal.code);
  const { token } = added.value;
  const review = await shop.checkout.review(token, TYPED);
  const idempotencyKey = crypto.randomUUID();
  const draft = { ...TYPED, delivery: review.rate?.id ?? '' };
  const sent = await fiveTimes(async () => {
    const placing = { token, draft, language: 'en', idempotencyKey, seenTotalMinor: null } as const;
    const placed = await shop.checkout.place(placing);
    if (!placed.ok) throw new Error(placed.refusal.code);
    return { id: placed.value.id, page: await pageOf(placed.value) };
  });
  expect([new Set(sent.map(({ id }) => id)).size, new Set(sent.map(({ page }) => page)).size]).toEqual([
    1, 1,
  ]);
  const id = sent[0]?.id ?? (0 as Order['id']);
  const events = await db.selectFrom('order_event').select('reason').where('order_id', '=', id).execute();
  expect(events).toEqual([{ reason: 'placed' }]);
  expect(await shop.payments.of(id)).toHaveLength(1);
  expect(await levelOf(test, 'AT-ONCE')).toBe(4);
});

it('CO-07 a payment started five times at once has one page', async () => {
  const { order } = await buy(test);
  const pages = await fiveTimes(() => pageOf(order));
  expect(new Set(pages).size).toBe(1);
  expect(await shop.payments.of(order.id)).toMatchObject([{ state: 'open' }]);
});

it('CO-07 a retry after an unanswered start creates another payment', async () => {
  const { order } = await buy(test);
  await sql`alter table test_bank_payment rename to out_of_reach`.execute(db);
  expect(await pageOf(order)).toBe('payments.provider-down');
  await sql`alter table out_of_reach rename to test_bank_payment`.execute(db);
  expect(await pageOf(order)).toContain('/test-payments/');
  const payments = await shop.payments.of(order.id);
  expect(payments).toMatchObject([
    { state: 'open', isUnanswered: false },
    { state: 'starting', isUnanswered: true },
  ]);
  expect(new Set(payments.map(({ key }) => key)).size).toBe(2);
});

it('CO-07 an earlier payment cannot pay an order with another method or a cancelled one', async () => {
  const { order } = await buy(test);
  const other = await shop.orders.choosePayment(order.id, {
    code: 'bacs',
    fee: aed(0),
    firstStatus: 'on-hold',
  });
  expect(other).toMatchObject({ ok: true });
  expect(await pageOf(order)).toBe('payments.nothing-due');
  const { order: called } = await buy(test);
  await shop.orders.cancelByLink({ key: called.key }, called.id);
  expect(await pageOf(called)).toBe('payments.nothing-due');
  expect(await shop.payments.of(order.id)).toEqual([]);
});
