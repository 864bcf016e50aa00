import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import { NOTHING } from '#kernel/money.ts';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop } from '#tests/a-shop.ts';
import { anOrder, deliverToDubai } from '#tests/an-order.ts';
import { aDatabase } from '#tests/database.ts';

const made = aShop(await aDatabase());
const adminActions = createAdminActions(made.shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const DAYS = { from: '2026-11-01', to: '2026-11-30' };

async function ask(role: 'owner' | 'page-editor', sent: object) {
  const signedIn = await aMember(made, role);
  return adminActions.perform({ signedIn, name: 'analytics.report', sent: { ...DAYS, ...sent }, ...where });
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

it('AN-11 the report of days has what was refunded on each, from orders', async () => {
  const id = await aProduct(made, { sku: 'AN-VASE', price: '30.00', stock: 50 });
  const order = await anOrder(made, [{ id, quantity: 2 }]);
  const by = { actor: 'mona', reason: 'scratched' };
  for (const to of ['packed', 'shipped', 'delivered'] as const) await made.shop.orders.move(order.id, to, by);
  const lines = [{ position: 0, quantity: 1, isRestocked: false }];
  const asked = { lines, delivery: NOTHING, fee: NOTHING, ...by, idempotencyKey: 'refund-of-days' };
  expect(await made.shop.orders.refund(order.id, asked)).toMatchObject({ ok: true });
  expect(await ask('owner', { report: 'overview' })).toEqual({
    ok: true,
    value: [{ key: '2026-11-21', sessions: 0, views: 0, carts: 0, orders: 0, total: 0, refunded: 3000 }],
  });
});

it('BO-06 a report without events is empty, and one that nobody knows is refused', async () => {
  expect(await ask('owner', { report: 'pages' })).toMatchObject({ ok: true, value: [] });
  expect(await ask('owner', { report: 'people' })).toMatchObject({ refusal: { code: 'admin.unreadable' } });
  expect(await ask('page-editor', { report: 'pages' })).toMatchObject({
    refusal: { code: 'staff.forbidden' },
  });
});
