import { expect, it } from 'vitest';
import type { OrderId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import type { Order } from '#shop/orders';
import { vatIncludedIn } from '#shop/taxes';
import { aProduct, aShop } from '../a-shop.ts';
import { anOrder, aWaitingOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db } = test;
await deliverToDubai(test);
const by = { actor: 'mona', reason: 'changed her mind' };
const id = await aProduct(test, { sku: 'EARLY', price: '100.00', stock: 100 });

type Early = Readonly<{ key?: string; line?: number; delivery?: number }>;

/** A refund as it was possible before the invoice: without a credit note. */
async function refundEarly(
  { id: orderId }: Pick<Order, 'id'>,
  { key = crypto.randomUUID(), line = 0, delivery = 0 }: Early,
): Promise<void> {
  const lines = [
    {
      ...{ position: 0, quantity: 0, isRestocked: false, amountMinor: line },
      vatMinor: vatIncludedIn(aed(line)).minor,
    },
  ];
  const total = line + delivery;
  await db
    .insertInto('order_refund')
    .values({
      ...{ idempotency_key: key, order_id: orderId, ...by, state: 'paid-out', at: test.time.now },
      lines: JSON.stringify(line === 0 ? [] : lines),
      delivery_minor: delivery,
      fee_minor: 0,
      total_minor: total,
      vat_minor: vatIncludedIn(aed(total)).minor,
    })
    .execute();
  await db
    .updateTable('shop_order')
    .set((eb) => ({
      paid_minor: eb.ref('total_minor'),
      refunded_minor: eb('refunded_minor', '+', total),
      refunded_delivery_minor: eb('refunded_delivery_minor', '+', delivery),
    }))
    .where('id', '=', orderId)
    .execute();
}

async function setStatus({ id: orderId }: Pick<Order, 'id'>, status: string): Promise<void> {
  await db.updateTable('shop_order').set({ status }).where('id', '=', orderId).execute();
}

async function documentsOf({ id: orderId }: Readonly<{ id: OrderId }>) {
  const documents = await shop.invoices.of(orderId);
  return documents.map(({ kind, sums }) => [kind, sums.gross.minor, sums.vat.minor]);
}

const issueMissing = () => shop.orders.refunds.issueMissing();

it('OR-04 an order that was refunded and never had an invoice gets it, and a credit note for each refund', async () => {
  const order = await aWaitingOrder(test, [{ id }]);
  await refundEarly(order, { line: 3000, delivery: 500 });
  await refundEarly(order, { line: 7000, delivery: 1000 });
  expect(await issueMissing(), 'one that is pending waits').toBe(0);
  await setStatus(order, 'refunded');
  test.time.now = new Date(test.time.now.getTime() + 86_400_000);
  expect(await issueMissing()).toBe(2);
  const documents = await shop.invoices.of(order.id);
  expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note', 'credit-note']);
  const [invoice, first, second] = documents;
  expect(invoice).toMatchObject({ issuedAt: test.time.now, suppliedOn: order.placedAt });
  expect(first).toMatchObject({ refersTo: { id: invoice?.id }, reason: by.reason });
  expect([first?.sums.gross.minor, second?.sums.gross.minor]).toEqual([3500, 8000]);
  // Parts of delivery add up to its VAT.
  const vat = (first?.sums.vat.minor ?? 0) + (second?.sums.vat.minor ?? 0);
  expect(vat).toBe(invoice?.sums.vat.minor);
  expect(await issueMissing(), 'again').toBe(0);
  expect(await shop.invoices.of(order.id)).toHaveLength(3);
});

it('OR-04 an order that was refunded before its invoice gets the credit note beside those it has', async () => {
  const order = await aWaitingOrder(test, [{ id }]);
  await refundEarly(order, { line: 3000 });
  await shop.orders.move(order.id, 'confirmed', by);
  const later = { ...by, amount: aed(2000), idempotencyKey: crypto.randomUUID() };
  expect(await shop.orders.refunds.byAmount(order.id, later)).toMatchObject({ ok: true });
  expect(await documentsOf(order)).toEqual([
    ['invoice', 11500, vatIncludedIn(aed(10000)).minor + vatIncludedIn(aed(1500)).minor],
    ['credit-note', 2000, vatIncludedIn(aed(2000)).minor],
  ]);
  expect(await issueMissing()).toBe(1);
  expect((await documentsOf(order)).slice(2)).toEqual([
    ['credit-note', 3000, vatIncludedIn(aed(3000)).minor],
  ]);
  expect(await issueMissing()).toBe(0);
});

it('OR-04 nothing is credited beyond the invoice', async () => {
  const order = await aWaitingOrder(test, [{ id }]);
  await refundEarly(order, { line: 3000 });
  await shop.orders.move(order.id, 'confirmed', by);
  // More was paid than the order costs.
  await db.updateTable('shop_order').set({ paid_minor: 14500 }).where('id', '=', order.id).execute();
  const piece = { ...by, amount: aed(9000), idempotencyKey: crypto.randomUUID() };
  expect(await shop.orders.refunds.byAmount(order.id, piece)).toMatchObject({ ok: true });
  const [, credit] = await shop.invoices.of(order.id);
  const left = 10000 - (credit?.lines.find(({ key }) => key === 'line-0')?.gross.minor ?? 0);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(3000);
  expect(await issueMissing()).toBe(1);
  expect((await documentsOf(order)).slice(2)).toEqual([
    ['credit-note', left, vatIncludedIn(aed(left)).minor],
  ]);
  const plain = await anOrder(test, [{ id }]);
  expect(await issueMissing()).toBe(0);
  expect(await documentsOf(plain)).toHaveLength(1);
});

it.each([
  ['cancelled', (orderId: OrderId) => `rest-of-${orderId}`],
  ['cancelled', (orderId: OrderId) => `late-${orderId}-pay_1`],
  ['failed', (orderId: OrderId) => `late-${orderId}-pay_1`],
] as const)(
  'OR-04 an order that %s before it was sold has no documents, whatever was refunded',
  async (status, keyOf) => {
    const order = await aWaitingOrder(test, [{ id }]);
    await refundEarly(order, { key: keyOf(order.id), line: 10000, delivery: 1500 });
    await setStatus(order, status);
    expect(await issueMissing()).toBe(0);
    expect(await documentsOf(order)).toEqual([]);
  },
);
