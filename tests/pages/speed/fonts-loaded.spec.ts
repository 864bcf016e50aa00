import type { Page } from '@playwright/test';
import { expect, test } from '../shop.ts';

test.use({ hasOwnContext: true });

/** The names of the font files that a page loads. */
async function fontsOn(page: Page, path: string): Promise<string[]> {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.woff2')) loaded.push(pathname.split('/').at(-1) ?? '');
  });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return loaded;
}

test('an English page loads no Arabic font for the name of the other language', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const loaded = await fontsOn(page, '/product/orveta-duo/');
  await expect(page.locator('.j-header__acts a[lang="ar"]')).toBeVisible();
  expect(loaded.filter((name) => name.includes('arabic'))).toEqual([]);
});

test('an English page loads the signs of English, and the whole font once there is an accent', async ({
  page,
}) => {
  const loaded = await fontsOn(page, '/product/orveta-duo/');
  const latin = () => loaded.filter((name) => name.includes('instrument-sans'));
  expect(latin()).toEqual(['instrument-sans-basic-wght-normal.woff2']);
  await page.evaluate(() => document.querySelector('h1')?.append(' Café'));
  await expect.poll(latin).toContain('instrument-sans-latin-wght-normal.woff2');
});

test('an Arabic page loads the Arabic font, and no fonts of other alphabets', async ({ page }) => {
  const loaded = await fontsOn(page, '/ar/product/orveta-duo/');
  expect(loaded.filter((name) => name.includes('arabic'))).toHaveLength(1);
  expect(loaded.filter((name) => name.includes('latin'))).toEqual([]);
});

for (const path of ['/', '/product/orveta-duo/', '/ar/shop/', '/admin/sign-in/', '/ar/admin/sign-in/'])
  test(`${path} preloads every font that it uses, and no other`, async ({ page }) => {
    const loaded = await fontsOn(page, path);
    const preloads = await page.locator('head link[rel="preload"][as="font"]').all();
    const requests = preloads.map(async (link) => (await link.getAttribute('href'))?.split('/').at(-1));
    const faces = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    // A system font is used until the shop's own is loaded.
    const used = faces.filter((family) => !/^[AL]\d$/.test(family));
    expect((await Promise.all(requests)).toSorted()).toEqual(loaded.toSorted());
    expect(used).toHaveLength(loaded.length);
  });
