import { describe, expect, it } from 'vitest';
import { aed, NOTHING } from '#kernel/money.ts';
import { findImbalances } from '#shop/inventory';
import type { Order, RefundRequest } from '#shop/orders';
import { aProduct, aShop, levelOf } from '../a-shop.ts';
import { anOrder, deliverToDubai, type Wanted } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop, refundsDue } = test;
await deliverToDubai(test);
const by = { actor: 'mona', reason: 'scratched' };

async function aDelivered(wanted: Wanted): Promise<Order> {
  const order = await anOrder(test, wanted);
  for (const to of ['packed', 'shipped', 'delivered'] as const) await shop.orders.move(order.id, to, by);
  return order;
}

function pieces(quantity: number, isRestocked: boolean, position = 0): RefundRequest {
  return { lines: [{ position, quantity, isRestocked }], delivery: NOTHING, fee: NOTHING };
}

function refund(order: Order, request: RefundRequest, idempotencyKey: string = crypto.randomUUID()) {
  return shop.orders.refund(order.id, { ...request, ...by, idempotencyKey });
}

describe('refunding', () => {
  it('OR-04 refunds 1 of 2 with correct totals, stock and credit note', async () => {
    const id = await aProduct(test, { sku: 'HALF', price: '99.99', stock: 10 });
    const order = await aDelivered([{ id, quantity: 2 }]);
    expect(await refund(order, pieces(1, true))).toMatchObject({
      value: { total: aed(9999), vat: aed(476) },
    });
    expect(await levelOf(test, 'HALF')).toBe(9);
    const after = await shop.orders.find(order.id);
    expect(after).toMatchObject({
      status: 'delivered',
      money: { paid: order.totals.total, refunded: aed(9999) },
      lines: [{ refundedQuantity: 1 }],
    });
    const [invoice, credit] = await shop.invoices.of(order.id);
    expect(credit).toMatchObject({
      kind: 'credit-note',
      refersTo: { id: invoice?.id, label: invoice?.label },
      reason: 'scratched',
      sums: { gross: aed(9999), vat: aed(476), net: aed(9523) },
    });
    expect(credit?.label).toMatch(/^CN-2026-\d{6}$/);
    expect(await findImbalances(db)).toEqual([]);
  });

  it('OR-04 does not restock by default, and restocks the parts of a bundle', async () => {
    await aProduct(test, { sku: 'R-PART', stock: 10 });
    const more = { 'Meta: _jamra_bundle_items': 'R-PART x2' };
    const id = await aProduct(test, { sku: 'R-PACK', stock: 10, more });
    const order = await aDelivered([{ id, quantity: 3 }]);
    await refund(order, pieces(1, false));
    expect([await levelOf(test, 'R-PACK'), await levelOf(test, 'R-PART')]).toEqual([7, 4]);
    await refund(order, pieces(1, true));
    expect([await levelOf(test, 'R-PACK'), await levelOf(test, 'R-PART')]).toEqual([8, 6]);
  });

  it('OR-04 never refunds more items, delivery or money than remain', async () => {
    const id = await aProduct(test, { sku: 'MORE', price: '10.00' });
    const order = await aDelivered([{ id, quantity: 2 }]);
    expect(await refund(order, pieces(3, false))).toMatchObject({
      refusal: { code: 'orders.wrong-quantity', left: 2 },
    });
    expect(await refund(order, pieces(1, false, 7))).toMatchObject({
      refusal: { code: 'orders.unknown-line' },
    });
    expect(await refund(order, { lines: [], delivery: aed(1501), fee: NOTHING })).toMatchObject({
      refusal: { code: 'orders.more-than-charged', left: aed(1500) },
    });
    expect(await refund(order, { lines: [], delivery: NOTHING, fee: NOTHING })).toMatchObject({
      refusal: { code: 'orders.nothing-to-refund' },
    });
    const unpaid = await anOrder(test, [{ id }]);
    expect(await refund(unpaid, pieces(1, false))).toMatchObject({
      refusal: { code: 'orders.nothing-paid' },
    });
  });

  it('OR-04 refunds item by item down to zero, and then marks the order refunded', async () => {
    const id = await aProduct(test, { sku: 'FILS', price: '33.33' });
    const order = await aDelivered([{ id, quantity: 3 }]);
    for (let piece = 0; piece < 3; piece += 1) await refund(order, pieces(1, false));
    await refund(order, { lines: [], delivery: aed(700), fee: NOTHING });
    await refund(order, { lines: [], delivery: aed(800), fee: NOTHING });
    expect(await shop.orders.find(order.id)).toMatchObject({
      status: 'refunded',
      money: { refunded: order.totals.total },
    });
    const documents = await shop.invoices.of(order.id);
    const credits = documents.filter(({ kind }) => kind === 'credit-note');
    expect(credits.reduce((all, { sums }) => all + sums.gross.minor, 0)).toBe(order.totals.total.minor);
    expect(credits.reduce((all, { sums }) => all + sums.vat.minor, 0)).toBe(order.totals.vat.minor);
  });

  it('OR-04 is one refund per form', async () => {
    const id = await aProduct(test, { sku: 'TWICE', price: '50.00' });
    const order = await aDelivered([{ id, quantity: 4 }]);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refund(order, pieces(1, false), 'one-form')),
    );
    expect(new Set(answers.map((one) => (one.ok ? one.value.id : one.refusal.code))).size).toBe(1);
    expect(await shop.orders.find(order.id)).toMatchObject({ money: { refunded: aed(5000) } });
    const [only] = await shop.orders.refunds.of(order.id);
    expect(refundsDue.filter((due) => due === only?.id)).toHaveLength(1);
  });
});
