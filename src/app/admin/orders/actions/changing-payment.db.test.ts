import { beforeEach, describe, expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName, InputOf, ValueOf } from '#admin-actions/registry.ts';
import { mailOrderEvent } from '#jobs/mails/order-mails.ts';
import type { OrderId } from '#kernel/ids.ts';
import type { OrderStatus } from '#shop/orders';
import { aMember } from '#tests/a-member.ts';
import { buy, openPage, pay } from '#tests/a-payment.ts';
import { aProduct, aShop, levelOf } from '#tests/a-shop.ts';
import { anOrder, deliverToDubai } from '#tests/an-order.ts';
import { aDatabase } from '#tests/database.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop } = test;
await deliverToDubai(test);
await shop.settings.set('payments.provider', 'test');
await shop.settings.set('payments.transfer', { enabled: true, account: { en: 'AE07 0331', ar: '' } });
const adminActions = createAdminActions(shop);
const signedIn = await aMember(test, 'order-desk');
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const BY = { actor: 'test', reason: 'a test' };
const FEE = 1000;
const CASH = { enabled: true, feeMinor: FEE, maximumMinor: 0, emirates: [], confirmAboveMinor: 0 };

const ask = <Name extends ActionName>(name: Name, sent: InputOf<Name>) =>
  adminActions.perform({ signedIn, name, sent, ...where });

async function value<Name extends ActionName>(name: Name, sent: InputOf<Name>): Promise<ValueOf<Name>> {
  const answer = await ask(name, sent);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value as ValueOf<Name>;
}

const show = (id: OrderId) => value('orders.show', { id });

type Method = InputOf<'orders.change-payment'>['method'];

async function change(id: OrderId, method: Method, version?: number) {
  const seen = version ?? (await show(id)).version;
  return ask('orders.change-payment', { id, method, reason: 'by phone', version: seen });
}

async function cashOrder(sku: string, states: readonly OrderStatus[] = []) {
  const id = await aProduct(test, { sku, price: '100.00', stock: 5 });
  const order = await anOrder(test, [{ id }]);
  for (const to of states) await shop.orders.move(order.id, to, BY);
  return order;
}

async function mailsOf(orderId: OrderId): Promise<{ kind: string; plain: string }[]> {
  for (const one of test.news.filter((each) => each.orderId === orderId))
    await mailOrderEvent({ shop, db })(one);
  return db
    .selectFrom('mail_message')
    .select(['kind', 'plain'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

beforeEach(async () => {
  await shop.settings.set('payments.cod', CASH);
  await shop.settings.set('restrictions.rules', []);
});

describe('another payment method of an order', () => {
  it('OR-03 from cash to online: no fee, a smaller total, a new invoice, and a payment link by email', async () => {
    const before = await cashOrder('P-ONLINE');
    expect(before).toMatchObject({ status: 'confirmed', totals: { fee: { minor: FEE } } });
    const total = before.totals.total.minor - FEE;
    const choices = await value('orders.payment-choices', { id: before.id });
    expect(choices.find(({ code }) => code === 'jamra_card')).toMatchObject({
      ...{ isOffered: true, against: null, status: 'pending', total: { minor: total } },
    });
    expect(await change(before.id, 'jamra_card')).toMatchObject({
      value: { status: 'pending', total: { minor: total } },
    });
    const { order, timeline, taxDocuments } = await show(before.id);
    expect(order).toMatchObject({ paymentMethod: 'jamra_card', totals: { fee: { minor: 0 } } });
    expect(order.reservedUntil).not.toBeNull();
    expect(taxDocuments.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note', 'invoice']);
    expect(timeline.find(({ kind }) => kind === 'edit')).toMatchObject({
      ...{ actor: signedIn.member.name, reason: 'by phone' },
      facts: { methodBefore: 'cod', methodAfter: 'jamra_card', difference: '-10.00' },
    });
    const mail = (await mailsOf(before.id)).at(-1);
    expect(mail?.kind).toBe('order-payment-due');
    expect(mail?.plain).toContain(`/checkout/order-pay/${before.id}/?pay_for_order=true&key=${order.key}`);
    expect(await levelOf(test, 'P-ONLINE')).toBe(4);
  });

  it('OR-03 paid by the link, the order is confirmed with its invoice', async () => {
    const { id } = await cashOrder('P-PAID');
    await change(id, 'jamra_card');
    const { order } = await show(id);
    await pay(test, await openPage(test, order));
    await shop.payments.latest(id);
    const after = await show(id);
    expect(after).toMatchObject({ payment: 'paid', order: { status: 'confirmed' } });
    expect(after.taxDocuments).toHaveLength(3);
  });

  it('OR-03 from card to cash: confirmed with the fee and an email', async () => {
    const { order } = await buy(test);
    const page = await openPage(test, order);
    expect(await change(order.id, 'cod')).toMatchObject({
      value: { status: 'confirmed', total: { minor: order.totals.total.minor + FEE } },
    });
    const { payments } = await show(order.id);
    expect(payments.map(({ payment }) => payment.state)).toEqual(['voided']);
    expect((await mailsOf(order.id)).map(({ kind }) => kind)).toEqual(['order-confirmation']);
    expect(page).not.toBe('');
  });

  it('OR-03 by bank transfer the order is on hold, by card pending again', async () => {
    const { order } = await buy(test);
    expect(await change(order.id, 'bacs')).toMatchObject({ value: { status: 'on-hold' } });
    expect((await mailsOf(order.id)).at(-1)?.plain).toContain('AE07 0331');
    expect((await show(order.id)).moves).not.toContain('pending');
    expect(await change(order.id, 'jamra_card')).toMatchObject({ value: { status: 'pending' } });
  });

  it('OR-03 a failed order takes its stock once more', async () => {
    const { order, sku } = await buy(test);
    await shop.orders.move(order.id, 'failed', BY);
    expect(await levelOf(test, sku)).toBe(5);
    expect(await change(order.id, 'cod')).toMatchObject({ value: { status: 'confirmed' } });
    expect(await levelOf(test, sku)).toBe(4);
  });

  it('OR-03 a packed or shipped order keeps its status with bank transfer; an online method is refused', async () => {
    const { id } = await cashOrder('P-SHIPPED', ['packed', 'shipped']);
    expect(await change(id, 'jamra_card')).toMatchObject({
      refusal: { code: 'orders.no-online-payment', status: 'shipped' },
    });
    expect(await change(id, 'bacs')).toMatchObject({ value: { status: 'shipped' } });
    await shop.orders.move(id, 'delivered', BY);
    const { order } = await show(id);
    expect(order.money.paid.minor).toBe(0);
    expect((await mailsOf(id)).map(({ kind }) => kind)).toContain('order-waiting');
  });
});

describe('what may not be', () => {
  it('PM-04 BO-07 a method that amount, emirate or products exclude', async () => {
    const { order } = await buy(test);
    await shop.settings.set('payments.cod', { ...CASH, maximumMinor: 5000 });
    expect(await change(order.id, 'cod')).toMatchObject({ refusal: { code: 'payments.not-offered' } });
    await shop.settings.set('payments.cod', { ...CASH, emirates: ['AZ'] });
    expect(await change(order.id, 'cod')).toMatchObject({ refusal: { code: 'payments.not-offered' } });
    await shop.settings.set('payments.cod', CASH);
    const [line] = order.lines;
    const rule = { id: 'no-cash', class: line?.class, mode: 'sell', minimumAge: null, emirates: null };
    const noCash = { ...rule, forbidsPayment: ['cod'], words: { en: 'No cash.' } };
    const set = await shop.settings.set('restrictions.rules', [noCash]);
    expect(set.ok).toBe(true);
    expect(await change(order.id, 'cod')).toMatchObject({ refusal: { code: 'payments.not-offered' } });
    expect((await show(order.id)).order).toMatchObject({ status: 'pending', paymentMethod: 'jamra_card' });
  });

  it('OR-03 an order that is paid, authorized, ended or changed meanwhile', async () => {
    const paid = await cashOrder('P-DELIVERED', ['packed', 'shipped', 'delivered']);
    expect(await change(paid.id, 'bacs')).toMatchObject({ refusal: { code: 'orders.already-paid' } });
    expect((await show(paid.id)).mayChangePayment).toBe(false);
    const over = await cashOrder('P-OVER', ['cancelled']);
    expect(await change(over.id, 'bacs')).toMatchObject({
      refusal: { code: 'orders.may-not-change-payment', status: 'cancelled' },
    });
    const stale = await cashOrder('P-STALE');
    const { version } = await show(stale.id);
    await shop.orders.move(stale.id, 'on-hold', BY);
    expect(await change(stale.id, 'bacs', version)).toMatchObject({
      refusal: { code: 'admin.changed-meanwhile' },
    });
    await shop.settings.set('payments.capture', 'by-hand');
    const { order: held } = await buy(test);
    await pay(test, await openPage(test, held));
    await shop.payments.latest(held.id);
    await shop.orders.move(held.id, 'on-hold', BY);
    await shop.settings.set('payments.capture', 'at-once');
    expect(await change(held.id, 'bacs')).toMatchObject({ refusal: { code: 'orders.payment-authorized' } });
    expect((await show(held.id)).mayChangePayment).toBe(false);
  });
});
