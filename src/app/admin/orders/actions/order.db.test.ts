import { describe, expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName, InputOf, ValueOf } from '#admin-actions/registry.ts';
import type { OrderId } from '#kernel/ids.ts';
import { aed } from '#kernel/money.ts';
import type { Order } from '#shop/orders';
import { aMember } from '#tests/a-member.ts';
import { buy, deliverWebhook, messagesOf, openPage, pay } from '#tests/a-payment.ts';
import { aProduct, aShop, levelOf } from '#tests/a-shop.ts';
import { anOrder, deliverToDubai } from '#tests/an-order.ts';
import { aDatabase } from '#tests/database.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop } = test;
await deliverToDubai(test);
await shop.settings.set('payments.provider', 'test');
const adminActions = createAdminActions(shop);
const signedIn = await aMember(test, 'order-desk');
const actor = signedIn.member.name;
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

async function ask<Name extends ActionName>(name: Name, sent: InputOf<Name>) {
  return adminActions.perform({ signedIn, name, sent, ...where });
}

async function value<Name extends ActionName>(name: Name, sent: InputOf<Name>): Promise<ValueOf<Name>> {
  const answer = await ask(name, sent);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value as ValueOf<Name>;
}

async function placed(sku: string, quantity = 2): Promise<Order> {
  return anOrder(test, [{ id: await aProduct(test, { sku, price: '100.00', stock: 10 }), quantity }]);
}

async function delivered(sku: string): Promise<Order> {
  const { id } = await placed(sku);
  for (const to of ['packed', 'shipped', 'delivered'] as const)
    await shop.orders.move(id, to, { actor, reason: '' });
  const order = await shop.orders.find(id);
  if (order === null) throw new Error('the order is not there');
  return order;
}

const ADDRESS = {
  firstName: 'Sara',
  lastName: 'Al Nuaimi',
  building: 'Villa 14',
  unit: '302',
  street: 'Al Wasl Road',
  area: 'Jumeirah 2',
  emirate: 'DU',
  landmark: 'Opposite the bakery',
  makani: '12345 67890',
  mapPoint: '25.2048,55.2708',
  deliveryNote: 'Ring twice',
} as const;

describe('changing orders', () => {
  it('OR-03 shows the difference before an edit is saved', async () => {
    const { id } = await placed('EDIT', 1);
    const lines = [{ position: 0, quantity: 3 }];
    const preview = await value('orders.preview-edit', { id, lines });
    const { version } = await value('orders.show', { id });
    const saved = await value('orders.edit', { id, lines, version, reason: 'by phone' });
    expect(saved.total).toEqual(preview.after.totals.total);
    expect(preview.after.totals.subtotal).toEqual(aed(30_000));
    const late = await ask('orders.edit', { id, lines, version, reason: 'late' });
    expect(late).toMatchObject({ refusal: { code: 'admin.changed-meanwhile' } });
  });

  it('OR-03 splits an order, once per seen version', async () => {
    const { id } = await placed('SPLIT', 2);
    const { version } = await value('orders.show', { id });
    const lines = [{ position: 0, quantity: 1 }];
    const split = await value('orders.split', { id, lines, reason: '', version });
    expect((await value('orders.show', { id: split.id })).family).toEqual([id, split.id]);
    const late = await ask('orders.split', { id, lines, reason: '', version });
    expect(late).toMatchObject({ refusal: { code: 'admin.changed-meanwhile' } });
  });

  it('OR-03 creates a manual order with calculated totals, once; CU-02 keeps the whole address', async () => {
    await aProduct(test, { sku: 'BYHAND', price: '249.00', stock: 5 });
    const [product] = await value('orders.find-products', { q: 'byhand' });
    if (product === undefined) throw new Error('nothing was found');
    const wanted = {
      lines: [{ productId: product.productId, variationId: product.variationId, quantity: 2 }],
      deliveryId: '',
      deliveryCost: null,
      customerId: null,
      isOfAge: false,
    };
    const quote = await value('orders.quote', { ...wanted, emirate: 'DU', paymentMethod: 'cod' });
    const sent = {
      ...wanted,
      email: 'sara@example.com',
      phone: '050 123 4567',
      language: 'ar',
      address: ADDRESS,
      company: '',
      trn: '',
      note: '',
      paymentMethod: 'cod',
      status: 'confirmed',
      reason: 'by phone',
      seenTotal: quote.totals.total.minor,
      key: crypto.randomUUID(),
    } as const;
    const { id } = await value('orders.create', sent);
    expect((await value('orders.create', sent)).id).toBe(id);
    const { order } = await value('orders.parcel', { id });
    expect(order).toMatchObject({ phone: '+971501234567', origin: 'staff', totals: quote.totals });
    expect(order.address).toEqual(ADDRESS);
    expect(await levelOf(test, 'BYHAND')).toBe(3);
  });

  it.each([
    [{ phone: '12' }, { phone: 'phone' }],
    [{ email: 'nobody' }, { email: 'email' }],
    [
      { address: { ...ADDRESS, street: ' ', makani: '12' } },
      { 'address.street': 'missing', 'address.makani': 'makani' },
    ],
    [{ lines: [] }, { lines: 'missing' }],
  ])('OR-03 names the wrong fields of %j', async (wrong, problems) => {
    const sent = {
      lines: [{ productId: 1, variationId: null, quantity: 1 }],
      deliveryId: '',
      deliveryCost: null,
      customerId: null,
      isOfAge: false,
      seenTotal: null,
      email: 'sara@example.com',
      phone: '0501234567',
      language: 'en',
      address: ADDRESS,
      company: '',
      trn: '',
      note: '',
      paymentMethod: 'cod',
      status: 'confirmed',
      reason: '',
      key: crypto.randomUUID(),
      ...wrong,
    } as InputOf<'orders.create'>;
    expect(await ask('orders.create', sent)).toMatchObject({
      refusal: { code: 'admin.unreadable', problems },
    });
  });
});

describe('refunds and returns', () => {
  it('OR-04 refunds 1 of 2 as previewed, with stock and credit note; the same form once', async () => {
    const { id } = await delivered('REFUND');
    const { version } = await value('orders.show', { id });
    const wanted = {
      id,
      lines: [{ position: 0, quantity: 1, isRestocked: true }],
      delivery: 0,
      fee: 0,
    };
    const plan = await value('refunds.preview', wanted);
    expect(plan.payOut).toEqual(aed(10_000));
    const form = { ...wanted, reason: 'scratched', version, key: crypto.randomUUID() };
    expect((await value('refunds.make', form)).total).toEqual(plan.payOut);
    await value('refunds.make', form);
    const shown = await value('orders.show', { id });
    expect(shown.refunds).toHaveLength(1);
    expect(shown.taxDocuments.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
    expect(shown.movements.map(({ change, reason }) => [change, reason])).toEqual([
      [-2, 'sale'],
      [1, 'return'],
    ]);
    expect(await levelOf(test, 'REFUND')).toBe(9);
    const late = await ask('refunds.make', { ...form, key: crypto.randomUUID() });
    expect(late).toMatchObject({ refusal: { code: 'admin.changed-meanwhile' } });
    const tooMany = await ask('refunds.preview', {
      ...wanted,
      lines: [{ position: 0, quantity: 2, isRestocked: true }],
    });
    expect(tooMany).toMatchObject({ refusal: { code: 'orders.wrong-quantity', left: 1 } });
  });

  it('OR-05 runs a return, and refuses steps out of order', async () => {
    const order = await delivered('RETURNED');
    const result = await shop.orders.returns.ask({ key: order.key }, order.id, {
      lines: [{ position: 0, quantity: 1 }],
      reason: 'faulty',
      words: 'It stays cold',
      wish: 'refund',
    });
    if (!result.ok) throw new Error(result.refusal.code);
    const { id } = result.value;
    expect(await ask('returns.receive', { id, reason: '' })).toMatchObject({
      refusal: { code: 'orders.return-may-not-move' },
    });
    await value('returns.approve', { id, reason: '' });
    await value('returns.receive', { id, reason: 'box is open' });
    await value('returns.refund', { id, reason: '', isRestocked: false, delivery: 0 });
    const shown = await value('orders.show', { id: order.id });
    expect(shown.returns).toMatchObject([{ state: 'refunded' }]);
    expect(shown.order.money.refunded).toEqual(aed(10_000));
    expect(await levelOf(test, 'RETURNED')).toBe(8);
  });

  it('OR-04 a refund by hand is open until it is marked as sent', async () => {
    const { id } = await delivered('BY-HAND');
    const { version } = await value('orders.show', { id });
    const lines = [{ position: 0, quantity: 1, isRestocked: false }];
    const key = crypto.randomUUID();
    await value('refunds.make', { id, lines, delivery: 0, fee: 0, reason: 'late', version, key });
    for (const refund of test.refundsDue) await shop.orders.refunds.payOut(refund);
    const waiting = (await value('refunds.waiting', {})).find(({ orderId }) => orderId === id);
    if (waiting === undefined) throw new Error('no refund waits');
    await value('refunds.mark-paid', { id: waiting.id, reference: 'TRF-7' });
    expect(await value('refunds.waiting', {})).not.toContainEqual(waiting);
    expect(await ask('refunds.mark-paid', { id: waiting.id, reference: 'TRF-7' })).toMatchObject({
      refusal: { code: 'orders.unknown-refund' },
    });
  });
});

describe('payments', () => {
  it('PM-04 explains to staff why a wallet without tobacco is not offered', async () => {
    const basket = { total: 20_000, emirate: 'DU', device: null, needsDelivery: true } as const;
    const methods = await value('payments.explain', { ...basket, classes: ['tobacco', 'device'] });
    expect(methods.find(({ code }) => code === 'jamra_wallet')).toMatchObject({
      isOffered: false,
      reasons: expect.arrayContaining([{ rule: 'forbidden-class', class: 'tobacco' }]),
    });
  });

  it('PM-05 lists a mismatch until it is corrected', async () => {
    const { order } = await buy(test);
    await pay(test, await openPage(test, order));
    for (const message of await messagesOf(test)) await deliverWebhook(test, message);
    const of = async (id: OrderId) =>
      (await value('payments.mismatches', {})).filter(({ orderId }) => orderId === id);
    const set = (minor: number) =>
      db.updateTable('shop_order').set({ paid_minor: minor }).where('id', '=', order.id).execute();
    await set(order.totals.total.minor - 1);
    await value('payments.reconcile', {});
    expect((await of(order.id)).map(({ kind }) => kind)).toContain('order-differs');
    await set(order.totals.total.minor);
    await value('payments.reconcile', {});
    expect(await of(order.id)).toEqual([]);
  });
});
