import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { IS_PROOF } from '../is-proof.ts';
import { type RunningShop, startShopIn } from '../running-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'jamra-processes-'));
// The database's own user must be able to enter.
chmodSync(folder, 0o755);
const shops: RunningShop[] = [];

async function open(env: Record<string, string> = {}) {
  const opened = await startShopIn(folder, env);
  shops.push(opened.shop);
  return opened;
}

/** The other processes of a shop, without the database's. */
function fellowsOf({ pid }: RunningShop): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args=']).toString().split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, parent, ...args]) => Number(parent) === pid && args.some((arg) => arg.endsWith('bin/start.js')),
    )
    .map(([pid]) => Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const countOf = async (url: string, name: string): Promise<number> => {
  const text = await fetch(`${url}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  );
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
};

const isDatabaseUp = () => existsSync(join(folder, 'postgres/data/postmaster.pid'));

afterEach(async () => {
  for (const shop of shops.splice(0)) await shop.stop();
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('processes share one port, dead ones restart, and all stop with the database last', async () => {
  const { shop, url } = await open({ WEB_CONCURRENCY: '2' });
  expect(shop.output()).toContain('(2 processes)');
  expect(shop.output().match(/Create the owner account/g)).toHaveLength(1);
  const fellows = fellowsOf(shop);
  expect(fellows).toHaveLength(2);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await countOf(url, 'jamra_processes')).toBe(2);

  process.kill(fellows[0] ?? 0, 'SIGKILL');
  const look = () =>
    fetch(`${url}/shop/`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(look, { timeout: 20_000, interval: 50 }).toBe(200);
  await expect.poll(() => countOf(url, 'jamra_processes'), { timeout: 20_000, interval: 200 }).toBe(2);
  expect(fellowsOf(shop)).toContain(fellows[1]);

  const last = fellowsOf(shop);
  await shop.stop();
  expect(last.filter(isAlive)).toEqual([]);
  expect(isDatabaseUp()).toBe(false);
}, 120_000);

it('a running request is finished before its process exits', async () => {
  const { shop, url } = await open({ WEB_CONCURRENCY: '2' });
  const answer = new Promise<number>((resolve, reject) => {
    const call = request(`${url}/?wc-ajax=get_refreshed_fragments`, { method: 'POST' }, (got) => {
      got.resume().on('end', () => resolve(got.statusCode ?? 0));
    });
    call.on('error', reject);
    call.setHeader('content-type', 'application/x-www-form-urlencoded');
    call.setHeader('content-length', '3');
    call.write('a=');
    // The process has received the request; its rest is sent while the shop shuts down.
    setTimeout(() => {
      const stopped = shop.stop();
      setTimeout(() => call.end('1'), 300);
      stopped.catch(reject);
    }, 500);
  });
  expect(await answer).toBe(200);
}, 60_000);

it.runIf(IS_PROOF)(
  'killing the first process leaves neither workers nor database',
  async () => {
    const { shop } = await open({ WEB_CONCURRENCY: '2' });
    const fellows = fellowsOf(shop);
    await shop.kill();
    await expect.poll(() => fellows.filter(isAlive), { timeout: 20_000 }).toEqual([]);
    expect(isDatabaseUp()).toBe(false);
  },
  60_000,
);

it.runIf(IS_PROOF)(
  'separately started processes share a database; the last one stops it',
  async () => {
    const [one, other] = await Promise.all([open(), open()]);
    await one.shop.stop();
    shops.splice(shops.indexOf(one.shop), 1);
    expect((await fetch(`${other.url}/readyz`)).status).toBe(200);
    expect(isDatabaseUp()).toBe(true);
  },
  60_000,
);

it('a process that cannot open exits with the reason', async () => {
  await expect(open({ WEB_CONCURRENCY: '2', DATABASE_URL: 'postgres://127.0.0.1:1/none' })).rejects.toThrow(
    /ended with 1/,
  );
  await expect(open({ WEB_CONCURRENCY: 'many' })).rejects.toThrow(/WEB_CONCURRENCY/);
}, 60_000);
