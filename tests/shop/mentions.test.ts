import { beforeEach, expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName, InputOf } from '#admin-actions/registry.ts';
import { mailNotifications } from '#jobs/staff/staff-notifications.ts';
import { MINUTE_MS } from '#kernel/instant.ts';
import type { Member, Role } from '#shop/staff';
import { aMember } from '../a-member.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db, time } = test;
await deliverToDubai(test);
const { notifications } = shop.staff;
const writer = await aMember(test, 'order-desk');
const { perform } = createAdminActions(shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
const ask = <Name extends ActionName>(name: Name, sent: InputOf<Name>, signedIn = writer) =>
  perform({ signedIn, name, sent, ...where });
const mail = mailNotifications({ shop, db, config: { publicUrl: 'https://shop.test' } });

async function named(name: string, role: Role = 'order-desk'): Promise<Member> {
  const { member } = await aMember(test, role);
  await db.updateTable('staff').set({ name }).where('id', '=', member.id).execute();
  await notifications.unread(member);
  return { ...member, name };
}

async function mails() {
  const rows = await db
    .selectFrom('mail_message')
    .select(['recipient', 'plain'])
    .where('kind', '=', 'staff-notifications')
    .execute();
  await db.deleteFrom('mail_message').execute();
  return rows;
}

const { id: orderId } = await anOrder(test, [{ id: await aProduct(test, { sku: 'NOTED' }) }]);
const note = (text: string, isForCustomer = false) =>
  ask('orders.note', { id: orderId, text, isForCustomer });
const subjectsOf = async (member: Member) =>
  (await notifications.list(member)).map(({ kind, subject }) => [kind, subject]);

beforeEach(async () => {
  await db.updateTable('staff').set({ closed_at: time.now }).where('id', '!=', writer.member.id).execute();
  await db.deleteFrom('staff_notification').execute();
  await db.deleteFrom('mail_message').execute();
  time.now = new Date(time.now.getTime() + 6 * MINUTE_MS);
});

it('a note notifies only the mentioned members', async () => {
  const [mona, ali] = [await named('Mona Haddad'), await named('Ali Noor', 'manager')];
  const other = await named('Mona');
  expect(await note('Please call back, @mona haddad and @Ali Noor.')).toMatchObject({ ok: true });
  expect(await subjectsOf(mona)).toEqual([['mentioned', String(orderId)]]);
  expect(await notifications.unread(mona)).toMatchObject({ count: 1 });
  expect(await subjectsOf(ali)).toHaveLength(1);
  expect(await subjectsOf(other)).toEqual([]);
  expect(await notifications.unread(other)).toMatchObject({ count: 0 });
  const event = (await shop.orders.timeline(orderId)).at(-1);
  expect(event?.facts).toEqual({ mentions: 'Ali Noor\nMona Haddad' });
});

it('it is mailed to any role, unless the member chose otherwise', async () => {
  const mona = await named('Mona');
  const ali = await named('Ali');
  await notifications.choices.save(ali.id, { kind: 'mentioned', isMailed: false });
  await note('@Mona @Ali see this');
  expect(await mail()).toBe(true);
  const sent = await mails();
  expect(sent.map(({ recipient }) => recipient)).toEqual([mona.email]);
  expect(sent[0]?.plain).toContain(`https://shop.test/admin/orders/${orderId}/#timeline`);
});

it('who may not see orders, has left, or writes the note is not notified', async () => {
  const editor = await named('Salem', 'page-editor');
  const gone = await named('Layla');
  await db.updateTable('staff').set({ closed_at: time.now }).where('id', '=', gone.id).execute();
  await db.updateTable('staff').set({ name: 'Noura' }).where('id', '=', writer.member.id).execute();
  await note('@Salem @Layla @Noura');
  expect(await db.selectFrom('staff_notification').selectAll().execute()).toEqual([]);
  expect(await subjectsOf(editor)).toEqual([]);
  expect(await ask('orders.mentionable', {})).toMatchObject({ value: ['Noura'] });
});

it('a note to the customer mentions no member', async () => {
  const mona = await named('Mona');
  await note('@Mona will call you', true);
  expect(await subjectsOf(mona)).toEqual([]);
});

it('names are for who may write notes alone', async () => {
  const editor = await aMember(test, 'page-editor');
  expect(await ask('orders.mentionable', {}, editor)).toMatchObject({ ok: false });
});
