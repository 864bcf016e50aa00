import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { StaffId } from '#kernel/ids.ts';
import { aMember } from '../a-member.ts';
import { aProduct } from '../a-shop.ts';
import { accountsOf } from '../accounts.ts';
import { IS_PROOF } from '../is-proof.ts';
import { aServedShop } from './served-shop.ts';

const { runtime, serve } = await aServedShop();
const { shop } = runtime;
const PUBLIC_URL = 'http://shop.test';
const KINDS = IS_PROOF ? 200 : 60;
const PAGES = [
  '/product/np-1/',
  '/ar/product/np-1/',
  '/shop/',
  '/ar/shop/',
  '/shop/?on_sale=1&orderby=price',
  '/category/accessories/',
  '/my-device/',
  '/ar/my-device/',
  '/words/',
  '/ar/words/',
  '/blog/',
  '/under-age/',
];
const ROLES = ['owner', 'manager', 'order-desk', 'catalogue-editor', 'page-editor'] as const;
const LANGUAGES = ['', 'en', 'ar-AE,ar;q=0.9', 'de-DE,fr;q=0.5', '*'];
const AGENTS = ['', 'Googlebot/2.1', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'curl/8'];
const OWN_COOKIES = [
  [],
  ['jamra_device=1'],
  ['jamra_age=99'],
  ['jamra_age=12'],
  ['woocommerce_recently_viewed=1%7C2%7C3'],
  ['store_noticeabc=hidden', 'jamra_device=999'],
  ['utm=1', 'x=%00', '__proto__=1'],
];

let stored = '';
let printed = '';
const sessions: string[][] = [];

function pick<T>(values: readonly T[], number: number): T {
  return values[number % values.length] as T;
}

/** Header combinations: what browsers send, cookies, and whose session it is. */
function headersOf(kind: number): Record<string, string> {
  const cookies = [...pick(OWN_COOKIES, kind), ...pick(sessions, Math.floor(kind / OWN_COOKIES.length))];
  return {
    'accept-encoding': 'identity',
    'accept-language': pick(LANGUAGES, kind),
    'user-agent': pick(AGENTS, Math.floor(kind / 3)),
    'sec-ch-ua-mobile': pick(['?0', '?1'], kind),
    'x-forwarded-for': `203.0.113.${kind % 250}`,
    referer: pick([`${PUBLIC_URL}/cart/`, 'https://elsewhere.example/', ''], kind),
    ...(cookies.length === 0 ? {} : { cookie: cookies.join('; ') }),
  };
}

beforeAll(async () => {
  const id = await aProduct(runtime, {
    sku: 'NP-1',
    price: '25.00',
    stock: 3,
    more: { Name: 'np-1', 'Sale price': '20.00' },
  });
  await shop.content.save({
    kind: 'page',
    slug: 'words',
    title: { en: 'Words', ar: 'كلمات' },
    excerpt: { en: '' },
    body: { en: '<h2>One</h2><p>Two</p>' },
    tree: [],
    coverId: null,
    category: '',
    tags: [],
    details: {},
    position: 0,
    publishedAt: new Date(Date.now() - 1000),
  } as unknown as Parameters<typeof shop.content.save>[0]);
  stored = await serve({ PUBLIC_URL });
  printed = await serve({ PUBLIC_URL, PAGE_CACHE_MB: '0' });
  const added = await fetch(`${printed}/?wc-ajax=add_to_cart`, {
    method: 'POST',
    body: new URLSearchParams({ product_id: String(id), quantity: '1' }),
  });
  const cart = added.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  expect(cart.length).toBeGreaterThan(1);
  const { session } = await accountsOf(runtime).aCustomer();
  const members = await Promise.all(ROLES.map((role) => aMember(runtime, role)));
  const staff = await Promise.all(
    members.map(async ({ member }) => [
      `jamra_staff=${await shop.staff.openSession(member.id as StaffId, 'test')}`,
    ]),
  );
  sessions.push(
    [],
    cart,
    [`jamra_account=${session.token}`],
    [`jamra_account=${session.token}`, ...cart],
    ...staff,
  );
}, 180_000);

const PRELOADS = /<link rel="preload"[^>]*>/g;

/**
 * Markup without what differs between a page of blocks and one rendered as a whole: React's ids, the marks between two
 * texts, and the order of preloads and their attributes.
 */
function plain(html = ''): string {
  const preloads =
    html.match(PRELOADS)?.map((link) =>
      link
        .split(/[ />]+/)
        .sort()
        .join(' '),
    ) ?? [];
  const rest = html
    .replaceAll(PRELOADS, '')
    .replaceAll(/_?_R_\w*_\w*/g, 'ID')
    .replaceAll('<!-- -->', '');
  return [rest, ...preloads.sort()].join('\n');
}

it(`a cached page equals the page rendered for each of ${KINDS} kinds of visitors`, async () => {
  const differing: string[] = [];
  const texts = new Map<string, Set<string>>();
  for (let kind = 0; kind < KINDS; kind += 1) {
    const page = pick(PAGES, kind);
    const headers = headersOf(kind);
    const [one, other] = await Promise.all(
      [stored, printed].map((origin) => fetch(origin + page, { headers })),
    );
    const [theirs, mine] = [await one?.text(), await other?.text()];
    const seen = texts.get(page) ?? new Set();
    texts.set(
      page,
      seen.add(
        createHash('sha256')
          .update(theirs ?? '')
          .digest('hex'),
      ),
    );
    if (plain(theirs) !== plain(mine) || one?.status !== 200)
      differing.push(`${page} for kind ${kind} (${one?.status})`);
    expect(one?.headers.get('x-page-cache'), page).not.toBeNull();
    expect(one?.headers.getSetCookie(), page).toEqual([]);
  }
  expect(differing).toEqual([]);
  expect([...texts].filter(([, seen]) => seen.size !== 1)).toEqual([]);
}, 240_000);

it('a conditional request gets a 304', async () => {
  const first = await fetch(`${stored}/shop/`);
  await first.text();
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(`${stored}/shop/`, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(first.headers.get('cdn-cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(first.headers.get('cache-tag')).toBeNull();
  expect(first.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
});

it.each(['br', 'gzip', 'identity'])('in %s it is the same page', async (encoding) => {
  const answer = await fetch(`${stored}/shop/`, { headers: { 'accept-encoding': encoding } });
  expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  expect(answer.headers.get('vary')).toBe('accept-encoding');
  const plain = await fetch(`${stored}/shop/`, { headers: { 'accept-encoding': 'identity' } });
  expect(await answer.text()).toBe(await plain.text());
});

it('HEAD has the headers and no body', async () => {
  const answer = await fetch(`${stored}/shop/`, { method: 'HEAD' });
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(1000);
});

it.each([
  ['somebody whom a sentence waits for', '/shop/', { cookie: 'jamra_notices=1' }],
  ['a link that adds', '/shop/?add-to-cart=1', {}],
  ['a link that removes', '/shop/?remove_item=x', {}],
  ['a search', '/?s=np', {}],
  ['the cart', '/cart/', {}],
  ['what is not there', '/product/none/', {}],
])('%s bypasses the cache', async (_what, path, headers) => {
  const answer = await fetch(stored + path, { headers, redirect: 'manual' });
  await answer.text();
  expect(answer.headers.get('x-page-cache')).toBeNull();
});

it('metrics are in Prometheus format', async () => {
  const text = await (await fetch(`${stored}/metrics`)).text();
  expect(text).toMatch(/jamra_page_answers_total\{way="hit"\} [1-9]/);
  expect(text).toMatch(/jamra_pages_hearing 1/);
});
