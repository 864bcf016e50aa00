import { describe, expect, it } from 'vitest';
import type { PaymentId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import { createTestProvider } from '#platform/payments/test/test-provider.ts';
import { findImbalances } from '#shop/inventory';
import type { Order } from '#shop/orders';
import { buy, CARDS, deliverWebhook, messagesOf, openPage, order, pay, paying } from '../a-payment.ts';
import { aShop, levelOf, NO_CART } from '../a-shop.ts';
import { deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db } = test;
await deliverToDubai(test);
await shop.settings.set('payments.provider', 'test');

const ALL = { actor: 'staff', reason: 'asked by phone', amount: null };
const BY = { actor: 'staff', reason: 'asked by phone' };
const minutes = (count: number) => count * 60_000;

async function bought(number = CARDS.good) {
  const one = await buy(test);
  await pay(test, await openPage(test, one.order), number);
  return one;
}

async function standing(id: Awaited<ReturnType<typeof order>>['id']) {
  const [payment] = await shop.payments.of(id);
  return { order: await shop.orders.find(id), payment };
}

describe('an online payment', () => {
  it('PM-02 keeps stock and cart until it is captured', async () => {
    const { order: placed, token, sku } = await buy(test);
    expect(placed).toMatchObject({ status: 'pending', paymentMethod: 'jamra_card' });
    expect((await shop.cart.open(token)).itemCount).toBe(1);
    expect(await levelOf(test, sku)).toBe(4);
    await pay(test, await openPage(test, placed));
    for (const message of await messagesOf(test)) await deliverWebhook(test, message);
    expect(await standing(placed.id)).toMatchObject({
      order: { status: 'confirmed', money: { paid: placed.totals.total } },
      payment: { state: 'captured', capturedMinor: placed.totals.total.minor },
    });
    expect((await shop.cart.open(token)).itemCount).toBe(0);
    expect(test.news).toContainEqual({ kind: 'confirmed', orderId: placed.id });
  });

  it('PM-05 counts once for five concurrent webhooks', async () => {
    const { order: placed } = await bought();
    const messages = await messagesOf(test);
    const five = messages.flatMap((message) => Array.from({ length: 5 }, () => message));
    const taken = await Promise.all(five.map((message) => deliverWebhook(test, message)));
    expect(taken.every(({ ok }) => ok)).toBe(true);
    expect((await standing(placed.id)).order?.money.paid).toEqual(placed.totals.total);
    const events = await db
      .selectFrom('payment_entry')
      .innerJoin('payment', 'payment.id', 'payment_entry.payment_id')
      .select('payment_entry.captured_minor')
      .where('order_id', '=', placed.id)
      .where('payment_entry.captured_minor', '>', 0)
      .execute();
    expect(events).toEqual([{ captured_minor: placed.totals.total.minor }]);
  });

  it('PM-05 ends the same when the refund’s webhook comes first', async () => {
    const { order: placed } = await buy(test);
    const page = await openPage(test, placed);
    await pay(test, page);
    const paid = await messagesOf(test);
    const refund = { reference: page, amountMinor: 1000, idempotencyKey: `early-${page}` };
    const clock = () => test.time.now;
    await createTestProvider({ db, clock, webhookSecret: '', pagesUrl: '' }).refund(refund);
    const refunded = await messagesOf(test);
    for (const message of [...refunded, ...paid, ...refunded]) await deliverWebhook(test, message);
    expect(await standing(placed.id)).toMatchObject({
      order: { status: 'confirmed' },
      payment: { state: 'part-refunded', capturedMinor: placed.totals.total.minor, refundedMinor: 1000 },
    });
  });

  it('PM-05 is found by polling when no webhook comes', async () => {
    const { order: placed } = await bought();
    const [payment] = await shop.payments.of(placed.id);
    const returned = await shop.payments.returned(payment?.key ?? '');
    expect(returned).toMatchObject({ state: 'captured' });
    expect((await standing(placed.id)).order?.status).toBe('confirmed');
    for (const message of await messagesOf(test))
      expect(await deliverWebhook(test, message)).toMatchObject({ ok: true });
    expect((await standing(placed.id)).order?.money.paid).toEqual(placed.totals.total);
  });

  it('PM-02 of a late card is counted when it arrives, with repeated webhooks in reverse order', async () => {
    const { order: placed } = await bought(CARDS.late);
    expect((await shop.payments.latest(placed.id))?.state).toBe('processing');
    expect((await standing(placed.id)).order?.status).toBe('pending');
    for (let round = 0; round < 6; round += 1) {
      test.time.now = new Date(test.time.now.getTime() + 7000);
      for (const message of (await messagesOf(test)).reverse()) await deliverWebhook(test, message);
    }
    expect(await standing(placed.id)).toMatchObject({
      order: { status: 'confirmed', money: { paid: placed.totals.total } },
    });
  });
});

/** Another shopper buys the stock that the order had reserved. */
async function takeLast({ lines: [line] }: Order): Promise<void> {
  if (line === undefined) throw new Error('an order without lines');
  const wanted = { productId: line.productId, variationId: null, options: {}, quantity: 1 };
  const added = await shop.cart.add(NO_CART, [wanted]);
  if (!added.ok) throw new Error(added.refusal.code);
  await order(test, added.value.token, { payment: 'cod', email: 'other@example.com' });
}

describe('a payment after the order’s timeout', () => {
  async function late(isGone: boolean) {
    const one = await buy(test, {}, 1);
    const page = await openPage(test, one.order);
    await pay(test, page);
    test.time.now = new Date(test.time.now.getTime() + minutes(120));
    await shop.orders.releaseExpired();
    expect((await shop.orders.find(one.order.id))?.status).toBe('failed');
    if (isGone) await takeLast(one.order);
    const [payment] = await shop.payments.of(one.order.id);
    await shop.payments.returned(payment?.key ?? '');
    return one;
  }

  it('PM-05 takes the stock again if available', async () => {
    const { order: placed, sku } = await late(false);
    expect((await shop.orders.find(placed.id))?.status).toBe('confirmed');
    expect(await levelOf(test, sku)).toBe(0);
  });

  it('PM-05 is refunded when the stock is gone', async () => {
    const { order: placed } = await late(true);
    const [refund] = await shop.orders.refunds.of(placed.id);
    expect(refund).toMatchObject({ state: 'waiting', total: placed.totals.total });
    if (refund === undefined) throw new Error('no refund');
    await shop.orders.refunds.payOut(refund.id);
    expect(await shop.orders.refunds.find(refund.id)).toMatchObject({ state: 'paid-out' });
    expect((await standing(placed.id)).payment).toMatchObject({ state: 'refunded' });
    expect(test.news).toContainEqual(expect.objectContaining({ kind: 'refunded', orderId: placed.id }));
  });
});

describe('payments handled by staff', () => {
  it('PM-06 are authorised first and captured later if configured', async () => {
    await shop.settings.set('payments.capture', 'by-hand');
    const { order: placed } = await bought();
    await shop.payments.latest(placed.id);
    const { order: confirmed, payment } = await standing(placed.id);
    expect(confirmed).toMatchObject({ status: 'confirmed', money: { paid: aed(0) } });
    if (payment === undefined) throw new Error('no payment');
    expect(await shop.payments.staff.capture(payment.id, ALL)).toMatchObject({
      ok: true,
      value: { state: 'captured' },
    });
    expect((await standing(placed.id)).order?.money.paid).toEqual(placed.totals.total);
    expect(await shop.payments.staff.void(payment.id, BY)).toMatchObject({
      refusal: { code: 'payments.may-not' },
    });
    const { order: other } = await bought();
    await shop.payments.latest(other.id);
    const [allowed] = await shop.payments.of(other.id);
    if (allowed === undefined) throw new Error('no payment');
    expect(await shop.payments.staff.void(allowed.id, BY)).toMatchObject({
      ok: true,
      value: { state: 'voided' },
    });
    await shop.settings.set('payments.capture', 'at-once');
  });

  it('PM-06 are refunded partially and fully, once each', async () => {
    const { order: placed } = await bought();
    await shop.payments.latest(placed.id);
    const requested = { lines: [], delivery: aed(1500), fee: aed(0), ...BY };
    const idempotencyKey = crypto.randomUUID();
    const part = await shop.orders.refund(placed.id, { ...requested, idempotencyKey });
    if (!part.ok) throw new Error(part.refusal.code);
    await shop.orders.refunds.payOut(part.value.id);
    await shop.orders.refunds.payOut(part.value.id);
    expect((await standing(placed.id)).payment).toMatchObject({
      state: 'part-refunded',
      refundedMinor: 1500,
    });
    await shop.orders.move(placed.id, 'cancelled', BY);
    await shop.orders.refunds.payOutWaiting();
    expect((await standing(placed.id)).payment).toMatchObject({
      state: 'refunded',
      refundedMinor: placed.totals.total.minor,
    });
  });
});

describe('a failed payment', () => {
  it('CO-08 keeps cart, order and stock, and allows another method', async () => {
    const { order: placed, token, sku } = await bought(CARDS.declined);
    expect(await shop.payments.latest(placed.id)).toMatchObject({ state: 'failed', failure: 'declined' });
    expect(await levelOf(test, sku)).toBe(4);
    expect((await shop.cart.open(token)).itemCount).toBe(1);
    const requested = { id: placed.id, key: placed.key, device: null };
    expect(
      await shop.checkout.payForOrder({ ...requested, key: 'wc_order_wrong', code: 'cod' }),
    ).toMatchObject({
      refusal: { code: 'payments.unknown-order' },
    });
    const chosen = await shop.checkout.payForOrder({ ...requested, code: 'cod' });
    expect(chosen).toMatchObject({ ok: true, value: { status: 'confirmed', paymentMethod: 'cod' } });
    expect((await shop.cart.open(token)).itemCount).toBe(0);
    expect(await levelOf(test, sku)).toBe(4);
  });

  it('CO-08 reuses the order when the same cart is submitted again with new values', async () => {
    const { order: placed, token, sku } = await buy(test, {}, 1);
    const page = await openPage(test, placed);
    const again = await order(test, token, { building: 'Villa 15', payment: 'cod' });
    expect(again).toMatchObject({ id: placed.id, key: placed.key, status: 'confirmed' });
    expect(again.address.building).toBe('Villa 15');
    expect(await levelOf(test, sku)).toBe(0);
    expect(await shop.testBank.find(page)).toMatchObject({ state: 'voided' });
    expect(await findImbalances(db)).toEqual([]);
  });

  it('CO-08 takes the stock again when the order is paid after all', async () => {
    const { order: placed, sku } = await buy(test);
    test.time.now = new Date(test.time.now.getTime() + minutes(120));
    await shop.orders.releaseExpired();
    expect(await levelOf(test, sku)).toBe(5);
    const requested = { id: placed.id, key: placed.key, device: null };
    const chosen = await shop.checkout.payForOrder({ ...requested, code: 'jamra_card' });
    expect(chosen).toMatchObject({ ok: true, value: { status: 'pending' } });
    expect(await levelOf(test, sku)).toBe(4);
  });

  it('SV-04 delays the sixth attempt of one shopper only', async () => {
    const { order: placed } = await buy(test, { email: 'tester@example.com' });
    for (let tries = 0; tries < 5; tries += 1) {
      await pay(test, await openPage(test, placed, '198.51.100.7'), CARDS.declined);
      await shop.payments.latest(placed.id);
    }
    const starting = paying(placed, { address: '198.51.100.7' });
    expect(await shop.payments.start(starting)).toMatchObject({
      refusal: { code: 'payments.too-many-failures', minutes: 60 },
    });
    const { order: another } = await buy(test, { email: 'honest@example.com' });
    expect(await openPage(test, another, '198.51.100.7')).toMatch(/^tbp_/);
  });
});

describe('the daily reconciliation', () => {
  it('PM-05 finds nothing when all matches, and names injected mismatches', async () => {
    const { order: placed } = await bought();
    await shop.payments.latest(placed.id);
    const about = async () =>
      (await shop.payments.reconcile())
        .filter(({ orderId }) => orderId === placed.id)
        .map(({ kind }) => kind);
    expect(await about()).toEqual([]);
    const [payment] = await shop.payments.of(placed.id);
    await db
      .updateTable('test_bank_payment')
      .set({ refunded_minor: 500 })
      .where('id', '=', payment?.reference ?? '')
      .execute();
    expect(await about()).toEqual(['provider-differs']);
    await db.updateTable('shop_order').set({ paid_minor: 0 }).where('id', '=', placed.id).execute();
    expect(await about()).toEqual(['provider-differs', 'order-differs']);
    await db
      .updateTable('payment')
      .set({ captured_minor: 1 })
      .where('id', '=', payment?.id ?? (0 as PaymentId))
      .execute();
    expect(await about()).toContain('entries-differ');
  });

  it('PM-05 cannot change ledger entries', async () => {
    await expect(db.deleteFrom('payment_entry').execute()).rejects.toThrow('never changed');
  });
});
