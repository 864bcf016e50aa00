import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { EVENTS_PATH } from '#shop/analytics/rules/events-path.ts';
import type { Breakdown } from '#shop/analytics/rules/report-names.ts';
import { registerEvents } from '#wire/analytics/register.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';
import { SECRET } from './a-wire.ts';

const db = await aDatabase();
const test = aShop(db);
const { shop, config, time } = test;
const app = Fastify();
await registerEvents(app, { shop, config, secret: SECRET });
afterAll(() => app.close());

const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605.1';
const DAYS = { from: '2026-11-21', to: '2026-11-21' };
const [PHONE_PX, COMPUTER_PX] = [390, 1440];
let pages = 0;

type Sent = Readonly<{ name: string; params: object }>;
type Visitor = Readonly<{ address: string; path?: string; width?: number }>;

const view = (path: string, referrer = ''): Sent => ({
  name: 'page_view',
  params: { page_location: `http://shop.test${path}`, page_title: '', page_referrer: referrer },
});
const item = (id: number, more: object = {}) => ({
  currency: 'AED',
  value: 40,
  items: [{ item_id: String(id), quantity: 2 }],
  ...more,
});

/** Sends the events of one visitor on a page. */
async function visit({ address, path = '/shop/', width = PHONE_PX }: Visitor, ...events: readonly Sent[]) {
  pages += 1;
  const numbered = events.map((event, index) => ({ id: index + 1, age: 100 - index, ...event }));
  const answer = await app.inject({
    ...{ method: 'POST', url: EVENTS_PATH, remoteAddress: address },
    payload: JSON.stringify({ page: `${pages}-1`, path, width, events: numbered }),
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': BROWSER },
  });
  expect(answer.statusCode).toBe(204);
  await shop.analytics.flush();
}

async function breakdown(report: Breakdown, key: string) {
  await shop.analytics.rollUp();
  return (await shop.analytics.breakdown({ report, key, days: DAYS })).rows;
}

beforeEach(async () => {
  time.now = new Date('2026-11-21T10:00:00+04:00');
  await sql`truncate analytics_event, analytics_daily, analytics_page_daily`.execute(db);
});

it('BO-06 a source opens the pages its visits began on, with what followed and no amount', async () => {
  await deliverToDubai(test);
  const id = await aProduct(test, { sku: 'AN-TRAY', price: '40.00', stock: 9 });
  const order = await anOrder(test, [{ id, quantity: 2 }]);
  const facts = { transaction_id: String(order.id), tax: 0, shipping: 0, coupon: '' };
  const bought = { name: 'purchase', params: item(id, facts) };
  const added = { name: 'add_to_cart', params: item(id) };
  const search = 'https://search.example/';
  await visit({ address: '10.0.0.1' }, view('/shop/', search), view('/product/x/'), added, bought);
  await visit({ address: '10.0.0.2' }, view('/shop/', search), added);
  await visit({ address: '10.0.0.3' }, view('/faq/', search));
  await visit({ address: '10.0.0.4' }, view('/about/'));
  expect(await breakdown('sources', 'search.example')).toEqual([
    { key: '/shop/', sessions: 2, views: 3, carts: 2, orders: 1 },
    { key: '/faq/', sessions: 1, views: 1, carts: 0, orders: 0 },
  ]);
  expect(await breakdown('sources', '')).toEqual([
    { key: '/about/', sessions: 1, views: 1, carts: 0, orders: 0 },
  ]);
  expect(await breakdown('sources', 'elsewhere.example')).toEqual([]);
});

it('BO-06 a campaign opens the page its link led to, also in a visit that began elsewhere', async () => {
  await visit(
    { address: '10.0.0.1' },
    view('/shop/'),
    view('/sale/?utm_source=mail&utm_campaign=Eid'),
    view('/faq/'),
  );
  expect(await breakdown('campaigns', 'eid')).toEqual([
    { key: '/sale/', sessions: 1, views: 3, carts: 0, orders: 0 },
  ]);
});

it('BO-06 events without a counted page have a line of their own', async () => {
  const id = await aProduct(test, { sku: 'AN-BOWL', price: '40.00', stock: 9 });
  await visit({ address: '10.0.0.1' }, { name: 'add_to_cart', params: item(id) });
  expect(await breakdown('sources', '')).toEqual([{ key: '', sessions: 0, views: 0, carts: 1, orders: 0 }]);
});

it('BO-06 a device opens the pages that were seen with it', async () => {
  await visit({ address: '10.0.0.1' }, view('/shop/'), view('/shop/'), view('/faq/'));
  await visit({ address: '10.0.0.2', width: COMPUTER_PX }, view('/shop/'));
  expect(await breakdown('devices', 'mobile')).toEqual([
    { key: '/shop/', views: 2, sessions: 1 },
    { key: '/faq/', views: 1, sessions: 1 },
  ]);
  expect(await breakdown('devices', 'desktop')).toEqual([{ key: '/shop/', views: 1, sessions: 1 }]);
});

it('BO-06 a link, a file, a form and a video open the pages where they were used', async () => {
  const link = { link_url: 'https://maker.example/', link_domain: 'maker.example' };
  const pressed = { name: 'click', params: { ...link, outbound: true, event_label: '' } };
  const loaded = {
    name: 'file_download',
    params: { ...link, file_name: '/guide.pdf', file_extension: 'pdf' },
  };
  const form = { form_id: 'search', form_name: '', form_destination: '' };
  const film = {
    ...{ video_provider: 'youtube', video_title: 'How to clean', video_url: '' },
    ...{ video_current_time: 0, video_duration: 9, video_percent: 0 },
  };
  const faq = { address: '10.0.0.1', path: '/faq/' };
  await visit(faq, pressed, pressed, loaded, { name: 'form_start', params: form });
  await visit(faq, { name: 'video_start', params: film }, { name: 'video_complete', params: film });
  await visit({ address: '10.0.0.2', path: '/my-account/orders/17/' }, pressed);
  expect(await breakdown('links', 'maker.example')).toEqual([
    { key: '/faq/', clicks: 2, sessions: 1 },
    { key: '/my-account/orders/', clicks: 1, sessions: 1 },
  ]);
  expect(await breakdown('files', '/guide.pdf')).toEqual([{ key: '/faq/', downloads: 1 }]);
  expect(await breakdown('forms', 'search')).toEqual([{ key: '/faq/', started: 1, sent: 0 }]);
  expect(await breakdown('videos', 'How to clean')).toEqual([{ key: '/faq/', started: 1, watched: 1 }]);
});

it('AN-11 begun checkouts open their products, also of days before pages were counted', async () => {
  await visit({ address: '10.0.0.1' }, view('/checkout/'), { name: 'begin_checkout', params: item(7) });
  await visit({ address: '10.0.0.2' }, view('/checkout/'), { name: 'begin_checkout', params: item(7) });
  const products = [{ key: '7', checkouts: 2, pieces: 4 }];
  expect(await breakdown('funnel', 'begin_checkout')).toEqual(products);
  await sql`delete from analytics_page_daily`.execute(db);
  const query = { report: 'funnel', days: DAYS } as const;
  expect(await shop.analytics.breakdown({ ...query, key: 'begin_checkout' })).toEqual({
    rows: products,
    missing: null,
  });
  expect(await shop.analytics.breakdown({ ...query, key: 'purchase' })).toEqual({ rows: [], missing: null });
});

it('AN-02 what is counted by page has no visitor, no session and no order', async () => {
  await visit({ address: '10.0.0.1' }, view('/shop/', 'https://search.example/'));
  await shop.analytics.rollUp();
  const { rows } = await sql<Record<string, unknown>>`select * from analytics_page_daily limit 1`.execute(db);
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
    ['day', 'dimension', 'events', 'name', 'path', 'sessions', 'value'].toSorted(),
  );
});
