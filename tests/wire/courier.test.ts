import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderId } from '#kernel/ids.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/instant.ts';
import { signBody } from '#platform/webhook-signature.ts';
import type { Order } from '#shop/orders';
import { registerShipments } from '#wire/shipments/register.tsx';
import { aProduct, aShop } from '../a-shop.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';
import { SECRET } from './a-wire.ts';

const COURIER = 'a secret of the courier';
const test = aShop(await aDatabase(), { COURIER_WEBHOOK_SECRET: COURIER });
const { shop, db, config, time } = test;
await deliverToDubai(test);
const lamp = await aProduct(test, { sku: 'PARCEL-LAMP' });
const app = Fastify();
await registerShipments(app, { shop, config, secret: SECRET });

let order: Order;
let number = '';

/** An order with a tracking number of its own. */
async function ship(): Promise<Order> {
  const { id } = await anOrder(test, [{ id: lamp }]);
  const by = { actor: 'test', reason: 'on its way' };
  await shop.orders.move(id, 'packed', by);
  number = `DP-${id}`;
  await shop.orders.move(id, 'shipped', { ...by, tracking: { carrier: 'Courier', number, url: '' } });
  const shipped = await shop.orders.find(id);
  if (shipped === null) throw new Error('the order is not there');
  return shipped;
}

beforeAll(async () => {
  order = await ship();
  time.now = new Date(time.now.getTime() + DAY_MS);
});

let count = 0;
function event(more: object = {}) {
  count += 1;
  const event = { id: `event-${count}`, tracking_number: number, status: 'picked-up' };
  return { ...event, time: time.now.toISOString(), ...more };
}

const hoursAgo = (hours: number) => new Date(time.now.getTime() - hours * HOUR_MS).toISOString();

async function post(sent: object | string, { secret = COURIER, now = time.now } = {}) {
  const payload = typeof sent === 'string' ? sent : JSON.stringify(sent);
  const headers = {
    'content-type': 'application/json',
    'courier-signature': signBody(payload, { secret, now }),
  };
  const answer = await app.inject({ method: 'POST', url: '/webhooks/courier/', payload, headers });
  return [answer.statusCode, answer.json().code];
}

const look = (query: string, id: OrderId = order.id, prefix = '') =>
  app.inject({ method: 'GET', url: `${prefix}/shipment/${id}/?${query}` });
const statusesOf = async (id = order.id) => (await shop.shipments.of(id)).map(({ status }) => status);

describe('POST /webhooks/courier/', () => {
  it('OR-02 stores an event once, however often it is sent', async () => {
    const sent = event({ status: 'accepted', time: hoursAgo(20), place: 'Dubai' });
    const answers = [await post(sent), await post(sent), await post(sent)];
    expect(answers).toEqual([
      [200, 'taken'],
      [200, 'known'],
      [200, 'known'],
    ]);
    expect(await shop.shipments.of(order.id)).toMatchObject([{ status: 'accepted', place: 'Dubai' }]);
  });

  it('OR-02 stores an event once when it is sent at the same moment', async () => {
    const { id } = await ship();
    const sent = event();
    const answers = await Promise.all([post(sent), post(sent), post(sent)]);
    expect(answers.map(([status]) => status)).toEqual([200, 200, 200]);
    expect(await statusesOf(id)).toEqual(['picked-up']);
    number = `DP-${order.id}`;
  });

  it('OR-02 puts events that arrive late where they belong', async () => {
    await post(event({ status: 'out-for-delivery', time: hoursAgo(2), eta: hoursAgo(-3) }));
    await post(event({ status: 'picked-up', time: hoursAgo(10) }));
    expect(await statusesOf()).toEqual(['accepted', 'picked-up', 'out-for-delivery']);
  });

  it('OR-02 refuses what is unsigned, signed by others or signed long ago, and stores nothing', async () => {
    const before = await statusesOf();
    const unsigned = await app.inject({ method: 'POST', url: '/webhooks/courier/', payload: event() });
    expect([unsigned.statusCode, unsigned.json().code]).toEqual([401, 'shipments.wrong-signature']);
    const long = new Date(time.now.getTime() - 6 * MINUTE_MS);
    expect(await post(event(), { secret: 'another secret, long too' })).toEqual([
      ...[401, 'shipments.wrong-signature'],
    ]);
    expect(await post(event(), { now: long })).toEqual([401, 'shipments.stale-signature']);
    const [body, other] = [JSON.stringify(event()), JSON.stringify(event())];
    const headers = { 'courier-signature': signBody(body, { secret: COURIER, now: time.now }) };
    const changed = await app.inject({ method: 'POST', url: '/webhooks/courier/', payload: other, headers });
    expect(changed.statusCode).toBe(401);
    expect(await statusesOf()).toEqual(before);
  });

  it('OR-02 refuses what is no event, of no parcel, or at an impossible time', async () => {
    const before = await statusesOf();
    for (const sent of ['', '{}', '[', JSON.stringify(event({ status: 'lost' }))])
      expect(await post(sent)).toEqual([400, 'shipments.unreadable-event']);
    const unknown = await post(event({ tracking_number: 'NOBODY' }));
    expect(unknown).toEqual([404, 'shipments.unknown-number']);
    for (const hours of [24 * 60, -1])
      expect(await post(event({ time: hoursAgo(hours) }))).toEqual([422, 'shipments.wrong-time']);
    const used = event({ id: 'event-1', place: 'Sharjah' });
    expect(await post(used)).toEqual([409, 'shipments.event-used']);
    expect(await statusesOf()).toEqual(before);
  });

  it('OR-02 takes nothing without a shared secret', async () => {
    const bare = aShop(db);
    const sent = { body: Buffer.from('{}'), signature: signBody('{}', { secret: '', now: bare.time.now }) };
    expect(await bare.shop.shipments.take(sent)).toMatchObject({
      ...{ ok: false, refusal: { code: 'shipments.wrong-signature' } },
    });
  });
});

describe('a mail that the parcel is out for delivery', () => {
  const queued = (id: OrderId) =>
    test.news.filter(({ kind, orderId }) => kind === 'out-for-delivery' && orderId === id).length;

  it('OR-03 is due only if the setting is on, and for changes', async () => {
    const first = await ship();
    time.now = new Date(time.now.getTime() + DAY_MS);
    await post(event({ status: 'out-for-delivery' }));
    expect(queued(first.id)).toBe(0);
    await shop.settings.set('orders.outForDeliveryMail', true);
    const second = await ship();
    time.now = new Date(time.now.getTime() + DAY_MS);
    await post(event({ status: 'out-for-delivery', time: hoursAgo(8) }));
    expect(queued(second.id)).toBe(0);
    await post(event({ status: 'delivered' }));
    await post(event({ status: 'out-for-delivery', time: hoursAgo(1) }));
    expect(queued(second.id)).toBe(0);
    const third = await ship();
    time.now = new Date(time.now.getTime() + DAY_MS);
    await post(event({ status: 'out-for-delivery' }));
    expect(queued(third.id)).toBe(1);
    const mail = await shop.mails.ofNews({ kind: 'out-for-delivery', orderId: third.id });
    expect(mail).toMatchObject({ letter: { template: 'order-out-for-delivery' } });
    await shop.settings.set('orders.outForDeliveryMail', false);
    number = `DP-${order.id}`;
  });
});

describe('GET /shipment/<order>/', () => {
  it('OR-02 gives the steps to who has the key, and 204 when the page has seen the last', async () => {
    const answer = await look(`key=${order.key}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.body).toContain('Out for delivery');
    expect(answer.body).toContain(`data-shipment="/shipment/${order.id}/?key=${order.key}"`);
    const seen = /data-seen="(\d+)"/.exec(answer.body)?.[1] ?? '';
    expect((await look(`key=${order.key}&seen=${seen}`)).statusCode).toBe(204);
    expect((await look(`key=${order.key}`, order.id, '/ar')).body).toContain('خرجت للتوصيل');
  });

  it('OR-02 gives nothing without the key, or with another one', async () => {
    for (const query of ['', 'key=', 'key=wc_order_0000000000000', 'key=a&key=b', `seen=0`])
      expect((await look(query)).statusCode).toBe(404);
    expect((await look(`key=${order.key}`, 999_999 as OrderId)).statusCode).toBe(404);
  });

  it('OR-02 polls no more once the parcel is delivered', async () => {
    await post(event({ status: 'delivered' }));
    const { body } = await look(`key=${order.key}`);
    expect(body).toContain('Delivered');
    expect(body).not.toContain('data-shipment=');
    expect(body).not.toContain('Expected');
  });
});
