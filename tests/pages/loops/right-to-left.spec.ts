import { expect, type Locator } from '@playwright/test';
import { initialOf } from '#widgets/fields/field.ts';
import { fields as carouselFields } from '#widgets/lists/loop-carousel/fields.ts';
import { PROOF } from '../screens.ts';
import { test } from '../shop.ts';
import { filter, grid, pageOfNodes } from './place-loops.ts';

const place = () =>
  pageOfNodes('lists-in-arabic', [
    filter('rtl', { taxonomy: 'product_brand', multiple: 'OR' }),
    grid('rtl', { perPage: 4 }),
    {
      ...{ id: 'rtlrow', widget: 'loop-carousel', version: 2 },
      settings: { ...initialOf(carouselFields), perPage: 8 },
    },
  ]);

const leftOf = async (one: Locator) => (await one.boundingBox())?.x ?? 0;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'WG-19 WG-35 the items of a loop carousel are read and scrolled, and its buttons are not there',
    PROOF,
    async ({ page }) => {
      await page.goto(await place());
      const row = page.locator('[data-loop="rtlrow"]');
      const items = row.locator('.e-loop-item');
      await expect(items).toHaveCount(8);
      await expect(row.locator('[data-carousel-controls]')).toBeHidden();
      await expect(items.first().locator('h3 a')).toHaveAttribute('href', /^\/product\//);
      const last = items.last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
    },
  );
});

test(
  'GF-01 GF-21 WG-18 in Arabic a filter and the pages of its loop run from right to left',
  PROOF,
  async ({ page }) => {
    const path = await place();
    await page.goto(`/ar${path}`);
    const loop = page.locator('[data-loop="rtl"]');
    const terms = page.locator('[data-filter-loop="rtl"] [data-filter]');
    expect(await leftOf(terms.nth(0))).toBeGreaterThan(await leftOf(terms.nth(1)));
    const items = loop.locator('.e-loop-item');
    expect(await leftOf(items.nth(0))).toBeGreaterThan(await leftOf(items.nth(1)));
    const slug = await terms.first().getAttribute('data-filter');
    await terms.first().click();
    await expect(page).toHaveURL(new RegExp(`/ar${path}\\?e-filter-rtl-product_brand=${slug}$`));
    await expect(loop.locator('[data-loop-status]')).toHaveText(/عن[صا]/);
    const next = loop.locator('a.next');
    // The next page is to the left, and so is its arrow.
    expect(await leftOf(next)).toBeLessThan(await leftOf(loop.locator('.page-numbers.current')));
    await expect(next.locator('svg')).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
    await next.click();
    await expect(page).toHaveURL(/e-page-rtl=2$/);
    await expect(loop.locator('.page-numbers.current')).toHaveText('2');
    for (const link of await items.locator('h3 a').all())
      await expect(link).toHaveAttribute('href', /^\/ar\/product\//);
  },
);

test('WG-19 in Arabic a loop carousel goes on to the left', PROOF, async ({ page }) => {
  await page.goto(`/ar${await place()}`);
  const row = page.locator('[data-loop="rtlrow"]');
  const track = row.locator('[data-carousel-track]');
  const items = row.locator('.e-loop-item');
  await row.scrollIntoViewIfNeeded();
  expect(await leftOf(items.nth(0))).toBeGreaterThan(await leftOf(items.nth(1)));
  const [previous, next] = [row.locator('[data-carousel-previous]'), row.locator('[data-carousel-next]')];
  expect(await leftOf(next)).toBeLessThan(await leftOf(previous));
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expect.poll(() => track.evaluate((one) => Math.sign(one.scrollLeft))).toBe(-1);
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
});

test('WG-19 LS-03 a carousel that is filtered has its arrows and dots again', PROOF, async ({ page }) => {
  const path = await pageOfNodes('filtered-row', [
    filter('turning', { taxonomy: 'product_cat', multiple: 'OR' }),
    {
      ...{ id: 'turning', widget: 'loop-carousel', version: 2 },
      settings: { ...initialOf(carouselFields), perPage: 12 },
    },
  ]);
  await page.goto(path);
  const row = page.locator('[data-loop="turning"]');
  await page.locator('[data-filter-loop="turning"] [data-filter]').first().click();
  await expect(row.locator('[data-loop-status]')).toHaveText(/item/);
  const next = row.locator('[data-carousel-next]');
  await expect(next).toBeVisible();
  const at = () => row.locator('[data-carousel-track]').evaluate((one) => one.scrollLeft);
  expect(await at()).toBe(0);
  await next.click();
  await expect.poll(at).toBeGreaterThan(0);
});
