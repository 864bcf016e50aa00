import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#platform/database/client.ts';
import { migrate } from '#platform/database/schema/migrate.ts';
import { aReplicatedServer } from '../a-replica.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { freePort, type RunningShop, startShop } from '../running-shop.ts';

const servers = await aReplicatedServer();
const { db, close } = openDatabase({ url: servers.primary.url, poolSize: 4 });
await migrate(db);
const replica = openDatabase({ url: servers.replicaUrlOf('jamra'), poolSize: 1 });
const runtime = aShop(db);
runtime.time.now = new Date();
const PAGE = '/product/rep-1/';
/** The time a busy machine may need to bring a change to the replica. */
const CATCH_UP_MS = 20_000;
const SARA = { staffId: null, name: 'Sara' };
let origin = '';
let running: RunningShop | null = null;
let id = 0;

async function look(path = PAGE) {
  const answer = await fetch(origin + path);
  return {
    status: answer.status,
    cacheStatus: answer.headers.get('x-page-cache'),
    body: await answer.text(),
  };
}

async function reads(end: 'read' | 'behind' | 'away'): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(new RegExp(`jamra_replica_reads_total\\{end="${end}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
}

function priceTo(minor: number) {
  return runtime.shop.catalogue.edit.changeOne(
    { id: id as never },
    { regularMinor: minor, saleMinor: null },
    SARA,
  );
}

function changeNotice(): Promise<unknown> {
  return runtime.shop.settings.set('storeNotice', {
    id: '',
    enabled: true,
    text: { en: `at ${Date.now()}` },
  });
}

/** Waits until the replica has replayed what is committed on the primary now. */
async function caughtUp(): Promise<void> {
  const written = await sql<{ lsn: string }>`select pg_current_wal_flush_lsn()::text as lsn`.execute(db);
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ there: boolean }>`
          select pg_last_wal_replay_lsn() >= ${written.rows[0]?.lsn}::pg_lsn as there
        `.execute(replica.db);
        return rows[0]?.there;
      },
      { timeout: CATCH_UP_MS },
    )
    .toBe(true);
}

beforeAll(async () => {
  id = await aProduct(runtime, { sku: 'REP-1', price: '25.00', stock: 9, more: { Name: 'rep-1' } });
  await aProduct(runtime, { sku: 'REP-2', price: '35.00', more: { Name: 'rep-2' } });
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  running = await startShop({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: servers.primary.url,
    DATABASE_REPLICA_URL: servers.replicaUrlOf('jamra'),
    DATA_DIR: runtime.config.dataDir,
    PUBLIC_URL: origin,
    LOG_LEVEL: 'silent',
    DEMO: '0',
  });
}, 120_000);

afterAll(async () => {
  await running?.stop();
  await replica.close();
  await close();
  await servers.close();
}, 60_000);

it('storefront reads use the replica: cached pages, searches and suggestions', async () => {
  for (const path of [PAGE, '/shop/', '/?s=rep', '/wp-json/jamra/v1/suggestions/?s=rep']) {
    const before = await reads('read');
    // If another write comes between the two, the read uses the primary, and the next round tries again.
    await expect
      .poll(
        async () => {
          await changeNotice();
          await caughtUp();
          expect((await look(path)).status).toBe(200);
          return reads('read');
        },
        { timeout: CATCH_UP_MS },
      )
      .toBeGreaterThan(before);
  }
}, 120_000);

it('while the replica lags, changes are read from the primary and no outdated page is cached', async () => {
  await look();
  await servers.holdBack();
  try {
    const before = await reads('behind');
    for (let round = 0; round < 5; round += 1) {
      await priceTo(2600 + round);
      await expect.poll(async () => (await look()).body, { interval: 5 }).toContain(`26.0${round}`);
      for (let again = 0; again < 5; again += 1) expect((await look()).body).toContain(`26.0${round}`);
      expect((await look('/?s=rep')).body).toContain(`26.0${round}`);
    }
    expect(await reads('behind')).toBeGreaterThan(before);
  } finally {
    await servers.goOn();
  }
  const before = await reads('read');
  await expect
    .poll(
      async () => {
        await priceTo(2700);
        await priceTo(2701);
        await caughtUp();
        await look();
        return reads('read');
      },
      { timeout: CATCH_UP_MS },
    )
    .toBeGreaterThan(before);
  await expect.poll(async () => (await look()).body).toContain('27.01');
}, 60_000);

it('carts use the primary, however far the replica lags', async () => {
  await servers.holdBack();
  try {
    const add = await fetch(`${origin}/?wc-ajax=add_to_cart`, {
      method: 'POST',
      body: new URLSearchParams({ product_id: String(id), quantity: '2' }),
    });
    expect(add.status).toBe(200);
    const cookie = add.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const cart = await fetch(`${origin}/cart/`, { headers: { cookie } });
    expect(await cart.text()).toContain('rep-1');
  } finally {
    await servers.goOn();
  }
});

it('without the replica the primary serves reads until it is back', async () => {
  await servers.end();
  await priceTo(2800);
  await expect.poll(async () => (await look()).body).toContain('28.00');
  expect((await look('/?s=rep')).status).toBe(200);
  expect(await reads('away')).toBeGreaterThan(0);
  await servers.start();
  const before = await reads('read');
  await expect
    .poll(
      async () => {
        expect((await look('/?s=rep')).status).toBe(200);
        return reads('read');
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBeGreaterThan(before);
}, 60_000);
