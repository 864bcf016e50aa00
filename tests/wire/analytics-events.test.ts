import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { EVENTS_PATH } from '#shop/analytics/rules/events-path.ts';
import { registerEvents } from '#wire/analytics/register.ts';
import { takeEvents } from '#wire/contract/calls/take-events.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';
import { differences } from './a-contract.ts';
import { SECRET } from './a-wire.ts';

import { FOREIGN } from './invalid-input.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop, config, time } = test;
const app = Fastify();
await registerEvents(app, { shop, config, secret: SECRET });
afterAll(() => app.close());

const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605.1';
const DAYS = { from: '2026-11-21', to: '2026-11-21' };
let pages = 0;

type Sent = Readonly<{ name: string; params: object; age?: number }>;

const view = (path = '/shop/', referrer = ''): Sent => ({
  name: 'page_view',
  params: { page_location: `http://shop.test${path}`, page_title: '', page_referrer: referrer },
});
const item = (id: number, more: object = {}) => ({
  currency: 'AED',
  value: 40,
  items: [{ item_id: String(id), quantity: 2 }],
  ...more,
});

function bodyOf(events: readonly Sent[]): string {
  pages += 1;
  const numbered = events.map((event, index) => ({ id: index + 1, age: 0, ...event }));
  return JSON.stringify({ page: `${pages}-1`, path: '/shop/', width: 390, events: numbered });
}

async function send(body: string, headers: Record<string, string> = {}, remoteAddress = '10.0.0.1') {
  const type = { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': BROWSER };
  const answer = await app.inject({
    ...{ method: 'POST', url: EVENTS_PATH, payload: body, remoteAddress },
    headers: { ...type, ...headers },
  });
  await shop.analytics.flush();
  return answer;
}

async function stored(): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`select * from analytics_event order by id`.execute(db);
  return rows;
}

beforeEach(async () => {
  time.now = new Date('2026-11-21T10:00:00+04:00');
  await sql`truncate analytics_event, analytics_daily`.execute(db);
});

it('AN-02 a batch is accepted, and what is stored identifies nobody', async () => {
  const answer = await send(bodyOf([view('/shop/?utm_source=mail&key=secret', 'https://a.example/?q=me')]));
  expect([answer.statusCode, answer.body, answer.cookies]).toEqual([204, '', []]);
  const [row] = await stored();
  expect(row).toMatchObject({ name: 'page_view', path: '/shop/', device: 'mobile', source: 'mail' });
  const text = JSON.stringify(row);
  for (const personal of ['10.0.0.1', 'iPhone', 'secret', 'q=me']) expect(text).not.toContain(personal);
});

it('AN-02 an event that arrives twice counts once, in one batch or in two', async () => {
  const body = bodyOf([view(), view('/faq/')]);
  await send(body);
  await send(body);
  const { page, events, ...rest } = JSON.parse(bodyOf([view()]));
  await send(JSON.stringify({ ...rest, page, events: [events[0], events[0]] }));
  expect(await stored()).toHaveLength(3);
});

it('AN-10 signed-in staff, robots and a shop that counts nothing are left out', async () => {
  const answers = [
    await send(bodyOf([view()]), { cookie: `jamra_staff=${'a'.repeat(43)}` }),
    await send(bodyOf([view()]), { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }),
  ];
  await shop.settings.set('analytics.enabled', false);
  answers.push(await send(bodyOf([view()])));
  await shop.settings.set('analytics.enabled', true);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  expect(await stored()).toEqual([]);
});

it.each<[string, [status: number, code: string], () => ReturnType<typeof send>]>([
  ['a foreign page', [403, 'analytics.foreign-origin'], () => send(bodyOf([view()]), FOREIGN[0])],
  ['a forged event', [422, 'analytics.wrong-batch'], () => send(bodyOf([view(), { name: 'x', params: {} }]))],
  ['a future event', [422, 'analytics.wrong-time'], () => send(bodyOf([{ ...view(), age: -1 }]))],
  ['a late event', [422, 'analytics.wrong-time'], () => send(bodyOf([{ ...view(), age: 1_800_001 }]))],
  ['an oversized batch', [413, 'request.too-large'], () => send(`"${'x'.repeat(17_000)}"`)],
])('%s is refused with a code and counts nothing', async (_what, refused, ask) => {
  const answer = await ask();
  expect([answer.statusCode, answer.json().code]).toEqual(refused);
  expect(await stored()).toEqual([]);
});

/** Values of the right type that are invalid in a batch. */
const WRONG: Readonly<Record<string, unknown>> = {
  page: 'somebody',
  path: '//elsewhere.example/',
  width: -1,
  events: [],
};

it('CA-07 the contract names every field of a batch, and the answers are the described ones', async () => {
  const fails = (name: string, answer: Awaited<ReturnType<typeof send>>) => {
    const described = takeEvents.answers[name];
    return described === undefined ? [`no answer is called ${name}`] : differences(answer, described);
  };
  const batch = JSON.parse(bodyOf([view()]));
  expect(fails('done', await send(JSON.stringify(batch)))).toEqual([]);
  expect(takeEvents.fields.map(({ name }) => name).toSorted()).toEqual(Object.keys(WRONG).toSorted());
  for (const { name, missing, wrong } of takeEvents.fields) {
    const without = await send(JSON.stringify({ ...batch, [name]: undefined }));
    expect([name, fails(missing, without)]).toEqual([name, []]);
    const other = await send(JSON.stringify({ ...batch, [name]: WRONG[name] }));
    expect([name, fails(wrong, other)]).toEqual([name, []]);
  }
  expect(fails('wrongTime', await send(bodyOf([{ ...view(), age: -1 }])))).toEqual([]);
  expect(fails('foreignOrigin', await send(bodyOf([view()]), FOREIGN[0]))).toEqual([]);
  expect(fails('tooLarge', await send(`"${'x'.repeat(17_000)}"`))).toEqual([]);
});

it('a network that sends more than 600 batches a minute waits', async () => {
  const body = bodyOf([view()]);
  const headers = { 'user-agent': BROWSER };
  const once = () =>
    app.inject({ method: 'POST', url: EVENTS_PATH, payload: body, headers, remoteAddress: '10.0.0.9' });
  for (let time = 0; time < 600; time += 1) await once();
  const answer = await once();
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'analytics.too-many']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send(body)).statusCode).toBe(204);
});

it('a session is a network and a browser of one day; the salt of a day that is over is gone', async () => {
  await send(bodyOf([view()]));
  await send(bodyOf([view('/faq/')]));
  await send(bodyOf([view()]), {}, '10.0.0.2');
  const sessions = new Set((await stored()).map(({ session }) => session));
  expect(sessions.size).toBe(2);
  time.now = new Date('2026-11-22T10:00:00+04:00');
  await send(bodyOf([view()]));
  await shop.analytics.rollUp();
  const left = await stored();
  expect(left).toHaveLength(1);
  expect(sessions).not.toContain(left[0]?.session);
  const { rows } = await sql<{ day: string }>`select day::text from analytics_salt`.execute(db);
  expect(rows).toEqual([{ day: '2026-11-22' }]);
  const report = await shop.analytics.report({ report: 'overview', days: { ...DAYS, to: '2026-11-22' } });
  expect(report).toMatchObject([
    { key: '2026-11-21', sessions: 2, views: 3 },
    { key: '2026-11-22', sessions: 1, views: 1 },
  ]);
});

it('AN-09 a purchase counts once for each order that exists, with its own total, for its source', async () => {
  await deliverToDubai(test);
  const id = await aProduct(test, { sku: 'AN-CUP', price: '40.00', stock: 9 });
  const order = await anOrder(test, [{ id, quantity: 2 }]);
  const bought = (number: number | string) => ({
    name: 'purchase',
    params: item(id, { value: 1, transaction_id: String(number), tax: 0, shipping: 0, coupon: '' }),
  });
  const steps = ['view_item', 'add_to_cart', 'begin_checkout'].map((name) => ({ name, params: item(id) }));
  await send(
    bodyOf([view('/shop/', 'https://search.example/'), view('/product/x/'), ...steps, bought(order.id)]),
  );
  await send(bodyOf([bought(order.id), bought(987_654)]));
  await shop.analytics.rollUp();
  await shop.analytics.rollUp();
  const report = (name: 'sources' | 'funnel' | 'products') =>
    shop.analytics.report({ report: name, days: DAYS });
  expect(await report('sources')).toEqual([
    { key: 'search.example', sessions: 1, views: 2, carts: 1, orders: 1, total: order.totals.total.minor },
  ]);
  expect((await report('funnel')).map(({ sessions }) => sessions)).toEqual([1, 1, 1, 1, 1]);
  expect(await report('products')).toEqual([{ key: String(id), viewed: 1, added: 2, removed: 0, bought: 2 }]);
});

it('AN-08 searches are counted by their term, and those in vain beside them', async () => {
  const search = (search_term: string, results: number) => ({
    name: 'view_search_results',
    params: { search_term, results },
  });
  await send(bodyOf([view(), search('Menthol', 1), search('menthol', 1), search('zzz', 0)]));
  await shop.analytics.rollUp();
  expect(await shop.analytics.report({ report: 'searches', days: DAYS })).toEqual([
    { key: 'menthol', searches: 2, inVain: 0 },
    { key: 'zzz', searches: 1, inVain: 1 },
  ]);
});

it('the last half hour is read from single events', async () => {
  await send(bodyOf([{ ...view('/shop/'), age: 60_000 }, view('/shop/')]));
  time.now = new Date(time.now.getTime() + 20 * 60_000);
  await send(bodyOf([view('/faq/')]), {}, '10.0.0.3');
  expect(await shop.analytics.live()).toMatchObject({
    visitors: 2,
    views: 3,
    pages: [
      { path: '/shop/', views: 2 },
      { path: '/faq/', views: 1 },
    ],
  });
});

it('figures older than the setting are deleted', async () => {
  await send(bodyOf([view()]));
  await shop.analytics.rollUp();
  time.now = new Date('2029-01-01T10:00:00+04:00');
  await shop.analytics.forgetOld();
  expect(await shop.analytics.report({ report: 'overview', days: DAYS })).toEqual([]);
});
