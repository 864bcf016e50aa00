import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName, InputOf, ValueOf } from '#admin-actions/registry.ts';
import type { Order } from '#shop/orders';
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
const actor = signedIn.member.name;
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

async function ask<Name extends ActionName>(name: Name, sent: InputOf<Name>) {
  return adminActions.perform({ signedIn, name, sent, ...where });
}

async function value<Name extends ActionName>(name: Name, sent: InputOf<Name>): Promise<ValueOf<Name>> {
  const answer = await ask(name, sent);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value as ValueOf<Name>;
}

async function placed(sku: string, quantity = 2): Promise<Order> {
  return anOrder(test, [{ id: await aProduct(test, { sku, price: '100.00', stock: 10 }), quantity }]);
}

it('OR-01 offers only the allowed transitions and refuses others with a message', async () => {
  const { id } = await placed('MOVES');
  expect((await value('orders.show', { id })).moves).toEqual(['packed', 'on-hold', 'cancelled']);
  const answer = await ask('orders.move', { id, from: 'confirmed', to: 'delivered', reason: '' });
  expect(answer).toMatchObject({ ok: false, refusal: { code: 'orders.may-not-move' } });
});

it('OR-01 refuses an outdated move with the current state', async () => {
  const { id } = await placed('LATE');
  await value('orders.move', { id, from: 'confirmed', to: 'packed', reason: '' });
  const late = await ask('orders.move', { id, from: 'confirmed', to: 'cancelled', reason: '' });
  expect(late).toMatchObject({ refusal: { code: 'admin.changed-meanwhile', stored: 'packed' } });
  expect(await shop.orders.find(id)).toMatchObject({ status: 'packed' });
});

it('OR-01 OR-03 refuses to pack an order that was edited after it was opened', async () => {
  const { id } = await placed('EDITED');
  const [packing, shown] = [await value('orders.packing', { id }), await value('orders.show', { id })];
  const lines = [{ position: 0, quantity: 1 }];
  await value('orders.edit', { id, lines, version: shown.version, reason: 'one is enough' });
  const late = await ask('orders.move', {
    ...{ id, from: 'confirmed', to: 'packed', reason: '' },
    version: packing.version,
  });
  expect(late).toMatchObject({
    refusal: { code: 'admin.changed-meanwhile', stored: 'confirmed', name: actor },
  });
  const listed = (await value('orders.list', { q: String(id) })).orders[0];
  const { refused } = await value('orders.move-many', {
    orders: [{ id, from: 'confirmed', version: packing.version }],
    ...{ to: 'packed', reason: '' },
  });
  const words = 'Changed after you opened the list, so it stays Confirmed. Check the order, then try again.';
  expect(refused).toEqual([{ id, words }]);
  expect(listed?.version).toBe((await value('orders.packing', { id })).version);
  const move = { id, from: 'confirmed', to: 'packed', reason: '', version: listed?.version } as const;
  expect(await ask('orders.move', move)).toMatchObject({ ok: true });
});

it('OR-01 a payment or a note after opening does not stop a move', async () => {
  const { id } = await placed('PAID-MEANWHILE');
  const { version } = await value('orders.packing', { id });
  await value('orders.note', { id, text: 'Rang', isForCustomer: false });
  await db
    .insertInto('order_event')
    .values({
      ...{ order_id: id, kind: 'payment', from_status: 'confirmed', to_status: 'confirmed' },
      ...{ actor: 'payments', at: test.time.now },
    })
    .execute();
  const move = { id, from: 'confirmed', to: 'packed', reason: '', version } as const;
  expect(await ask('orders.move', move)).toMatchObject({ ok: true });
});

it('OR-01 another phone or a refund by amount after opening does not stop a move', async () => {
  const { id } = await placed('CALLED-MEANWHILE');
  await db.updateTable('shop_order').set({ paid_minor: 21_500 }).where('id', '=', id).execute();
  const { version } = await value('orders.packing', { id });
  const contact = { id, email: '', phone: '0501112233', reason: 'typo', version };
  await value('orders.change-contact', contact);
  const refund = { id, amount: 500, reason: 'late', version: await shop.orders.version(id) };
  await value('refunds.make-amount', { ...refund, key: crypto.randomUUID() });
  const move = { id, from: 'confirmed', to: 'packed', reason: '', version } as const;
  expect(await ask('orders.move', move)).toMatchObject({ ok: true });
});

it('OR-01 refuses to pack an order whose items were refunded after it was opened', async () => {
  const { id } = await placed('BACK-MEANWHILE');
  await db.updateTable('shop_order').set({ paid_minor: 21_500 }).where('id', '=', id).execute();
  const { version } = await value('orders.packing', { id });
  const lines = [{ position: 0, quantity: 1, isRestocked: true }];
  const refund = { id, lines, delivery: 0, fee: 0, reason: 'one less', version, key: crypto.randomUUID() };
  await value('refunds.make', refund);
  const move = { id, from: 'confirmed', to: 'packed', reason: '', version } as const;
  expect(await ask('orders.move', move)).toMatchObject({ refusal: { code: 'admin.changed-meanwhile' } });
});

it('OR-01 moves several orders and names the refused ones with their reason', async () => {
  const [first, second] = [await placed('MANY-1'), await placed('MANY-2')];
  await shop.orders.move(second.id, 'cancelled', { actor, reason: '' });
  const { moved, refused } = await value('orders.move-many', {
    orders: [
      { id: first.id, from: 'confirmed' },
      { id: second.id, from: 'cancelled' },
    ],
    to: 'packed',
    reason: 'ready',
  });
  expect(moved).toEqual([first.id]);
  expect(refused).toEqual([{ id: second.id, words: 'This order can’t change from Cancelled to Packed.' }]);
});

it('OR-02 every change has actor, time and reason, and the tracking number', async () => {
  const { id } = await placed('TIMELINE');
  const tracking = { carrier: 'Desert Post', number: 'DP-1', url: '' };
  await value('orders.move', { id, from: 'confirmed', to: 'packed', reason: 'all there' });
  await value('orders.move', { id, from: 'packed', to: 'shipped', reason: '', tracking });
  await value('orders.note', { id, text: 'Rang, nobody home', isForCustomer: false });
  const { timeline, order } = await value('orders.show', { id });
  expect(order.tracking).toEqual(tracking);
  expect(timeline.slice(-3)).toMatchObject([
    { kind: 'move', to: 'packed', actor, reason: 'all there', at: test.time.now },
    { kind: 'move', to: 'shipped', actor },
    { kind: 'note', actor, reason: 'Rang, nobody home', isForCustomer: false },
  ]);
});
