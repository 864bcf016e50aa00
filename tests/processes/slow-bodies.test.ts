import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, expect, it } from 'vitest';
import { IS_PROOF } from '../is-proof.ts';
import { type RunningShop, startShopIn } from '../running-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'jamra-slow-'));
chmodSync(folder, 0o755);
const lockFile = join(folder, 'postgres/data/postmaster.pid');
const shops: RunningShop[] = [];

async function open(env: Record<string, string> = {}) {
  const opened = await startShopIn(folder, env);
  shops.push(opened.shop);
  return opened;
}

const FORM =
  'POST /ar/?wc-ajax=add_to_cart HTTP/1.1\r\nHost: shop.test\r\n' +
  'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\n';
const CHUNKED =
  'POST /cart/ HTTP/1.1\r\nHost: shop.test\r\n' +
  'Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n';

/** Sends the beginning, then one piece each second, until the connection closes. */
function slowly(port: number, beginning: string, piece: string) {
  const socket = connect(port, '127.0.0.1');
  const startedAt = Date.now();
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk.toString();
  });
  socket.on('error', () => undefined);
  socket.write(beginning);
  const sending = setInterval(() => socket.writable && socket.write(piece), 1000);
  const ended = new Promise<{ heard: string; ms: number }>((resolve) => {
    socket.once('close', () => {
      clearInterval(sending);
      resolve({ heard, ms: Date.now() - startedAt });
    });
  });
  return { ended, destroy: () => socket.destroy() };
}

afterEach(async () => {
  for (const shop of shops.splice(0)) await shop.stop();
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The proofs wait for thirty seconds, and do the same with one process.
it.runIf(IS_PROOF)(
  'missing headers time out after 20 seconds, a slow body after 30, with a reason',
  async () => {
    const { port } = await open();
    const headers = slowly(port, 'GET / HTTP/1.1\r\nHost: sh', 'o');
    const silent = slowly(port, '', '');
    const form = slowly(port, FORM, 'a');
    const chunked = slowly(port, CHUNKED, '1\r\na\r\n');
    const first = await Promise.all([headers.ended, silent.ended]);
    for (const { ms } of first) expect(ms).toBeGreaterThan(19_000);
    const ends = await Promise.all([form.ended, chunked.ended]);
    for (const { ms, heard } of ends) {
      expect(ms).toBeGreaterThan(Math.max(29_000, ...first.map((one) => one.ms)));
      expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    }
    expect(ends.map(({ heard }) => heard.split('\r\n\r\n')[1])).toEqual([
      'استغرق طلبك وقتًا طويلًا. لم يُحفظ شيء. يرجى المحاولة مرة أخرى.',
      'Your request took too long. Nothing was saved. Please try again.',
    ]);
  },
  180_000,
);

it.each(IS_PROOF ? ['1', '2'] : ['2'])(
  'SIGTERM cuts what does not arrive and stops the database, with %s processes',
  async (count) => {
    const { shop, port } = await open({ WEB_CONCURRENCY: count });
    const slow = [
      slowly(port, FORM, 'a'),
      slowly(port, CHUNKED, '1\r\na\r\n'),
      slowly(port, 'GET / HTTP/1.1\r\nHost: sh', 'o'),
      slowly(port, '', ''),
      slowly(port, 'GET /healthz HTTP/1.1\r\nHost: shop.test\r\n\r\n', ''),
    ];
    await wait(1500);
    await shop.stop();
    shops.pop();
    const [form] = await Promise.all(slow.map(({ ended }) => ended));
    expect(form?.heard).toMatch(/^HTTP\/1\.1 408 /);
    // Before its own time limit.
    expect(form?.ms).toBeLessThan(30_000);
    expect(existsSync(lockFile)).toBe(false);
  },
  60_000,
);
