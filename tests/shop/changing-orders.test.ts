import { describe, expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { aed, NOTHING } from '#kernel/money.ts';
import { findImbalances } from '#shop/inventory';
import { differenceOf, type Order } from '#shop/orders';
import { aProductSet, aPromotion } from '../a-promotion.ts';
import { aProduct, aShop, levelOf } from '../a-shop.ts';
import { anOrder, aWaitingOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop } = test;
await deliverToDubai(test);
const by = { actor: 'mona', reason: 'the shopper called' };

async function get(order: Pick<Order, 'id'>): Promise<Order> {
  const stored = await shop.orders.find(order.id);
  if (stored === null) throw new Error('the order is not there');
  return stored;
}

describe('editing an order', () => {
  it('OR-03 changes quantities and adds products; stock, totals, invoice and difference follow', async () => {
    const a = await aProduct(test, { sku: 'E-A', price: '100.00', stock: 10 });
    const b = await aProduct(test, { sku: 'E-B', price: '40.00', stock: 10 });
    const order = await anOrder(test, [{ id: a, quantity: 3 }]);
    const product = { productId: b as ProductId, variationId: null, quantity: 2 };
    const edited = await shop.orders.edit(order.id, {
      ...by,
      lines: [{ position: 0, quantity: 1 }, product],
    });
    expect(edited).toMatchObject({ value: { totals: { subtotal: aed(18000), total: aed(19500) } } });
    expect([await levelOf(test, 'E-A'), await levelOf(test, 'E-B')]).toEqual([9, 8]);
    expect((await shop.orders.timeline(order.id)).at(-1)).toMatchObject({
      kind: 'edit',
      actor: 'mona',
      facts: { before: '315.00', after: '195.00', difference: '-120.00' },
    });
    const papers = await shop.invoices.of(order.id);
    expect(papers.map(({ kind, sums }) => [kind, sums.gross.minor])).toEqual([
      ['invoice', 31500],
      ['credit-note', 31500],
      ['invoice', 19500],
    ]);
    expect(await findImbalances(db)).toEqual([]);
  });

  it('OR-03 changes address and delivery', async () => {
    const order = await anOrder(test, [{ id: await aProduct(test, { sku: 'E-WAY', price: '50.00' }) }]);
    const address = { ...order.address, emirate: 'DU', street: 'Street 99' } as const;
    const delivery = { ...order.delivery, code: 'same_day', cost: aed(3000) };
    await shop.orders.edit(order.id, { ...by, address, delivery });
    expect(await get(order)).toMatchObject({
      address,
      delivery: { code: 'same_day' },
      totals: { total: aed(8000) },
    });
  });

  it('OR-03 keeps the discount of the remaining items', async () => {
    const id = await aProduct(test, { sku: 'E-DISC', price: '33.33' });
    const { id: _none, ...promotion } = aPromotion({
      isAutomatic: true,
      includes: aProductSet({ products: [id] }),
    });
    await shop.promotions.save(promotion);
    const order = await anOrder(test, [{ id, quantity: 3 }]);
    expect(order.totals.discount).toEqual(aed(1000));
    await shop.orders.edit(order.id, { ...by, lines: [{ position: 0, quantity: 2 }] });
    const after = await get(order);
    expect(after.totals).toMatchObject({ subtotal: aed(6666), discount: aed(667), total: aed(7499) });
    expect(after.discounts.map(({ amount }) => amount)).toEqual([aed(667)]);
    expect(await shop.promotions.find('save')).toMatchObject({ uses: 1 });
    await shop.orders.move(order.id, 'cancelled', by);
    expect(await shop.promotions.find('save')).toMatchObject({ uses: 0 });
  });

  it('OR-03 refuses unknown lines, packed orders and refunded ones without changes', async () => {
    const id = await aProduct(test, { sku: 'E-FEW', price: '10.00', stock: 2 });
    const order = await anOrder(test, [{ id }]);
    const edit = (lines: { position: number; quantity: number }[]) =>
      shop.orders.edit(order.id, { ...by, lines });
    expect(await edit([{ position: 0, quantity: 3 }])).toMatchObject({
      refusal: { code: 'orders.stock-gone' },
    });
    expect(await edit([{ position: 4, quantity: 1 }])).toMatchObject({
      refusal: { code: 'orders.unknown-line' },
    });
    expect(await edit([])).toMatchObject({ refusal: { code: 'orders.no-lines' } });
    expect(await edit([{ position: 0, quantity: 0 }])).toMatchObject({
      refusal: { code: 'orders.wrong-quantity' },
    });
    expect(await get(order)).toEqual(order);
    expect(await levelOf(test, 'E-FEW')).toBe(1);
    await shop.orders.move(order.id, 'packed', by);
    expect(await edit([{ position: 0, quantity: 1 }])).toMatchObject({
      refusal: { code: 'orders.may-not-edit' },
    });
  });

  it('OR-03 refunds an overpaid amount once', async () => {
    const id = await aProduct(test, { sku: 'E-BACK', price: '100.00' });
    const order = await aWaitingOrder(test, [{ id, quantity: 2 }]);
    const payment = { orderId: order.id, amount: order.totals.total, actor: 'payments', reference: 'p' };
    await db.transaction().execute((tx) => shop.orders.paid(tx, payment));
    await shop.orders.edit(order.id, { ...by, lines: [{ position: 0, quantity: 1 }] });
    expect(differenceOf(await get(order))).toEqual(aed(-10000));
    expect(await shop.orders.refunds.payOutDifference(order.id, by)).toMatchObject({ ok: true });
    expect(await shop.orders.refunds.payOutDifference(order.id, by)).toMatchObject({ ok: false });
    expect(differenceOf(await get(order))).toEqual(NOTHING);
  });
});

describe('splitting and creating orders', () => {
  it('OR-03 splits an order without losing items, stock or invoices', async () => {
    const a = await aProduct(test, { sku: 'S-A', price: '33.33', stock: 10 });
    const b = await aProduct(test, { sku: 'S-B', price: '20.00', stock: 10 });
    const order = await anOrder(test, [
      { id: a, quantity: 3 },
      { id: b, quantity: 1 },
    ]);
    const split = await shop.orders.split(order.id, { ...by, lines: [{ position: 0, quantity: 2 }] });
    if (!split.ok) throw new Error(split.refusal.code);
    const page = await get(order);
    expect(split.value).toMatchObject({
      origin: 'split',
      originOrderId: order.id,
      totals: { total: aed(6666) },
    });
    expect(page.totals.total.minor + split.value.totals.total.minor).toBe(order.totals.total.minor);
    expect([await levelOf(test, 'S-A'), await levelOf(test, 'S-B')]).toEqual([7, 9]);
    await shop.orders.move(split.value.id, 'cancelled', by);
    expect([await levelOf(test, 'S-A'), await levelOf(test, 'S-B')]).toEqual([9, 9]);
    const all = {
      ...by,
      lines: [
        { position: 0, quantity: 1 },
        { position: 1, quantity: 1 },
      ],
    };
    expect(await shop.orders.split(order.id, all)).toMatchObject({ refusal: { code: 'orders.no-lines' } });
    expect(await findImbalances(db)).toEqual([]);
  });

  it('OR-03 creates a manual order once', async () => {
    const id = await aProduct(test, { sku: 'HAND', price: '25.00', stock: 5 });
    const model = await anOrder(test, [{ id }]);
    const made = {
      ...by,
      ...model,
      origin: 'staff' as const,
      originOrderId: null,
      status: 'confirmed' as const,
      lines: [{ productId: id as ProductId, variationId: null, quantity: 2 }],
      deliveryCost: aed(1000),
      fee: aed(0),
      isAgeConfirmed: false,
      idempotencyKey: 'by-hand-1',
    };
    const answers = await Promise.all([shop.orders.create(made), shop.orders.create(made)]);
    expect(new Set(answers.map((one) => (one.ok ? one.value.id : one.refusal.code))).size).toBe(1);
    expect(answers[0]).toMatchObject({ value: { origin: 'staff', totals: { total: aed(6000) } } });
    expect(await levelOf(test, 'HAND')).toBe(2);
  });
});
