import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { JOBS } from '#jobs/names.ts';
import { pushNewOrders, pushNotifications, sendPush } from '#jobs/staff/staff-pushes.ts';
import type { StaffId } from '#kernel/ids.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/instant.ts';
import type { NotificationKind, PushMessage, Role, SignedIn } from '#shop/staff';
import { aMember } from '../a-member.ts';
import { aBrowser, aPushService, readVapid } from '../a-push-service.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase(), { ASK_LOOPBACK: '1' });
const { shop, db, time } = test;
const { push, notifications, newOrders } = shop.staff;
await deliverToDubai(test);
const service = await aPushService();
afterAll(service.close);

const queued: { name: string; payload: object }[] = [];
/** Payloads are JSON in the queue. */
const queue = {
  enqueue: async (_tx: unknown, name: string, payload: object) =>
    void queued.push({ name, payload: JSON.parse(JSON.stringify(payload)) }),
};
const deps = { shop, queue };
const send = sendPush(deps);

async function sendQueued(): Promise<void> {
  for (const { name, payload } of queued.splice(0)) if (name === JOBS.push) await send(payload);
}

/** A member of staff with a browser that shows notifications. */
async function aReader(role: Role) {
  const signedIn = await aMember(test, role);
  return { ...signedIn, ...(await aDevice(signedIn)) };
}

async function aDevice({ member, session }: SignedIn) {
  const browser = aBrowser(service.origin);
  const turnedOn = await push.turnOn({ id: member.id, session }, browser.subscription);
  if (!turnedOn.ok) throw new Error(turnedOn.refusal.code);
  return { ...browser, device: turnedOn.value.id };
}

/** The messages that a browser received. */
function messagesOf({ path, read }: Pick<ReturnType<typeof aBrowser>, 'path' | 'read'>) {
  return service.calls.filter((call) => call.path === path).map(({ body }) => read(body));
}

const note = (kind: NotificationKind, subject: string, staffId?: StaffId) =>
  notifications.note(db, {
    ...{ kind, subject, count: 1, key: randomUUID() },
    ...(staffId === undefined ? {} : { staffId }),
  });

const aMessage = (): PushMessage => ({
  title: 'Test',
  body: '',
  tag: 'test',
  path: '/admin/',
  language: 'en',
  at: time.now,
  urgency: 'high',
});

const devicesOf = async (id: StaffId) => (await push.list(id)).map((device) => device.id);

beforeEach(async () => {
  queued.splice(0);
  service.calls.splice(0);
  service.answer.status = 201;
  await db.deleteFrom('staff_push_device').execute();
  await db.deleteFrom('staff_notification').execute();
  await db.deleteFrom('order_notice').execute();
});

it('a new order reaches the devices of who may see orders, in their language, encrypted for that browser', async () => {
  const owner = await aReader('owner');
  const packer = await aReader('order-desk');
  const editor = await aReader('page-editor');
  await shop.staff.self.speak(packer.member.id, 'ar');
  const order = await anOrder(test, [{ id: await aProduct(test, { sku: 'PUSHED' }), quantity: 1 }]);
  await newOrders.note(order.id);
  await pushNewOrders(deps)();
  await sendQueued();
  expect(messagesOf(editor)).toEqual([]);
  const amount = (order.totals.total.minor / 100).toFixed(2);
  expect(messagesOf(owner)).toEqual([
    {
      title: `New order ${order.id}`,
      body: `AED ${amount}`,
      path: `/admin/orders/${order.id}/`,
      language: 'en',
      tag: expect.stringMatching(/^order-\d+$/),
      at: time.now.toISOString(),
    },
  ]);
  expect(messagesOf(packer)).toMatchObject([
    { title: `طلب جديد ${order.id}`, path: `/ar/admin/orders/${order.id}/`, language: 'ar' },
  ]);
  await pushNewOrders(deps)();
  expect(queued).toEqual([]);
});

it('a message has an urgency and a lifetime, and is signed with the key that browsers subscribed with', async () => {
  const owner = await aReader('owner');
  await note('low-stock', '');
  await pushNotifications(deps)();
  await sendQueued();
  const [call] = service.calls;
  expect(call?.headers).toMatchObject({
    ttl: String((12 * HOUR_MS) / 1000),
    urgency: 'low',
    'content-encoding': 'aes128gcm',
  });
  const { aud, sub, exp } = readVapid(call?.headers ?? {}, push.publicKey);
  expect([aud, sub]).toEqual([service.origin, 'mailto:hello@jamra.example']);
  expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(DAY_MS);
  expect(JSON.stringify(messagesOf(owner))).not.toContain(owner.member.email);
});

it('notifications go to who may see them and wants them; several at once are one message', async () => {
  const owner = await aReader('owner');
  const other = await aReader('manager');
  const packer = await aReader('order-desk');
  await notifications.choices.save(other.member.id, { kind: 'payment-failed', isPushed: false });
  await note('payment-failed', '17');
  await note('review-pending', '4');
  await note('mentioned', '18', packer.member.id);
  await pushNotifications(deps)();
  await sendQueued();
  expect(messagesOf(owner)).toMatchObject([
    {
      title: 'Notifications: 2',
      body: 'Payment failed: order 17\nA review waits for approval',
      path: '/admin/',
    },
  ]);
  expect(messagesOf(other)).toMatchObject([{ title: 'A review waits for approval', body: '' }]);
  expect(messagesOf(packer)).toMatchObject([{ title: 'Notifications: 2' }]);
  service.calls.splice(0);
  await pushNotifications(deps)();
  expect(queued).toEqual([]);
});

it('push is chosen for a kind beside mail and bell, and stays when those change', async () => {
  const { member } = await aMember(test, 'owner');
  await notifications.choices.save(member.id, { kind: 'low-stock', isPushed: false });
  await notifications.choices.save(member.id, { kind: 'low-stock', isMailed: true });
  const chosen = await notifications.choices.of(member, ['owner']);
  expect(chosen.find(({ kind }) => kind === 'low-stock')).toEqual({
    ...{ kind: 'low-stock', isShown: true, isMailed: true, isPushed: false },
  });
  expect(chosen.find(({ kind }) => kind === 'mentioned')).toMatchObject({ isPushed: true });
  await newOrders.choices.save(member.id, { wantsPush: false });
  expect(await newOrders.choices.of(member, [])).toMatchObject({ wantsPush: false, playsSound: true });
});

it('who turned off pushes of new orders gets none', async () => {
  const owner = await aReader('owner');
  await newOrders.choices.save(owner.member.id, { wantsPush: false });
  const order = await anOrder(test, [{ id: await aProduct(test, { sku: 'QUIET' }), quantity: 1 }]);
  await newOrders.note(order.id);
  await pushNewOrders(deps)();
  expect(queued).toEqual([]);
});

it.each([404, 410])('a device that its push service no longer knows (%i) is forgotten', async (status) => {
  const owner = await aReader('owner');
  service.answer.status = status;
  await note('job-failed', 'mail.order');
  await pushNotifications(deps)();
  await sendQueued();
  expect(await push.list(owner.member.id)).toEqual([]);
});

it.each([429, 500, 403])('another failure (%i) fails the job, and the device stays', async (status) => {
  const owner = await aReader('owner');
  service.answer.status = status;
  await note('mentioned', '5', owner.member.id);
  await pushNotifications(deps)();
  const [job] = queued.splice(0);
  await expect(send(job?.payload ?? {})).rejects.toThrow(`status ${status}`);
  expect(await push.list(owner.member.id)).toMatchObject([{ failures: 1, sentAt: null }]);
  service.answer.status = 201;
  await send(job?.payload ?? {});
  expect(await push.list(owner.member.id)).toMatchObject([{ failures: 0, sentAt: time.now }]);
});

it('a device that fails many times in a row, and for a day, is paused until the back office is opened in it', async () => {
  const owner = await aReader('owner');
  service.answer.status = 500;
  await note('mentioned', '5', owner.member.id);
  await pushNotifications(deps)();
  const [job] = queued.splice(0);
  for (let count = 0; count < 20; count += 1)
    await expect(send(job?.payload ?? {})).rejects.toThrow('status 500');
  expect(await push.list(owner.member.id)).toMatchObject([{ failures: 20, isPaused: false }]);
  const before = time.now;
  time.now = new Date(before.getTime() + DAY_MS + HOUR_MS);
  expect(await push.list(owner.member.id)).toMatchObject([{ failures: 20, isPaused: true }]);
  const mention = async () => {
    await note('mentioned', '6', owner.member.id);
    await pushNotifications(deps)();
    return queued.splice(0).length;
  };
  expect(await mention()).toBe(0);
  await push.arrive({ id: owner.member.id, session: owner.session }, owner.subscription.endpoint);
  expect(await push.list(owner.member.id)).toMatchObject([{ failures: 0, isPaused: false }]);
  expect(await mention()).toBe(1);
  time.now = before;
});

it('orders that follow within a minute of a message wait, and are one message', async () => {
  const owner = await aReader('owner');
  const product = await aProduct(test, { sku: 'FLOOD' });
  const place = async () => {
    const { id } = await anOrder(test, [{ id: product, quantity: 1 }]);
    await newOrders.note(id);
    await pushNewOrders(deps)();
    await sendQueued();
    return id;
  };
  const before = time.now;
  const first = await place();
  for (let count = 0; count < 2; count += 1) await place();
  expect(messagesOf(owner)).toMatchObject([{ title: `New order ${first}` }]);
  time.now = new Date(before.getTime() + MINUTE_MS);
  await pushNewOrders(deps)();
  await sendQueued();
  time.now = before;
  expect(messagesOf(owner)).toMatchObject([{ title: `New order ${first}` }, { title: 'New orders: 2' }]);
});

it('a message that waited is not shown to who may no longer see it', async () => {
  const packer = await aReader('order-desk');
  const moved = await aReader('manager');
  const closed = await aReader('manager');
  await note('payment-failed', '17');
  await pushNotifications(deps)();
  const next = await aMember(test, 'manager');
  await push.turnOn({ id: next.member.id, session: next.session }, moved.subscription);
  await db.updateTable('staff').set({ role: 'page-editor' }).where('id', '=', packer.member.id).execute();
  await db.updateTable('staff').set({ closed_at: time.now }).where('id', '=', closed.member.id).execute();
  expect(queued).toHaveLength(3);
  await sendQueued();
  expect(service.calls).toEqual([]);
});

it('test notifications and turning on devices are limited', async () => {
  const owner = await aReader('owner');
  const who = { id: owner.member.id, session: owner.session };
  const tooMany = { ok: false, refusal: { code: 'staff.too-many', seconds: 60 } };
  for (let count = 0; count < 10; count += 1)
    expect(await push.test(who.id, owner.device, aMessage())).toMatchObject({ ok: true });
  expect(await push.test(who.id, owner.device, aMessage())).toEqual(tooMany);
  expect(service.calls).toHaveLength(10);
  for (let count = 0; count < 19; count += 1)
    expect(await push.turnOn(who, owner.subscription)).toMatchObject({ ok: true });
  expect(await push.turnOn(who, owner.subscription)).toEqual(tooMany);
});

it('what is older than twelve hours is no news', async () => {
  await aReader('owner');
  await note('low-stock', '');
  await pushNotifications(deps)();
  const [job] = queued.splice(0);
  await note('payment-failed', '3');
  const before = time.now;
  time.now = new Date(before.getTime() + 13 * HOUR_MS);
  await send(job?.payload ?? {});
  await pushNotifications(deps)();
  time.now = before;
  expect([service.calls, queued]).toEqual([[], []]);
});

it('a device ends with its session when that is ended, not when its time runs out', async () => {
  const owner = await aMember(test, 'owner');
  const { id } = owner.member;
  const here = (await aDevice(owner)).device;
  const elsewhere = await shop.staff.sessions.open(await shop.staff.openSession(id, 'elsewhere'));
  if (elsewhere === null) throw new Error('not signed in');
  const there = (await aDevice(elsewhere)).device;
  const late = (await aDevice(elsewhere)).device;
  expect(await devicesOf(id)).toEqual([late, there, here]);
  await shop.staff.sessions.end(id, elsewhere.session.id);
  expect(await devicesOf(id)).toEqual([here]);
  const before = time.now;
  time.now = new Date(before.getTime() + 2 * DAY_MS);
  await shop.staff.forgetOld();
  time.now = before;
  expect(await shop.staff.sessions.list(id)).toEqual([]);
  expect(await devicesOf(id)).toEqual([here]);
  const again = await shop.staff.sessions.open(await shop.staff.openSession(id, 'again'));
  if (again === null) throw new Error('not signed in');
  await shop.staff.sessions.endAll(id, again.session.id);
  expect(await devicesOf(id)).toEqual([]);
});

it('deactivating a member, ending their sessions, and a new password remove their devices', async () => {
  const boss = (await aMember(test, 'owner')).member;
  const owner = boss;
  const closed = await aReader('manager');
  await shop.staff.members.close(owner, closed.member.id);
  expect(await devicesOf(closed.member.id)).toEqual([]);
  const ended = await aReader('manager');
  await shop.staff.members.sessions.end(owner, ended.member.id, null);
  expect(await devicesOf(ended.member.id)).toEqual([]);
  const forgetful = await aReader('manager');
  const key = await shop.staff.members.passwordKey(owner, forgetful.member.id);
  if (!key.ok) throw new Error(key.refusal.code);
  expect(await shop.staff.joining.choosePassword(key.value, 'a long new password')).toMatchObject({
    ok: true,
  });
  expect(await devicesOf(forgetful.member.id)).toEqual([]);
});

it('a browser with another signed-in member shows only that member’s notifications', async () => {
  const owner = await aReader('owner');
  const other = await aMember(test, 'manager');
  const { endpoint } = owner.subscription;
  const who = { id: other.member.id, session: other.session };
  expect(await push.arrive({ id: owner.member.id, session: owner.session }, endpoint)).toBe(owner.device);
  expect(await push.arrive(who, endpoint)).toBeNull();
  expect(await devicesOf(owner.member.id)).toEqual([]);
  await push.turnOn({ id: owner.member.id, session: owner.session }, owner.subscription);
  expect(await push.turnOn(who, owner.subscription)).toMatchObject({ ok: true });
  expect(await devicesOf(owner.member.id)).toEqual([]);
  expect(await devicesOf(other.member.id)).toHaveLength(1);
});

it('members cannot remove or test another member’s device', async () => {
  const owner = await aReader('owner');
  const other = (await aMember(test, 'manager')).member;
  const message = aMessage();
  const unknown = { ok: false, refusal: { code: 'staff.unknown-device' } };
  expect(await push.remove(other.id, owner.device)).toEqual(unknown);
  expect(await push.test(other.id, owner.device, message)).toEqual(unknown);
  expect(await push.test(owner.member.id, owner.device, message)).toEqual({ ok: true, value: null });
  expect(messagesOf(owner)).toMatchObject([{ title: 'Test' }]);
  service.answer.status = 500;
  expect(await push.test(owner.member.id, owner.device, message)).toEqual({
    ok: false,
    refusal: { code: 'staff.push-failed' },
  });
  expect(await push.remove(owner.member.id, owner.device)).toEqual({ ok: true, value: null });
});

it('a member has at most ten devices; one of them may be turned on again', async () => {
  const owner = await aMember(test, 'owner');
  const who = { id: owner.member.id, session: owner.session };
  const [first] = await Promise.all(Array.from({ length: 9 }, () => aDevice(owner)));
  const both = [aBrowser(service.origin), aBrowser(service.origin)];
  const answers = await Promise.all(both.map(({ subscription }) => push.turnOn(who, subscription)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers).toContainEqual({ ok: false, refusal: { code: 'staff.too-many-devices', most: 10 } });
  expect(
    await push.turnOn(who, first?.subscription ?? both[0]?.subscription ?? aBrowser('').subscription),
  ).toEqual({
    ok: true,
    value: { id: first?.device },
  });
});

it('devices in which the back office was not opened for 90 days are forgotten, also those that are reached', async () => {
  const used = await aReader('owner');
  const reached = await aReader('owner');
  const before = time.now;
  time.now = new Date(before.getTime() + 80 * DAY_MS);
  await push.arrive({ id: used.member.id, session: used.session }, used.subscription.endpoint);
  await note('mentioned', '1', reached.member.id);
  await pushNotifications(deps)();
  await sendQueued();
  time.now = new Date(before.getTime() + 91 * DAY_MS);
  await shop.staff.forgetOld();
  time.now = before;
  expect(await devicesOf(used.member.id)).toEqual([used.device]);
  expect(await devicesOf(reached.member.id)).toEqual([]);
});
