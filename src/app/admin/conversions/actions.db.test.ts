import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import type { Attribution } from '#shop/conversions/rules/attribution.ts';
import type { Role } from '#shop/staff';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop } from '#tests/a-shop.ts';
import { anOrder, deliverToDubai } from '#tests/an-order.ts';
import { aDatabase } from '#tests/database.ts';

const made = aShop(await aDatabase(), {
  MEASUREMENT_PROTOCOL_SECRET: 'a secret of the stream',
  MEASUREMENT_PROTOCOL_ORIGIN: 'http://10.0.0.1',
});
const { shop, conversions } = made;
const adminActions = createAdminActions(shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
await deliverToDubai(made);
const id = await aProduct(made, { sku: 'TOLD', price: '40.00', stock: 50 });
const ALLOWED: Attribution = {
  ...{ granted: ['analytics'], isStaff: false, clientId: '1.1', sessionId: null },
  ...{ fbp: null, fbc: null, userAgent: null },
};

async function ask(name: ActionName, sent: unknown, role: Role = 'owner') {
  const signedIn = await aMember(made, role);
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  return (await adminActions.perform({ signedIn, name, sent, ...where })) as any;
}

await shop.settings.set('analytics.googleTag', 'G-TEST12345');
const sold = await anOrder(made, [{ id }], { attribution: ALLOWED });
const refused = await anOrder(made, [{ id }], { attribution: { ...ALLOWED, granted: [] } });
for (const order of [sold, refused]) await shop.conversions.purchased(order.id);
for (const due of conversions.splice(0)) await shop.conversions.deliver(due);

it('AN-11 staff see what was sent for each order, or why nothing was', async () => {
  const { rows, total, keptDays } = (await ask('conversions.list', {}, 'manager')).value;
  expect({ total, keptDays }).toEqual({ total: 2, keptDays: 180 });
  expect(rows).toMatchObject([
    { orderId: refused.id, service: 'google', event: 'purchase', state: 'held-back', reason: 'no-consent' },
    { orderId: sold.id, state: 'failed', reason: 'inside', attempts: 1, params: { currency: 'AED' } },
  ]);
});

it('AN-11 the list is filtered by service, state, event and order; invalid filters are ignored', async () => {
  const listed = async (filter: object): Promise<number[]> =>
    (await ask('conversions.list', filter)).value.rows.map(({ orderId }: { orderId: number }) => orderId);
  expect(await listed({ state: 'failed' })).toEqual([sold.id]);
  expect(await listed({ q: String(refused.id) })).toEqual([refused.id]);
  expect(await listed({ service: 'meta' })).toEqual([]);
  expect(await listed({ event: 'refund' })).toEqual([]);
  expect(await listed({ state: 'nonsense', service: '', q: 'x' })).toHaveLength(2);
});

it('AN-11 the screen says what each service lacks, and never shows a secret', async () => {
  const answer = await ask('conversions.list', {});
  expect(answer.value.services).toEqual([
    { service: 'google', id: 'G-TEST12345', state: 'ready' },
    { service: 'meta', id: '', state: 'off' },
  ]);
  expect(JSON.stringify(answer)).not.toContain('a secret of the stream');
});

it('AN-11 a failed event can be requeued, one that was held back cannot', async () => {
  const { rows } = (await ask('conversions.list', { state: 'failed' })).value;
  expect(await ask('conversions.again', { id: rows[0].id }, 'manager')).toMatchObject({ ok: true });
  expect(conversions).toEqual([rows[0].id]);
  const held = (await ask('conversions.list', { state: 'held-back' })).value.rows[0];
  expect(await ask('conversions.again', { id: held.id })).toMatchObject({
    refusal: { code: 'analytics.no-conversion' },
  });
});

it('RO-03 staff without the reports right see no sent events', async () => {
  expect(await ask('conversions.list', {}, 'page-editor')).toMatchObject({ ok: false });
});
