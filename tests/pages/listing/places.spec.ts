import { expect } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { test } from '../shop.ts';

test('RT-03 a category shows text, picture and subcategories', PROOF, async ({ page }) => {
  await page.goto('/sticks/');
  await expect(page.locator('h1')).toHaveText('Tobacco sticks');
  await expect(page.locator('.term-description')).not.toBeEmpty();
  await expect(page.locator('.j-listing__picture img')).toBeVisible();
  await page.locator('.j-subcategory', { hasText: 'Falaj' }).click();
  await expect(page).toHaveURL(/\/sticks\/falaj\/$/);
  await expect(page.locator('.woocommerce-breadcrumb')).toContainText('Tobacco sticks');
});

test('a brand has a page with its text and products', async ({ page }) => {
  await page.goto('/ar/brand/kovia/');
  await expect(page.locator('h1')).toHaveText('كوفيا');
  await expect(page.locator('.term-description')).not.toBeEmpty();
  const brands = await page.locator('li.product .j-card__brand').allInnerTexts();
  expect(new Set(brands)).toEqual(new Set(['كوفيا']));
  await expect(page.locator('[data-term^="brand:"]')).toHaveCount(0);
  expect((await page.request.get('/brand/nobody/')).status()).toBe(404);
});

test('a tag has a page with its products', async ({ page }) => {
  await page.goto('/product-tag/leather/');
  const classes = await page.locator('li.product').evaluateAll((all) => all.map((one) => one.className));
  expect(classes.length).toBeGreaterThan(0);
  for (const one of classes) expect(one).toContain('product_tag-leather');
  expect((await page.request.get('/product-tag/nothing/')).status()).toBe(404);
});
