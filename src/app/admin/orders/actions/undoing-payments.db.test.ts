import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName, InputOf, ValueOf } from '#admin-actions/registry.ts';
import type { OrderId } from '#kernel/ids.ts';
import { aed, NOTHING } from '#kernel/money.ts';
import { invoiceOf } from '#shop/invoices';
import { countedPayments, type Order, type OrderStatus } from '#shop/orders';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop, levelOf } from '#tests/a-shop.ts';
import { anOrder, deliverToDubai } from '#tests/an-order.ts';
import { aDatabase } from '#tests/database.ts';

const test = aShop(await aDatabase());
const { shop, news, time } = test;
await deliverToDubai(test);
await shop.settings.set('payments.transfer', { enabled: true, account: { en: 'AE07 0331', ar: '' } });
const HOLD_MINUTES = 600;
await shop.settings.set('orders.holdTransferMinutes', HOLD_MINUTES);
const adminActions = createAdminActions(shop);
const signedIn = await aMember(test, 'order-desk');
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const BY = { actor: 'test', reason: 'a test' };
const sku = 'UNDONE';
const productId = await aProduct(test, { sku, price: '100.00', stock: 100 });

const ask = <Name extends ActionName>(name: Name, sent: InputOf<Name>) =>
  adminActions.perform({ signedIn, name, sent, ...where });

async function show(id: OrderId): Promise<ValueOf<'orders.show'>> {
  const answer = await ask('orders.show', { id });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value as ValueOf<'orders.show'>;
}

async function move(id: OrderId, to: OrderStatus): Promise<Order> {
  const answer = await shop.orders.move(id, to, BY);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
}

async function aConfirmed(sellable = productId): Promise<Order> {
  const { id } = await anOrder(test, [{ id: sellable }], { payment: 'bacs' });
  return move(id, 'confirmed');
}

async function undo(id: OrderId, version?: number) {
  const seen = version ?? (await show(id)).version;
  return ask('orders.undo-payment', { id, reason: 'Another customer’s transfer', version: seen });
}

async function documentsOf(id: OrderId) {
  return (await shop.invoices.of(id)).map(({ kind, sums, refersTo, reason }) => [
    ...[kind, sums.gross, sums.vat, reason, refersTo?.label ?? null],
  ]);
}

it('OR-02 undoing a bank transfer makes the order unpaid and on hold, as when it was placed', async () => {
  const { id, totals } = await aConfirmed();
  const level = await levelOf(test, sku);
  expect(await show(id)).toMatchObject({ undoable: totals.total });
  time.now = new Date(time.now.getTime() + 3_600_000);
  expect(await undo(id)).toMatchObject({ value: { status: 'on-hold' } });
  const shown = await show(id);
  expect(shown).toMatchObject({ payment: 'pending', mayMarkPaid: true, undoable: null });
  expect(shown).toMatchObject({ difference: totals.total, refundable: NOTHING });
  expect(shown.order.money).toMatchObject({ paid: NOTHING, refunded: NOTHING });
  expect(shown.order.reservedUntil).toEqual(new Date(time.now.getTime() + HOLD_MINUTES * 60_000));
  expect(await levelOf(test, sku)).toBe(level);
});

it('OR-02 an undone transfer is in the timeline and the activity log, and does not count as received', async () => {
  const { id } = await aConfirmed();
  await undo(id);
  const timeline = await shop.orders.timeline(id);
  const [invoice, credit] = await shop.invoices.of(id);
  expect(timeline.slice(-2)).toMatchObject([
    {
      ...{ kind: 'payment-undone', reason: 'Another customer’s transfer', actor: signedIn.member.name },
      facts: { amount: '115.00', document: credit?.label },
    },
    { kind: 'move', from: 'confirmed', to: 'on-hold', reason: 'payment-undone' },
  ]);
  expect(countedPayments(timeline)).toEqual([]);
  expect(invoice?.label).not.toBe(credit?.label);
  const [entry] = await shop.staff.auditLog.list({ staffId: signedIn.member.id, limit: 1 });
  expect(entry).toMatchObject({ action: 'orders.undo-payment', outcome: 'done' });
});

it('OR-04 the invoice of an undone payment is credited in full and not shown', async () => {
  const { id } = await aConfirmed();
  const [invoice] = await shop.invoices.of(id);
  await undo(id);
  expect(await documentsOf(id)).toEqual([
    ['invoice', invoice?.sums.gross, invoice?.sums.vat, '', null],
    ['credit-note', invoice?.sums.gross, invoice?.sums.vat, 'payment-undone', invoice?.label],
  ]);
  const waiting = (await show(id)).order;
  expect(invoiceOf(waiting, await shop.invoices.of(id))).toBeNull();
  expect(await ask('orders.invoices', { ids: [id] })).toMatchObject({ refusal: { code: 'admin.not-found' } });
});

it('OR-02 confirmed once more, the order is paid once, has a new invoice, and can be undone', async () => {
  const { id, totals } = await aConfirmed();
  await undo(id);
  const again = await move(id, 'confirmed');
  expect(again.money.paid).toEqual(totals.total);
  expect(again.reservedUntil).toBeNull();
  const documents = await shop.invoices.of(id);
  expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note', 'invoice']);
  expect(invoiceOf(again, documents)?.label).toBe(documents[2]?.label);
  expect(countedPayments(await shop.orders.timeline(id))).toHaveLength(1);
  expect(await undo(id)).toMatchObject({ ok: true });
  expect((await show(id)).order.money.paid).toEqual(NOTHING);
  expect((await shop.invoices.of(id)).at(-1)?.refersTo?.label).toBe(documents[2]?.label);
});

it('OR-02 an undone order that stays unpaid fails after its time, with nothing to refund', async () => {
  const productId = await aProduct(test, { sku: 'EXPIRES', stock: 3 });
  const { id } = await aConfirmed(productId);
  await undo(id);
  expect(await levelOf(test, 'EXPIRES')).toBe(2);
  time.now = new Date(time.now.getTime() + HOLD_MINUTES * 60_000);
  await shop.orders.releaseExpired();
  expect((await show(id)).order.status).toBe('failed');
  expect(await levelOf(test, 'EXPIRES')).toBe(3);
  expect(await shop.orders.refunds.of(id)).toEqual([]);
});

it('OR-03 the customer of an undone order is not mailed', async () => {
  const { id } = await aConfirmed();
  const before = news.length;
  await undo(id);
  expect(news.slice(before)).toEqual([]);
});

it('BO-06 sales and VAT of an undone order are zero', async () => {
  const span = { from: new Date('2027-03-01T00:00:00Z'), to: new Date('2027-03-02T00:00:00Z') };
  const { now } = time;
  time.now = new Date('2027-03-01T08:00:00Z');
  await undo((await aConfirmed()).id);
  time.now = now;
  expect(await shop.orders.reports.sales(span, { step: 'day', zone: 'Asia/Dubai' })).toEqual([]);
  const nothing = { net: 0, vat: 0, gross: 0 };
  expect(await shop.invoices.vat(span)).toMatchObject([{ invoices: 1, creditNotes: 1, ...nothing }]);
});

it('OR-02 payments by gift card stay', async () => {
  const { id, totals } = await aConfirmed();
  const given = { gift_card_minor: 3000 };
  await test.db.updateTable('shop_order').set(given).where('id', '=', id).execute();
  await undo(id);
  expect(await show(id)).toMatchObject({ payment: 'part-paid', difference: aed(totals.total.minor - 3000) });
});

it('OR-02 undoing needs the current version and a reason', async () => {
  const { id } = await aConfirmed();
  const { version } = await show(id);
  await move(id, 'packed');
  expect(await undo(id, version)).toMatchObject({ refusal: { code: 'admin.changed-meanwhile' } });
  const refusal = { code: 'orders.may-not-undo-payment', status: 'packed' };
  expect(await undo(id)).toMatchObject({ refusal });
  expect((await shop.invoices.of(id)).map(({ kind }) => kind)).toEqual(['invoice']);
  expect(await ask('orders.undo-payment', { id, reason: ' ', version })).toMatchObject({ ok: false });
});

it('OR-02 two concurrent undos take effect once', async () => {
  const { id } = await aConfirmed();
  const { version } = await show(id);
  const answers = await Promise.all([undo(id, version), undo(id, version)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await show(id)).order.money.paid).toEqual(NOTHING);
});

it('OR-04 a refunded bank transfer is not undone', async () => {
  const { id } = await aConfirmed();
  await shop.orders.refund(id, {
    ...{ lines: [{ position: 0, quantity: 1, isRestocked: false }], delivery: aed(0), fee: aed(0) },
    ...{ ...BY, idempotencyKey: 'refunded-first' },
  });
  expect(await undo(id)).toMatchObject({ refusal: { code: 'orders.has-refunds' } });
});

it('OR-02 a confirmation that cannot be undone gives the reason', async () => {
  const two = await anOrder(test, [{ id: productId, quantity: 2 }], { payment: 'bacs' });
  await move(two.id, 'confirmed');
  expect(await show(two.id)).toMatchObject({ refundedInstead: null });
  const split = await shop.orders.split(two.id, { lines: [{ position: 0, quantity: 1 }], ...BY });
  if (!split.ok) throw new Error(split.refusal.code);
  expect(await show(split.value.id)).toMatchObject({ undoable: null, refundedInstead: 'split-off' });
  expect(await show(two.id)).toMatchObject({ refundedInstead: null });
  const { id } = await aConfirmed();
  const details = { recipientName: '', recipientEmail: '', senderName: '', message: '', deliverOn: '' };
  const sold = { gift_card: JSON.stringify(details) };
  await test.db.updateTable('order_line').set(sold).where('order_id', '=', id).execute();
  expect(await show(id)).toMatchObject({ undoable: null, refundedInstead: 'gift-cards-issued' });
});
