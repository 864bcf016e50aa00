import { beforeEach, expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { InputOf, ValueOf } from '#admin-actions/registry.ts';
import { mailOrderEvent } from '#jobs/mails/order-mails.ts';
import { aed, minus, plus } from '#kernel/money.ts';
import { aMember } from '#tests/a-member.ts';
import { aPromotion } from '#tests/a-promotion.ts';
import { aProduct, aShop } from '#tests/a-shop.ts';
import { deliverToDubai } from '#tests/an-order.ts';
import { aDatabase } from '#tests/database.ts';
import { aMethod, deliverBy } from '#tests/delivery.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop } = test;
const adminActions = createAdminActions(shop);
const signedIn = await aMember(test, 'order-desk');
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const productId = await aProduct(test, { sku: 'TERMS', price: '100.00', stock: 100 });

const SLOT = {
  ...{ weekdays: [1, 2, 3, 4, 5, 6, 7], fromMinute: 540, toMinute: 780, cutoffHours: 0 },
  capacity: 1,
};

type Sent = InputOf<'orders.create'>;

const BASE = {
  lines: [{ productId, variationId: null, quantity: 1 }],
  ...{ deliveryId: '', deliveryCost: null, customerId: null, isOfAge: false, seenTotal: null },
  ...{ email: 'sara@example.com', phone: '0501234567', language: 'en', company: '', trn: '', note: '' },
  address: { firstName: 'Sara', lastName: 'N', building: 'Villa 14', street: 'Al Wasl Road', emirate: 'DU' },
  ...{ reason: '', paymentMethod: 'cod', status: 'confirmed' },
} as const;

const create = (changed: Partial<Sent>) =>
  adminActions.perform({
    ...{ signedIn, name: 'orders.create', ...where },
    sent: { ...BASE, key: crypto.randomUUID(), ...changed },
  });

async function quote(changed: Partial<InputOf<'orders.quote'>>): Promise<ValueOf<'orders.quote'>> {
  const { lines, deliveryId, deliveryCost, customerId, isOfAge, email, paymentMethod } = BASE;
  const sent = { lines, deliveryId, deliveryCost, customerId, isOfAge, email, paymentMethod, emirate: 'DU' };
  const quoted = await adminActions.perform({
    ...{ signedIn, name: 'orders.quote', ...where },
    sent: { ...sent, ...changed },
  });
  if (!quoted.ok) throw new Error(JSON.stringify(quoted.refusal));
  return quoted.value as ValueOf<'orders.quote'>;
}

async function created(changed: Partial<Sent>) {
  const made = await create(changed);
  if (!made.ok) throw new Error(JSON.stringify(made.refusal));
  const order = await shop.orders.find((made.value as ValueOf<'orders.create'>).id);
  if (order === null) throw new Error('no order');
  return order;
}

beforeEach(async () => {
  await deliverToDubai(test);
});

it('OR-03 a promo code applies to a manual order and counts as used', async () => {
  await shop.promotions.save(aPromotion({ code: 'phone10', usageLimit: 1 }));
  const codes = ['PHONE10'];
  const { totals, discounts } = await quote({ codes });
  expect(discounts).toMatchObject([{ code: 'phone10' }]);
  const order = await created({ codes });
  expect(order.totals).toEqual(totals);
  expect(order.totals.discount.minor).toBeGreaterThan(0);
  const again = await quote({ codes });
  expect(again.idleCodes).toMatchObject([{ code: expect.stringMatching(/phone10/i) }]);
  expect(await create({ codes })).toMatchObject({ ok: false, refusal: { code: 'promotions.used-up' } });
  await shop.orders.move(order.id, 'cancelled', { actor: 'test', reason: 'a test' });
  expect((await quote({ codes })).idleCodes).toEqual([]);
});

it('OR-03 a once-per-customer promotion is checked by phone in the quote and in the order', async () => {
  await shop.promotions.save(aPromotion({ code: 'once', usageLimitPerCustomer: 1 }));
  const codes = ['ONCE'];
  await created({ codes, email: 'first@example.com', phone: '0507654321' });
  const other = { codes, email: 'other@example.com', phone: '+971 50 765 4321' };
  expect((await quote(other)).idleCodes).toMatchObject([{ code: expect.stringMatching(/once/i) }]);
  const refused = await create(other);
  expect(refused).toMatchObject({ refusal: { code: 'promotions.used-up-for-you' } });
  expect((await quote({ ...other, phone: '050' })).idleCodes).toEqual([]);
});

it('OR-03 a resent form returns its order, even when stock has run out', async () => {
  await deliverBy(test, [aMethod({ slots: [SLOT] })]);
  await shop.promotions.save(aPromotion({ code: 'single', usageLimit: 1 }));
  const { slots, rate } = await quote({});
  const form = {
    key: crypto.randomUUID(),
    codes: ['SINGLE'],
    slotId: slots[2]?.id,
    deliveryId: rate?.id ?? '',
  };
  const [first, second] = [await created(form), await created(form)];
  expect(second.id).toBe(first.id);
});

it('OR-03 a manual discount lowers total and VAT, and the order has its reason', async () => {
  const discount = { percent: 33.33, reason: 'Scratched box' };
  const quoted = await quote({ discount });
  const order = await created({ discount, seenTotal: quoted.totals.total.minor });
  expect(order.totals.discount).toEqual(aed(3333));
  expect(order.discounts).toMatchObject([{ promotionId: null, title: { en: 'Scratched box' } }]);
  const { subtotal, delivery, fee, total } = order.totals;
  expect(total).toEqual(plus(plus(minus(subtotal, aed(3333)), delivery), fee));
  const [invoice] = await shop.invoices.of(order.id);
  expect(invoice?.sums.gross).toEqual(total);
  expect(invoice?.sums.vat).toEqual(order.totals.vat);
});

it('OR-03 staff cannot discount tobacco', async () => {
  const sticks = await aProduct(test, { sku: 'TERM-STICKS', price: '20.00', stock: 10 });
  await db.updateTable('product').set({ class: 'tobacco' }).where('id', '=', sticks).execute();
  const lines = [...BASE.lines, { productId: sticks, variationId: null, quantity: 1 }];
  const both = await quote({ lines, isOfAge: true, discount: { percent: 50, reason: 'half' } });
  expect(both.totals.discount).toEqual(aed(5000));
  const only = { lines: lines.slice(1), isOfAge: true, discount: { amount: 1, reason: 'less' } };
  expect(await create(only)).toMatchObject({ refusal: { code: 'orders.over-discounted', left: aed(0) } });
});

it('OR-03 a custom item has VAT and no stock, and is refunded like others', async () => {
  const ownLines = [{ name: 'Engraving', price: 1050, quantity: 2 }];
  const order = await created({ lines: [], ownLines });
  expect(order.lines).toMatchObject([
    { name: { en: 'Engraving' }, quantity: 2, total: aed(2100), vat: aed(100), class: 'other' },
  ]);
  expect(await shop.inventory.ofOrder(order.id)).toEqual([]);
  for (const to of ['packed', 'shipped', 'delivered'] as const)
    expect((await shop.orders.move(order.id, to, { actor: 'test', reason: '' })).ok).toBe(true);
  const refunded = await shop.orders.refund(order.id, {
    ...{ lines: [{ position: 0, quantity: 1, isRestocked: true }], delivery: aed(0), fee: aed(0) },
    ...{ actor: 'test', reason: 'a test', idempotencyKey: crypto.randomUUID() },
  });
  expect(refunded).toMatchObject({ ok: true, value: { total: aed(1050) } });
});

it('OR-03 a custom item cannot replace a product or bypass a restriction of its class', async () => {
  const named = (name: string) => create({ ownLines: [{ name, price: 100, quantity: 1 }] });
  expect(await named(' terms ')).toMatchObject({ refusal: { code: 'orders.own-line-is-product' } });
  const rule = { id: 'cash', class: 'other', forbidsPayment: ['cod'], words: { en: 'No cash for these.' } };
  await shop.settings.set('restrictions.rules', [rule]);
  const refused = await create({ lines: [], ownLines: [{ name: 'Engraving', price: 100, quantity: 1 }] });
  await shop.settings.set('restrictions.rules', []);
  expect(refused).toMatchObject({ refusal: { code: 'restrictions.other-payment' } });
});

it('OR-03 a custom item named like a product is recognised among similar names, in both languages', async () => {
  // A dozen others come first in the search.
  for (let number = 0; number < 12; number += 1)
    await aProduct(test, { sku: `LIKE-${number}`, more: { Name: `A amber glow ${number}` } });
  const last = await aProduct(test, { sku: 'Z-LIKE' });
  const name = JSON.stringify({ en: 'Amber Glow', ar: 'إضاءة كهرمانيّة' });
  await db.updateTable('product').set({ name }).where('id', '=', last).execute();
  const named = (typed: string) => create({ ownLines: [{ name: typed, price: 100, quantity: 1 }] });
  for (const typed of ['amber   GLOW', 'اضاءه كهرمانية', 'z-like'])
    expect(await named(typed), typed).toMatchObject({
      refusal: { code: 'orders.own-line-is-product', name: typed },
    });
  expect(await named('Amber glow engraving')).toMatchObject({ ok: true });
});

it('OR-03 a manual order takes a delivery slot, and a full one is refused', async () => {
  await deliverBy(test, [aMethod({ slots: [SLOT] })]);
  const { slots, slot, rate } = await quote({});
  expect(slot).toEqual(slots.find(({ isFull }) => !isFull));
  const chosen = slots[1];
  if (chosen === undefined || rate === null) throw new Error('no slot');
  const order = await created({ slotId: chosen.id, deliveryId: rate.id });
  expect(order.delivery).toMatchObject({ slot: { id: chosen.id }, arrivesOn: chosen.from });
  const second = await create({ slotId: chosen.id, deliveryId: rate.id });
  expect(second).toMatchObject({ ok: false, refusal: { code: 'orders.slot-gone' } });
});

it('OR-03 an order without an email is placed, and nothing is mailed', async () => {
  const order = await created({ email: '', customerId: null });
  expect(order.email).toBe('');
  const due = test.news.filter(({ orderId }) => orderId === order.id);
  expect(due.length).toBeGreaterThan(0);
  for (const one of due) await mailOrderEvent({ shop, db })(one);
  expect((await shop.mails.log.list({ orderId: order.id })).mails).toEqual([]);
  expect(await create({ email: 'sara@' })).toMatchObject({ refusal: { code: 'admin.unreadable' } });
});
