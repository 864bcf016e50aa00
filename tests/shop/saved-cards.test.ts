import { expect, it } from 'vitest';
import type { CustomerId } from '#kernel/ids.ts';
import type { Order } from '#shop/orders';
import { buy, CARDS, pay, paying } from '../a-payment.ts';
import { aShop } from '../a-shop.ts';
import { accountsOf } from '../accounts.ts';
import { deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db } = test;
const { savedCards } = shop.payments;
await deliverToDubai(test);
await shop.settings.set('payments.provider', 'test');
const { aCustomer } = accountsOf(test);

/** An order of a customer. */
async function ordered(customerId: CustomerId): Promise<Order> {
  const { order } = await buy(test);
  await db.updateTable('shop_order').set({ customer_id: customerId }).where('id', '=', order.id).execute();
  return (await shop.orders.find(order.id)) ?? order;
}

async function start(order: Order, more: Parameters<typeof paying>[1] = {}) {
  const started = await shop.payments.start(paying(order, more));
  return started.ok ? started.value.redirectUrl : started.refusal.code;
}

/** Pays an order with a new card, saves it, and returns as the shopper does. */
async function payAndSave(order: Order, number = CARDS.good): Promise<void> {
  await pay(test, (await start(order)).split('/').at(-2) ?? '', number);
  const [payment] = await shop.payments.of(order.id);
  if ((await shop.testBank.find(payment?.reference ?? ''))?.state === 'challenge')
    await shop.testBank.answerChallenge(payment?.reference ?? '', true);
  await shop.payments.returned(payment?.key ?? '');
}

async function anOwner(number?: string) {
  const { customer, email } = await aCustomer();
  await payAndSave(await ordered(customer.id), number);
  const [card] = await savedCards.list(customer.id);
  if (card === undefined) throw new Error('no card was kept');
  return { id: customer.id, email, card };
}

it('PM-02 a card saved while paying is stored as brand, last digits and expiry', async () => {
  const { card } = await anOwner();
  expect(card).toMatchObject({ brand: 'Falcon', lastFour: '1111', expires: '09/31', isDefault: true });
  const rows = await db.selectFrom('payment_card').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('4111');
});

it('PM-02 a saved card pays at once, after authentication if required', async () => {
  const { id, card } = await anOwner();
  const placed = await ordered(id);
  const started = await start(placed, { card: card.id });
  const [payment] = await shop.payments.of(placed.id);
  expect(started).toBe(`http://shop.test/checkout/payment-return/${payment?.key}/`);
  await shop.payments.returned(payment?.key ?? '');
  expect((await shop.orders.find(placed.id))?.status).toBe('confirmed');
  const asking = await anOwner(CARDS.challenge);
  const other = await ordered(asking.id);
  const page = await start(other, { card: asking.card.id });
  expect(page).toContain('/test-payments/tbp_');
  expect((await shop.orders.find(other.id))?.status).toBe('pending');
  const reference = page.split('/').at(-2) ?? '';
  expect(await shop.testBank.find(reference)).toMatchObject({ state: 'challenge' });
  await shop.testBank.answerChallenge(reference, true);
  expect(await shop.payments.latest(other.id)).toMatchObject({ state: 'captured' });
});

it('PM-02 the authentication page of a saved card is not reused for another card', async () => {
  const { id, card } = await anOwner(CARDS.challenge);
  const placed = await ordered(id);
  const first = await start(placed, { card: card.id });
  const second = await start(placed);
  expect(second).not.toBe(first);
  expect(await shop.testBank.find(first.split('/').at(-2) ?? '')).toMatchObject({ state: 'voided' });
  expect(await start(placed)).toBe(second);
});

it('SV-05 no customer can pay with another one’s card or order', async () => {
  const { id, card } = await anOwner();
  const { customer: stranger } = await aCustomer();
  const strangers = await ordered(stranger.id);
  expect(await start(strangers, { card: card.id })).toBe('payments.unknown-card');
  const order = await ordered(id);
  expect(await start(order, { card: card.id, customerId: null })).toBe('payments.unknown-card');
  expect(await start(order, { card: card.id, customerId: stranger.id })).toBe('payments.unknown-card');
  const page = await start(order, { customerId: null });
  const payment = await shop.testBank.find(page.split('/').at(-2) ?? '');
  expect(payment?.customer).toBeNull();
});

it('PM-02 one card is the default; removing it makes another the default', async () => {
  const { id, email, card } = await anOwner();
  const page = await savedCards.setUp({ id, email, language: 'ar' });
  if (!page.ok) throw new Error(page.refusal.code);
  const setup = await shop.testBank.setups.find(page.value.split('/').at(-2) ?? '');
  if (setup === null) throw new Error('no page');
  expect(setup).toMatchObject({
    language: 'ar',
    returnUrl: 'http://shop.test/ar/my-account/payment-methods/',
  });
  const typed = { number: '5555 5555 5555 4444', expires: '01/30', code: '123' };
  expect(await shop.testBank.setups.saveCard(setup, { ...typed, number: CARDS.declined })).toMatchObject({
    refusal: { problems: ['number'] },
  });
  await shop.testBank.setups.saveCard(setup, typed);
  await shop.testBank.setups.saveCard(setup, typed);
  const fresh = await savedCards.refresh(id);
  if (!fresh.ok) throw new Error(fresh.refusal.code);
  expect(fresh.value.map(({ lastFour, isDefault }) => [lastFour, isDefault])).toEqual([
    ['1111', true],
    ['4444', false],
  ]);
  const other = fresh.value[1];
  await savedCards.makeDefault(id, other?.id ?? '');
  expect((await savedCards.list(id))[0]).toMatchObject({ lastFour: '4444', isDefault: true });
  await savedCards.remove(id, other?.id ?? '');
  expect(await savedCards.list(id)).toEqual([{ ...card, isDefault: true }]);
  expect(await savedCards.remove(id, other?.id ?? '')).toMatchObject({
    refusal: { code: 'payments.unknown-card' },
  });
  expect(await savedCards.remove(id, 'card_of_nobody')).toMatchObject({ ok: false });
});

it('AC-04 deleting an account deletes its cards, also at the provider', async () => {
  const { id } = await anOwner();
  const exported = await shop.customers.export(id);
  expect(exported?.cards).toMatchObject([{ lastFour: '1111' }]);
  const erased = await shop.customers.erase(id, { password: 'glowing ember', words: 'delete my account' });
  expect(erased).toMatchObject({ ok: true });
  expect(await savedCards.list(id)).toEqual([]);
  const gone = test.customersGone.splice(0);
  expect(gone).toEqual([{ provider: 'test', reference: `tbu_${id}` }]);
  for (const known of gone) await savedCards.forgetAt(known);
  const left = await db
    .selectFrom('test_bank_card')
    .selectAll()
    .where('customer', '=', `tbu_${id}`)
    .execute();
  expect(left).toEqual([]);
});
