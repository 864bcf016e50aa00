import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openBesideShop } from '../../bin/beside-shop.js';
import { percentile } from '../figures.js';
import { fillBackOffice } from '../large-back-office/fill.ts';

const SIZE = { products: 100_000, orders: 100_000, customers: 20_000 };
const ROUNDS = 30;
const WARM_ROUNDS = 5;
/** What the shop does by itself with so many new rows is over by then. */
const REST_MS = 15_000;
/** What a list may take. */
const LIST_LIMIT_MS = 200;

/** An owner with a session. @returns what the session's cookie holds */
async function enter({ shop, db }) {
  const now = new Date();
  const member = { name: 'Bench', role: 'owner', password_hash: '', created_at: now, second_factor_at: now };
  const { id } = await db
    .insertInto('staff')
    .values({ ...member, email: `${randomUUID()}@example.com` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return shop.staff.openSession(id, 'bench');
}

const page = (path) => ({ path: () => path });
const act = (action, input) => ({
  path: () => '/admin/actions/',
  body: (turn) => JSON.stringify({ action, input: input(turn) }),
});

/** Two orders or more, and something bought in the last 90 days. */
const SEGMENT = {
  match: 'all',
  conditions: [
    { fact: 'orders', is: 'at-least', count: 2, days: null },
    { fact: 'last-order', is: 'within', days: 90 },
  ],
};

const QUESTIONS = {
  'order list': page('/admin/orders/'),
  'order list, page 50': page('/admin/orders/?page=50'),
  'order list, one status': page('/admin/orders/?status=confirmed'),
  'order list, filtered': page('/admin/orders/?status=delivered&payment=paid&emirate=DU'),
  'order list, a name': { path: (turn) => `/admin/orders/?q=name${turn + 100}` },
  'order list, a number': { path: (turn) => `/admin/orders/?q=${51_000 + turn}` },
  'order list, a SKU': { path: (turn) => `/admin/orders/?q=gen-${turn + 300}` },
  'product list': page('/admin/products/'),
  'product list, filtered': page('/admin/products/?state=published&stock=low'),
  'product list, a word': page('/admin/products/?q=orveta'),
  'product list, a SKU': { path: (turn) => `/admin/products/?q=GEN-${turn + 70_000}` },
  'customer list': page('/admin/customers/'),
  'customer list, a name': { path: (turn) => `/admin/customers/?q=name${turn + 100}` },
  'preview of a segment': act('customers.preview-segment', () => ({ rule: SEGMENT })),
  'palette, a name': act('search.records', (turn) => ({ q: `name${turn + 100}` })),
  'palette, a number': act('search.records', (turn) => ({ q: String(51_000 + turn) })),
  'palette, a word': act('search.records', () => ({ q: 'orveta' })),
  'dashboard of a year': page('/admin/?period=year'),
};

/** One request as whoever is signed in. @returns how long it took, until its last byte */
async function time(url, { cookie, question, turn }) {
  const body = question.body?.(turn);
  const headers = { cookie: `jamra_staff=${cookie}`, 'accept-encoding': 'identity' };
  const posted = { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } };
  const startedAt = performance.now();
  const answer = await fetch(url + question.path(turn), body === undefined ? { headers } : posted);
  const text = await answer.text();
  const tookMs = performance.now() - startedAt;
  if (answer.status !== 200) throw new Error(`${question.path(turn)} answered ${answer.status}`);
  if (body !== undefined && !text.startsWith('{"ok":true')) throw new Error(`${body} answered ${text}`);
  return tookMs;
}

async function measure(url, cookie, question) {
  const times = [];
  for (let turn = -WARM_ROUNDS; turn < ROUNDS; turn += 1) {
    const tookMs = await time(url, { cookie, question, turn });
    if (turn >= 0) times.push(tookMs);
  }
  return { p50: Math.round(percentile(times, 50)), p95: Math.round(percentile(times, 95)) };
}

/** The back office of a shop with 100 000 products and 100 000 orders: its lists, its search and its dashboard, one request after the other. */
export async function measureAdmin({ shop: { url }, folder }) {
  const beside = await openBesideShop(folder);
  const startedAt = performance.now();
  await fillBackOffice(beside.db, SIZE);
  process.stdout.write(`filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`);
  const cookie = await enter(beside);
  await beside.close();
  await wait(REST_MS);
  const results = {};
  for (const [name, question] of Object.entries(QUESTIONS)) {
    const { p50, p95 } = await measure(url, cookie, question);
    results[name] = { p50, p95 };
    const over = name.includes('list') && p95 > LIST_LIMIT_MS ? `  above ${LIST_LIMIT_MS} ms` : '';
    process.stdout.write(
      `${name.padEnd(26)} p50 ${String(p50).padStart(5)} ms  p95 ${String(p95).padStart(5)} ms${over}\n`,
    );
  }
  return { ...SIZE, results };
}
