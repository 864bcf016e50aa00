import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { aProduct } from '../a-shop.ts';
import { aServedShop } from './served-shop.ts';

const { runtime, serve, databaseUrl } = await aServedShop();
const PAGE = '/product/away-1/';
let origin = '';

async function look(path = PAGE) {
  const answer = await fetch(origin + path);
  return {
    status: answer.status,
    cacheStatus: answer.headers.get('x-page-cache'),
    networks: answer.headers.get('cdn-cache-control'),
    body: await answer.text(),
  };
}

/** Works with the database server as its administrator, beside the shop. */
async function asAdmin(work: (admin: pg.Client, database: string) => Promise<unknown>): Promise<void> {
  const address = new URL(databaseUrl);
  const database = address.pathname.slice(1);
  address.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: address.toString() });
  await admin.connect();
  try {
    await work(admin, database);
  } finally {
    await admin.end();
  }
}

async function endConnections(where = 'true'): Promise<void> {
  await asAdmin((admin, database) =>
    admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and ${where}`, [
      database,
    ]),
  );
}

beforeAll(async () => {
  await aProduct(runtime, { sku: 'AWAY-1', price: '25.00', more: { Name: 'away-1' } });
  origin = await serve();
}, 120_000);

it('after a lost connection is back, doubtful pages are dropped and caching resumes', async () => {
  await expect.poll(async () => (await look()).cacheStatus, { timeout: 20_000 }).toBe('hit');
  await endConnections("application_name = 'jamra listener'");
  await expect.poll(async () => (await look()).cacheStatus, { timeout: 5000, interval: 20 }).toBe('made');
  await expect.poll(async () => (await look()).cacheStatus, { timeout: 10_000 }).toBe('hit');
}, 30_000);

it('a change made while disconnected is seen after reconnecting', async () => {
  await endConnections("application_name = 'jamra listener'");
  await runtime.shop.settings.set('storeNotice', {
    id: '',
    enabled: true,
    text: { en: 'said into the silence' },
  });
  await expect.poll(async () => (await look()).body, { timeout: 10_000 }).toContain('said into the silence');
}, 30_000);

it('without a database cached pages are served, the cart refuses changes, and everything recovers', async () => {
  await expect.poll(async () => (await look()).cacheStatus, { timeout: 10_000 }).toBe('hit');
  await asAdmin(async (admin, database) => {
    await admin.query(`alter database "${database}" allow_connections false`);
  });
  try {
    await endConnections();
    await expect.poll(async () => (await look()).cacheStatus, { timeout: 20_000 }).toBe('doubtful');
    // Longer than settings are cached.
    for (let time = 0; time < 3; time += 1) {
      const shown = await look();
      expect([shown.status, shown.networks]).toEqual([200, 'no-store']);
      expect(shown.body).toContain('25.00');
      await setTimeout(700);
    }
    const add = await fetch(`${origin}/?wc-ajax=add_to_cart`, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ product_id: '1', quantity: '1' }),
    });
    expect([add.status, add.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await add.text()).toContain('Your cart can’t be changed right now');
  } finally {
    await asAdmin(async (admin, database) => {
      await admin.query(`alter database "${database}" allow_connections true`);
    });
  }
  await expect.poll(async () => (await look()).cacheStatus, { timeout: 20_000 }).toBe('hit');
}, 90_000);
