import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { CARDS, pay } from '../a-payment.ts';
import { aShop } from '../a-shop.ts';
import { aSubscription, daysAfter, madeOrders, type Subscribed, standing } from '../a-subscription.ts';
import { deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const START = new Date('2026-11-26T10:00:00+04:00');
const test = aShop(await aDatabase());
const { shop, db, time, renewalMails } = test;
await deliverToDubai(test);
await shop.settings.set('payments.provider', 'test');
await shop.settings.set('subscriptions.enabled', true);

beforeEach(async () => {
  time.now = START;
  renewalMails.length = 0;
  await db.updateTable('subscription').set({ state: 'cancelled' }).execute();
  await db.updateTable('subscription_order').set({ charge_at: null }).execute();
});

/** A subscription whose first order was paid by a card, which the bank saves. */
async function paidByCard(number = CARDS.good): Promise<Subscribed> {
  const one = await aSubscription(test, { payment: 'jamra_card' });
  expect(one.subscription.state).toBe('pending');
  const { order, customerId } = one;
  const started = await shop.payments.start({
    ...{ order, customerId, card: null, language: 'en', address: '192.0.2.1', description: 'Order' },
  });
  const page = started.ok ? (started.value.redirectUrl.split('/').at(-2) ?? '') : '';
  await pay(test, page, number);
  const [payment] = await shop.payments.of(order.id);
  if ((await shop.testBank.find(payment?.reference ?? ''))?.state === 'challenge')
    await shop.testBank.answerChallenge(payment?.reference ?? '', true);
  await shop.payments.returned(payment?.key ?? '');
  return { ...one, subscription: await standing(test, one.subscription.id) };
}

/** The customer pays the failed order by its link. */
async function payByLink(one: Subscribed): Promise<void> {
  const { order } = await lastOrder(one);
  const method = { code: 'jamra_card', fee: order.totals.fee, firstStatus: 'pending' } as const;
  const revived = await shop.orders.choosePayment(order.id, method);
  const started = await shop.payments.start({
    ...{ order: revived.ok ? revived.value : order, customerId: one.customerId, card: null },
    ...{ language: 'en', address: '192.0.2.8', description: 'Order' },
  });
  await pay(test, started.ok ? (started.value.redirectUrl.split('/').at(-2) ?? '') : '');
  await shop.payments.latest(order.id);
}

async function run(): Promise<void> {
  await shop.orders.releaseExpired();
  await shop.subscriptions.renewDue();
  await shop.subscriptions.chargeDue();
}

async function lastOrder({ subscription }: Subscribed) {
  const made = (await madeOrders(test, subscription.id)).at(-1);
  const order = made === undefined ? null : await shop.orders.find(made.orderId);
  if (made === undefined || order === null) throw new Error('nothing was ordered');
  return { made, order, payments: await shop.payments.of(order.id) };
}

const moved = async () => (await db.selectFrom('test_bank_payment').select('id').execute()).length;

describe('the saved card', () => {
  it('starts when its first order is paid, and charges the saved card for the next', async () => {
    const one = await paidByCard();
    expect(one.subscription).toMatchObject({ state: 'active', nextOn: '2026-12-24' });
    time.now = daysAfter(START, 28);
    await run();
    const { order, payments, made } = await lastOrder(one);
    expect(order).toMatchObject({ status: 'confirmed', paymentMethod: 'jamra_card' });
    expect(payments).toMatchObject([{ state: 'captured', amountMinor: order.totals.total.minor }]);
    expect(made).toMatchObject({ chargeAt: null, problem: null });
    expect(renewalMails).toEqual([]);
  });

  it('is charged once by two workers, and by one that comes again', async () => {
    const one = await paidByCard();
    time.now = daysAfter(START, 28);
    await shop.subscriptions.renewDue();
    const before = await moved();
    await Promise.all([shop.subscriptions.chargeDue(), shop.subscriptions.chargeDue()]);
    await run();
    expect((await moved()) - before).toBe(1);
    expect((await lastOrder(one)).order.money.paid).toEqual((await lastOrder(one)).order.totals.total);
  });

  it('is charged once when the process is killed after the bank took the money', async () => {
    const one = await paidByCard();
    time.now = daysAfter(START, 28);
    await shop.subscriptions.renewDue();
    const before = await moved();
    await sql`
      create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$
    `.execute(db);
    await sql`create trigger killed before update on payment for each row execute function die()`.execute(db);
    await expect(shop.subscriptions.chargeDue()).rejects.toThrow('killed');
    await sql`drop trigger killed on payment`.execute(db);
    expect(await moved()).toBe(before + 1);
    expect(await shop.subscriptions.chargeDue()).toBe(0);
    time.now = daysAfter(START, 28.02);
    expect(await shop.subscriptions.chargeDue()).toBe(1);
    expect(await moved()).toBe(before + 1);
    const { order, payments } = await lastOrder(one);
    expect(order.status).toBe('confirmed');
    expect(payments).toMatchObject([{ state: 'captured' }]);
  });
});

describe('a provider that does not answer', () => {
  const unreachable = () => sql`alter table test_bank_payment rename to out_of_reach`.execute(db);
  const reachable = () => sql`alter table out_of_reach rename to test_bank_payment`.execute(db);

  it('is tried for a day; then that counts as a failed attempt, and the last one pauses it', async () => {
    const one = await paidByCard();
    await unreachable();
    for (let halfDay = 0; halfDay < 20; halfDay += 1) {
      time.now = daysAfter(START, 28 + halfDay * 0.55);
      await run();
    }
    await reachable();
    expect(renewalMails.map(({ kind }) => kind)).toEqual([
      ...['renewal-failed', 'renewal-failed', 'renewal-failed', 'renewal-paused'],
    ]);
    expect(await standing(test, one.subscription.id)).toMatchObject({ state: 'paused', problem: 'other' });
    time.now = daysAfter(time.now, 3);
    await run();
    const { order } = await lastOrder(one);
    expect(order.status).toBe('failed');
    await payByLink(one);
    expect(await standing(test, one.subscription.id)).toMatchObject({ state: 'active', problem: null });
  });

  it('and the result is unknown: choosing another payment does not charge the saved card', async () => {
    const one = await paidByCard();
    time.now = daysAfter(START, 28);
    await shop.subscriptions.renewDue();
    await unreachable();
    await shop.subscriptions.chargeDue();
    await reachable();
    const { order } = await lastOrder(one);
    const method = { code: 'jamra_instalments', fee: order.totals.fee, firstStatus: 'pending' } as const;
    const chosen = await shop.orders.choosePayment(order.id, method);
    const started = await shop.payments.start({
      ...{ order: chosen.ok ? chosen.value : order, customerId: one.customerId, card: null },
      ...{ language: 'en', address: '192.0.2.6', description: 'Order' },
    });
    expect(started).toMatchObject({ ok: true });
    expect((await lastOrder(one)).order.money.paid.minor).toBe(0);
  });

  it('and the charge succeeded: paying by the link in the meantime does not pay twice', async () => {
    const one = await paidByCard();
    time.now = daysAfter(START, 28);
    await shop.subscriptions.renewDue();
    const before = await moved();
    await sql`
      create function lose() returns trigger language plpgsql as $$ begin raise exception 'lost'; end $$
    `.execute(db);
    await sql`create trigger lost before update on payment for each row execute function lose()`.execute(db);
    await expect(shop.subscriptions.chargeDue()).rejects.toThrow('lost');
    await sql`drop trigger lost on payment`.execute(db);
    const { order } = await lastOrder(one);
    const started = await shop.payments.start({
      ...{ order, customerId: one.customerId, card: null },
      ...{ language: 'ar', address: '192.0.2.7', description: 'طلب' },
    });
    expect(started).toEqual({ ok: false, refusal: { code: 'payments.nothing-due' } });
    expect(await moved()).toBe(before + 1);
    expect((await lastOrder(one)).order).toMatchObject({
      ...{ status: 'confirmed', money: { paid: order.totals.total } },
    });
  });
});

describe('a payment that fails', () => {
  it('with a card that needs authentication sends a link, and continues when the order is paid', async () => {
    const one = await paidByCard(CARDS.challenge);
    time.now = daysAfter(START, 28);
    await run();
    const { order } = await lastOrder(one);
    expect(order.status).toBe('pending');
    expect(renewalMails).toMatchObject([{ kind: 'renewal-failed', problem: 'card-asks', orderId: order.id }]);
    const { customerId } = one;
    const started = await shop.payments.start({
      ...{ order, customerId, card: null, language: 'en', address: '192.0.2.9', description: 'Order' },
    });
    await pay(test, started.ok ? (started.value.redirectUrl.split('/').at(-2) ?? '') : '');
    await shop.payments.latest(order.id);
    expect((await lastOrder(one)).order.status).toBe('confirmed');
    expect((await lastOrder(one)).made).toMatchObject({ chargeAt: null, problem: null });
    const before = await moved();
    time.now = daysAfter(START, 30);
    await run();
    expect(await moved()).toBe(before);
  });

  it('without a card is reported daily, then paused; paying the order resumes it', async () => {
    const one = await paidByCard();
    await db.deleteFrom('payment_card').execute();
    for (let day = 28; day < 33; day += 1) {
      time.now = daysAfter(START, day * 1.001);
      await run();
    }
    expect(renewalMails.map(({ kind }) => kind)).toEqual([
      ...['renewal-failed', 'renewal-failed', 'renewal-failed', 'renewal-paused'],
    ]);
    expect(await standing(test, one.subscription.id)).toMatchObject({ state: 'paused', problem: 'no-card' });
    await payByLink(one);
    expect(await standing(test, one.subscription.id)).toMatchObject({
      ...{ state: 'active', problem: null, nextOn: '2027-01-21' },
    });
  });

  it('is shown with what its order waits for, until that is paid', async () => {
    const one = await paidByCard();
    const { id } = one.subscription;
    const shown = async () => {
      const { rows } = await shop.subscriptions.list({ text: String(id), state: null, limit: 1, offset: 0 });
      return [(await shop.subscriptions.open(id, null))?.problem, rows[0]?.problem];
    };
    expect(await shown()).toEqual([null, null]);
    await db.deleteFrom('payment_card').execute();
    time.now = daysAfter(START, 28);
    await run();
    expect(await standing(test, id)).toMatchObject({ state: 'active', problem: null });
    expect(await shown()).toEqual(['no-card', 'no-card']);
    await payByLink(one);
    expect(await shown()).toEqual([null, null]);
  });

  it('is not charged any more once it is cancelled', async () => {
    const one = await paidByCard();
    time.now = daysAfter(START, 28);
    await shop.subscriptions.renewDue();
    const { version } = await standing(test, one.subscription.id);
    const { id } = one.subscription;
    const owner = { id, customerId: one.customerId, version, actor: 'customer', reason: '' };
    expect(await shop.subscriptions.change(owner, { kind: 'cancel' })).toMatchObject({ ok: true });
    const before = await moved();
    await run();
    expect(await moved()).toBe(before);
    expect((await lastOrder(one)).order.money.paid.minor).toBe(0);
  });

  it('goes on when online payments were off for a day', async () => {
    const one = await paidByCard();
    time.now = daysAfter(START, 28);
    await shop.subscriptions.renewDue();
    await shop.settings.set('payments.provider', 'none');
    await shop.subscriptions.chargeDue();
    await shop.settings.set('payments.provider', 'test');
    expect((await lastOrder(one)).made).toMatchObject({ problem: 'no-card', attempts: 1 });
    time.now = daysAfter(START, 29);
    await run();
    expect((await lastOrder(one)).order.status).toBe('confirmed');
  });
});
