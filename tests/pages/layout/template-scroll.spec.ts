import type { Page } from '@playwright/test';
import { expect, follow, test } from '../shop.ts';

/** How far a block's centre is from the middle of the window, as a part of its height. */
function offCentre(page: Page, id: string): Promise<number> {
  return page.locator(`[data-template-id="${id}"]`).evaluate((block) => {
    const { top, height } = block.getBoundingClientRect();
    return Math.abs(top + height / 2 - innerHeight / 2) / innerHeight;
  });
}

test('RT-05 the block that the address names comes to the middle of the window', async ({ page }) => {
  await page.goto('/');
  const ids = await page
    .locator('main [data-template-id]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-template-id') ?? ''));
  expect(ids.length).toBeGreaterThan(4);
  for (const prefix of ['/', '/ar/']) {
    const id = ids.at(-2) ?? '';
    await page.goto(`${prefix}?theme_template_id=${id}`);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => offCentre(page, id)).toBeLessThanOrEqual(0.1);
  }
});

for (const [path, id] of [
  ['/product/orveta-duo/', 'product-fitting'],
  ['/ar/product/cedrane-gold/', 'product-details'],
  ['/shop/', 'listing-results'],
  ['/privacy/', 'page-text'],
  ['/blog/how-heated-tobacco-works/', 'article-foot'],
] as const) {
  test(`RT-05 so does ${id} of ${path}`, async ({ page }) => {
    await page.goto(`${path}?theme_template_id=${id}`);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => offCentre(page, id)).toBeLessThanOrEqual(0.1);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
}

test('RT-05 every kind of page has blocks of its own, each with a name nothing else has', async ({
  page,
}) => {
  await follow(page, '/?add-to-cart=139');
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
    await page.goto(path);
    const ids = await page
      .locator('[data-template-id]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-template-id') ?? ''));
    expect(new Set(ids).size, path).toBe(ids.length);
    expect(ids, path).toEqual(expect.arrayContaining(['header', 'content', 'footer']));
    expect(ids.length, path).toBeGreaterThan(3);
  }
});

test('RT-06 an id that no block has does nothing', async ({ page }) => {
  for (const id of ['nowhere', '', '%22%5D%27']) {
    const answer = await page.goto(`/?theme_template_id=${id}`);
    expect(answer?.status()).toBe(200);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});
