import { createHash } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { planConversions, sendConversion } from '#jobs/conversions.ts';
import { DAY_MS, HOUR_MS } from '#kernel/instant.ts';
import { NOTHING } from '#kernel/money.ts';
import type { Conversion } from '#shop/conversions';
import type { Attribution } from '#shop/conversions/rules/attribution.ts';
import { NO_PRODUCT, type Order } from '#shop/orders';
import { aProduct, aShop } from '../a-shop.ts';
import { anOrder, aWaitingOrder, deliverToDubai } from '../an-order.ts';
import { ACCESS_TOKEN, API_SECRET, standInForServices } from '../conversion-services.ts';
import { aDatabase } from '../database.ts';

const services = await standInForServices();
afterAll(services.close);
const { google, meta, trouble } = services;
const db = await aDatabase();
const test = aShop(db, {
  ASK_LOOPBACK: '1',
  MEASUREMENT_PROTOCOL_SECRET: API_SECRET,
  MEASUREMENT_PROTOCOL_ORIGIN: services.origin,
  META_ACCESS_TOKEN: ACCESS_TOKEN,
  META_GRAPH_ORIGIN: services.origin,
});
const { shop, conversions, cancelled, refundsDue, time } = test;
const [plan, send] = [planConversions({ shop }), sendConversion({ shop, db })];
await deliverToDubai(test);
const lamp = await aProduct(test, { sku: 'LAMP', price: '40.00', stock: 500 });
const by = { actor: 'mona', reason: 'scratched' };

const ALLOWED: Attribution = {
  granted: ['analytics', 'marketing'],
  isStaff: false,
  clientId: '1234567890.1700000000',
  sessionId: '1764100000',
  fbp: 'fb.1.1700000000123.987654321',
  fbc: null,
  userAgent: 'Mozilla/5.0',
};

const set = async (values: Record<string, unknown>) => {
  for (const [key, value] of Object.entries(values))
    expect(await shop.settings.set(key, value), key).toMatchObject({ ok: true });
};

beforeEach(async () => {
  trouble.now = null;
  for (const list of [google, meta, conversions, cancelled, refundsDue]) list.length = 0;
  await set({
    'analytics.googleTag': 'G-TEST12345',
    'analytics.metaPixel': '123456789012345',
    'analytics.leaveOutStaff': true,
  });
});

const order = (attribution?: Attribution, quantity = 2): Promise<Order> =>
  anOrder(test, [{ id: lamp, quantity }], attribution === undefined ? {} : { attribution });

/** Runs the due jobs, as the queue does. */
async function sendDue(): Promise<void> {
  for (const id of conversions.splice(0)) await send({ id });
}

async function ordered(attribution?: Attribution, quantity?: number): Promise<Order> {
  const placed = await order(attribution, quantity);
  await plan({ orderId: placed.id });
  await sendDue();
  return placed;
}

async function rowsOf({ id }: Order): Promise<Conversion[]> {
  const any = { service: null, event: null, state: null, limit: 50, offset: 0 };
  const { rows } = await shop.conversions.list({ ...any, orderId: id });
  return rows.toSorted((a, b) => a.id - b.id);
}

const statesOf = async (placed: Order) =>
  (await rowsOf(placed)).map(({ service, event, state, reason }) =>
    `${service} ${event} ${state} ${reason}`.trim(),
  );

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

it('AN-11 a purchase is sent to Google by the server under the number of the order, in dirhams', async () => {
  const placed = await ordered(ALLOWED);
  expect(google).toHaveLength(1);
  const [call] = google;
  expect(call?.path).toBe('/mp/collect');
  expect(call?.query).toEqual({ measurement_id: 'G-TEST12345', api_secret: API_SECRET });
  expect(call?.body).toEqual({
    client_id: '1234567890.1700000000',
    timestamp_micros: time.now.getTime() * 1000,
    consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
    events: [
      {
        name: 'purchase',
        params: {
          transaction_id: String(placed.id),
          currency: 'AED',
          value: placed.totals.total.minor / 100,
          tax: placed.totals.vat.minor / 100,
          shipping: placed.totals.delivery.minor / 100,
          coupon: '',
          items: [{ item_id: String(lamp), item_name: 'LAMP', price: 40, quantity: 2 }],
          session_id: '1764100000',
          engagement_time_msec: 1,
        },
      },
    ],
  });
});

it('AN-11 a purchase is sent to Meta under the event id of the browser, with digests of email and phone', async () => {
  const placed = await ordered(ALLOWED);
  expect(meta).toHaveLength(1);
  const [call] = meta;
  expect(call?.path).toBe('/v24.0/123456789012345/events');
  expect(call?.query).toEqual({ access_token: ACCESS_TOKEN });
  expect(call?.body).toEqual({
    data: [
      {
        event_name: 'Purchase',
        event_time: Math.floor(time.now.getTime() / 1000),
        event_id: String(placed.id),
        action_source: 'website',
        event_source_url: 'http://shop.test/checkout/',
        user_data: {
          em: [sha256('sara@example.com')],
          ph: [sha256('971501234567')],
          fbp: 'fb.1.1700000000123.987654321',
          client_user_agent: 'Mozilla/5.0',
        },
        custom_data: {
          currency: 'AED',
          value: placed.totals.total.minor / 100,
          content_type: 'product',
          content_ids: [String(lamp)],
          contents: [{ id: String(lamp), quantity: 2, item_price: 40 }],
          order_id: String(placed.id),
        },
      },
    ],
  });
});

it('AN-09 a purchase is sent once to each service, however often its jobs run', async () => {
  const placed = await order(ALLOWED);
  for (let time = 0; time < 3; time += 1) await plan({ orderId: placed.id });
  const due = [...conversions];
  expect(due).toHaveLength(2);
  for (const id of [...due, ...due]) await send({ id });
  await Promise.all(due.map((id) => send({ id })));
  expect([google.length, meta.length]).toEqual([1, 1]);
});

it('AN-09 an order that is paid at once counts when it is paid, not when it is placed', async () => {
  const waiting = await aWaitingOrder(test, [{ id: lamp, quantity: 1 }]);
  const before = test.news.length;
  expect(test.news.filter(({ orderId }) => orderId === waiting.id)).toEqual([]);
  await db.transaction().execute((tx) =>
    shop.orders.paid(tx, {
      ...{ orderId: waiting.id, amount: waiting.totals.total, actor: 'payments', reference: 'r1' },
    }),
  );
  expect(test.news.slice(before)).toEqual([{ kind: 'confirmed', orderId: waiting.id }]);
});

it.each([
  [[], ['google purchase held-back no-consent', 'meta purchase held-back no-consent']],
  [['analytics'], ['google purchase sent', 'meta purchase held-back no-consent']],
  [['marketing'], ['google purchase held-back no-consent', 'meta purchase sent']],
] as const)('AN-10 with consent for %j the server tells no more', async (granted, states) => {
  const placed = await ordered({ ...ALLOWED, granted });
  expect(await statesOf(placed)).toEqual(states);
  expect([google.length, meta.length]).toEqual([
    granted.some((one) => one === 'analytics') ? 1 : 0,
    granted.some((one) => one === 'marketing') ? 1 : 0,
  ]);
});

it('AN-10 an order without a consent answer, as without scripts, is sent to no service', async () => {
  expect(await statesOf(await ordered())).toEqual([
    'google purchase held-back no-consent',
    'meta purchase held-back no-consent',
  ]);
  expect([...google, ...meta]).toEqual([]);
});

it('AN-10 orders of staff are held back unless the setting lets them through', async () => {
  const staff = { ...ALLOWED, isStaff: true };
  expect(await statesOf(await ordered(staff))).toEqual([
    'google purchase held-back staff',
    'meta purchase held-back staff',
  ]);
  await set({ 'analytics.leaveOutStaff': false });
  expect(await statesOf(await ordered(staff))).toEqual(['google purchase sent', 'meta purchase sent']);
});

it('AN-11 a tag that is off, or is no data stream, receives nothing', async () => {
  await set({ 'analytics.googleTag': 'AW-123456789', 'analytics.metaPixel': '' });
  expect(await statesOf(await ordered(ALLOWED))).toEqual([
    'google purchase held-back no-measurement-id',
    'meta purchase held-back tag-off',
  ]);
});

it('AN-10 a tag that was switched off while an event waited receives nothing', async () => {
  const placed = await order(ALLOWED);
  await plan({ orderId: placed.id });
  await set({ 'analytics.googleTag': '' });
  await sendDue();
  expect(await statesOf(placed)).toEqual(['google purchase held-back tag-off', 'meta purchase sent']);
});

it('AN-11 without a secret nothing is sent, and the list shows why', async () => {
  const bare = aShop(db);
  const placed = await order(ALLOWED);
  await planConversions({ shop: bare.shop })({ orderId: placed.id });
  expect(await statesOf(placed)).toEqual([
    'google purchase held-back no-secret',
    'meta purchase held-back no-secret',
  ]);
  expect(bare.conversions).toEqual([]);
});

it('AN-11 where Google’s cookie was blocked each order is a client of its own', async () => {
  await ordered({ ...ALLOWED, clientId: null, sessionId: null });
  await ordered({ ...ALLOWED, clientId: null, sessionId: null });
  const clients = google.map(({ body }) => (body as { client_id: string }).client_id);
  for (const client of clients) expect(client).toMatch(/^\d{10}\.\d{10}$/);
  expect(new Set(clients).size).toBe(2);
});

const firstEvent = (at: number) =>
  (google[at]?.body as { events: { name: string; params: object }[] } | undefined)?.events[0];

async function refundOne(placed: Order, quantity: number): Promise<void> {
  const lines = [{ position: 0, quantity, isRestocked: false }];
  const requested = { lines, delivery: NOTHING, fee: NOTHING, ...by, idempotencyKey: crypto.randomUUID() };
  expect(await shop.orders.refund(placed.id, requested)).toMatchObject({ ok: true });
  const refundId = refundsDue.at(-1);
  for (let time = 0; time < 2; time += 1) await plan({ refundId });
  await sendDue();
}

async function delivered(): Promise<Order> {
  const placed = await ordered(ALLOWED);
  for (const to of ['packed', 'shipped', 'delivered'] as const) await shop.orders.move(placed.id, to, by);
  return placed;
}

it('AN-11 a partial refund sends Google its value and its products, each once', async () => {
  const placed = await delivered();
  await refundOne(placed, 1);
  expect(google).toHaveLength(2);
  expect(firstEvent(1)).toMatchObject({
    name: 'refund',
    params: {
      ...{ transaction_id: String(placed.id), currency: 'AED', value: 40 },
      items: [{ item_id: String(lamp), item_name: 'LAMP', price: 40, quantity: 1 }],
    },
  });
  expect(meta).toHaveLength(1);
});

it('AN-11 what is refunded in parts adds up to the purchase', async () => {
  const placed = await delivered();
  await refundOne(placed, 1);
  await shop.orders.move(placed.id, 'refunded', by);
  await plan({ refundId: refundsDue.at(-1) });
  await sendDue();
  const events = [1, 2].map((at) => firstEvent(at)?.params as { value: number } | undefined);
  const value = events.reduce((all, one) => all + (one?.value ?? 0), 0);
  expect(value).toBe(placed.totals.total.minor / 100);
});

it('AN-11 an order that is cancelled before it is paid is sent as a refund', async () => {
  const placed = await ordered(ALLOWED);
  await shop.orders.move(placed.id, 'cancelled', by);
  expect(cancelled).toEqual([placed.id]);
  await plan({ orderId: placed.id, isCancelled: true });
  await sendDue();
  expect(firstEvent(1)).toMatchObject({
    name: 'refund',
    params: { transaction_id: String(placed.id), value: placed.totals.total.minor / 100 },
  });
});

it('AN-11 an order that was changed before it is cancelled refunds what was sent', async () => {
  const placed = await ordered(ALLOWED);
  const { total, delivery } = placed.totals;
  const changed = { delivery_minor: 0, total_minor: total.minor - delivery.minor };
  await db.updateTable('shop_order').set(changed).where('id', '=', placed.id).execute();
  await shop.orders.move(placed.id, 'cancelled', by);
  await plan({ orderId: placed.id, isCancelled: true });
  await sendDue();
  expect(firstEvent(1)?.params).toMatchObject({ value: total.minor / 100 });
});

/** A bank transfer of a buyer with full consent: it counts once it is received. */
async function aTransfer(): Promise<Order> {
  const placed = await aWaitingOrder(test, [{ id: lamp, quantity: 1 }], 'on-hold');
  await db.transaction().execute((tx) => shop.conversions.remember(tx, placed.id, ALLOWED));
  await plan({ orderId: placed.id });
  await sendDue();
  return placed;
}

const toldValues = () =>
  google.map((_, at) => {
    const { name, params } = firstEvent(at) as { name: string; params: Record<string, unknown> };
    return [name, params.transaction_id, params.value];
  });

it('AN-11 an order that failed, was refunded and is paid after all is a purchase under a new number', async () => {
  const placed = await aTransfer();
  const [number, value] = [String(placed.id), placed.totals.total.minor / 100];
  await shop.orders.move(placed.id, 'failed', by);
  await plan({ orderId: placed.id, isCancelled: true });
  await sendDue();
  await shop.orders.move(placed.id, 'confirmed', by);
  for (let time = 0; time < 2; time += 1) await plan({ orderId: placed.id });
  await plan({ orderId: placed.id, isCancelled: true });
  await sendDue();
  await shop.orders.move(placed.id, 'cancelled', by);
  for (let time = 0; time < 2; time += 1) await plan({ orderId: placed.id, isCancelled: true });
  await plan({ orderId: placed.id });
  await sendDue();
  expect(toldValues()).toEqual([
    ['purchase', number, value],
    ['refund', number, value],
    ['purchase', `${number}-2`, value],
    ['refund', `${number}-2`, value],
  ]);
  expect(meta).toHaveLength(1);
});

it('AN-11 an order that is paid before its failure was sent refunds nothing', async () => {
  const placed = await aTransfer();
  await shop.orders.move(placed.id, 'failed', by);
  await shop.orders.move(placed.id, 'confirmed', by);
  await plan({ orderId: placed.id, isCancelled: true });
  await plan({ orderId: placed.id });
  await sendDue();
  expect(toldValues().map(([name]) => name)).toEqual(['purchase']);
});

it('AN-11 a split-off part stays counted when the rest is cancelled, and its refund is one of the purchase', async () => {
  const placed = await ordered(ALLOWED, 3);
  const split = await shop.orders.split(placed.id, { ...by, lines: [{ position: 0, quantity: 1 }] });
  if (!split.ok) throw new Error(split.refusal.code);
  const part = split.value;
  for (const to of ['packed', 'shipped', 'delivered'] as const) await shop.orders.move(part.id, to, by);
  await shop.orders.move(placed.id, 'cancelled', by);
  await plan({ orderId: placed.id, isCancelled: true });
  await sendDue();
  const [all, rest] = [placed.totals.total.minor, part.totals.total.minor];
  expect(toldValues()[1]).toEqual(['refund', String(placed.id), (all - rest) / 100]);
  await refundOne(part, 1);
  expect(toldValues()[2]).toEqual(['refund', String(placed.id), 40]);
  expect(firstEvent(2)?.params).toMatchObject({ items: [{ item_id: String(lamp), quantity: 1 }] });
  expect(await rowsOf(part)).toEqual([]);
});

it('AN-11 a split off order that is cancelled takes back its own value, the rest its own', async () => {
  const placed = await ordered(ALLOWED, 3);
  const split = await shop.orders.split(placed.id, { ...by, lines: [{ position: 0, quantity: 1 }] });
  if (!split.ok) throw new Error(split.refusal.code);
  const part = split.value;
  for (const { id } of [part, placed]) {
    await shop.orders.move(id, 'cancelled', by);
    await plan({ orderId: id, isCancelled: true });
  }
  await sendDue();
  const [all, splitPart] = [placed.totals.total.minor, part.totals.total.minor];
  expect(toldValues().slice(1)).toEqual([
    ['refund', String(placed.id), splitPart / 100],
    ['refund', String(placed.id), (all - splitPart) / 100],
  ]);
});

it('AN-11 a cancellation that is noted before its purchase notes both', async () => {
  const placed = await order(ALLOWED);
  await shop.orders.move(placed.id, 'cancelled', by);
  await plan({ orderId: placed.id, isCancelled: true });
  await plan({ orderId: placed.id });
  await sendDue();
  const value = placed.totals.total.minor / 100;
  expect(toldValues()).toEqual([
    ['purchase', String(placed.id), value],
    ['refund', String(placed.id), value],
  ]);
});

it('AN-11 an order that never counted is neither sent nor refunded', async () => {
  const placed = await aWaitingOrder(test, [{ id: lamp, quantity: 1 }]);
  await db.transaction().execute((tx) => shop.conversions.remember(tx, placed.id, ALLOWED));
  await shop.orders.move(placed.id, 'failed', by);
  await plan({ orderId: placed.id, isCancelled: true });
  expect(await rowsOf(placed)).toEqual([]);
});

it('AN-11 a refund of an order from before the service was used sends no purchase', async () => {
  const before = time.now;
  const placed = await order(ALLOWED);
  time.now = new Date(before.getTime() + 4 * DAY_MS);
  await shop.orders.move(placed.id, 'cancelled', by);
  await plan({ orderId: placed.id, isCancelled: true });
  expect(await rowsOf(placed)).toEqual([]);
  time.now = before;
});

it('AC-04 a person sees what was sent about their orders; erasing the account erases the browser ids', async () => {
  const placed = await ordered(ALLOWED);
  expect(await shop.conversions.ofOrders([placed.id])).toMatchObject([
    { orderId: placed.id, service: 'google', event: 'purchase', state: 'sent' },
    { orderId: placed.id, service: 'meta', event: 'purchase', state: 'sent' },
  ]);
  await db.transaction().execute((tx) => shop.conversions.forget(tx, [placed.id]));
  const known = db.selectFrom('order_attribution').selectAll().where('order_id', '=', placed.id);
  expect(await known.execute()).toEqual([]);
});

it('AN-11 a refund of a purchase that was held back is held back too', async () => {
  const placed = await ordered({ ...ALLOWED, granted: [] });
  await shop.orders.move(placed.id, 'cancelled', by);
  await plan({ orderId: placed.id, isCancelled: true });
  await sendDue();
  expect((await statesOf(placed)).at(-1)).toBe('google refund held-back no-consent');
  expect(google).toEqual([]);
});

it('AN-11 a refund waits for its purchase', async () => {
  const placed = await order(ALLOWED);
  await plan({ orderId: placed.id });
  const [purchase = 0, ofMeta = 0] = conversions.splice(0);
  await shop.orders.move(placed.id, 'cancelled', by);
  await plan({ orderId: placed.id, isCancelled: true });
  const [refund = 0] = conversions.splice(0);
  await expect(send({ id: refund })).rejects.toThrow('the purchase waits');
  for (const id of [purchase, ofMeta, refund]) await send({ id });
  expect(google.map((_, at) => firstEvent(at)?.name)).toEqual(['purchase', 'refund']);
});

it('AN-11 a service that is down is tried nine times, then every hour until it answers', async () => {
  const before = time.now;
  const placed = await order(ALLOWED);
  await plan({ orderId: placed.id });
  trouble.now = { status: 503 };
  const [id = 0] = conversions.splice(0);
  for (let attempt = 1; attempt < 9; attempt += 1) await expect(send({ id })).rejects.toThrow('refused');
  await send({ id });
  expect((await rowsOf(placed))[0]).toMatchObject({ state: 'waiting', attempts: 9, lastStatus: 503 });
  expect(await shop.conversions.again(id)).toMatchObject({ refusal: { code: 'analytics.no-conversion' } });
  time.now = new Date(before.getTime() + 2 * HOUR_MS);
  await shop.conversions.resume();
  expect(conversions).toContain(id);
  await send({ id });
  expect((await rowsOf(placed))[0]).toMatchObject({ state: 'waiting', attempts: 10 });
  trouble.now = null;
  await send({ id });
  expect((await rowsOf(placed))[0]).toMatchObject({ state: 'sent', lastStatus: 204 });
  time.now = before;
});

it('AN-11 an outage ends in a held back event only when the event is too old', async () => {
  const before = time.now;
  const placed = await order(ALLOWED);
  await plan({ orderId: placed.id });
  trouble.now = { status: 429 };
  const [id = 0] = conversions.splice(0);
  for (let attempt = 1; attempt < 9; attempt += 1) await expect(send({ id })).rejects.toThrow('refused');
  await send({ id });
  time.now = new Date(before.getTime() + 4 * DAY_MS);
  await shop.conversions.resume();
  expect(conversions).toContain(id);
  await send({ id });
  expect((await rowsOf(placed))[0]).toMatchObject({ state: 'held-back', reason: 'too-old' });
  time.now = before;
});

it('AN-11 a purchase that is sent once more by hand brings its held back refunds with it', async () => {
  const placed = await order(ALLOWED);
  await plan({ orderId: placed.id });
  trouble.now = { status: 400 };
  await sendDue();
  await shop.orders.move(placed.id, 'cancelled', by);
  await plan({ orderId: placed.id, isCancelled: true });
  await sendDue();
  const [purchase] = await rowsOf(placed);
  expect(await statesOf(placed)).toEqual([
    'google purchase failed refused',
    'meta purchase failed refused',
    'google refund held-back purchase-not-sent',
  ]);
  trouble.now = null;
  google.length = 0;
  expect(await shop.conversions.again(purchase?.id ?? 0)).toMatchObject({ ok: true });
  await sendDue();
  expect(google.map((_, at) => firstEvent(at)?.name)).toEqual(['purchase', 'refund']);
  expect((await statesOf(placed)).at(-1)).toBe('google refund sent');
});

it('AN-11 events that Meta refuses for good are not retried, and its message is stored', async () => {
  const placed = await order(ALLOWED);
  await plan({ orderId: placed.id });
  trouble.now = { status: 400, body: { error: { message: 'Invalid OAuth access token.', code: 190 } } };
  const meantForMeta = (await rowsOf(placed)).find(({ service }) => service === 'meta');
  await send({ id: meantForMeta?.id });
  expect((await rowsOf(placed))[1]).toMatchObject({
    ...{ state: 'failed', attempts: 1, lastStatus: 400, answer: 'Invalid OAuth access token.' },
  });
});

it('AN-11 a service that does not answer delays no order', async () => {
  trouble.now = 'silent';
  const placed = await order(ALLOWED);
  expect(placed.status).toBe('confirmed');
  expect([...google, ...meta]).toEqual([]);
});

it('AN-11 an event that a service would drop as too old is held back', async () => {
  const before = time.now;
  const placed = await order(ALLOWED);
  await plan({ orderId: placed.id });
  time.now = new Date(before.getTime() + 4 * DAY_MS);
  await sendDue();
  expect(await statesOf(placed)).toEqual([
    'google purchase held-back too-old',
    'meta purchase held-back too-old',
  ]);
  time.now = before;
});

it('AN-09 Meta receives nothing after two days, when it would count a second purchase', async () => {
  const before = time.now;
  const placed = await order(ALLOWED);
  await plan({ orderId: placed.id });
  time.now = new Date(before.getTime() + 2 * DAY_MS + 1000);
  await sendDue();
  expect(await statesOf(placed)).toEqual(['google purchase sent', 'meta purchase held-back too-old']);
  time.now = before;
});

it('AN-11 what still waits after an hour is queued once more', async () => {
  const before = time.now;
  const placed = await order(ALLOWED);
  await plan({ orderId: placed.id });
  const due = conversions.splice(0);
  await shop.conversions.resume();
  expect(conversions.filter((id) => due.includes(id))).toEqual([]);
  time.now = new Date(before.getTime() + 2 * HOUR_MS);
  await shop.conversions.resume();
  expect(conversions).toEqual(expect.arrayContaining(due));
  time.now = before;
});

it('AN-10 browser ids are deleted after three days, and all of it after the retention days', async () => {
  const before = time.now;
  const placed = await ordered(ALLOWED);
  const known = () =>
    db.selectFrom('order_attribution').selectAll().where('order_id', '=', placed.id).executeTakeFirst();
  time.now = new Date(before.getTime() + 3 * DAY_MS + 1000);
  await shop.conversions.forgetOld();
  expect(await known()).toMatchObject({
    ...{
      granted: ALLOWED.granted,
      client_id: ALLOWED.clientId,
      fbp: null,
      user_agent: null,
      session_id: null,
    },
  });
  time.now = new Date(before.getTime() + 181 * DAY_MS);
  await shop.conversions.forgetOld();
  expect(await known()).toBeUndefined();
  expect(await rowsOf(placed)).toEqual([]);
  time.now = before;
});

it('AN-10 a stored event contains no email, phone or secret', async () => {
  const placed = await ordered(ALLOWED);
  const rows = await db.selectFrom('conversion').selectAll().where('order_id', '=', placed.id).execute();
  expect(JSON.stringify(rows)).not.toMatch(/sara|501234567|secret|token|Mozilla/);
  expect(rows).toHaveLength(2);
});

it('AN-11 an item of a payment button, which is no product, is left out of purchase and refund', async () => {
  const placed = await order(ALLOWED);
  await db
    .updateTable('order_line')
    .set({ product_id: NO_PRODUCT })
    .where('order_id', '=', placed.id)
    .execute();
  await plan({ orderId: placed.id });
  await sendDue();
  const value = placed.totals.total.minor / 100;
  expect(firstEvent(0)).toMatchObject({ name: 'purchase', params: { value, items: [] } });
  const custom_data = { currency: 'AED', value, order_id: String(placed.id) };
  expect(meta[0]?.body).toHaveProperty('data.0.custom_data', custom_data);
  await shop.orders.move(placed.id, 'cancelled', by);
  await plan({ orderId: placed.id, isCancelled: true });
  await sendDue();
  expect(firstEvent(1)).toMatchObject({ name: 'refund', params: { value, items: [] } });
});

it('AN-10 an order stores only the browser ids that the services in use need', async () => {
  const google = { client_id: ALLOWED.clientId, session_id: ALLOWED.sessionId };
  const meta = { fbp: ALLOWED.fbp, user_agent: ALLOWED.userAgent };
  await set({ 'analytics.metaPixel': '' });
  /** By a shop without secrets. */
  const known = async () => {
    const placed = await anOrder(aShop(db), [{ id: lamp }], { attribution: ALLOWED });
    const row = db.selectFrom('order_attribution').selectAll().where('order_id', '=', placed.id);
    return row.executeTakeFirst();
  };
  expect(await known()).toMatchObject({ ...google, fbp: null, user_agent: null });
  await set({ 'analytics.googleTag': '', 'analytics.metaPixel': '123456789012345' });
  const ofMeta = await known();
  expect(ofMeta).toMatchObject({ ...meta, session_id: null });
  expect(ofMeta?.client_id).not.toBe(ALLOWED.clientId);
});

it('AN-11 an order of the back office is no purchase in a browser', async () => {
  const placed = await order(ALLOWED);
  await db.updateTable('shop_order').set({ origin: 'staff' }).where('id', '=', placed.id).execute();
  await plan({ orderId: placed.id });
  expect(await rowsOf(placed)).toEqual([]);
});
