import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, expect, it } from 'vitest';
import { IS_PROOF } from '../is-proof.ts';
import { type RunningShop, startShopIn } from '../running-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'jamra-lost-'));
chmodSync(folder, 0o755);
const socketDir = encodeURIComponent(join(folder, 'postgres/run'));
const urlOf = (database: string) => `postgres://jamra@localhost/${database}?host=${socketDir}`;
const lockFile = join(folder, 'postgres/data/postmaster.pid');
const shops: RunningShop[] = [];
/** By then a busy machine has recovered; what has not by then never does. */
const BACK_MS = 90_000;

async function open(env: Record<string, string>) {
  const opened = await startShopIn(folder, env);
  shops.push(opened.shop);
  return opened;
}

const statusOf = (url: string) =>
  fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );

/** Calls of every kind until `ended`: pages, a search, reads of the wire, and messages that are stored and queued. */
async function underLoad(url: string, ended: AbortSignal): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  const wire = (call: string) => () =>
    fetch(`${url}/?wc-ajax=${call}`, { method: 'POST', body: new URLSearchParams({ product_id: '1' }) });
  const calls = [
    () => fetch(`${url}/shop/`),
    () => fetch(`${url}/ar/?s=x${Math.random()}`),
    () => fetch(`${url}/cart/`),
    () => fetch(`${url}/admin/login/`),
    wire('get_refreshed_fragments'),
    wire('add_to_cart'),
  ];
  const callers = Array.from({ length: 12 }, async (_, caller) => {
    for (let at = caller; !ended.aborted; at += 1) {
      const answer = await calls[at % calls.length]?.().catch(() => null);
      await answer?.arrayBuffer().catch(() => undefined);
      const status = answer?.status ?? 0;
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  });
  await Promise.all(callers);
  return counts;
}

/** Ends connections of the shop by application name; null: all of them. @returns how many */
async function terminate(name: string | null): Promise<number> {
  const admin = new pg.Client({ connectionString: urlOf('postgres') });
  await admin.connect();
  const { rowCount } = await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid() and ($1::text is null or application_name = $1)`,
    [name],
  );
  await admin.end();
  return rowCount ?? 0;
}

function serverPid(): number {
  return Number(readFileSync(lockFile, 'utf8').split('\n')[0]);
}

function serversOnFolder(): number {
  const lines = execFileSync('ps', ['-eo', 'args=']).toString().split('\n');
  return lines.filter((line) => line.includes(`-D ${folder}`)).length;
}

afterEach(async () => {
  for (const shop of shops.splice(0)) await shop.stop();
}, 90_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('lost connections under load end no process, cause no 500, and recover', async () => {
  // Without a cache every page queries the database.
  const { shop, url } = await open({ PAGE_CACHE_MB: '0' });
  const ended = new AbortController();
  const load = underLoad(url, ended.signal);
  for (const name of ['jamra', 'jamra queue', 'jamra keeper', 'jamra', null, 'jamra', null]) {
    await wait(400);
    // A machine under load may still be connecting again: waits for each kind of connection.
    await expect.poll(() => terminate(name), { timeout: BACK_MS, interval: 50 }).toBeGreaterThan(0);
  }
  await wait(400);
  ended.abort();
  const counts = await load;
  expect([...counts.keys()].filter((status) => status === 0 || (status >= 500 && status !== 503))).toEqual(
    [],
  );
  expect(counts.get(200)).toBeGreaterThan(0);
  await expect.poll(() => statusOf(`${url}/readyz`), { timeout: BACK_MS }).toBe(200);
  expect(() => process.kill(shop.pid, 0)).not.toThrow();
}, 180_000);

it('an embedded database killed under load is restarted once', async () => {
  const { shop, url } = await open({ WEB_CONCURRENCY: '2' });
  await expect.poll(() => statusOf(`${url}/shop/`), { timeout: BACK_MS }).toBe(200);
  for (const signal of IS_PROOF ? (['SIGKILL', 'SIGQUIT'] as const) : (['SIGKILL'] as const)) {
    const ended = new AbortController();
    const load = underLoad(url, ended.signal);
    await wait(500);
    const before = serverPid();
    process.kill(before, signal);
    const seen: number[] = [];
    await expect
      .poll(
        async () => {
          seen.push(await statusOf(`${url}/readyz`));
          return seen.includes(503) && seen.at(-1) === 200;
        },
        { timeout: BACK_MS, interval: 20 },
      )
      .toBe(true);
    ended.abort();
    const counts = await load;
    expect([...counts.keys()].filter((status) => status === 0 || (status >= 500 && status !== 503))).toEqual(
      [],
    );
    expect(serverPid()).not.toBe(before);
    expect(serversOnFolder()).toBe(1);
  }
  expect(shop.output()).not.toContain('Process');
  // A page is cached again once its process receives invalidations.
  const wayOf = async () => (await fetch(`${url}/shop/`)).headers.get('x-page-cache');
  await expect.poll(wayOf, { timeout: BACK_MS }).toBe('hit');
  await shop.stop();
  shops.pop();
  expect(existsSync(lockFile)).toBe(false);
  expect(serversOnFolder()).toBe(0);
}, 360_000);

it.runIf(IS_PROOF)(
  'a shop stopped while its database is gone exits completely',
  async () => {
    const { shop } = await open({});
    process.kill(serverPid(), 'SIGKILL');
    await shop.stop();
    shops.pop();
    await expect.poll(serversOnFolder, { timeout: BACK_MS }).toBe(0);
  },
  180_000,
);
