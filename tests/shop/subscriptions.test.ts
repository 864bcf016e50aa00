import { beforeEach, describe, expect, it } from 'vitest';
import { createSubscriptions } from '#shop/subscriptions';
import { aShop, by } from '../a-shop.ts';
import { aSubscription, daysAfter, madeOrders, placePlan, someSticks, standing } from '../a-subscription.ts';
import { accountsOf } from '../accounts.ts';
import { deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const START = new Date('2026-11-26T10:00:00+04:00');
const test = aShop(await aDatabase());
const { shop, db, time, renewalMails } = test;
await deliverToDubai(test);
await shop.settings.set('subscriptions.enabled', true);

beforeEach(async () => {
  time.now = START;
  renewalMails.length = 0;
  // Subscriptions of earlier tests are no longer due.
  await db.updateTable('subscription').set({ state: 'cancelled' }).execute();
  await db.updateTable('subscription_order').set({ charge_at: null }).execute();
});

describe('a subscription begins', () => {
  it('with the first order, once it is confirmed; the order says how often', async () => {
    const { subscription, order } = await aSubscription(test);
    expect(subscription).toMatchObject({ state: 'active', weeks: 4, nextOn: '2026-12-24', confirmedAge: 21 });
    expect(subscription.lines).toMatchObject([{ quantity: 2, unitMinor: 2500, options: {} }]);
    expect(order.lines[0]?.options.map(({ value }) => value.en)).toContain('Every 4 weeks');
    expect(await shop.subscriptions.idsOfOrder(order.id)).toEqual([subscription.id]);
  });

  it('not for a guest, who keeps the cart and gets instructions', async () => {
    const { token, placed } = await placePlan(test, { customerId: null, productId: await someSticks(test) });
    expect(placed).toMatchObject({ ok: false, refusal: { code: 'checkout.account-needed' } });
    expect((await shop.cart.open(token)).lines).toHaveLength(1);
  });

  it('in a line of its own beside the same product bought once', async () => {
    const productId = await someSticks(test);
    const line = { productId, variationId: null, quantity: 1 };
    const once = await shop.cart.add({ token: null, actionId: null }, [{ ...line, options: {} }]);
    if (!once.ok) throw new Error(once.refusal.code);
    const { token } = once.value;
    const both = await shop.cart.add(by(token), [{ ...line, options: { subscription_weeks: '2' } }]);
    if (!both.ok) throw new Error(both.refusal.code);
    expect(both.value.cart.lines.map(({ plan }) => plan?.weeks)).toEqual([undefined, 2]);
    const other = await shop.cart.add(by(token), [{ ...line, options: { subscription_weeks: '3' } }]);
    expect(other).toMatchObject({ refusal: { code: 'cart.unknown-plan' } });
  });

  it('never while the shop has none: the field has no effect', async () => {
    await shop.settings.set('subscriptions.enabled', false);
    const { customer } = await accountsOf(test).aCustomer();
    const { placed } = await placePlan(test, { customerId: customer.id, productId: await someSticks(test) });
    await shop.settings.set('subscriptions.enabled', true);
    expect(placed.ok && placed.value.lines[0]?.options).toEqual([]);
    expect(await shop.subscriptions.listFor(customer.id)).toEqual([]);
  });

  it('and ends with its first order when that is cancelled', async () => {
    const { subscription, order } = await aSubscription(test);
    await shop.orders.move(order.id, 'cancelled', { actor: 'test', reason: 'changed my mind' });
    expect((await standing(test, subscription.id)).state).toBe('cancelled');
  });
});

describe('an order that is due', () => {
  it('is placed at today’s price, with delivery and VAT, and takes stock', async () => {
    const productId = await someSticks(test, { stock: 10 });
    const { subscription, customerId, order } = await aSubscription(test, { productId });
    await db.updateTable('product').set({ regular_price_minor: 3000 }).where('id', '=', productId).execute();
    time.now = daysAfter(START, 28);
    expect(await shop.subscriptions.renewDue()).toBe(1);
    const [made] = await madeOrders(test, subscription.id);
    const renewal = await shop.orders.findFor(customerId, made?.orderId ?? order.id);
    expect(renewal).toMatchObject({ status: 'confirmed', paymentMethod: 'cod', email: order.email });
    expect(renewal?.totals.subtotal.minor).toBe(6000);
    expect(renewal?.totals.delivery.minor).toBe(order.totals.delivery.minor);
    expect(renewal?.ageConfirmedAt).toEqual(order.ageConfirmedAt);
    expect((await shop.catalogue.sellables([productId])).get(productId)?.stock.left).toBe(6);
    const after = await standing(test, subscription.id);
    expect(after).toMatchObject({ nextOn: '2027-01-21', lines: [{ unitMinor: 3000 }] });
  });

  it('is placed once by two workers', async () => {
    const { subscription } = await aSubscription(test);
    time.now = daysAfter(START, 28);
    await Promise.all([shop.subscriptions.renewDue(), shop.subscriptions.renewDue()]);
    expect(await madeOrders(test, subscription.id)).toHaveLength(1);
  });

  it('is placed once for five dates that were missed', async () => {
    const { subscription } = await aSubscription(test);
    time.now = daysAfter(START, 28 * 5 + 3);
    expect(await shop.subscriptions.renewDue()).toBe(1);
    expect(await shop.subscriptions.renewDue()).toBe(0);
    expect(await madeOrders(test, subscription.id)).toMatchObject([{ dueOn: '2026-12-24' }]);
    expect((await standing(test, subscription.id)).nextOn).toBe('2027-05-13');
  });

  it('is not placed before its day in Dubai, nor when the clock goes back', async () => {
    const { subscription } = await aSubscription(test);
    time.now = new Date('2026-12-23T19:59:00Z');
    expect(await shop.subscriptions.renewDue()).toBe(0);
    time.now = new Date('2026-12-23T20:00:00Z');
    expect(await shop.subscriptions.renewDue()).toBe(1);
    time.now = new Date('2026-12-20T20:00:00Z');
    expect(await shop.subscriptions.renewDue()).toBe(0);
    expect(await madeOrders(test, subscription.id)).toHaveLength(1);
  });

  it('leaves nothing of it when the process is killed before the commit, and is placed by the next', async () => {
    const productId = await someSticks(test, { stock: 10 });
    const { subscription } = await aSubscription(test, { productId });
    time.now = daysAfter(START, 28);
    const deps = {
      ...{ db, clock: () => time.now, zone: 'Asia/Dubai', settings: shop.settings.all },
      ...{ findOrder: shop.orders.findIn, quoteRenewal: shop.checkout.quoteRenewal },
      placeRenewal: async (...requested: Parameters<typeof shop.checkout.placeRenewal>) => {
        await shop.checkout.placeRenewal(...requested);
        throw new Error('killed');
      },
      ...{ reviveOrder: async () => true, chargeCard: async () => 'paid' as const },
      ...{ isAccepted: async () => true, closedDays: async () => [], raise: async () => undefined },
    };
    await expect(createSubscriptions(deps).renewDue()).rejects.toThrow('killed');
    expect(await madeOrders(test, subscription.id)).toEqual([]);
    expect((await shop.catalogue.sellables([productId])).get(productId)?.stock.left).toBe(8);
    expect(await standing(test, subscription.id)).toMatchObject({ attempts: 1, nextOn: '2026-12-24' });
    time.now = daysAfter(START, 29.1);
    expect(await shop.subscriptions.renewDue()).toBe(1);
    expect(await madeOrders(test, subscription.id)).toHaveLength(1);
  });

  it('without stock is reported, tried again daily, then paused; nothing is lost', async () => {
    const productId = await someSticks(test, { stock: 3 });
    const { subscription } = await aSubscription(test, { productId });
    for (let day = 28; day < 34; day += 1) {
      time.now = daysAfter(START, day + 0.01 * day);
      await shop.subscriptions.renewDue();
      await shop.subscriptions.renewDue();
    }
    expect(renewalMails.map(({ kind, problem }) => `${kind} ${problem}`)).toEqual([
      ...['renewal-failed out-of-stock', 'renewal-failed out-of-stock', 'renewal-failed out-of-stock'],
      'renewal-paused out-of-stock',
    ]);
    expect(await standing(test, subscription.id)).toMatchObject({ state: 'paused', problem: 'out-of-stock' });
    expect(await madeOrders(test, subscription.id)).toEqual([]);
  });

  it('of products that may not be sold there any more is not placed', async () => {
    const { subscription } = await aSubscription(test);
    const words = { en: 'Not to Dubai.' };
    await shop.settings.set('restrictions.rules', [
      { id: 'no-dubai', class: 'tobacco', emirates: ['DU'], mode: 'catalogue', words } as never,
    ]);
    time.now = daysAfter(START, 28);
    await shop.subscriptions.renewDue();
    await shop.settings.set('restrictions.rules', []);
    expect(await standing(test, subscription.id)).toMatchObject({ problem: 'restricted', attempts: 1 });
    expect(await madeOrders(test, subscription.id)).toEqual([]);
  });

  it('is announced once, some days before, and again when it is moved', async () => {
    const { subscription, customerId } = await aSubscription(test);
    time.now = daysAfter(START, 24);
    expect(await shop.subscriptions.noticeDue()).toBe(0);
    time.now = daysAfter(START, 25);
    expect(await shop.subscriptions.noticeDue()).toBe(1);
    expect(await shop.subscriptions.noticeDue()).toBe(0);
    const changing = { id: subscription.id, customerId, actor: 'customer', reason: '' };
    const now = await standing(test, subscription.id);
    await shop.subscriptions.change(
      { ...changing, version: now.version },
      { kind: 'move', day: '2026-12-23' },
    );
    expect(await shop.subscriptions.noticeDue()).toBe(1);
    expect(new Set(renewalMails.map(({ key }) => key)).size).toBe(2);
  });
});

describe('changing a subscription', () => {
  const asOwner = (one: Awaited<ReturnType<typeof aSubscription>>) => ({
    ...{ id: one.subscription.id, customerId: one.customerId, version: one.subscription.version },
    ...{ actor: 'customer', reason: '' },
  });

  it('is for its owner, and for the version that was looked at', async () => {
    const one = await aSubscription(test);
    const other = await aSubscription(test);
    const owner = asOwner(one);
    const strange = { ...owner, customerId: other.customerId };
    const skip = { kind: 'skip' } as const;
    expect(await shop.subscriptions.change(strange, skip)).toMatchObject({
      refusal: { code: 'subscriptions.unknown' },
    });
    const both = await Promise.all([
      shop.subscriptions.change(owner, skip),
      shop.subscriptions.change(owner, skip),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'subscriptions.changed' } });
    expect((await standing(test, owner.id)).nextOn).toBe('2027-01-21');
  });

  it('cancelled, nothing is ordered; undone, the date is in step', async () => {
    const one = await aSubscription(test);
    const cancelled = await shop.subscriptions.change(asOwner(one), { kind: 'cancel' });
    time.now = daysAfter(START, 0.5);
    const version = cancelled.ok ? cancelled.value.version : 0;
    const undone = await shop.subscriptions.change({ ...asOwner(one), version }, { kind: 'restore' });
    expect(undone).toMatchObject({ value: { state: 'active', nextOn: '2026-12-24' } });
    const again = undone.ok ? undone.value.version : 0;
    await shop.subscriptions.change({ ...asOwner(one), version: again }, { kind: 'cancel' });
    time.now = daysAfter(START, 60);
    expect(await shop.subscriptions.renewDue()).toBe(0);
  });

  it('by staff is mailed to the customer and stored with its reason', async () => {
    const one = await aSubscription(test);
    const byStaff = { ...asOwner(one), customerId: null, actor: 'Noura', reason: 'asked by phone' };
    await shop.subscriptions.change(byStaff, { kind: 'cancel' });
    expect(renewalMails).toMatchObject([{ kind: 'renewal-cancelled' }]);
    const opened = await shop.subscriptions.open(one.subscription.id, null);
    expect(opened?.events[0]).toMatchObject({ kind: 'cancelled', actor: 'Noura', reason: 'asked by phone' });
  });

  it('follows its account when that is merged into another', async () => {
    const [one, other] = [await aSubscription(test), await accountsOf(test).aCustomer()];
    await shop.customers.staff.merge(one.customerId, other.customer.id);
    expect((await standing(test, one.subscription.id)).customerId).toBe(other.customer.id);
  });

  it('follows its account when that is erased: cancelled, without name and address', async () => {
    const one = await aSubscription(test);
    const data = JSON.stringify(await shop.customers.export(one.customerId));
    expect(data).toContain('productSubscriptions');
    await shop.customers.staff.erase(one.customerId);
    const gone = await standing(test, one.subscription.id);
    expect(gone).toMatchObject({ state: 'cancelled', customerId: null, email: '', address: {} });
  });
});
