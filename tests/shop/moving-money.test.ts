import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ProductId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import { differenceOf, type Order } from '#shop/orders';
import { aMember } from '../a-member.ts';
import { buy, CARDS, deliverWebhook, messagesOf, openPage, order, pay } from '../a-payment.ts';
import { aProduct, aShop, levelOf, NO_CART } from '../a-shop.ts';
import { deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop } = test;
await deliverToDubai(test);
await shop.settings.set('payments.provider', 'test');

const BY = { actor: 'mona', reason: 'asked by phone' };
const minutes = (count: number) => count * 60_000;

async function paid(capture: 'at-once' | 'when-packed' | 'by-hand', stock = 5) {
  await shop.settings.set('payments.capture', capture);
  const one = await buy(test, {}, stock);
  await pay(test, await openPage(test, one.order));
  await shop.payments.latest(one.order.id);
  return one;
}

async function standing({ id }: Order) {
  const [payment] = await shop.payments.of(id);
  const order = await shop.orders.find(id);
  if (payment === undefined || order === null) throw new Error('nothing was begun');
  return { payment, order };
}

/** Runs the due jobs. */
async function work(): Promise<void> {
  for (const id of test.followsDue.splice(0)) await shop.payments.follow(id);
  await shop.orders.refunds.payOutWaiting();
}

async function mismatches({ id }: Order): Promise<string[]> {
  const mismatches = await shop.payments.reconcile();
  return mismatches.filter(({ orderId }) => orderId === id).map(({ kind }) => kind);
}

describe('an authorized payment', () => {
  it('PM-06 is captured when the order is packed, once, if the setting says so', async () => {
    const { order: placed } = await paid('when-packed');
    expect(await standing(placed)).toMatchObject({
      payment: { state: 'authorised' },
      order: { status: 'confirmed', money: { paid: aed(0) } },
    });
    await shop.orders.move(placed.id, 'packed', BY);
    const due = [...test.followsDue];
    expect(due).toContain(placed.id);
    await work();
    for (const id of due) await shop.payments.follow(id);
    expect(await standing(placed)).toMatchObject({
      payment: { state: 'captured', capturedMinor: placed.totals.total.minor },
      order: { status: 'packed', money: { paid: placed.totals.total } },
    });
    expect(await mismatches(placed)).toEqual([]);
  });

  it('PM-06 is captured when an order that needs no shipping is completed', async () => {
    const { order: placed } = await paid('when-packed');
    const byMail = sql`jsonb_set(delivery, '{code}', '"by-mail"')`;
    await sql`update shop_order set delivery = ${byMail} where id = ${placed.id}`.execute(db);
    await shop.orders.move(placed.id, 'completed', BY);
    await work();
    expect(await standing(placed)).toMatchObject({
      payment: { state: 'captured', capturedMinor: placed.totals.total.minor },
      order: { status: 'completed', money: { paid: placed.totals.total } },
    });
  });

  it('PM-06 is captured before its order is shipped: both at once is refused', async () => {
    const { order: placed } = await paid('when-packed');
    const actions = createAdminActions(shop);
    const move = { id: placed.id, from: 'confirmed', to: 'shipped', via: 'packed', reason: '' };
    const ask = { signedIn: await aMember(test, 'order-desk'), name: 'orders.move', sent: move } as const;
    const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
    expect(await actions.perform({ ...ask, ...where })).toMatchObject({
      refusal: { code: 'orders.may-not-move' },
    });
    expect(await standing(placed)).toMatchObject({ order: { status: 'confirmed' } });
  });

  it('PM-06 is captured up to the amount due after an edit', async () => {
    await shop.settings.set('payments.capture', 'when-packed');
    const id = await aProduct(test, { sku: 'TWO-OF', price: '100.00', stock: 9 });
    const line = { productId: id as ProductId, variationId: null, options: {}, quantity: 2 };
    const added = await shop.cart.add(NO_CART, [line]);
    if (!added.ok) throw new Error(added.refusal.code);
    const placed = await order(test, added.value.token);
    await pay(test, await openPage(test, placed));
    await shop.payments.latest(placed.id);
    await shop.orders.edit(placed.id, { ...BY, lines: [{ position: 0, quantity: 1 }] });
    await shop.orders.move(placed.id, 'packed', BY);
    await work();
    const { payment, order: packed } = await standing(placed);
    expect(payment.capturedMinor).toBe(placed.totals.total.minor - 10_000);
    expect(differenceOf(packed)).toEqual(aed(0));
  });

  it('PM-06 stays authorized until staff capture it, and is listed when the stock is gone', async () => {
    const { order: placed } = await paid('by-hand');
    for (const to of ['packed', 'shipped', 'delivered'] as const) await shop.orders.move(placed.id, to, BY);
    await work();
    expect((await standing(placed)).payment.state).toBe('authorised');
    expect(await mismatches(placed)).toEqual(['not-taken']);
  });

  it('PM-06 is voided when the order is cancelled', async () => {
    const { order: placed, sku } = await paid('when-packed');
    await shop.orders.move(placed.id, 'cancelled', BY);
    expect(await mismatches(placed)).toEqual(['not-given-up']);
    await work();
    expect(await standing(placed)).toMatchObject({
      payment: { state: 'voided', capturedMinor: 0 },
      order: { status: 'cancelled', money: { paid: aed(0) } },
    });
    expect(await levelOf(test, sku)).toBe(5);
    expect(await mismatches(placed)).toEqual([]);
  });

  it('PM-06 is voided when it arrives after the stock is gone', async () => {
    await shop.settings.set('payments.capture', 'by-hand');
    const { order: placed } = await buy(test, {}, 1);
    const page = await openPage(test, placed);
    test.time.now = new Date(test.time.now.getTime() + minutes(120));
    await shop.orders.releaseExpired();
    const [line] = placed.lines;
    if (line === undefined) throw new Error('no line');
    const wanted = { productId: line.productId, variationId: null, options: {}, quantity: 1 };
    const added = await shop.cart.add(NO_CART, [wanted]);
    if (!added.ok) throw new Error(added.refusal.code);
    await order(test, added.value.token, { payment: 'cod', email: 'quick@example.com' });
    await pay(test, page);
    await shop.payments.latest(placed.id);
    await work();
    expect(await standing(placed)).toMatchObject({
      payment: { state: 'voided' },
      order: { status: 'failed' },
    });
  });

  it('PM-06 a page opened for a cancelled order cannot be paid', async () => {
    await shop.settings.set('payments.capture', 'at-once');
    const { order: placed } = await buy(test);
    const page = await openPage(test, placed);
    await shop.orders.cancelByCustomer({ key: placed.key }, placed.id);
    await work();
    const typed = { number: CARDS.good, expires: '09/31', code: '123', keepsCard: false };
    expect(await shop.testBank.payByCard(page, typed)).toMatchObject({
      refusal: { code: 'payments.may-not' },
    });
  });
});

it('PM-06 OR-02 an action on a payment is in the timeline once, also when staff repeat it', async () => {
  const notes = async (order: Order) =>
    (await shop.orders.timeline(order.id)).filter(({ kind }) => kind === 'note').map(({ reason }) => reason);
  const [{ order: stored }, { order: given }] = [await paid('by-hand'), await paid('by-hand')];
  const [one, other] = [(await standing(stored)).payment.id, (await standing(given)).payment.id];
  for (const _time of [1, 2]) {
    expect(await shop.payments.staff.capture(one, { ...BY, amount: null })).toMatchObject({ ok: true });
    expect(await shop.payments.staff.void(other, BY)).toMatchObject({ ok: true });
  }
  expect([await notes(stored), await notes(given)]).toEqual([
    [expect.stringContaining('captured')],
    [expect.stringContaining('voided')],
  ]);
});

describe('refunds', () => {
  it('PM-06 are distributed over payments when none covers them', async () => {
    const { order: placed } = await paid('at-once');
    const more = await aProduct(test, { sku: 'ONE-MORE', price: '100.00', stock: 9 });
    const lines = [
      { position: 0, quantity: 1 },
      { productId: more as ProductId, variationId: null, quantity: 1 },
    ];
    await shop.orders.edit(placed.id, { ...BY, lines });
    const { order: dearer } = await standing(placed);
    expect(differenceOf(dearer)).toEqual(aed(10_000));
    const requested = { id: placed.id, key: placed.key, device: null };
    const again = await shop.checkout.payForOrder({ ...requested, code: 'jamra_card' });
    if (!again.ok) throw new Error(again.refusal.code);
    await pay(test, await openPage(test, again.value));
    for (const message of await messagesOf(test)) await deliverWebhook(test, message);
    expect((await standing(placed)).order.money.paid).toEqual(dearer.totals.total);
    await shop.orders.move(placed.id, 'cancelled', BY);
    await work();
    const [refund] = await shop.orders.refunds.of(placed.id);
    expect(refund).toMatchObject({ state: 'paid-out', total: dearer.totals.total });
    const payments = await shop.payments.of(placed.id);
    expect(payments.map(({ state, refundedMinor }) => [state, refundedMinor])).toEqual([
      ['refunded', 10_000],
      ['refunded', placed.totals.total.minor],
    ]);
    await work();
    expect(await mismatches(placed)).toEqual([]);
  });

  it('PM-06 two at once never refund an amount twice', async () => {
    const { order: placed } = await paid('at-once');
    const nothing = { lines: [], fee: aed(0), ...BY };
    const first = await shop.orders.refund(placed.id, {
      ...nothing,
      delivery: aed(500),
      idempotencyKey: crypto.randomUUID(),
    });
    const second = await shop.orders.refund(placed.id, {
      ...nothing,
      delivery: aed(1000),
      idempotencyKey: crypto.randomUUID(),
    });
    if (!first.ok || !second.ok) throw new Error('not refunded');
    const ids = Array.from({ length: 4 }, () => [first.value.id, second.value.id]).flat();
    await Promise.all(ids.map((id) => shop.orders.refunds.payOut(id)));
    await work();
    expect((await standing(placed)).payment.refundedMinor).toBe(1500);
    const states = (await shop.orders.refunds.of(placed.id)).map(({ state }) => state);
    expect(states).toEqual(['paid-out', 'paid-out']);
  });

  it('OR-05 the rest of an exchange is refunded to the card', async () => {
    const { order: placed } = await paid('at-once');
    for (const to of ['packed', 'shipped', 'delivered'] as const) await shop.orders.move(placed.id, to, BY);
    const returned = await shop.orders.returns.ask({ key: placed.key }, placed.id, {
      lines: [{ position: 0, quantity: 1 }],
      reason: 'faulty',
      words: '',
      wish: 'exchange',
    });
    if (!returned.ok) throw new Error(returned.refusal.code);
    await shop.orders.returns.approve(returned.value.id, BY);
    await shop.orders.returns.receive(returned.value.id, BY);
    const cheaper = await aProduct(test, { sku: 'CHEAPER', price: '200.00', stock: 3 });
    const lines = [{ productId: cheaper as ProductId, variationId: null, quantity: 1 }];
    const done = await shop.orders.returns.exchange(returned.value.id, { ...BY, isRestocked: true, lines });
    if (!done.ok || done.value.exchangeOrderId === null) throw new Error('not exchanged');
    await work();
    const [surplus] = await shop.orders.refunds.of(done.value.exchangeOrderId);
    expect(surplus).toMatchObject({ state: 'paid-out', total: aed(4900) });
    expect((await standing(placed)).payment).toMatchObject({ state: 'part-refunded', refundedMinor: 4900 });
    expect(await shop.payments.reconcile()).not.toContainEqual(
      expect.objectContaining({ orderId: placed.id }),
    );
  });

  it('OR-03 a split-off order is refunded by the original payment', async () => {
    await shop.settings.set('payments.capture', 'at-once');
    const id = await aProduct(test, { sku: 'SPLITTABLE', price: '100.00', stock: 9 });
    const line = { productId: id as ProductId, variationId: null, options: {}, quantity: 2 };
    const added = await shop.cart.add(NO_CART, [line]);
    if (!added.ok) throw new Error(added.refusal.code);
    const placed = await order(test, added.value.token);
    await pay(test, await openPage(test, placed));
    await shop.payments.latest(placed.id);
    const split = await shop.orders.split(placed.id, { ...BY, lines: [{ position: 0, quantity: 1 }] });
    if (!split.ok) throw new Error(split.refusal.code);
    expect(await mismatches(placed)).toEqual([]);
    await shop.orders.move(split.value.id, 'cancelled', BY);
    await work();
    const [refund] = await shop.orders.refunds.of(split.value.id);
    expect(refund).toMatchObject({ state: 'paid-out', total: aed(10_000) });
    expect((await standing(placed)).payment.refundedMinor).toBe(10_000);
    expect(await mismatches(placed)).toEqual([]);
  });
});

it('OR-01 a failed order that waits again has a new reservation time', async () => {
  const { order: placed, sku } = await buy(test);
  test.time.now = new Date(test.time.now.getTime() + minutes(120));
  await shop.orders.releaseExpired();
  expect(await levelOf(test, sku)).toBe(5);
  const moved = await shop.orders.move(placed.id, 'pending', BY);
  expect(moved).toMatchObject({
    value: { status: 'pending', reservedUntil: new Date(test.time.now.getTime() + minutes(60)) },
  });
  expect(await levelOf(test, sku)).toBe(4);
  test.time.now = new Date(test.time.now.getTime() + minutes(61));
  await shop.orders.releaseExpired();
  expect(await levelOf(test, sku)).toBe(5);
});
