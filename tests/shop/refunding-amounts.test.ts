import { describe, expect, it } from 'vitest';
import { aed, NOTHING } from '#kernel/money.ts';
import { differenceOf, type Order, type RefundRequest, refundableAmount } from '#shop/orders';
import { aProduct, aShop, levelOf } from '../a-shop.ts';
import { anOrder, deliverToDubai, type Wanted } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop, refundsDue } = test;
await deliverToDubai(test);
const by = { actor: 'mona', reason: 'goodwill' };

async function aDelivered(wanted: Wanted): Promise<Order> {
  const order = await anOrder(test, wanted);
  for (const to of ['packed', 'shipped', 'delivered'] as const) await shop.orders.move(order.id, to, by);
  return order;
}

function byAmount({ id }: Order, minor: number, idempotencyKey: string = crypto.randomUUID()) {
  return shop.orders.refunds.byAmount(id, { ...by, amount: aed(minor), idempotencyKey });
}

function byLine({ id }: Order, quantity: number, charges: Partial<RefundRequest> = {}) {
  const lines = quantity === 0 ? [] : [{ position: 0, quantity, isRestocked: true }];
  const requested = { lines, delivery: NOTHING, fee: NOTHING, ...charges };
  return shop.orders.refund(id, { ...requested, ...by, idempotencyKey: crypto.randomUUID() });
}

async function now({ id }: Order): Promise<Order> {
  const order = await shop.orders.find(id);
  if (order === null) throw new Error('the order is gone');
  return order;
}

describe('refunding an amount', () => {
  it('OR-04 spreads it over the products with their VAT and a credit note, without a return of items', async () => {
    const one = await aProduct(test, { sku: 'SPREAD-A', price: '99.99', stock: 10 });
    const other = await aProduct(test, { sku: 'SPREAD-B', price: '50.01', stock: 10 });
    const order = await aDelivered([{ id: one }, { id: other }]);
    const refunded = await byAmount(order, 3000);
    expect(refunded).toMatchObject({
      value: {
        total: aed(3000),
        vat: aed(143),
        delivery: NOTHING,
        lines: [
          { position: 0, quantity: 0, amount: aed(2000) },
          { position: 1, quantity: 0, amount: aed(1000) },
        ],
      },
    });
    const after = await now(order);
    expect(after).toMatchObject({ status: 'delivered', money: { refunded: aed(3000) } });
    expect(after.lines.map(({ refundedQuantity }) => refundedQuantity)).toEqual([0, 0]);
    expect(await levelOf(test, 'SPREAD-A')).toBe(9);
    expect(differenceOf(after)).toEqual(NOTHING);
    expect((await shop.invoices.of(order.id)).at(-1)).toMatchObject({
      kind: 'credit-note',
      reason: 'goodwill',
      sums: { gross: aed(3000), vat: aed(143) },
    });
    expect(refundsDue).toContain(refunded.ok ? refunded.value.id : 0);
  });

  it('OR-04 leaves a later refund by line no more than what is left', async () => {
    const id = await aProduct(test, { sku: 'LATER', price: '100.00' });
    const order = await aDelivered([{ id, quantity: 2 }]);
    await byAmount(order, 5000);
    expect(await byLine(order, 1)).toMatchObject({ value: { total: aed(7500) } });
    expect(await byLine(order, 1, { delivery: aed(1500) })).toMatchObject({ value: { total: aed(9000) } });
    const after = await now(order);
    expect(after).toMatchObject({ status: 'refunded', money: { refunded: order.totals.total } });
    const credits = (await shop.invoices.of(order.id)).filter(({ kind }) => kind === 'credit-note');
    expect(credits.reduce((all, { sums }) => all + sums.gross.minor, 0)).toBe(order.totals.total.minor);
    expect(credits.reduce((all, { sums }) => all + sums.vat.minor, 0)).toBe(order.totals.vat.minor);
  });

  it('OR-04 refunds the products first, then delivery, and moves an order that is refunded in full', async () => {
    const id = await aProduct(test, { sku: 'FIRST', price: '20.00' });
    const order = await aDelivered([{ id }]);
    expect(await byAmount(order, 2500)).toMatchObject({ value: { delivery: aed(500) } });
    expect(refundableAmount(await now(order))).toEqual(aed(1000));
    expect(await byAmount(order, 1001)).toMatchObject({
      refusal: { code: 'orders.more-than-paid', left: aed(1000) },
    });
    await byAmount(order, 1000);
    expect(await now(order)).toMatchObject({ status: 'refunded', money: { refunded: order.totals.total } });
    expect(await byAmount(order, 1)).toMatchObject({ refusal: { code: 'orders.nothing-to-refund' } });
  });

  it('OR-04 accepts the return of items that are refunded by amount already, without money', async () => {
    const id = await aProduct(test, { sku: 'FREE-NOW', price: '30.00', stock: 5 });
    const order = await aDelivered([{ id }]);
    await byAmount(order, 3000);
    expect(await byLine(order, 1)).toMatchObject({ refusal: { code: 'orders.nothing-to-refund' } });
    const wish = { reason: 'faulty', words: '', wish: 'refund' } as const;
    const lines = [{ position: 0, quantity: 1 }];
    const result = await shop.orders.returns.ask({ key: order.key }, order.id, { ...wish, lines });
    const returned = result.ok ? result.value.id : null;
    if (returned === null) throw new Error(JSON.stringify(result));
    await shop.orders.returns.approve(returned, by);
    await shop.orders.returns.receive(returned, by);
    expect(await shop.orders.returns.refund(returned, { ...by, isRestocked: true })).toMatchObject({
      ok: true,
    });
    expect(await levelOf(test, 'FREE-NOW')).toBe(5);
    expect(await now(order)).toMatchObject({ money: { refunded: aed(3000) } });
  });

  it('OR-04 is one refund per form, and never more than is left from many forms at once', async () => {
    const id = await aProduct(test, { sku: 'CROWD', price: '50.00' });
    const order = await aDelivered([{ id }]);
    const key = crypto.randomUUID();
    const same = await Promise.all(Array.from({ length: 4 }, () => byAmount(order, 1000, key)));
    expect(new Set(same.map((one) => (one.ok ? one.value.id : one.refusal.code))).size).toBe(1);
    const many = await Promise.all(Array.from({ length: 5 }, () => byAmount(order, 2000)));
    expect(many.filter(({ ok }) => ok)).toHaveLength(2);
    expect((await now(order)).money.refunded).toEqual(aed(5000));
  });

  it('OR-04 refuses an order without a payment', async () => {
    const id = await aProduct(test, { sku: 'UNPAID', price: '50.00' });
    expect(await byAmount(await anOrder(test, [{ id }]), 100)).toMatchObject({
      refusal: { code: 'orders.nothing-paid' },
    });
  });

  it('BO-06 lowers the sales of the products in the report', async () => {
    const id = await aProduct(test, { sku: 'REPORTED', price: '80.00' });
    const order = await aDelivered([{ id, quantity: 2 }]);
    await byAmount(order, 4000);
    await byLine(order, 1);
    const span = { from: new Date('2020-01-01'), to: new Date('2100-01-01') };
    const sold = await shop.orders.reports.sold(span, { language: 'en', limit: 500 });
    expect(sold.find(({ sku }) => sku === 'REPORTED')).toMatchObject({ pieces: 1, total: 6000 });
  });
});
