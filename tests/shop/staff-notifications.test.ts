import { beforeEach, expect, it } from 'vitest';
import { JOBS } from '#jobs/names.ts';
import { mailNotifications } from '#jobs/staff/staff-notifications.ts';
import type { ProductId } from '#kernel/ids.ts';
import { DAY_MS, MINUTE_MS } from '#kernel/instant.ts';
import { EMPTY_REVIEW } from '#shop/reviews';
import { aMember } from '../a-member.ts';
import { buy, CARDS, deliverWebhook, messagesOf, openPage, pay } from '../a-payment.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db, time } = test;
await deliverToDubai(test);
await shop.settings.set('payments.provider', 'test');
const { notifications } = shop.staff;
const failed: Awaited<ReturnType<typeof shop.queue.failed>> = [];
const mail = mailNotifications({
  shop: { ...shop, queue: { ...shop.queue, failed: async () => failed } },
  db,
  config: { publicUrl: 'https://shop.test' },
});

async function mails() {
  const rows = await db
    .selectFrom('mail_message')
    .select(['recipient', 'language', 'subject', 'plain', 'html'])
    .where('kind', '=', 'staff-notifications')
    .orderBy('id')
    .execute();
  await db.deleteFrom('mail_message').execute();
  return rows;
}

async function aRefusedPayment(): Promise<string> {
  const { order } = await buy(test);
  await pay(test, await openPage(test, order), CARDS.declined);
  for (const message of await messagesOf(test)) await deliverWebhook(test, message);
  return String(order.id);
}

let made = 0;
async function aPendingReview(): Promise<string> {
  made += 1;
  const productId = (await aProduct(test, { sku: `NOTED-${made}` })) as ProductId;
  const typed = {
    rating: '4',
    title: 'Warm',
    comment: 'Ready at once.',
    author: 'Sara',
    email: 's@example.com',
  };
  const written = await shop.reviews.write({
    productId,
    draft: { ...EMPTY_REVIEW, ...typed },
    uploads: { files: [], problem: null },
    language: 'en',
  });
  if (!written.ok) throw new Error(written.refusal.code);
  return String(written.value.id);
}

beforeEach(async () => {
  failed.splice(0);
  await db.updateTable('staff').set({ closed_at: time.now }).execute();
  await db.deleteFrom('staff_notification').execute();
  await db.deleteFrom('mail_message').execute();
  await shop.settings.set('staff.notificationMail', ['owner']);
  time.now = new Date(time.now.getTime() + 6 * MINUTE_MS);
});

it('a refused payment, a return, a waiting review and low stock are noted once, the newest first', async () => {
  const { member } = await aMember(test, 'owner');
  await notifications.unread(member);
  const payment = await aRefusedPayment();
  const sku = 'RETURNED';
  const order = await anOrder(test, [{ id: await aProduct(test, { sku, stock: 3 }), quantity: 2 }]);
  for (const to of ['packed', 'shipped', 'delivered'] as const)
    await shop.orders.move(order.id, to, { actor: 'mona', reason: '' });
  const requested = {
    lines: [{ position: 0, quantity: 1 }],
    reason: 'faulty',
    words: '',
    wish: 'refund',
  } as const;
  expect(await shop.orders.returns.ask({ key: order.key }, order.id, requested)).toMatchObject({ ok: true });
  const review = await aPendingReview();
  const listed = await notifications.list(member);
  expect(listed.map(({ kind, subject, count }) => [kind, subject, count])).toEqual([
    ['review-pending', review, 1],
    ['return-requested', String(order.id), 1],
    ['low-stock', '', 1],
    ['payment-failed', payment, 1],
  ]);
  expect(await notifications.unread(member)).toMatchObject({ count: 4 });
});

it('what was read is not counted again, for each member by themselves', async () => {
  const [one, other] = [(await aMember(test, 'owner')).member, (await aMember(test, 'manager')).member];
  await notifications.unread(one);
  await notifications.unread(other);
  await aRefusedPayment();
  const { count, latest } = await notifications.unread(one);
  expect(count).toBe(1);
  await notifications.markRead(one.id, latest);
  await aPendingReview();
  expect((await notifications.unread(one)).count).toBe(1);
  expect((await notifications.unread(other)).count).toBe(2);
  await notifications.markRead(one.id, 2_147_483_647);
  await aPendingReview();
  expect((await notifications.unread(one)).count).toBe(1);
});

it('members are notified only of what they may see and chose', async () => {
  const editor = (await aMember(test, 'page-editor')).member;
  const owner = (await aMember(test, 'owner')).member;
  await notifications.unread(editor);
  await notifications.unread(owner);
  await aRefusedPayment();
  await aPendingReview();
  expect(await notifications.list(editor)).toEqual([]);
  expect(await notifications.unread(editor)).toMatchObject({ count: 0 });
  await notifications.choices.save(owner.id, { kind: 'review-pending', isShown: false });
  expect((await notifications.list(owner)).map(({ kind }) => kind)).toEqual(['payment-failed']);
  expect((await notifications.unread(owner)).count).toBe(1);
  expect(await notifications.choices.of(editor, ['owner'])).toEqual(
    expect.not.arrayContaining([expect.objectContaining({ kind: 'payment-failed' })]),
  );
});

it('mails go to the roles of the setting, by each member’s choice, with links, once', async () => {
  const owner = (await aMember(test, 'owner')).member;
  const packer = (await aMember(test, 'order-desk')).member;
  await shop.staff.self.speak(packer.id, 'ar');
  const order = await aRefusedPayment();
  await aPendingReview();
  expect(await mail()).toBe(true);
  const [first, ...more] = await mails();
  expect(more).toEqual([]);
  expect(first).toMatchObject({ recipient: owner.email, subject: 'The shop needs attention: 1' });
  expect(first?.plain).toContain(`https://shop.test/admin/orders/${order}/`);
  expect(await mail()).toBe(false);
  await notifications.choices.save(owner.id, { kind: 'payment-failed', isMailed: false });
  await notifications.choices.save(packer.id, { kind: 'payment-failed', isMailed: true });
  const later = await aRefusedPayment();
  expect(await mail()).toBe(false);
  time.now = new Date(time.now.getTime() + 6 * MINUTE_MS);
  expect(await mail()).toBe(true);
  const [second, ...others] = await mails();
  expect(others).toEqual([]);
  expect(second).toMatchObject({ recipient: packer.email, language: 'ar' });
  expect(second?.plain).toContain(`https://shop.test/ar/admin/orders/${later}/`);
});

it('a mail lists what happened, each with its link, and has one button to the back office', async () => {
  await aMember(test, 'owner');
  for (const name of ['mail.order', 'mail.restock'])
    failed.push({ id: name, name, payload: {}, error: 'refused', tries: 9, at: time.now });
  time.now = new Date(time.now.getTime() + 6 * MINUTE_MS);
  await mail();
  const [{ html } = { html: '' }] = await mails();
  const links = (name: string) => [...html.matchAll(/<a [^>]*>/g)].filter(([tag]) => tag.includes(name));
  expect(links('jm-ink')).toHaveLength(failed.length);
  expect(links('jm-button')).toEqual([
    expect.objectContaining({ 0: expect.stringContaining('href="https://shop.test/admin/"') }),
  ]);
});

it('a job that failed all its attempts is noted once an hour; a push is not', async () => {
  const { member } = await aMember(test, 'owner');
  const job = { id: 'one', name: 'mail.order', payload: {}, error: 'refused', tries: 9, at: time.now };
  failed.push({ ...job, id: 'push', name: JOBS.push }, job, {
    ...job,
    id: 'two',
    at: new Date(time.now.getTime() + 1000),
  });
  await mail();
  await mail();
  expect((await notifications.list(member)).map(({ kind, subject }) => [kind, subject])).toEqual([
    ['job-failed', 'mail.order'],
  ]);
  expect(await mails()).toHaveLength(1);
});

it('notifications are deleted after 90 days', async () => {
  const { member } = await aMember(test, 'owner');
  await aPendingReview();
  time.now = new Date(time.now.getTime() + 91 * DAY_MS);
  await shop.staff.forgetOld();
  expect(await notifications.list(member)).toEqual([]);
});
