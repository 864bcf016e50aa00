import { beforeEach, expect, it } from 'vitest';
import { mailNewOrders, noteNewOrder } from '#jobs/mails/new-order-mails.ts';
import type { OrderId } from '#kernel/ids.ts';
import type { OrderEmailDue } from '#shop/events.ts';
import { isNewOrder } from '#shop/orders';
import { ROLES, rightsOf } from '#shop/staff';
import { aMember } from '../a-member.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { anOrder, aWaitingOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop, time, news } = test;
await deliverToDubai(test);
const deps = { shop, config: { publicUrl: 'https://shop.test' } };
const note = noteNewOrder(deps, async () => undefined);
const productId = await aProduct(test, { sku: 'HEARD', price: '100.00' });

/** Runs the jobs of all events about orders since the last call. */
async function work(): Promise<void> {
  for (const one of news.splice(0)) if (isNewOrder(one)) await note({ orderId: one.orderId });
}

const placed = () => anOrder(test, [{ id: productId, quantity: 2 }]);
const later = () => {
  time.now = new Date(time.now.getTime() + 61_000);
};

async function mails() {
  const rows = await db
    .selectFrom('mail_message')
    .select(['recipient', 'kind', 'language', 'subject', 'plain', 'html'])
    .where('kind', 'in', ['new-order', 'new-orders'])
    .orderBy('id')
    .execute();
  await db.deleteFrom('mail_message').execute();
  return rows;
}

beforeEach(async () => {
  await work();
  await db.updateTable('staff').set({ closed_at: time.now }).execute();
  await db.deleteFrom('mail_message').execute();
  later();
  await shop.settings.set('staff.newOrderMail', ['owner']);
});

it('RO-03 the owner gets one mail per new order with lines, total, emirate, payment and link', async () => {
  const { member } = await aMember(test, 'owner');
  await aMember(test, 'order-desk');
  const order = await placed();
  await work();
  await note({ orderId: order.id });
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipient: member.email, kind: 'new-order', language: 'en' });
  expect(mail?.subject).toBe(`New order ${order.id} · AED 215.00`);
  for (const part of ['2 × HEARD', 'AED 215.00', 'Dubai', 'Cash on delivery'])
    expect(mail?.plain).toContain(part);
  expect(mail?.plain).toContain(`https://shop.test/admin/orders/${order.id}/`);
  for (const person of ['Sara', 'sara@example.com', '501234567', 'Villa 14', 'Street 12'])
    expect(mail?.plain).not.toContain(person);
});

it('RO-03 roles are a setting, and each member may choose', async () => {
  const owner = (await aMember(test, 'owner')).member;
  const packer = (await aMember(test, 'order-desk')).member;
  await shop.settings.set('staff.newOrderMail', ['order-desk']);
  await placed();
  await work();
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([packer.email]);
  await shop.staff.newOrders.choices.save(owner.id, { wantsMail: true });
  await shop.staff.newOrders.choices.save(packer.id, { wantsMail: false });
  later();
  await placed();
  await work();
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([owner.email]);
});

it('RO-03 the mail is in the recipient’s language', async () => {
  const { member } = await aMember(test, 'owner');
  await shop.staff.self.speak(member.id, 'ar');
  const order = await placed();
  await work();
  const [mail] = await mails();
  expect(mail).toMatchObject({ language: 'ar', subject: `طلب جديد ${order.id} · AED 215.00` });
  expect(mail?.plain).toContain('دبي');
  expect(mail?.plain).toContain(`https://shop.test/ar/admin/orders/${order.id}/`);
});

it('RO-03 many orders are one mail a minute', async () => {
  await aMember(test, 'owner');
  const ids: OrderId[] = [];
  for (let count = 0; count < 4; count += 1) {
    ids.push((await placed()).id);
    await work();
  }
  expect((await mails()).map(({ kind }) => kind)).toEqual(['new-order']);
  expect(await mailNewOrders(deps)()).toBe(false);
  later();
  expect(await mailNewOrders(deps)()).toBe(true);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: 'new-orders', subject: 'New orders: 3' });
  for (const id of ids.slice(1)) expect(mail?.plain).toContain(`/admin/orders/${id}/`);
  const buttons = mail?.html.match(/<a class="jm-button" href="[^"]*"/g);
  expect(buttons).toEqual(['<a class="jm-button" href="https://shop.test/admin/orders/"']);
  later();
  expect(await mailNewOrders(deps)()).toBe(false);
});

it('RO-03 an order that waits for its payment is new once paid', async () => {
  const { member } = await aMember(test, 'owner');
  await shop.staff.newOrders.unseen(member.id);
  const waiting = await aWaitingOrder(test, [{ id: productId }]);
  news.splice(0);
  const paid = { orderId: waiting.id, amount: waiting.totals.total, actor: 'bank', reference: 'paid-late' };
  await db.transaction().execute((tx) => shop.orders.paid(tx, paid));
  for (const to of ['packed', 'confirmed'] as const)
    await shop.orders.move(waiting.id, to, { actor: 'mona', reason: '' });
  expect(news.filter(isNewOrder)).toHaveLength(2);
  await work();
  expect((await mails()).map(({ kind }) => kind)).toEqual(['new-order']);
  expect(await shop.staff.newOrders.unseen(member.id)).toMatchObject({ count: 1 });
});

it('RO-03 the badge counts orders since one last opened the list', async () => {
  const [one, other] = [(await aMember(test, 'owner')).member, (await aMember(test, 'manager')).member];
  const { unseen, see } = shop.staff.newOrders;
  expect(await unseen(one.id)).toMatchObject({ count: 0, playsSound: true });
  await unseen(other.id);
  await placed();
  await placed();
  await work();
  const { count, latest } = await unseen(one.id);
  expect(count).toBe(2);
  await placed();
  await work();
  await see(one.id, latest);
  expect((await unseen(one.id)).count).toBe(1);
  expect((await unseen(other.id)).count).toBe(3);
  await see(one.id, 2_147_483_647);
  await placed();
  await work();
  expect((await unseen(one.id)).count).toBe(1);
});

it('RO-03 polling does not extend the session', async () => {
  const { member } = await aMember(test, 'owner');
  const token = await shop.staff.openSession(member.id, 'test');
  const hours = (count: number) => count * 3_600_000;
  time.now = new Date(time.now.getTime() + hours(11));
  expect(await shop.staff.sessions.open(token, { isPolling: true })).not.toBeNull();
  time.now = new Date(time.now.getTime() + hours(2));
  expect(await shop.staff.sessions.open(token)).toBeNull();
});

it('RO-03 only roles that see orders can be chosen', async () => {
  const seeing = ROLES.filter((role) => rightsOf(role).includes('orders.see'));
  expect(await shop.settings.set('staff.newOrderMail', seeing)).toMatchObject({ ok: true });
  expect(await shop.settings.set('staff.newOrderMail', ['page-editor'])).toMatchObject({ ok: false });
  const kinds: OrderEmailDue['kind'][] = ['packed', 'shipped', 'refunded', 'note'];
  for (const kind of kinds) expect(isNewOrder({ kind, orderId: 1 } as OrderEmailDue)).toBe(false);
});
