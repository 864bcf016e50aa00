import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ValueOf } from '#admin-actions/registry.ts';
import type { OrderId, ProductId } from '#kernel/ids.ts';
import { PAYMENT_STATES } from '#shop/orders';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop } from '#tests/a-shop.ts';
import { anOrder, deliverToDubai } from '#tests/an-order.ts';
import { aDatabase } from '#tests/database.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop } = test;
await deliverToDubai(test);
const adminActions = createAdminActions(shop);
const signedIn = await aMember(test, 'order-desk');
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

const id = await aProduct(test, { sku: 'TAGGED', price: '100.00', stock: 100 });
const orders: OrderId[] = [];
for (let count = 0; count < 6; count += 1) orders.push((await anOrder(test, [{ id }])).id);
const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = orders;

const perform = (name: Parameters<typeof adminActions.perform>[0]['name'], sent: unknown) =>
  adminActions.perform({ signedIn, name, sent, ...where });

async function list(sent: object): Promise<ValueOf<'orders.list'>> {
  const answer = await perform('orders.list', sent);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value as ValueOf<'orders.list'>;
}

async function show(order: number): Promise<ValueOf<'orders.show'>> {
  const answer = await perform('orders.show', { id: order });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value as ValueOf<'orders.show'>;
}

it('OR-03 tags are added to selected orders and filter the list', async () => {
  const ids = [first, second];
  expect(await perform('orders.tag', { ids, add: [' Call  back ', 'VIP'], remove: [] })).toMatchObject({
    value: { changed: 2 },
  });
  expect(await perform('orders.tag', { ids: [second], add: ['call back'], remove: ['vip'] })).toMatchObject({
    value: { changed: 1 },
  });
  const { orders: tagged, total, allTags } = await list({ tag: 'Call back' });
  expect(tagged.map((one) => [one.id, one.tags])).toEqual([
    [second, ['Call back']],
    [first, ['Call back', 'VIP']],
  ]);
  expect([total, allTags]).toEqual([2, ['Call back', 'VIP']]);
  expect((await list({ tag: 'none' })).total).toBe(0);
});

it('OR-03 with an unknown order the action is refused and no order is tagged', async () => {
  const refused = await perform('orders.tag', { ids: [third, 999_999], add: ['lost'], remove: [] });
  expect(refused).toMatchObject({ refusal: { code: 'orders.unknown-order' } });
  expect((await list({ tag: 'lost' })).total).toBe(0);
});

it('OR-03 the list shows payment states and filters by them', async () => {
  const set = (order: number, values: object) =>
    db
      .updateTable('shop_order')
      .set(values)
      .where('id', '=', order as OrderId)
      .execute();
  await set(second, { status: 'on-hold', payment_method: 'bacs' });
  await set(third, { paid_minor: 100 });
  await set(fourth, { paid_minor: 1_000_000 });
  await set(fifth, { paid_minor: 1000, refunded_minor: 400 });
  await set(sixth, { paid_minor: 1000, refunded_minor: 1000 });
  const all = await list({ sort: 'number' });
  expect(all.orders.map(({ payment }) => payment)).toEqual([...PAYMENT_STATES]);
  for (const payment of PAYMENT_STATES) {
    const page = await list({ payment });
    expect(page.orders.map((one) => one.payment)).toEqual([payment]);
  }
});

it('OR-03 packing slips and invoices of selected orders are printed together', async () => {
  const byMail = sql`jsonb_set(delivery, '{code}', '"by-mail"')`;
  await sql`update shop_order set delivery = ${byMail} where id = ${sixth}`.execute(db);
  const parcels = await perform('orders.parcels', { ids: [second, 999_999, first, sixth] });
  // An order sent by email has no parcel.
  expect(parcels).toMatchObject({ value: [{ order: { id: second } }, { order: { id: first } }] });
  const invoices = await perform('orders.invoices', { ids: [second, first] });
  expect(invoices).toMatchObject({ value: [{ orderId: second }, { orderId: first }] });
  expect(await perform('orders.invoices', { ids: [999_999] })).toMatchObject({
    refusal: { code: 'admin.not-found' },
  });
});

it('OR-03 a change of email and phone is in the timeline, without the old values', async () => {
  const { version, order } = await show(first);
  const change = { id: first, email: 'new@example.com', phone: '055 111 2233', reason: 'typo', version };
  expect(await perform('orders.change-contact', change)).toMatchObject({ ok: true });
  const after = await show(first);
  expect(after.order).toMatchObject({ email: 'new@example.com', phone: '+971551112233' });
  const { actor, ...entry } = after.timeline.at(-1) ?? { actor: '' };
  expect(entry).toMatchObject({ kind: 'contact', reason: 'typo', facts: { fields: 'email phone' } });
  expect(JSON.stringify([actor, entry])).not.toContain(order.email);
  expect((await list({ q: 'new@example.com' })).orders.map(({ id }) => id)).toEqual([first]);
  expect(await perform('orders.change-contact', change)).toMatchObject({
    refusal: { code: 'admin.changed-meanwhile' },
  });
});

it.each([
  [{ email: 'new@' }, { email: 'email' }],
  [{ phone: '12' }, { phone: expect.anything() }],
  [{ phone: '' }, { phone: 'phone' }],
])('OR-03 the contact %j is refused by field', async (wrong, problems) => {
  const { version, order } = await show(second);
  const sent = { id: second, email: order.email, phone: order.phone, reason: '', version, ...wrong };
  expect(await perform('orders.change-contact', sent)).toMatchObject({
    refusal: { code: 'admin.unreadable', problems },
  });
});

it('OR-03 an imported phone in another format stays when only the email changes', async () => {
  await db
    .updateTable('shop_order')
    .set({ phone: '04 399 1234' })
    .where('id', '=', second as OrderId)
    .execute();
  const { version, order } = await show(second);
  const change = { id: second, email: 'only@example.com', phone: order.phone, reason: '', version };
  expect(await perform('orders.change-contact', change)).toMatchObject({ ok: true });
  const after = await show(second);
  expect(after.order).toMatchObject({ email: 'only@example.com', phone: '04 399 1234' });
  const other = { ...change, version: after.version, phone: '04 399 1235' };
  expect(await perform('orders.change-contact', other)).toMatchObject({
    refusal: { code: 'admin.unreadable', problems: { phone: 'phone' } },
  });
});

it('OR-03 items to pack have their codes and the next state', async () => {
  await db
    .updateTable('product')
    .set({ gtin: '6291041500213' })
    .where('id', '=', id as ProductId)
    .execute();
  expect(await perform('orders.packing', { id: first })).toMatchObject({
    value: {
      next: 'packed',
      items: [{ key: '0', sku: 'TAGGED', barcode: '6291041500213', quantity: 1 }],
    },
  });
  await shop.orders.move(first as OrderId, 'packed', { actor: 'test', reason: '' });
  expect(await perform('orders.packing', { id: first })).toMatchObject({ value: { next: 'shipped' } });
  await shop.orders.move(first as OrderId, 'shipped', { actor: 'test', reason: '' });
  expect(await perform('orders.packing', { id: first })).toMatchObject({ value: { next: null } });
});
