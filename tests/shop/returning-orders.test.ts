import { expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { DAY_MS } from '#kernel/instant.ts';
import { aed } from '#kernel/money.ts';
import { differenceOf, type Order } from '#shop/orders';
import { aProduct, aShop, levelOf } from '../a-shop.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop, time, news } = test;
await deliverToDubai(test);
const by = { actor: 'mona', reason: 'checked' };
const { returns } = shop.orders;

async function aDelivered(sku: string, quantity = 2): Promise<Order> {
  const order = await anOrder(test, [
    { id: await aProduct(test, { sku, price: '100.00', stock: 10 }), quantity },
  ]);
  for (const to of ['packed', 'shipped', 'delivered'] as const) await shop.orders.move(order.id, to, by);
  return order;
}

function ask(order: Order, quantity = 1, wish: 'refund' | 'exchange' = 'refund') {
  const requested = {
    lines: [{ position: 0, quantity }],
    reason: 'faulty' as const,
    words: 'It stays cold',
    wish,
  };
  return returns.ask({ key: order.key }, order.id, requested);
}

it('OR-05 runs a return: requested, approved, received, refunded, with timeline and mails', async () => {
  const order = await aDelivered('RETURN');
  const result = await ask(order);
  if (!result.ok) throw new Error(result.refusal.code);
  const { id } = result.value;
  expect(await returns.receive(id, by)).toMatchObject({
    refusal: { code: 'orders.return-may-not-move', from: 'asked', to: 'received' },
  });
  await returns.approve(id, by);
  await returns.receive(id, by);
  const refunded = await returns.refund(id, { ...by, isRestocked: true });
  expect(refunded).toMatchObject({ value: { state: 'refunded' } });
  expect(await levelOf(test, 'RETURN')).toBe(9);
  expect(await shop.orders.find(order.id)).toMatchObject({ money: { refunded: aed(10000) } });
  expect((await returns.find(id))?.timeline.map(({ to, actor }) => [to, actor])).toEqual([
    ['asked', 'shopper'],
    ['approved', 'mona'],
    ['received', 'mona'],
    ['refunded', 'mona'],
  ]);
  const events = news.filter(({ orderId, kind }) => orderId === order.id && kind.startsWith('return-'));
  expect(events.map(({ kind }) => kind)).toEqual(['return-asked', 'return-approved', 'return-received']);
});

it('OR-05 exchanges for other products, paid by the refund', async () => {
  const order = await aDelivered('SWAP', 1);
  const other = await aProduct(test, { sku: 'OTHER', price: '130.00', stock: 4 });
  const result = await ask(order, 1, 'exchange');
  if (!result.ok) throw new Error(result.refusal.code);
  await returns.approve(result.value.id, by);
  await returns.receive(result.value.id, by);
  const lines = [{ productId: other as ProductId, variationId: null, quantity: 1 }];
  const exchanged = await returns.exchange(result.value.id, { ...by, isRestocked: false, lines });
  if (!exchanged.ok || exchanged.value.exchangeOrderId === null) throw new Error('not exchanged');
  const made = await shop.orders.find(exchanged.value.exchangeOrderId);
  if (made === null) throw new Error('no order');
  expect(made).toMatchObject({ origin: 'exchange', originOrderId: order.id, money: { paid: aed(10000) } });
  expect(differenceOf(made)).toEqual(aed(3000));
  expect(await levelOf(test, 'OTHER')).toBe(3);
  const [refund] = await shop.orders.refunds.of(order.id);
  expect(refund).toMatchObject({ state: 'paid-out', reference: `order ${made.id}` });
});

it('OR-05 accepts each item once, in time, from its customer only', async () => {
  const order = await aDelivered('LIMITS');
  const requested = {
    lines: [{ position: 0, quantity: 1 }],
    reason: 'faulty' as const,
    words: '',
    wish: 'refund' as const,
  };
  expect(await returns.ask({ key: 'wc_order_aaaaaaaaaaaaa' }, order.id, requested)).toMatchObject({
    refusal: { code: 'orders.unknown-order' },
  });
  expect(await ask(order, 2)).toMatchObject({ ok: true });
  expect(await ask(order, 1)).toMatchObject({ refusal: { code: 'orders.wrong-quantity', left: 0 } });
  const late = await aDelivered('TOO-LATE');
  time.now = new Date(time.now.getTime() + 15 * DAY_MS);
  expect(await ask(late)).toMatchObject({ refusal: { code: 'orders.may-not-return' } });
  const young = await anOrder(test, [{ id: await aProduct(test, { sku: 'NOT-YET' }) }]);
  expect(await ask(young)).toMatchObject({ refusal: { code: 'orders.may-not-return' } });
});

it('OR-05 refuses with a reason, and lets the customer withdraw', async () => {
  const order = await aDelivered('REFUSED');
  const first = await ask(order);
  if (!first.ok) throw new Error(first.refusal.code);
  expect(await returns.refuse(first.value.id, { actor: 'mona', reason: ' ' })).toMatchObject({
    refusal: { code: 'orders.wrong-fields', field: 'reason' },
  });
  expect(await returns.refuse(first.value.id, { actor: 'mona', reason: 'opened' })).toMatchObject({
    ok: true,
  });
  const second = await ask(order);
  if (!second.ok) throw new Error(second.refusal.code);
  expect(await returns.withdraw({ key: order.key }, second.value.id)).toMatchObject({
    value: { state: 'withdrawn' },
  });
  expect((await returns.left(order))[0]).toBe(2);
});
