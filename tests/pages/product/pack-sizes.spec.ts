import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../accessibility.ts';
import { readPage, withAttribute } from '../printed-page.ts';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

const sizes = (page: Page, name = 'Pack size') => page.getByRole('navigation', { name }).getByRole('link');

test('sticks are sold by 1, 5 and 10 packs, each with its price per pack and no saving', async ({ page }) => {
  await page.goto('/product/cedrane-amber/');
  await expect(sizes(page)).toHaveText([
    /^1 pack.*25\.00 per pack$/,
    /^5 packs.*24\.00 per pack$/,
    /^10 packs.*23\.00 per pack$/,
  ]);
  await expect(sizes(page).first()).toHaveAttribute('aria-current', 'page');
  const words = await page.locator('[data-pack-sizes]').innerText();
  expect(words).not.toMatch(/save|off|%/i);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('products of one size have none', async ({ request }) => {
  const count = async (slug: string) =>
    withAttribute(await readPage(request, `/product/${slug}/`), 'data-pack-sizes').length;
  expect(await count('cedrane-amber')).toBe(1);
  for (const slug of ['cedrane-bronze', 'cedrane-discovery-set', 'kovia-bar'])
    expect(await count(slug), slug).toBe(0);
});

test('the sizes are of this language, and fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/ar/product/lumenta-classic-five-pack/');
  await expect(sizes(page, 'حجم العبوة')).toHaveText([/^علبة واحدة.*22\.00 للعلبة$/, /^5 علب/, /^10 علب/]);
  await expect(sizes(page, 'حجم العبوة').nth(1)).toHaveAttribute('aria-current', 'page');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('another size is a link to its product', PROOF, async ({ page }) => {
    await page.goto('/product/cedrane-amber/');
    await sizes(page).nth(2).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('carton of 10 packs');
    await expect(sizes(page).nth(2)).toHaveAttribute('aria-current', 'page');
  });
});
