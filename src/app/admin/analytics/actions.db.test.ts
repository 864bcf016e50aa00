import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import { NOTHING } from '#kernel/money.ts';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop } from '#tests/a-shop.ts';
import { anOrder, deliverToDubai } from '#tests/an-order.ts';
import { aDatabase } from '#tests/database.ts';

const db = await aDatabase();
const made = aShop(db);
const adminActions = createAdminActions(made.shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const DAYS = { from: '2026-11-01', to: '2026-11-30' };

type Name = 'analytics.report' | 'analytics.breakdown';

async function ask(role: 'owner' | 'page-editor', sent: object, name: Name = 'analytics.report') {
  const signedIn = await aMember(made, role);
  return adminActions.perform({ signedIn, name, sent: { ...DAYS, ...sent }, ...where });
}

it('BO-06 emirates and returning customers are counted from orders', async () => {
  await deliverToDubai(made);
  const id = await aProduct(made, { sku: 'AN-LAMP', price: '100.00', stock: 50 });
  const orders = [await anOrder(made, [{ id }]), await anOrder(made, [{ id, quantity: 2 }])];
  const total = orders.reduce((sum, order) => sum + order.totals.total.minor, 0);
  expect(await ask('owner', { report: 'emirates' })).toMatchObject({
    value: [{ key: 'DU', orders: 2, total }],
  });
  const customers = new Set(orders.map(({ email }) => email)).size;
  expect(await ask('owner', { report: 'cohorts' })).toMatchObject({
    value: [{ key: '2026-11', customers, within30: customers === 1 ? 1 : 0 }],
  });
});

it('AN-11 the daily report has the refunds of each day, from orders', async () => {
  const id = await aProduct(made, { sku: 'AN-VASE', price: '30.00', stock: 50 });
  const order = await anOrder(made, [{ id, quantity: 2 }]);
  const by = { actor: 'mona', reason: 'scratched' };
  for (const to of ['packed', 'shipped', 'delivered'] as const) await made.shop.orders.move(order.id, to, by);
  const lines = [{ position: 0, quantity: 1, isRestocked: false }];
  const refund = { lines, delivery: NOTHING, fee: NOTHING, ...by, idempotencyKey: 'refund-of-days' };
  expect(await made.shop.orders.refund(order.id, refund)).toMatchObject({ ok: true });
  expect(await ask('owner', { report: 'overview' })).toEqual({
    ok: true,
    value: [{ key: '2026-11-21', sessions: 0, views: 0, carts: 0, orders: 0, total: 0, refunded: 3000 }],
  });
});

it('BO-06 a report without events is empty, an unknown one is refused', async () => {
  expect(await ask('owner', { report: 'pages' })).toMatchObject({ ok: true, value: [] });
  expect(await ask('owner', { report: 'people' })).toMatchObject({ refusal: { code: 'admin.unreadable' } });
  expect(await ask('page-editor', { report: 'pages' })).toMatchObject({
    refusal: { code: 'staff.forbidden' },
  });
});

it('BO-06 the breakdown of begun checkouts lists products by name', async () => {
  const id = await aProduct(made, { sku: 'AN-JUG', price: '30.00', more: { Name: 'Jug' } });
  await sql`
    insert into analytics_daily (day, dimension, name, value, events, sessions, quantity, value_minor)
    values ('2026-11-20', 'product', 'begin_checkout', ${String(id)}, 3, 2, 5, 0)
  `.execute(db);
  expect(await ask('owner', { report: 'funnel', key: 'begin_checkout' }, 'analytics.breakdown')).toEqual({
    ok: true,
    value: { rows: [{ key: String(id), title: 'Jug', checkouts: 3, pieces: 5 }], missing: null },
  });
});

it('BO-06 the breakdown of a line lists its pages and says since when they are counted', async () => {
  await sql`
    insert into analytics_daily (day, dimension, name, value, events, sessions, quantity, value_minor)
    select day::date, 'all', 'click', '', 4, 3, 0, 0 from unnest(array['2026-11-17', '2026-11-18']) as day
  `.execute(db);
  await sql`
    insert into analytics_page_daily (day, dimension, value, name, path, events, sessions)
    values ('2026-11-18', 'label', 'maker.example', 'click', '/faq/', 4, 3)
  `.execute(db);
  const link = { report: 'links', key: 'maker.example' };
  const rows = [{ key: '/faq/', clicks: 4, sessions: 3 }];
  expect(await ask('owner', link, 'analytics.breakdown')).toEqual({
    ok: true,
    value: { rows, missing: { since: '2026-11-18' } },
  });
  expect(await ask('owner', { ...link, from: '2026-11-18' }, 'analytics.breakdown')).toEqual({
    ok: true,
    value: { rows, missing: null },
  });
});

it('BO-06 a breakdown is refused for reports without one, a reversed range and staff without the right', async () => {
  const refused = (sent: object) =>
    ask('owner', { report: 'links', key: '', ...sent }, 'analytics.breakdown');
  const unreadable = { refusal: { code: 'admin.unreadable' } };
  expect(await refused({ report: 'pages' })).toMatchObject(unreadable);
  expect(await refused({ key: 'x'.repeat(201) })).toMatchObject(unreadable);
  expect(await refused({ from: '2026-12-01' })).toMatchObject(unreadable);
  expect(await ask('page-editor', { report: 'links', key: '' }, 'analytics.breakdown')).toMatchObject({
    refusal: { code: 'staff.forbidden' },
  });
});
