import { beforeAll, expect, it } from 'vitest';
import { withCacheDependencies } from '#composition/cache-dependencies.ts';
import type { ProductId } from '#kernel/ids.ts';
import { trackDependencies } from '#platform/cache/cache-dependencies.ts';
import { type ListingOrder, PLAIN_QUERY } from '#shop/listing';
import { aProduct } from '../a-shop.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aServedShop } from './served-shop.ts';

const QUARTER_HOUR_MS = 15 * 60_000;
const PAGE = '/product/kept-1/';
const LIST = '/shop/';

const { runtime, serve } = await aServedShop();
let origin = '';
let id = 0;

async function wayOf(path: string): Promise<string | null> {
  const answer = await fetch(origin + path);
  await answer.text();
  return answer.headers.get('x-page-cache');
}

/** Requests the page until it is cached. */
async function expectCached(path: string): Promise<void> {
  await expect.poll(() => wayOf(path)).toBe('hit');
}

beforeAll(async () => {
  id = await aProduct(runtime, { sku: 'KEPT-1', price: '25.00', more: { Name: 'kept-1', Stock: '3' } });
  await deliverToDubai(runtime);
  origin = await serve();
}, 120_000);

it('an order that leaves stock drops the product page, but no list', async () => {
  await expectCached(LIST);
  await expectCached(PAGE);
  await anOrder(runtime, [{ id, quantity: 1 }]);
  await expect.poll(() => wayOf(PAGE)).toBe('made');
  expect(await wayOf(LIST)).toBe('hit');
});

it('an order for the last item drops the lists that show it', async () => {
  await expectCached(LIST);
  await anOrder(runtime, [{ id, quantity: 2 }]);
  await expect.poll(() => wayOf(LIST)).toBe('made');
  expect(await (await fetch(origin + LIST)).text()).toContain('outofstock');
});

/** How long a list may be cached. */
async function holdsMs(orderby: ListingOrder): Promise<number> {
  const now = runtime.time.now;
  const { listing } = withCacheDependencies(runtime.shop, () => now);
  const { read } = await trackDependencies(() =>
    listing.listProducts({ ...PLAIN_QUERY, orderby }, { categoryId: null, language: 'en', now }),
  );
  return read.untilMs - now.getTime();
}

it.each(['popularity', 'relevance'] as const)(
  'a list by %s, whose sales raise no event, is cached for a quarter of an hour',
  async (order) => {
    expect(await holdsMs(order)).toBe(QUARTER_HOUR_MS);
  },
);

it.each(['date', 'price', 'title'] as const)('a list by %s is cached until an event', async (order) => {
  expect(await holdsMs(order)).toBe(Number.POSITIVE_INFINITY);
});

it('recommendations depend on sales', async () => {
  const now = runtime.time.now;
  const { listing } = withCacheDependencies(runtime.shop, () => now);
  const { read } = await trackDependencies(() =>
    listing.goingWith([id as ProductId], { language: 'en', limit: 4, without: [] }),
  );
  expect(read.untilMs - now.getTime()).toBe(QUARTER_HOUR_MS);
});
