import { beforeEach, expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { InputOf } from '#admin-actions/registry.ts';
import { aed } from '#kernel/money.ts';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop } from '#tests/a-shop.ts';
import { deliverToDubai } from '#tests/an-order.ts';
import { aDatabase } from '#tests/database.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop } = test;
await deliverToDubai(test);
const adminActions = createAdminActions(shop);
const signedIn = await aMember(test, 'order-desk');
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

const ADDRESS = {
  ...{ firstName: 'Sara', lastName: 'Al Nuaimi', building: 'Villa 14', unit: '', street: 'Al Wasl Road' },
  ...{ area: '', emirate: 'DU', landmark: '', makani: '', mapPoint: '', deliveryNote: '' },
} as const;

async function anOrderInput(sku: string, changed: Partial<InputOf<'orders.create'>> = {}) {
  const productId = await aProduct(test, { sku, price: '100.00', stock: 10 });
  const kind = sku.startsWith('STICKS') ? 'tobacco' : 'other';
  await db.updateTable('product').set({ class: kind }).where('id', '=', productId).execute();
  return {
    lines: [{ productId, variationId: null, quantity: 1 }],
    ...{ deliveryId: '', deliveryCost: null, customerId: null, isOfAge: false, seenTotal: null },
    ...{ email: 'sara@example.com', phone: '0501234567', language: 'en', address: ADDRESS },
    ...{ company: '', trn: '', note: '', reason: '', paymentMethod: 'cod', status: 'confirmed' },
    key: crypto.randomUUID(),
    ...changed,
  } as InputOf<'orders.create'>;
}

function quoteOf({
  lines,
  deliveryId,
  deliveryCost,
  customerId,
  isOfAge,
  paymentMethod,
}: InputOf<'orders.create'>) {
  const requested = { lines, deliveryId, deliveryCost, customerId, isOfAge, paymentMethod };
  const sent = { ...requested, emirate: 'DU' } satisfies InputOf<'orders.quote'>;
  return adminActions.perform({ signedIn, name: 'orders.quote', sent, ...where });
}

function create(sent: InputOf<'orders.create'>) {
  return adminActions.perform({ signedIn, name: 'orders.create', sent, ...where });
}

const CASH = { enabled: true, feeMinor: 1500, maximumMinor: 0, emirates: [], confirmAboveMinor: 0 };

beforeEach(async () => {
  await shop.settings.set('restrictions.rules', []);
  await shop.settings.set('payments.cod', CASH);
});

it('PM-04 a manual order includes the fee of its payment method', async () => {
  const requested = await anOrderInput('FEE');
  const quote = await quoteOf(requested);
  expect(quote).toMatchObject({ ok: true, value: { totals: { fee: aed(1500) }, against: null } });
  const made = await create(requested);
  if (!made.ok) throw new Error(JSON.stringify(made.refusal));
  const [order] = (await shop.orders.search({ text: 'sara@example.com', status: null, page: 1 })).orders;
  expect(order?.totals.fee).toEqual(aed(1500));
  const total = order?.totals.total;
  expect(quote).toMatchObject({ value: { totals: { total } } });
});

it('PM-04 an unavailable payment method is refused', async () => {
  await shop.settings.set('payments.cod', { ...CASH, emirates: ['AZ'] });
  const requested = await anOrderInput('ELSEWHERE');
  expect(await create(requested)).toMatchObject({
    ok: false,
    refusal: { code: 'admin.payment-not-offered' },
  });
  const quote = await quoteOf(requested);
  expect(quote).toMatchObject({ value: { against: expect.stringContaining('isn’t available') } });
});

it('BO-07 sales restrictions apply by class, destination and payment method', async () => {
  const rule = { id: 'cash', class: 'other', forbidsPayment: ['cod'], words: { en: 'No cash for these.' } };
  await shop.settings.set('restrictions.rules', [rule]);
  const words = /can’t be paid with this payment method\. No cash for these\. \(Rule cash\.\)/;
  const requested = await anOrderInput('NOCASH');
  expect(await quoteOf(requested)).toMatchObject({ value: { against: expect.stringMatching(words) } });
  expect(await create(requested)).toMatchObject({
    refusal: { code: 'restrictions.other-payment', rule: 'cash' },
  });
  await shop.settings.set('restrictions.rules', [{ ...rule, mode: 'catalogue', emirates: ['DU'] }]);
  expect(await create(requested)).toMatchObject({ refusal: { code: 'restrictions.not-sold' } });
  await shop.settings.set('restrictions.rules', [{ ...rule, mode: 'catalogue', emirates: ['AZ'] }]);
  expect((await create(requested)).ok).toBe(true);
});

it('BO-07 tobacco needs an age confirmation, and its time is stored', async () => {
  const requested = await anOrderInput('STICKS', { email: 'age@example.com' });
  expect(await quoteOf(requested)).toMatchObject({ value: { ageRule: { minimumAge: 21 } } });
  expect(await create(requested)).toMatchObject({
    refusal: { code: 'admin.unreadable', problems: { isOfAge: 'age' } },
  });
  expect((await create({ ...requested, isOfAge: true })).ok).toBe(true);
  const [order] = (await shop.orders.search({ text: 'age@example.com', status: null, page: 1 })).orders;
  expect(order?.ageConfirmedAt).toEqual(test.time.now);
});

it('OR-03 a manual order is refused when its total differs from the one shown', async () => {
  const requested = await anOrderInput('DEARER');
  expect(await create({ ...requested, seenTotal: 1 })).toMatchObject({
    refusal: { code: 'admin.totals-changed' },
  });
});

it('OR-03 an amount beyond the limit is refused in quote, order and edit', async () => {
  const requested = await anOrderInput('DEAR');
  const lines = requested.lines.map((line) => ({ ...line, quantity: 10_000 }));
  await aProduct(test, { sku: 'DEAR', price: '9000.00' });
  const tooMuch = { ok: false, refusal: { code: 'orders.too-much' } };
  expect(await quoteOf({ ...requested, lines })).toMatchObject(tooMuch);
  expect(await create({ ...requested, lines })).toMatchObject(tooMuch);
  expect((await create({ ...requested, email: 'dear@example.com' })).ok).toBe(true);
  const [order] = (await shop.orders.search({ text: 'dear@example.com', status: null, page: 1 })).orders;
  if (order === undefined) throw new Error('no order');
  const edit = { actor: 'tests', reason: 'more', lines: [{ position: 0, quantity: 10_000 }] };
  expect(await shop.orders.edit(order.id, edit)).toMatchObject(tooMuch);
});
