import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName, InputOf, ValueOf } from '#admin-actions/registry.ts';
import { aed } from '#kernel/money.ts';
import type { Order, OrderStatus } from '#shop/orders';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop } from '#tests/a-shop.ts';
import { anOrder, deliverToDubai } from '#tests/an-order.ts';
import { aDatabase } from '#tests/database.ts';

const test = aShop(await aDatabase());
const { shop } = test;
await deliverToDubai(test);
await shop.settings.set('payments.transfer', { enabled: true, account: { en: 'AE07 0331', ar: '' } });
const adminActions = createAdminActions(shop);
const signedIn = await aMember(test, 'order-desk');
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const BY = { actor: 'test', reason: 'a test' };
const id = await aProduct(test, { sku: 'TRANSFER', price: '100.00', stock: 100 });

const ask = <Name extends ActionName>(name: Name, sent: InputOf<Name>) =>
  adminActions.perform({ signedIn, name, sent, ...where });

async function show(order: Pick<Order, 'id'>): Promise<ValueOf<'orders.show'>> {
  const answer = await ask('orders.show', { id: order.id });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value as ValueOf<'orders.show'>;
}

const transfer = () => anOrder(test, [{ id }], { payment: 'bacs' });

async function move(order: Pick<Order, 'id'>, ...states: readonly OrderStatus[]): Promise<Order> {
  let moved: Order | null = null;
  for (const to of states) {
    const answer = await shop.orders.move(order.id, to, BY);
    if (!answer.ok) throw new Error(answer.refusal.code);
    moved = answer.value;
  }
  if (moved === null) throw new Error('no states');
  return moved;
}

async function markPaid(order: Pick<Order, 'id'>, version?: number) {
  const seen = version ?? (await show(order)).version;
  return ask('orders.mark-paid', { id: order.id, reason: '', version: seen });
}

const receivedOf = async (order: Pick<Order, 'id'>) =>
  (await shop.orders.timeline(order.id))
    .filter(({ kind }) => kind === 'payment')
    .map(({ reason, facts }) => [reason, facts.amount]);

it('OR-02 a confirmed bank transfer is recorded as received, once', async () => {
  const order = await transfer();
  const { total } = order.totals;
  expect(await show(order)).toMatchObject({ payment: 'pending', mayMarkPaid: true });
  expect((await move(order, 'confirmed', 'on-hold', 'confirmed')).money.paid).toEqual(total);
  expect(await receivedOf(order)).toEqual([['bank-transfer', (total.minor / 100).toFixed(2)]]);
  expect(await show(order)).toMatchObject({ payment: 'paid', mayMarkPaid: false, mayChangePayment: false });
});

it('OR-04 a received bank transfer is refunded by hand', async () => {
  const order = await transfer();
  await move(order, 'confirmed');
  const refunded = await shop.orders.refund(order.id, {
    ...{ lines: [{ position: 0, quantity: 1, isRestocked: false }], delivery: aed(0), fee: aed(0) },
    ...{ ...BY, idempotencyKey: 'part' },
  });
  expect(refunded).toMatchObject({ ok: true });
  const cancelled = await move(order, 'cancelled');
  expect(cancelled.money.refunded).toEqual(order.totals.total);
  const refunds = await shop.orders.refunds.of(order.id);
  expect(refunds.reduce((all, refund) => all + refund.total.minor, 0)).toBe(order.totals.total.minor);
});

it('OR-02 a cancelled order that awaits its bank transfer has nothing to refund', async () => {
  const order = await transfer();
  await move(order, 'cancelled');
  expect(await shop.orders.refunds.of(order.id)).toEqual([]);
  expect(await markPaid(order)).toMatchObject({ refusal: { code: 'orders.may-not-mark-paid' } });
});

it('OR-02 an order on hold is confirmed when it is marked as paid', async () => {
  const order = await transfer();
  const { version } = await show(order);
  expect(await markPaid(order, version)).toMatchObject({ value: { status: 'confirmed' } });
  expect((await show(order)).order.money.paid).toEqual(order.totals.total);
  expect(await markPaid(order, version)).toMatchObject({ refusal: { code: 'admin.changed-meanwhile' } });
  expect(await markPaid(order)).toMatchObject({ refusal: { code: 'orders.already-paid' } });
});

it('OR-03 an amount that an edit adds to a paid bank transfer is marked as paid too', async () => {
  const order = await transfer();
  await move(order, 'confirmed');
  const lines = [{ position: 0, quantity: 2 }];
  expect(await shop.orders.edit(order.id, { lines, ...BY })).toMatchObject({ ok: true });
  expect(await show(order)).toMatchObject({ payment: 'part-paid', mayMarkPaid: true });
  expect(await markPaid(order)).toMatchObject({ value: { status: 'confirmed' } });
  expect(await show(order)).toMatchObject({ payment: 'paid', difference: aed(0) });
  expect(await receivedOf(order)).toHaveLength(2);
});

it('OR-03 a shipped cash order can be marked as paid by bank transfer', async () => {
  const order = await anOrder(test, [{ id }]);
  expect(await markPaid(order)).toMatchObject({ refusal: { code: 'orders.may-not-mark-paid' } });
  await move(order, 'packed', 'shipped');
  const { version } = await show(order);
  const change = { id: order.id, method: 'bacs', reason: 'by phone', version } as const;
  expect(await ask('orders.change-payment', change)).toMatchObject({ value: { status: 'shipped' } });
  expect(await markPaid(order)).toMatchObject({ value: { status: 'shipped' } });
  expect((await move(order, 'delivered')).money.paid).toEqual((await show(order)).order.totals.total);
});
