import { beforeAll, expect, it } from 'vitest';
import { aProduct } from '../a-shop.ts';
import { IS_PROOF } from '../is-proof.ts';
import { gridOf } from '../widgets/loops/a-loop.ts';
import { aServedShop } from './served-shop.ts';

const { runtime, serve } = await aServedShop();
let origin = '';
const AT_ONCE = 8;
const PRODUCTS = 12;
/** Numbers from here on are in no address before. */
const MORE_NUMBERS = 50_000;

const WARM = [
  '/shop/',
  '/ar/shop/',
  '/category/accessories/',
  '/shop/?orderby=price',
  ...Array.from({ length: PRODUCTS }, (_, index) => `/product/warm-${index}/`),
];

async function wayOf(path: string): Promise<string | null> {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.headers.get('x-page-cache');
}

async function countCachedPages(): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^jamra_pages(?:_kept)? (\d+)$/m.exec(text)?.[1] ?? Number.NaN);
}

/** Distinct URLs, by every parameter that some page reads. */
const KINDS: readonly ((n: number) => string)[] = [
  (n) => `/shop/?orderby=made-up-${n}`,
  (n) => `/shop/?filter_colour=made-up-${n}`,
  (n) => `/shop/?filter_made-up-${n}=x`,
  (n) => `/shop/?query_type_x${n}=or`,
  (n) => `/shop/?fits=made-up-${n}`,
  (n) => `/shop/?filter_product_brand=${n + 100_000}`,
  (n) => `/shop/?stock=made-up-${n}`,
  (n) => `/shop/?rating_filter=${n + 6}`,
  (n) => `/shop/?min_price=0.${String(n).padStart(5, '0')}`,
  (n) => `/shop/?min_price=${n}&max_price=${n + 5000}`,
  (n) => `/shop/?max_price=${n + 10_000}.${String(n % 100).padStart(2, '0')}`,
  (n) => `/shop/?paged=${n + 10}`,
  (n) => `/category/accessories/?orderby=x${n}`,
  (n) => `/product/warm-1/?attribute_colour=made-up-${n}`,
  (n) => `/product/warm-1/?attribute_made-up-${n}=x`,
  (n) => `/product/warm-1/?review-sort=x${n}`,
  (n) => `/product/warm-1/?review-stars=${n + 6}`,
  (n) => `/product/warm-1/?cpage=${n + 2}`,
  (n) => `/product/warm-1/?compare=made-up-${n}`,
  (n) => `/product/warm-1/comment-page-${n + 2}/`,
  (n) => `/words/?orderby=price&paged=${n + 2}`,
  (n) => `/words/?min_price=${n}`,
  (n) => `/words/?e-page-made-up-${n}=2`,
  (n) => `/shop/?e-filter-made-up-${n}-product_cat=x`,
  (n) => `/lists/?e-filter-list-product_cat=made-up-${n}`,
  (n) => `/lists/?e-page-list=${n + 10}`,
  (n) => `/blog/?paged=${n + 2}`,
  (n) => `/?s=made-up-${n}`,
  (n) => `/shop/?utm_source=made-up-${n}`,
  (n) => `/shop/?made_up_${n}=1`,
];

async function askAll(paths: readonly string[]): Promise<void> {
  const left = [...paths];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) await wayOf(path);
    }),
  );
}

beforeAll(async () => {
  for (let index = 0; index < PRODUCTS; index += 1)
    await aProduct(runtime, {
      sku: `WARM-${index}`,
      price: '25.00',
      stock: 3,
      more: { Name: `warm-${index}` },
    });
  await savePage('words', []);
  const products = { category: 'accessories', orderby: 'popularity', count: 12 };
  const title = { en: '', ar: '' };
  await savePage('pairs', [{ widget: 'compare', settings: { title, products, initially: 2 } }]);
  await savePage('lists', [gridOf('products', {})]);
  origin = await serve({ PAGE_CACHE_MB: '4' });
}, 180_000);

async function savePage(slug: string, tree: readonly object[]): Promise<void> {
  await runtime.shop.content.save({
    kind: 'page',
    slug,
    title: { en: slug },
    excerpt: { en: '' },
    body: { en: '<p>Text</p>' },
    tree,
    coverId: null,
    category: '',
    tags: [],
    details: {},
    position: 0,
    publishedAt: new Date(Date.now() - 1000),
  } as unknown as Parameters<typeof runtime.shop.content.save>[0]);
}

it.each([
  ['/shop/', '/shop/?orderby=made-up&stock=none&paged=1&query_type_colour=or&rating_filter=9'],
  ['/shop/?orderby=price', '/shop/?orderby=price-asc&fits=%3C&min_price=cheap'],
  ['/product/warm-1/', '/product/warm-1/?compare=warm-2,warm-3'],
  ['/words/', '/words/?compare=made-up&utm_source=mail'],
  ['/product/warm-1/', '/product/warm-1/?attribute_colour=%3C&review-stars=9&review-sort=newest&cpage=1'],
])('%s is also the cached page of %s', async (plain, madeUp) => {
  await expect.poll(() => wayOf(plain)).toBe('hit');
  expect(await wayOf(madeUp)).toBe('hit');
});

it.each([
  '/shop/?filter_colour=made-up',
  '/shop/?filter_made-up=x',
  '/shop/?fits=made-up',
  '/product/warm-1/?attribute_colour=made-up',
  '/product/warm-1/?attribute_colour=',
  '/product/warm-1/comment-page-77/',
  '/product/warm-1/?cpage=77',
  '/words/?orderby=price',
  '/words/?paged=7',
])('%s names something that does not exist and is never cached', async (path) => {
  const before = await countCachedPages();
  for (let times = 0; times < 3; times += 1) expect(await wayOf(path)).toBe('made');
  expect(await countCachedPages()).toBe(before);
});

it('a page that compares products is cached for each comparison', async () => {
  const read = async (path: string) => (await fetch(origin + path)).text();
  const pair = '/pairs/?compare=warm-4,warm-5';
  await expect.poll(() => wayOf('/pairs/')).toBe('hit');
  await expect.poll(() => wayOf(pair)).toBe('hit');
  expect(await read(pair)).not.toBe(await read('/pairs/'));
  expect(await wayOf('/pairs/?compare=warm-5,warm-4')).toBe('made');
});

it('a page that compares nothing is cached once, also when it is first requested with a comparison', async () => {
  const before = await countCachedPages();
  for (let times = 0; times < 3; times += 1) await wayOf(`/ar/words/?compare=warm-${times}`);
  expect(await countCachedPages()).toBe(before + 1);
  expect(await wayOf('/ar/words/')).toBe('hit');
});

it('a rare variant is cached from its second request', async () => {
  const path = '/shop/?min_price=7&max_price=77';
  const before = await countCachedPages();
  expect([await wayOf(path), await countCachedPages()]).toEqual(['made', before]);
  expect([await wayOf(path), await countCachedPages()]).toEqual(['made', before + 1]);
  expect(await wayOf(path)).toBe('hit');
});

it('a price range in fractions of a dirham is never cached', async () => {
  const path = '/shop/?min_price=7.31';
  for (let times = 0; times < 3; times += 1) expect(await wayOf(path)).toBeNull();
});

it.each([
  [IS_PROOF ? 500 : 50, 1, WARM],
  [IS_PROOF ? 200 : 25, 2, WARM.filter((path) => !path.includes('?'))],
] as const)(
  '%i made-up addresses, each asked for %i times, leave the warm pages kept',
  async (many, times, warm) => {
    const goneAfter = async (first: number) => {
      for (const path of warm) await expect.poll(() => wayOf(path)).toBe('hit');
      const paths = Array.from({ length: many }, (_, n) => KINDS[n % KINDS.length]?.(n * 7 + first) ?? '/');
      await askAll(paths.flatMap((path) => Array<string>(times).fill(path)));
      const gone: string[] = [];
      for (const path of warm) if ((await wayOf(path)) !== 'hit') gone.push(path);
      return gone;
    };
    const gone = await goneAfter(times);
    // Delivery promises expire at their hour and at midnight, which do not come twice in a minute.
    expect(gone.length === 0 ? gone : await goneAfter(times + MORE_NUMBERS)).toEqual([]);
  },
  240_000,
);
