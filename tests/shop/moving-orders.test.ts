import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { CustomerId, OrderId } from '#kernel/ids.ts';
import { HOUR_MS } from '#kernel/instant.ts';
import { aed } from '#kernel/money.ts';
import { findImbalances } from '#shop/inventory';
import type { Order } from '#shop/orders';
import { aProduct, aShop, levelOf } from '../a-shop.ts';
import { anOrder, aWaitingOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop, time, news } = test;
await deliverToDubai(test);

const staff = { actor: 'mona', reason: 'because' };

function pay(order: Order, amountMinor = order.totals.total.minor, reference = 'pay-1') {
  const payment = { orderId: order.id, amount: aed(amountMinor), actor: 'payments', reference };
  return db.transaction().execute((tx) => shop.orders.paid(tx, payment));
}

async function kindsOf(id: OrderId) {
  return (await shop.invoices.of(id)).map(({ kind }) => kind);
}

describe('order transitions', () => {
  it('OR-01 that are not allowed are refused without changes', async () => {
    const order = await anOrder(test, [{ id: await aProduct(test, { sku: 'FORBID', stock: 5 }) }]);
    const refused = await shop.orders.move(order.id, 'completed', staff);
    expect(refused).toMatchObject({
      refusal: { code: 'orders.may-not-move', from: 'confirmed', to: 'completed' },
    });
    expect(await shop.orders.find(order.id)).toEqual(order);
  });

  it('OR-02 are recorded with actor, action, time and reason', async () => {
    const order = await anOrder(test, [{ id: await aProduct(test, { sku: 'TIMELINE' }) }]);
    await shop.orders.move(order.id, 'packed', { actor: 'mona', reason: 'shelf 4' });
    await shop.orders.note(order.id, { text: 'Ring twice', actor: 'omar', isForCustomer: true });
    const tracking = { carrier: 'Falcon', number: 'F-1', url: 'https://falcon.example/F-1' };
    await shop.orders.move(order.id, 'shipped', { actor: 'omar', reason: 'van 2', tracking });
    expect(await shop.orders.timeline(order.id)).toMatchObject([
      { kind: 'move', from: null, to: 'confirmed', actor: 'shopper', reason: 'placed', at: time.now },
      { kind: 'move', from: 'confirmed', to: 'packed', actor: 'mona', reason: 'shelf 4', at: time.now },
      { kind: 'note', to: 'packed', actor: 'omar', reason: 'Ring twice', isForCustomer: true },
      { kind: 'move', from: 'packed', to: 'shipped', actor: 'omar', reason: 'van 2' },
    ]);
    expect(await shop.orders.find(order.id)).toMatchObject({ status: 'shipped', tracking });
  });

  it('OR-02 empty notes are refused', async () => {
    const order = await anOrder(test, [{ id: await aProduct(test, { sku: 'EMPTYNOTE' }) }]);
    expect(
      await shop.orders.note(order.id, { text: ' ', actor: 'omar', isForCustomer: false }),
    ).toMatchObject({
      refusal: { code: 'orders.wrong-fields' },
    });
  });

  it('cash on delivery counts as paid on delivery', async () => {
    const order = await anOrder(test, [{ id: await aProduct(test, { sku: 'CASH', price: '85.00' }) }]);
    for (const to of ['packed', 'shipped', 'delivered'] as const) await shop.orders.move(order.id, to, staff);
    expect(await shop.orders.find(order.id)).toMatchObject({ money: { paid: aed(10000) } });
    expect(news.filter(({ orderId }) => orderId === order.id).map(({ kind }) => kind)).toEqual([
      'confirmed',
      'packed',
      'shipped',
      'delivered',
    ]);
  });
});

describe('packing and shipping at once', () => {
  it('OR-01 goes through both states, with one email', async () => {
    const order = await anOrder(test, [{ id: await aProduct(test, { sku: 'AT-ONCE' }) }]);
    const tracking = { carrier: 'Falcon', number: 'F-2', url: '' };
    await shop.orders.move(order.id, 'shipped', { ...staff, from: 'confirmed', via: 'packed', tracking });
    expect(await shop.orders.find(order.id)).toMatchObject({ status: 'shipped', tracking });
    expect(await shop.orders.timeline(order.id)).toMatchObject([
      { from: null, to: 'confirmed' },
      { from: 'confirmed', to: 'packed', actor: 'mona' },
      { from: 'packed', to: 'shipped', actor: 'mona' },
    ]);
    expect(news.filter(({ orderId }) => orderId === order.id).map(({ kind }) => kind)).toEqual([
      'confirmed',
      'shipped',
    ]);
  });

  it('OR-01 changes nothing where the second step is refused', async () => {
    const order = await anOrder(test, [{ id: await aProduct(test, { sku: 'HALFWAY' }) }]);
    const refused = await shop.orders.move(order.id, 'completed', { ...staff, via: 'packed' });
    expect(refused).toMatchObject({ refusal: { code: 'orders.may-not-move', from: 'packed' } });
    expect(await shop.orders.find(order.id)).toEqual(order);
  });
});

describe('cancelling an order', () => {
  it('ST-02 releases stock once under concurrency and credits the invoice', async () => {
    const id = await aProduct(test, { sku: 'ONCEBACK', stock: 5 });
    const order = await anOrder(test, [{ id, quantity: 2 }]);
    expect(await levelOf(test, 'ONCEBACK')).toBe(3);
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => shop.orders.move(order.id, 'cancelled', staff)),
    );
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await levelOf(test, 'ONCEBACK')).toBe(5);
    expect(await kindsOf(order.id)).toEqual(['invoice', 'credit-note']);
    expect(await findImbalances(db)).toEqual([]);
  });

  it('ST-06 releases the parts of a bundle', async () => {
    await aProduct(test, { sku: 'BACKPART', stock: 10 });
    const more = { 'Meta: _jamra_bundle_items': 'BACKPART x3' };
    const id = await aProduct(test, { sku: 'BACKPACK', stock: 5, more });
    const order = await anOrder(test, [{ id, quantity: 2 }]);
    await shop.orders.move(order.id, 'cancelled', staff);
    expect([await levelOf(test, 'BACKPACK'), await levelOf(test, 'BACKPART')]).toEqual([5, 10]);
  });

  it('ST-02 releases backordered stock', async () => {
    const id = await aProduct(test, { sku: 'BEYOND', stock: 1, more: { 'Backorders allowed?': '1' } });
    const order = await anOrder(test, [{ id, quantity: 3 }]);
    expect(await levelOf(test, 'BEYOND')).toBe(-2);
    await shop.orders.move(order.id, 'cancelled', staff);
    expect(await levelOf(test, 'BEYOND')).toBe(1);
  });

  it('AC-02 is allowed for its customer until it is packed', async () => {
    const id = await aProduct(test, { sku: 'SELF' });
    const order = await anOrder(test, [{ id }]);
    const other = { customerId: 5 as CustomerId };
    expect(await shop.orders.cancelByCustomer(other, order.id)).toMatchObject({
      refusal: { code: 'orders.unknown-order' },
    });
    expect(await shop.orders.cancelByCustomer({ key: 'wc_order_1234567890123' }, order.id)).toMatchObject({
      refusal: { code: 'orders.unknown-order' },
    });
    expect(await shop.orders.cancelByCustomer({ key: order.key }, order.id)).toMatchObject({
      value: { status: 'cancelled' },
    });
    const confirmed = await anOrder(test, [{ id }]);
    expect(await shop.orders.cancelByLink({ key: confirmed.key }, confirmed.id)).toMatchObject({
      refusal: { code: 'orders.may-not-move', from: 'confirmed' },
    });
    const waiting = await aWaitingOrder(test, [{ id }]);
    expect(await shop.orders.cancelByLink({ key: waiting.key }, waiting.id)).toMatchObject({
      value: { status: 'cancelled' },
    });
    const packed = await anOrder(test, [{ id }]);
    await shop.orders.move(packed.id, 'packed', staff);
    expect(await shop.orders.cancelByCustomer({ key: packed.key }, packed.id)).toMatchObject({
      refusal: { code: 'orders.may-not-move' },
    });
  });

  it('OR-04 refunds payments', async () => {
    const order = await aWaitingOrder(test, [{ id: await aProduct(test, { sku: 'PAIDBACK' }) }]);
    await pay(order);
    await shop.orders.move(order.id, 'cancelled', staff);
    const [refund] = await shop.orders.refunds.of(order.id);
    expect(refund).toMatchObject({ total: order.totals.total, state: 'waiting' });
    if (refund === undefined) throw new Error('no refund');
    await shop.orders.refunds.payOut(refund.id);
    expect((await shop.orders.refunds.byHand()).map(({ id }) => id)).toContain(refund.id);
    expect(await shop.orders.refunds.markPaidOut(refund.id, 'transfer 8')).toMatchObject({ ok: true });
    expect(await shop.orders.refunds.markPaidOut(refund.id, 'transfer 9')).toMatchObject({ ok: false });
  });
});

describe('an unpaid order', () => {
  it('ST-02 holds stock for the configured time, then fails and releases it once', async () => {
    const id = await aProduct(test, { sku: 'HELD', stock: 4 });
    const order = await aWaitingOrder(test, [{ id, quantity: 2 }]);
    expect(order.reservedUntil).toEqual(new Date(time.now.getTime() + HOUR_MS));
    expect(await shop.orders.releaseExpired()).toBe(0);
    expect(await levelOf(test, 'HELD')).toBe(2);
    time.now = new Date(time.now.getTime() + HOUR_MS);
    const counts = await Promise.all([shop.orders.releaseExpired(), shop.orders.releaseExpired()]);
    expect(counts[0] + counts[1]).toBe(1);
    expect(await levelOf(test, 'HELD')).toBe(4);
    expect(await shop.orders.find(order.id)).toMatchObject({ status: 'failed', reservedUntil: null });
    expect((await shop.orders.timeline(order.id)).at(-1)).toMatchObject({
      actor: 'system',
      reason: 'time-out',
    });
  });

  it('OR-06 is confirmed and invoiced by its payment, once per payment', async () => {
    const order = await aWaitingOrder(test, [{ id: await aProduct(test, { sku: 'PAID', stock: 3 }) }]);
    expect(await kindsOf(order.id)).toEqual([]);
    await Promise.all([pay(order), pay(order)]);
    expect(await shop.orders.find(order.id)).toMatchObject({
      status: 'confirmed',
      reservedUntil: null,
      money: { paid: order.totals.total },
    });
    expect(await kindsOf(order.id)).toEqual(['invoice']);
    expect(await levelOf(test, 'PAID')).toBe(2);
  });

  it('stays unpaid after a partial payment', async () => {
    const order = await aWaitingOrder(test, [{ id: await aProduct(test, { sku: 'PARTLY' }) }], 'on-hold');
    await pay(order, 100);
    expect(await shop.orders.find(order.id)).toMatchObject({ status: 'on-hold', money: { paid: aed(100) } });
    await pay(order, order.totals.total.minor - 100, 'pay-2');
    expect(await shop.orders.find(order.id)).toMatchObject({ status: 'confirmed' });
  });

  it('ST-02 takes its stock again when paid after the timeout', async () => {
    const order = await aWaitingOrder(test, [{ id: await aProduct(test, { sku: 'LATE', stock: 1 }) }]);
    time.now = new Date(time.now.getTime() + 2 * HOUR_MS);
    await shop.orders.releaseExpired();
    await pay(order);
    expect(await shop.orders.find(order.id)).toMatchObject({ status: 'confirmed' });
    expect(await levelOf(test, 'LATE')).toBe(0);
  });

  it('ST-03 is refunded if its stock has been sold since', async () => {
    const id = await aProduct(test, { sku: 'TOOLATE', stock: 1 });
    const order = await aWaitingOrder(test, [{ id }]);
    time.now = new Date(time.now.getTime() + 2 * HOUR_MS);
    await shop.orders.releaseExpired();
    await anOrder(test, [{ id }]);
    await pay(order);
    expect(await shop.orders.find(order.id)).toMatchObject({
      status: 'failed',
      money: { paid: order.totals.total, refunded: order.totals.total },
    });
    expect(await levelOf(test, 'TOOLATE')).toBe(0);
    expect(await findImbalances(db)).toEqual([]);
  });

  it('ST-02 ends consistently when payment and timeout coincide', async () => {
    const id = await aProduct(test, { sku: 'MEET', stock: 20 });
    const orders = [];
    for (let count = 0; count < 8; count += 1) orders.push(await aWaitingOrder(test, [{ id }]));
    time.now = new Date(time.now.getTime() + 2 * HOUR_MS);
    await Promise.all([...orders.map((order) => pay(order)), shop.orders.releaseExpired()]);
    for (const order of orders)
      expect(await shop.orders.find(order.id)).toMatchObject({
        status: 'confirmed',
        money: { refunded: aed(0) },
      });
    expect(await levelOf(test, 'MEET')).toBe(12);
    expect(await findImbalances(db)).toEqual([]);
  });
});

it('OR-06 a hundred concurrent orders get invoice numbers 1 to 100', async () => {
  const other = aShop(await aDatabase());
  await deliverToDubai(other);
  const id = await aProduct(other, { sku: 'HUNDRED' });
  const orders = await Promise.all(Array.from({ length: 100 }, () => anOrder(other, [{ id }])));
  const { rows } = await sql<{ number: number }>`select number from tax_document order by number`.execute(
    other.db,
  );
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  expect(new Set(orders.map(({ id: order }) => order)).size).toBe(100);
});

it('OR-06 documents cannot be changed or deleted', async () => {
  const order = await anOrder(test, [{ id: await aProduct(test, { sku: 'FINAL' }) }]);
  await expect(
    sql`update tax_document set number = 77 where order_id = ${order.id}`.execute(db),
  ).rejects.toThrow('never changed');
  await expect(sql`delete from tax_document where order_id = ${order.id}`.execute(db)).rejects.toThrow(
    'never changed',
  );
  const [invoice] = await shop.invoices.of(order.id);
  expect(invoice?.label).toMatch(/^INV-2026-\d{6}$/);
  expect(invoice?.sums).toEqual({
    net: aed(order.totals.total.minor - order.totals.vat.minor),
    vat: order.totals.vat,
    gross: order.totals.total,
  });
});
