import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, type RunningShop, startShop } from '../running-shop.ts';
import { aSmallDisk } from '../small-disk.ts';

const disk = aSmallDisk(256);
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
let shop: RunningShop | null = null;

beforeAll(async () => {
  shop = await startShop({
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATA_DIR: disk.folder,
    DATABASE_URL: '',
    DEMO: '1',
    LOG_LEVEL: 'silent',
    PAGE_CACHE_MB: '0',
  });
}, 180_000);

afterAll(async () => {
  disk.free();
  await shop?.stop();
  disk.unmount();
}, 60_000);

const statusOf = async (path: string) => {
  const answer = await fetch(url + path).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status ?? 0;
};

/** Adds one of the first purchasable product to the cart of the cookie. */
async function add(productId: string, cookie: string) {
  const answer = await fetch(`${url}/?wc-ajax=add_to_cart`, {
    method: 'POST',
    headers: { cookie, accept: 'application/json' },
    body: new URLSearchParams({ product_id: productId, quantity: '1' }),
  }).catch(() => null);
  const body = (await answer?.text().catch(() => '')) ?? '';
  const cookies = answer?.headers.getSetCookie().map((line) => line.split(';')[0] ?? '') ?? [];
  return { status: answer?.status ?? 0, isAdded: body.includes('"fragments"'), body, cookies };
}

it('on a full disk there is no 500, /readyz is 503, confirmed data stays, and writes resume later', async () => {
  const list = await (await fetch(`${url}/shop/`)).text();
  const [, productId = ''] = /data-product_id="(\d+)"/.exec(list) ?? [];
  const first = await add(productId, '');
  expect([first.status, first.isAdded]).toEqual([200, true]);
  const cookie = first.cookies.join('; ');
  let added = 1;

  disk.fill();
  expect(await statusOf('/readyz')).toBe(503);
  const statuses: number[] = [];
  for (let round = 0; round < 60; round += 1) {
    disk.fill();
    // New carts need space, so the database fails, too.
    const [stranger, customer, page] = await Promise.all([
      add(productId, ''),
      round < 5 ? add(productId, cookie) : null,
      statusOf('/shop/'),
    ]);
    if (customer?.isAdded) added += 1;
    statuses.push(stranger.status, page, ...(customer === null ? [] : [customer.status]));
    await wait(50);
  }
  expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
  expect(await statusOf('/readyz')).toBe(503);

  disk.free();
  await expect.poll(() => statusOf('/readyz'), { timeout: 90_000, interval: 500 }).toBe(200);
  const again = await add(productId, cookie);
  expect([again.status, again.isAdded]).toEqual([200, true]);
  const cart = await (await fetch(`${url}/cart/`, { headers: { cookie } })).text();
  expect(Number(/name="cart\[[^\]]+\]\[qty\]"[^>]*value="(\d+)"/.exec(cart)?.[1])).toBe(added + 1);
}, 240_000);
