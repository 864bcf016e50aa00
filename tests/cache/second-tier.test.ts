import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { aProduct } from '../a-shop.ts';
import { aValkey } from '../valkey.ts';
import { aServedShop } from './served-shop.ts';

const { runtime, serve, output } = await aServedShop();
const valkey = await aValkey();
const PUBLIC_URL = 'http://shop.test';
const PAGE = '/product/tier-1/';
const SARA = { staffId: null, name: 'Sara' };
const origins: string[] = [];
let id = 0;

async function look(origin: string | undefined, path = PAGE) {
  const answer = await fetch(`${origin}${path}`);
  const body = await answer.text();
  return {
    status: answer.status,
    cacheStatus: answer.headers.get('x-page-cache'),
    etag: answer.headers.get('etag'),
    body,
  };
}

async function figure(origin: string | undefined, line: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.split(' ')[1] ?? 0,
  );
}

const stored = (origin: string | undefined) => figure(origin, 'jamra_second_tier_stored_total');

function priceTo(minor: number) {
  return runtime.shop.catalogue.edit.changeOne(
    { id: id as never },
    { regularMinor: minor, saleMinor: null },
    SARA,
  );
}

beforeAll(async () => {
  id = await aProduct(runtime, { sku: 'TIER-1', price: '25.00', more: { Name: 'tier-1' } });
  await aProduct(runtime, { sku: 'TIER-2', price: '35.00', more: { Name: 'tier-2' } });
  for (let number = 0; number < 2; number += 1)
    origins.push(await serve({ PUBLIC_URL, VALKEY_URL: valkey.url, LOG_LEVEL: 'warn' }));
  // After one request each, both know a moment.
  for (const origin of origins) await look(origin, '/shop/');
}, 120_000);

it('a page rendered by one process is used by the other unchanged', async () => {
  const [one, other] = origins;
  const before = await stored(one);
  const made = await look(one);
  expect(made.cacheStatus).toBe('made');
  await expect.poll(() => stored(one)).toBeGreaterThan(before);
  const taken = await look(other);
  expect([taken.cacheStatus, taken.body, taken.etag]).toEqual(['taken', made.body, made.etag]);
  expect((await look(other)).cacheStatus).toBe('hit');
  expect(await figure(other, 'jamra_second_tier_looks_total{end="taken"}')).toBe(1);
});

it.each(['br', 'gzip', 'identity'])('every cart is complete in %s', async (encoding) => {
  const answer = await fetch(`${origins[1]}${PAGE}`, { headers: { 'accept-encoding': encoding } });
  expect(await answer.text()).toBe((await look(origins[0])).body);
});

it('a page rendered before a change is not used after it', async () => {
  const [one, other] = origins;
  for (let round = 0; round < 10; round += 1) {
    const [first, second] = round % 2 === 0 ? [one, other] : [other, one];
    await look(first);
    await priceTo(2600 + round);
    await expect.poll(async () => (await look(first)).body).toContain(`26.0${round}`);
    await expect.poll(async () => (await look(second)).body).toContain(`26.0${round}`);
  }
}, 60_000);

it('a change of one product keeps other pages in the cache', async () => {
  const [one, other] = origins;
  const before = await stored(one);
  await look(one, '/product/tier-2/');
  await expect.poll(() => stored(one)).toBeGreaterThan(before);
  await priceTo(2700);
  await expect.poll(async () => (await look(other)).body).toContain('27.00');
  expect((await look(other, '/product/tier-2/')).cacheStatus).toBe('taken');
});

it('calls are counted across processes', async () => {
  await runtime.shop.settings.set('limits.cartPerAddress', 6);
  const [one, other] = origins;
  const call = (origin: string | undefined) =>
    fetch(`${origin}/?wc-ajax=add_to_cart`, {
      method: 'POST',
      body: new URLSearchParams({ product_id: String(id), quantity: '1' }),
    }).then(({ status }) => status);
  // Settings are cached for a second.
  await wait(1100);
  const answers: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) answers.push(await call(one), await call(other));
  expect(answers).toEqual([...Array(6).fill(200), ...Array(6).fill(429)]);
  await runtime.shop.settings.set('limits.cartPerAddress', 0);
}, 30_000);

it('the shop works without it, logs that once, and uses it again later', async () => {
  const [one, other] = origins;
  const losses = () => output().map((text) => text.match(/Valkey does not answer/g)?.length ?? 0);
  // An answer after more than 150 ms counts as an outage, which a busy machine may have had before.
  for (const origin of origins)
    await expect.poll(() => figure(origin, 'jamra_valkey_up'), { timeout: 20_000 }).toBe(1);
  const before = losses();
  await valkey.end();
  for (const origin of origins) await expect.poll(() => figure(origin, 'jamra_valkey_up')).toBe(0);
  for (let round = 0; round < 5; round += 1) {
    await priceTo(2800 + round);
    await expect.poll(async () => (await look(other)).body).toContain(`28.0${round}`);
  }
  expect(losses()).toEqual(before.map((count) => count + 1));
  await valkey.start();
  await expect.poll(() => figure(one, 'jamra_valkey_up'), { timeout: 20_000 }).toBe(1);
  await expect.poll(() => figure(other, 'jamra_valkey_up'), { timeout: 20_000 }).toBe(1);
  for (const origin of origins) await look(origin, '/blog/');
  await priceTo(2900);
  await expect.poll(async () => (await look(one)).body).toContain('29.00');
  await expect.poll(async () => (await look(other)).cacheStatus).toMatch(/taken|hit/);
}, 60_000);

it('a slow tier does not delay requests', async () => {
  valkey.hesitate();
  try {
    for (let round = 0; round < 6; round += 1) {
      await priceTo(3000 + round);
      await expect.poll(async () => (await look(origins[0])).body).toContain(`30.0${round}`);
    }
    expect(await figure(origins[0], 'jamra_valkey_up')).toBe(0);
    expect(await figure(origins[0], 'jamra_second_tier_looks_total{end="failed"}')).toBeGreaterThan(0);
  } finally {
    valkey.goOn();
  }
}, 60_000);
