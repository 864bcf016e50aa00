import { expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { aed, NOTHING } from '#kernel/money.ts';
import { movesOf, type Order, planAmount } from '#shop/orders';
import { buy, openPage, pay } from '../a-payment.ts';
import { aProduct, aShop, levelOf } from '../a-shop.ts';
import { anOrder, aWaitingOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop } = test;
await deliverToDubai(test);
await shop.settings.set('payments.provider', 'test');
const by = { actor: 'mona', reason: 'changed her mind' };
const piece = { lines: [{ position: 0, quantity: 1, isRestocked: true }], delivery: NOTHING, fee: NOTHING };

const refund = (order: Order) =>
  shop.orders.refund(order.id, { ...piece, ...by, idempotencyKey: crypto.randomUUID() });

async function documentsOf({ id }: Order) {
  const documents = await shop.invoices.of(id);
  return documents.map(({ kind, sums }) => [kind, sums.gross.minor]);
}

async function anAuthorised(): Promise<Order> {
  await shop.settings.set('payments.capture', 'by-hand');
  const { order } = await buy(test);
  await pay(test, await openPage(test, order));
  await shop.payments.latest(order.id);
  return orderOf(order);
}

async function orderOf({ id }: Pick<Order, 'id'>): Promise<Order> {
  const order = await shop.orders.find(id);
  if (order === null) throw new Error('the order is not there');
  return order;
}

/** A manual order of one free piece, shipped free of charge. */
async function aFree(sku: string): Promise<Order> {
  const id = (await aProduct(test, { sku, price: '0.00', stock: 5 })) as ProductId;
  const model = await anOrder(test, [{ id: await aProduct(test, { sku: `${sku}-MODEL` }) }]);
  const made = await shop.orders.create({
    ...model,
    ...by,
    origin: 'staff',
    originOrderId: null,
    status: 'confirmed',
    lines: [{ productId: id, variationId: null, quantity: 1 }],
    deliveryCost: NOTHING,
    fee: NOTHING,
    isAgeConfirmed: true,
    idempotencyKey: crypto.randomUUID(),
  });
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value;
}

async function send({ id }: Order): Promise<void> {
  for (const to of ['packed', 'shipped', 'delivered'] as const) await shop.orders.move(id, to, by);
}

it('OR-04 an unpaid cash order is cancelled instead of refunded, and its invoice credited', async () => {
  const order = await anOrder(test, [
    { id: await aProduct(test, { sku: 'CASH', price: '50.00', stock: 4 }) },
  ]);
  expect(movesOf(order)).toEqual(['packed', 'on-hold', 'cancelled']);
  expect(await shop.orders.move(order.id, 'refunded', by)).toEqual({
    ok: false,
    refusal: { code: 'orders.nothing-paid' },
  });
  expect(await refund(order)).toMatchObject({ refusal: { code: 'orders.nothing-paid' } });
  expect(await documentsOf(order)).toEqual([['invoice', 6500]]);
  expect(await shop.orders.move(order.id, 'cancelled', by)).toMatchObject({ value: { status: 'cancelled' } });
  expect(await documentsOf(order)).toEqual([
    ['invoice', 6500],
    ['credit-note', 6500],
  ]);
  expect(await shop.orders.refunds.of(order.id)).toEqual([]);
  expect(await levelOf(test, 'CASH')).toBe(4);
});

it('OR-04 an undelivered unpaid cash order is not refunded', async () => {
  const order = await anOrder(test, [
    { id: await aProduct(test, { sku: 'BACK', price: '50.00', stock: 4 }) },
  ]);
  for (const to of ['packed', 'shipped', 'returned'] as const) await shop.orders.move(order.id, to, by);
  expect(movesOf(await orderOf(order))).toEqual([]);
  expect(await shop.orders.move(order.id, 'refunded', by)).toMatchObject({
    refusal: { code: 'orders.nothing-paid' },
  });
  expect(await shop.orders.refunds.of(order.id)).toEqual([]);
});

it('PM-06 an authorization is not refunded, by order, line or payment', async () => {
  const order = await anAuthorised();
  expect(order).toMatchObject({ status: 'confirmed', money: { paid: NOTHING } });
  expect(await shop.orders.move(order.id, 'refunded', by)).toMatchObject({
    refusal: { code: 'orders.nothing-paid' },
  });
  expect(await refund(order)).toMatchObject({ refusal: { code: 'orders.nothing-paid' } });
  const [payment] = await shop.payments.of(order.id);
  if (payment === undefined) throw new Error('no payment');
  expect(await shop.payments.staff.refund(payment.id, { ...by, amount: null })).toMatchObject({
    refusal: { code: 'payments.too-much', leftMinor: 0 },
  });
});

it('PM-06 captures are limited to the amount due, and to 0 for a cancelled order', async () => {
  const order = await anAuthorised();
  const [payment] = await shop.payments.of(order.id);
  if (payment === undefined) throw new Error('no payment');
  const more = aed(order.totals.total.minor + 1);
  expect(await shop.payments.staff.capture(payment.id, { ...by, amount: more })).toMatchObject({
    refusal: { code: 'payments.too-much', leftMinor: order.totals.total.minor },
  });
  expect(await shop.payments.staff.capture(payment.id, { ...by, amount: NOTHING })).toMatchObject({
    refusal: { code: 'payments.nothing-due' },
  });
  await shop.orders.move(order.id, 'cancelled', by);
  for (const amount of [null, aed(100)])
    expect(await shop.payments.staff.capture(payment.id, { ...by, amount })).toMatchObject({
      refusal: { code: 'payments.nothing-due' },
    });
  expect(await orderOf(order)).toMatchObject({ status: 'cancelled', money: { paid: NOTHING } });
});

it('OR-04 a cancelled order is not refunded', async () => {
  const unpaid = await anOrder(test, [{ id: await aProduct(test, { sku: 'OFF-1', price: '20.00' }) }]);
  await shop.orders.move(unpaid.id, 'cancelled', by);
  expect(await refund(unpaid)).toMatchObject({ refusal: { code: 'orders.nothing-paid' } });
  const waiting = await aWaitingOrder(test, [
    { id: await aProduct(test, { sku: 'OFF-2', price: '20.00', stock: 3 }) },
  ]);
  const amount = waiting.totals.total;
  const paid = { orderId: waiting.id, amount, actor: 'bank', reference: 'ref-off-2' };
  await test.db.transaction().execute((tx) => shop.orders.paid(tx, paid));
  await shop.orders.move(waiting.id, 'cancelled', by);
  expect(await refund(waiting)).toMatchObject({ ok: false });
  expect(await shop.orders.move(waiting.id, 'refunded', by)).toMatchObject({ ok: false });
  expect((await orderOf(waiting)).money).toMatchObject({ paid: amount, refunded: amount });
  expect(await shop.orders.refunds.of(waiting.id)).toHaveLength(1);
});

it('OR-04 there is no credit note over 0.00', async () => {
  const gift = await aProduct(test, { sku: 'GIFT', price: '0.00', stock: 5 });
  const bought = await aProduct(test, { sku: 'BOUGHT', price: '40.00', stock: 5 });
  const order = await anOrder(test, [{ id: gift }, { id: bought }]);
  await send(order);
  expect(await refund(order)).toMatchObject({ refusal: { code: 'orders.nothing-to-refund' } });
  expect(await documentsOf(order)).toEqual([['invoice', 5500]]);
  expect(await levelOf(test, 'GIFT')).toBe(4);
});

it('OR-05 a returned gift is restocked without a credit note', async () => {
  const order = await aFree('FREE-BACK');
  await send(order);
  const requested = { reason: 'faulty', words: '', wish: 'refund' } as const;
  const lines = [{ position: 0, quantity: 1 }];
  const returned = await shop.orders.returns.ask({ key: order.key }, order.id, { ...requested, lines });
  if (!returned.ok) throw new Error(returned.refusal.code);
  const { id } = returned.value;
  await shop.orders.returns.approve(id, by);
  await shop.orders.returns.receive(id, by);
  expect(await shop.orders.returns.refund(id, { ...by, isRestocked: true })).toMatchObject({
    value: { state: 'refunded' },
  });
  expect(await levelOf(test, 'FREE-BACK')).toBe(5);
  expect(await documentsOf(order)).toEqual([['invoice', 0]]);
  expect(await orderOf(order)).toMatchObject({ status: 'delivered', lines: [{ refundedQuantity: 1 }] });
});

it('OR-04 a cancelled or edited free order has no credit note', async () => {
  const cancelled = await aFree('FREE-OFF');
  await shop.orders.move(cancelled.id, 'cancelled', by);
  expect(await documentsOf(cancelled)).toEqual([['invoice', 0]]);
  const edited = await aFree('FREE-EDIT');
  const more = (await aProduct(test, { sku: 'FREE-MORE', price: '30.00', stock: 5 })) as ProductId;
  const lines = [
    { position: 0, quantity: 1 },
    { productId: more, variationId: null, quantity: 1 },
  ];
  expect(await shop.orders.edit(edited.id, { ...by, lines })).toMatchObject({ ok: true });
  expect(await documentsOf(edited)).toEqual([
    ['invoice', 0],
    ['invoice', 3000],
  ]);
});

it('OR-04 an order is refunded when everything of value is, even if a gift is kept', async () => {
  const gift = await aProduct(test, { sku: 'KEPT-GIFT', price: '0.00', stock: 5 });
  const bought = await aProduct(test, { sku: 'KEPT-BOUGHT', price: '40.00', stock: 5 });
  const order = await anOrder(test, [{ id: gift }, { id: bought }]);
  await send(order);
  const lines = [{ position: 1, quantity: 1, isRestocked: true }];
  const all = { lines, delivery: order.totals.delivery, fee: NOTHING };
  await shop.orders.refund(order.id, { ...all, ...by, idempotencyKey: crypto.randomUUID() });
  expect(await orderOf(order)).toMatchObject({ status: 'refunded', money: { refunded: order.totals.total } });
  expect(await documentsOf(order)).toEqual([
    ['invoice', 5500],
    ['credit-note', 5500],
  ]);
});

it('OR-04 nothing is refunded before the invoice that a credit note would name', async () => {
  const id = await aProduct(test, { sku: 'EARLY', price: '100.00', stock: 4 });
  const order = await aWaitingOrder(test, [{ id }]);
  await test.db
    .updateTable('shop_order')
    .set({ paid_minor: 3000, gift_card_minor: 3000 })
    .where('id', '=', order.id)
    .execute();
  const requested = { ...by, amount: aed(3000), idempotencyKey: crypto.randomUUID() };
  const refusal = { code: 'orders.nothing-paid' };
  expect(await shop.orders.refunds.byAmount(order.id, requested)).toMatchObject({ refusal });
  expect(await shop.orders.refunds.preview(order.id, (one) => planAmount(one, aed(3000)))).toMatchObject({
    refusal,
  });
  expect(await shop.orders.refunds.of(order.id)).toEqual([]);
  await shop.orders.move(order.id, 'confirmed', by);
  expect(await shop.orders.refunds.byAmount(order.id, requested)).toMatchObject({ ok: true });
  expect(await documentsOf(order)).toEqual([
    ['invoice', 11500],
    ['credit-note', 3000],
  ]);
});
