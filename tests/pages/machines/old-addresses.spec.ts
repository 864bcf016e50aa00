import { openDatabase } from '#platform/database/client.ts';
import { createRedirects } from '#shop/old-addresses';
import { expect, test } from '../shop.ts';

const nowhere = async () => null;

test.beforeAll(async () => {
  const { db, close } = openDatabase({ url: process.env.SHOP_DATABASE ?? '', poolSize: 1 });
  const places = {
    productById: nowhere,
    productBySlug: nowhere,
    categoryBySlug: nowhere,
    articleBySlug: nowhere,
  };
  const redirects = createRedirects({ db, publicUrl: process.env.SHOP_URL ?? '', places });
  await redirects.importList(
    [
      { line: 2, source: '/heaters/bar.html', target: '/product/kovia-bar/' },
      { line: 3, source: '/heaters/bar', target: '/product/kovia-bar/' },
      { line: 4, source: '/heaters/gone', target: '' },
    ],
    { mayLeadAway: true },
  );
  await close();
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
  test(`RT-08 ${old} leads to its new place at once`, async ({ page }) => {
    const answer = await page.request.get(old, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(place);
    expect(answer.headers()['cache-control'], 'asked for again, should it move back').toContain('no-store');
    expect((await page.request.get(place)).status()).toBe(200);
  });
}

test('RT-08 what is gone for good says so, with the way on', async ({ page }) => {
  for (const old of ['/heaters/gone/', '/comments/feed/']) {
    const answer = await page.goto(old);
    expect(answer?.status(), old).toBe(410);
    await expect(page.getByRole('link', { name: 'To the shop' })).toBeVisible();
  }
});

test('RT-08 pages that are there, searches and unknown addresses stay what they are', async ({ page }) => {
  expect((await page.request.get('/?p=99999999', { maxRedirects: 0 })).status()).toBe(200);
  expect((await page.request.get('/?s=orveta&p=101', { maxRedirects: 0 })).status()).toBe(200);
  expect((await page.request.get('/nothing/of/the/kind/', { maxRedirects: 0 })).status()).toBe(404);
});
