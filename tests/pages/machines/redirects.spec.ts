import { createRedirects } from '#shop/redirects';
import { withDatabase } from '../database.ts';
import { readPage, withTag, wordsOf } from '../printed-page.ts';
import { expect, test } from '../shop.ts';

const nowhere = async () => null;

test.beforeAll(async () => {
  const places = {
    productById: nowhere,
    productBySlug: nowhere,
    categoryBySlug: nowhere,
    articleBySlug: nowhere,
  };
  const list = [
    { line: 2, source: '/heaters/bar.html', target: '/product/kovia-bar/' },
    { line: 3, source: '/heaters/bar', target: '/product/kovia-bar/' },
    { line: 4, source: '/heaters/gone', target: '' },
  ];
  await withDatabase((db) =>
    createRedirects({
      db,
      clock: () => new Date(),
      publicUrl: process.env.SHOP_URL ?? '',
      places,
    }).importList(list, {
      mayLeadAway: true,
    }),
  );
});

const MOVED = {
  '/heaters/bar.html': '/product/kovia-bar/',
  '/heaters/bar': '/product/kovia-bar/',
  '/heaters/bar/?utm_source=old': '/product/kovia-bar/?utm_source=old',
  '/ar/heaters/bar/': '/ar/product/kovia-bar/',
  '/?product=kovia-bar': '/product/kovia-bar/',
  '/product-category/devices/': '/category/devices/',
  '/ar/product-category/devices/': '/ar/category/devices/',
  '/product-category/accessories/page/2/': '/category/accessories/page/2/',
  '/feed/': '/blog/feed.xml',
};

for (const [old, place] of Object.entries(MOVED)) {
  test(`RT-08 ${old} leads to its new place at once`, async ({ request }) => {
    const answer = await request.get(old, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(place);
    expect(answer.headers()['cache-control'], 'asked for again, should it move back').toContain('no-store');
    expect((await request.get(place)).status()).toBe(200);
  });
}

test('RT-08 a page that is gone for good says so, and links to others', async ({ request }) => {
  for (const old of ['/heaters/gone/', '/comments/feed/']) {
    expect((await request.get(old)).status(), old).toBe(410);
    const links = withTag(await readPage(request, old), 'a').map(wordsOf);
    expect(links, old).toContain('Go to the shop');
  }
});

test('RT-08 pages that are there, searches and unknown addresses stay what they are', async ({ request }) => {
  expect((await request.get('/?p=99999999', { maxRedirects: 0 })).status()).toBe(200);
  expect((await request.get('/?s=orveta&p=101', { maxRedirects: 0 })).status()).toBe(200);
  expect((await request.get('/nothing/of/the/kind/', { maxRedirects: 0 })).status()).toBe(404);
});
