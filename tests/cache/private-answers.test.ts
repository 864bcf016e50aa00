import type { RouteConfigEntry } from '@react-router/dev/routes';
import { beforeAll, expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { aProduct } from '../a-shop.ts';
import { aServedShop } from './served-shop.ts';

const { runtime, serve } = await aServedShop();
let origin = '';

/** Shared answers that are no pages: files, and what crawlers and the page's script read. */
const SHARED = [
  '/robots.txt',
  '/sitemap.xml',
  '/ar/site.webmanifest',
  '/blog/feed.xml',
  '/blog/atom.xml',
  '/wp-json/jamra/v1/suggestions/?s=pr',
  '/brand/favicon.ico',
  '/brand/favicon.svg',
  '/fonts/instrument-sans-basic-wght-normal.woff2',
];
/** Addresses that are no pages: their answers are private. */
const WIRE = [
  '/?wc-ajax=get_refreshed_fragments',
  '/?wc-ajax=none',
  '/wp-admin/admin-ajax.php?action=none',
  '/cart/return/?link=x',
  '/checkout/order-received/1/invoice.pdf?key=x',
  '/checkout/order-received/1/credit-notes/CN-1.pdf?key=x',
  '/my-account/view-order/1/invoice.pdf',
  '/reviews/helpful/',
  '/wp-comments-post.php',
  '/test-payments/x/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/shop',
  '//shop/',
  '/%zz/',
  '/%00/',
  '/media/none.jpg',
  '/s/none.js',
  '/?p=1',
  '/feeds/none.xml',
];

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...pathsOf(children),
  ]);
}

const WORDS: Readonly<Record<string, string>> = {
  slug: 'private-1',
  word: 'about',
  comments: 'comment-page-1',
};

/** The address of every page, with a value for each parameter. */
function addressesOfPages(): string[] {
  const filled = pathsOf(routes).map((path) =>
    `/${path}`.replaceAll(/:(\w+)/g, (_, name: string) => WORDS[name] ?? '1').replace('*', 'nowhere/'),
  );
  return [...new Set(['/', '/ar/', ...filled])];
}

const PAGES = addressesOfPages();

type Answered = { status: number; keeping: string; cacheStatus: string | null; hasCookie: boolean };

async function ask(path: string, init: RequestInit = {}): Promise<Answered> {
  const answer = await fetch(origin + path, { redirect: 'manual', ...init });
  await answer.arrayBuffer();
  return {
    status: answer.status,
    keeping: answer.headers.get('cache-control') ?? '',
    cacheStatus: answer.headers.get('x-page-cache'),
    hasCookie: answer.headers.getSetCookie().length > 0,
  };
}

function isPrivate({ keeping }: Answered): boolean {
  const words = keeping.split(/,\s*/);
  return words.includes('private') && words.includes('no-store') && !words.includes('public');
}

async function wrongOnes(paths: readonly string[], init?: RequestInit): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of paths) {
    const response = await ask(path, init);
    const isShared =
      response.cacheStatus !== null && response.keeping === 'private, no-cache' && !response.hasCookie;
    if (!isPrivate(response) && !isShared) wrong.push(`${path}: ${response.status} ${response.keeping}`);
  }
  return wrong;
}

beforeAll(async () => {
  await aProduct(runtime, { sku: 'PRIVATE-1', price: '25.00', stock: 3, more: { Name: 'private-1' } });
  origin = await serve({ METRICS_TOKEN: 'a token of the tests, long enough' });
}, 180_000);

it('the list of pages is complete', () => {
  expect(PAGES.length).toBeGreaterThan(150);
});

it('every page is shared or private, no-store', async () => {
  expect(await wrongOnes(PAGES)).toEqual([]);
}, 120_000);

it('a page with a pending notice is private, no-store', async () => {
  const wrong: string[] = [];
  for (const path of PAGES) {
    const response = await ask(path, { headers: { cookie: 'jamra_notices=1' } });
    if (!isPrivate(response) || response.cacheStatus !== null)
      wrong.push(`${path}: ${response.status} ${response.keeping}`);
  }
  expect(wrong).toEqual([]);
}, 120_000);

it.each([
  '/shop/?add-to-cart=1',
  '/?s=private',
  '/shop/?remove_item=x',
  '/shop/?something=else',
  '/product/private-1/?unapproved=1',
])('%s is private, no-store', async (path) => {
  expect(isPrivate(await ask(path))).toBe(true);
});

it('other responses are private, no-store unless listed as shared', async () => {
  expect(await wrongOnes(WIRE)).toEqual([]);
});

it('posts and unanswered requests are private, no-store', async () => {
  const body = () => new URLSearchParams({ a: 'b' });
  const posted = [
    '/cart/',
    '/shop/',
    '/my-account/',
    '/contact/',
    '/?wc-ajax=add_to_cart',
    '/share/',
    '/restock/',
    '/none/',
  ];
  expect(await wrongOnes(posted, { method: 'POST', body: body() })).toEqual([]);
  expect(await wrongOnes(['/', '/cart/'], { method: 'DELETE' })).toEqual([]);
});

it.each(SHARED)('%s is the same for all visitors and may be cached', async (path) => {
  const response = await ask(path);
  expect([response.status, response.keeping.startsWith('public'), response.hasCookie]).toEqual([
    200,
    true,
    false,
  ]);
});
