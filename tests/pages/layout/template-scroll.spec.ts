import type { Page } from '@playwright/test';
import { productId } from '../demo-products.ts';
import { readPage, withAttribute } from '../printed-page.ts';
import { PROOF } from '../screens.ts';
import { expect, MOVING, settle, test } from '../shop.ts';

test.use(MOVING);

/** The distance of a block's centre from the middle of the window, as a share of the window's height. */
function offCentre(page: Page, id: string): Promise<number> {
  return page.locator(`[data-template-id="${id}"]`).evaluate((block) => {
    const { top, height } = block.getBoundingClientRect();
    return Math.abs(top + height / 2 - innerHeight / 2) / innerHeight;
  });
}

test('RT-05 the block named in the URL is scrolled to the middle', PROOF, async ({ page }) => {
  await page.goto('/');
  const ids = await page
    .locator('main [data-template-id]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-template-id') ?? ''));
  expect(ids.length).toBeGreaterThan(4);
  for (const prefix of ['/', '/ar/']) {
    const id = ids.at(-2) ?? '';
    await page.goto(`${prefix}?theme_template_id=${id}`);
    await settle(page);
    await expect.poll(() => offCentre(page, id)).toBeLessThanOrEqual(0.1);
  }
});

for (const [path, id, details] of [
  ['/product/orveta-duo/', 'product-fitting', PROOF],
  ['/ar/product/cedrane-gold/', 'product-details', PROOF],
  ['/shop/', 'listing-results', {}],
  ['/privacy/', 'page-text', PROOF],
  ['/blog/how-heated-tobacco-works/', 'article-foot', PROOF],
] as const) {
  test(`RT-05 the same for ${id} of ${path}`, details, async ({ page }) => {
    await page.goto(`${path}?theme_template_id=${id}`);
    await settle(page);
    await expect.poll(() => offCentre(page, id)).toBeLessThanOrEqual(0.1);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
}

test('RT-05 every kind of page has blocks of its own, each with a name nothing else has', async ({
  request,
}) => {
  expect((await request.get(`/?add-to-cart=${productId('CED-WALNUT')}`)).status()).toBe(200);
  for (const path of [
    '/product/kovia-bar/',
    '/shop/',
    '/sticks/cedrane/',
    '/?s=menthol',
    '/cart/',
    '/checkout/',
    '/terms/',
    '/contact/',
    '/blog/',
    '/blog/how-heated-tobacco-works/',
    '/portfolio/courtyard-shop/',
    '/my-account/',
  ]) {
    const blocks = withAttribute(await readPage(request, path), 'data-template-id');
    const ids = blocks.map(({ attribs }) => attribs['data-template-id'] ?? '');
    expect(new Set(ids).size, path).toBe(ids.length);
    expect(ids, path).toEqual(expect.arrayContaining(['header', 'content', 'footer']));
    expect(ids.length, path).toBeGreaterThan(3);
  }
});

test('RT-06 an unknown id has no effect', async ({ page }) => {
  for (const id of ['nowhere', '', '%22%5D%27']) {
    const answer = await page.goto(`/?theme_template_id=${id}`);
    expect(answer?.status()).toBe(200);
    await settle(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});
