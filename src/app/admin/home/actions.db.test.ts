import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName, ValueOf } from '#admin-actions/registry.ts';
import { addDays, dayOf } from '#kernel/day.ts';
import type { OrderStatus } from '#shop/orders';
import type { Role } from '#shop/staff';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop } from '#tests/a-shop.ts';
import { anOrder, deliverToDubai } from '#tests/an-order.ts';
import { aDatabase } from '#tests/database.ts';
import { filterIn } from '../products/rules/filter-in.ts';
import type { TaskName } from './actions/tasks.ts';

const db = await aDatabase();
const made = aShop(db);
const adminActions = createAdminActions(made.shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

async function ask<Name extends ActionName>(name: Name, sent: object, role: Role = 'owner') {
  const signedIn = await aMember(made, role);
  const answer = await adminActions.perform({ signedIn, name, sent, ...where });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value as ValueOf<Name>;
}

let lamp = 0;

/** An order of one lamp, placed at a moment. */
async function soldAt(at: Date, status: OrderStatus = 'delivered', email?: string) {
  const order = await anOrder(made, [{ id: lamp }]);
  await sql`
    update shop_order set placed_at = ${at}, status = ${status}, email = coalesce(${email ?? null}, email)
    where id = ${order.id}
  `.execute(db);
  return order;
}

const now = new Date();
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000 - 1000);

beforeAll(async () => {
  await deliverToDubai(made);
  lamp = await aProduct(made, { sku: 'HOME-LAMP', price: '100.00', stock: 500 });
});

type Count = (query: URLSearchParams) => Promise<number>;

const orders: Count = async (query) => (await ask('orders.list', Object.fromEntries(query))).total;
const products: Count = async (query) => (await ask('products.list', filterIn(query))).total;

/** The number of rows in the list that a task links to, by the URL of its screen. */
const LISTED: Readonly<Record<TaskName, Count>> = {
  ...{
    toPack: orders,
    toComplete: orders,
    toShip: orders,
    onHold: orders,
    failedPayments: orders,
    returns: orders,
  },
  ...{ low: products, out: products },
  refunds: async () => (await ask('refunds.waiting', {})).length,
  messages: async () => (await ask('entries.list', {})).total,
  reviews: async () => (await ask('reviews.list', {})).total,
  failedMails: async (query) => (await ask('mails.log', Object.fromEntries(query))).mails.length,
  failedJobs: async () => (await ask('jobs.list', {})).failed.length,
};

it('BO-06 each figure of a task is the number of rows in the list it opens', async () => {
  for (const status of ['confirmed', 'packed', 'packed', 'on-hold', 'failed'] as const)
    await soldAt(ago(1), status);
  const byMail = await soldAt(ago(1), 'confirmed');
  await sql`
    update shop_order set delivery = jsonb_set(delivery, '{code}', '"by-mail"') where id = ${byMail.id}
  `.execute(db);
  await soldAt(ago(20), 'failed');
  const returned = await soldAt(ago(2));
  for (const state of ['asked', 'refunded'])
    await sql`
      insert into order_return (order_id, state, lines, reason, words, wish, asked_at)
      values (${returned.id}, ${state}, '[]', 'other', '', 'refund', now())
    `.execute(db);
  await sql`
    insert into order_refund (idempotency_key, order_id, lines, delivery_minor, fee_minor, total_minor, vat_minor,
      reason, actor, state, at)
    values ('home', ${returned.id}, '[]', 0, 0, 100, 5, 'late', 'mona', 'by-hand', now())
  `.execute(db);
  await sql`
    insert into mail_message (kind, dedupe_key, recipient, language, subject, html, plain, status)
    values ('test', 'home', 'sara@example.com', 'en', 'Hello', '', '', 'failed')
  `.execute(db);
  await aProduct(made, { sku: 'HOME-OUT', price: '10.00', stock: 0 });
  await aProduct(made, { sku: 'HOME-LOW', price: '10.00', stock: 1 });
  const { tasks } = await ask('home.show', {});
  const counts = Object.fromEntries(tasks.map(({ name, count }) => [name, count]));
  expect(counts).toMatchObject({
    ...{ toPack: 1, toComplete: 1, toShip: 2, onHold: 1, failedPayments: 1, returns: 1, refunds: 1 },
    ...{ failedMails: 1, out: 1 },
  });
  for (const { name, count, path } of tasks) {
    const query = new URL(path, 'http://shop.test').searchParams;
    expect([name, await LISTED[name](query)]).toEqual([name, count]);
  }
});

it('BO-06 today is compared with the same time a week and a year ago', async () => {
  const before = await ask('home.show', {});
  const weekAgo = new Date(now.getTime() - 7 * 86_400_000);
  await soldAt(new Date(now.getTime() - 1));
  await soldAt(new Date(weekAgo.getTime() - 1));
  // Later that day than the current time of day.
  await soldAt(new Date(weekAgo.getTime() + 600_000));
  const after = await ask('home.show', {});
  const grown = (day: 'soFar' | 'lastWeek' | 'lastYear') =>
    (after.today?.[day].orders ?? 0) - (before.today?.[day].orders ?? 0);
  expect([grown('soFar'), grown('lastWeek'), grown('lastYear')]).toEqual([1, 1, 0]);
  expect(after.today?.lastYear.day.slice(0, 4)).toBe(String(Number(dayOf(now).slice(0, 4)) - 1));
});

it('BO-06 a period has its figures, the previous ones, every day of the chart and the bestsellers', async () => {
  const at = new Date('2026-05-10T12:00:00+04:00');
  const later = new Date('2026-05-12T12:00:00+04:00');
  await soldAt(new Date('2026-05-01T12:00:00+04:00'), 'delivered', 'back@example.com');
  await soldAt(at, 'delivered', 'back@example.com');
  await soldAt(later, 'delivered', 'new@example.com');
  await soldAt(later, 'cancelled', 'gone@example.com');
  const shown = await ask('home.show', { period: 'own', from: '2026-05-10', to: '2026-05-13' });
  expect(shown.period).toMatchObject({
    period: { before: { from: '2026-05-06', to: '2026-05-09' } },
    figures: { orders: 2, returning: 0.5, visitors: 0, conversion: null },
    figuresBefore: { orders: 0, average: null, returning: null },
    bestSellers: [{ sku: 'HOME-LAMP', pieces: 2, total: 20_000 }],
  });
  const { chart, figures } = shown.period ?? { chart: [], figures: { net: 0, average: 0 } };
  expect(chart.map(({ day, orders }) => [day, orders])).toEqual([
    ['2026-05-10', 1],
    ['2026-05-11', 0],
    ['2026-05-12', 1],
    ['2026-05-13', 0],
  ]);
  expect(figures.average).toBe(figures.net / 2);
});

it('BO-06 a period in which everything was returned shows the refunds', async () => {
  const { id, totals } = await soldAt(new Date('2026-03-10T12:00:00+04:00'), 'refunded');
  await sql`update order_line set refunded_quantity = quantity where order_id = ${id}`.execute(db);
  const refunded = totals.total.minor;
  await sql`
    insert into order_refund (idempotency_key, order_id, lines, delivery_minor, fee_minor, total_minor, vat_minor,
      reason, actor, state, at)
    values ('all', ${id}, '[]', 0, 0, ${refunded}, 5, 'late', 'mona', 'paid-out', ${new Date('2026-03-11T12:00:00+04:00')})
  `.execute(db);
  const { period } = await ask('home.show', { period: 'own', from: '2026-03-10', to: '2026-03-11' });
  expect(period).toMatchObject({ refunded, figures: { orders: 1, net: 0 }, bestSellers: [] });
  const later = await ask('home.show', { period: 'own', from: '2026-03-11', to: '2026-03-11' });
  expect(later.period).toMatchObject({ refunded, figures: { orders: 0, net: -refunded }, bestSellers: [] });
});

it('BO-06 a single day has every hour of the shop’s time zone, and all hours of the day it is compared with', async () => {
  await soldAt(new Date('2026-02-10T00:30:00+04:00'));
  await soldAt(new Date('2026-02-10T23:59:59+04:00'));
  await soldAt(new Date('2026-02-11T00:00:00+04:00'));
  await soldAt(new Date('2026-02-09T21:00:00+04:00'));
  const { period } = await ask('home.show', { period: 'own', from: '2026-02-10', to: '2026-02-10' });
  expect(period?.chart).toHaveLength(24);
  const sold = period?.chart.filter(({ orders, before }) => orders > 0 || before !== 0);
  expect(sold?.map(({ day, orders, before }) => [day, orders, before !== 0])).toEqual([
    ['2026-02-10T00', 1, false],
    ['2026-02-10T21', 0, true],
    ['2026-02-10T23', 1, false],
  ]);
});

it('BO-06 today’s coming hours have no sales, those of last week do', async () => {
  const weekAgo = addDays(dayOf(now), -7);
  await soldAt(new Date(`${weekAgo}T23:59:00+04:00`));
  const { period } = await ask('home.show', { period: 'today' });
  const chart = period?.chart ?? [];
  const passed = chart.filter(({ net }) => net !== null).length;
  expect(chart.slice(passed).every(({ net }) => net === null)).toBe(true);
  expect(passed).toBeGreaterThan(0);
  expect(chart.at(-1)?.before).toBeGreaterThan(0);
});

it('BO-06 visitors and conversion are those of the shop’s own analytics', async () => {
  await sql`
    insert into analytics_daily (day, dimension, name, value, events, sessions, quantity, value_minor)
    values ('2026-04-10', 'all', 'page_view', '', 90, 40, 0, 0), ('2026-04-10', 'all', 'purchase', '', 2, 2, 0, 0)
  `.execute(db);
  const requested = { period: 'own', from: '2026-04-10', to: '2026-04-11' };
  expect((await ask('home.show', requested)).period?.figures).toMatchObject({
    visitors: 40,
    conversion: 0.05,
  });
  await made.shop.settings.set('analytics.enabled', false);
  const shown = await ask('home.show', requested);
  await made.shop.settings.set('analytics.enabled', true);
  expect(shown.live).toBeNull();
  expect(shown.period?.figures).toMatchObject({ visitors: null, conversion: null });
});

it('BO-06 a sales goal shows the sales of this month', async () => {
  expect((await ask('home.show', {})).goal).toBeNull();
  await made.shop.settings.set('orders.monthlyGoalMinor', 1_000_000);
  const { goal, period } = await ask('home.show', { period: 'month' });
  expect(goal).toMatchObject({ goal: 1_000_000, sold: period?.figures.net });
});

it('BO-06 the dashboard shows what each role may see', async () => {
  const shown = async (role: Role) => {
    const { tasks, ...rest } = await ask('home.show', {}, role);
    return { names: tasks.map(({ name }) => name), ...rest };
  };
  const noFigures = { today: null, period: null, goal: null, live: null, missedWords: null };
  const orderDesk = await shown('order-desk');
  expect(orderDesk).toMatchObject(noFigures);
  expect(orderDesk.names).toEqual(
    expect.arrayContaining(['toPack', 'returns', 'refunds', 'messages', 'failedMails']),
  );
  expect(orderDesk.names).not.toEqual(expect.arrayContaining(['reviews']));
  expect(await shown('page-editor')).toEqual({
    names: ['messages', 'low', 'out'],
    setup: null,
    ...noFigures,
  });
});

it('BO-06 an invalid period is the last 28 days', async () => {
  const { period } = await ask('home.show', { period: 'x'.repeat(50), from: 'soon', to: '' });
  const today = dayOf(new Date());
  expect(period?.period).toMatchObject({
    name: 'four-weeks',
    days: { from: addDays(today, -27), to: today },
  });
});
