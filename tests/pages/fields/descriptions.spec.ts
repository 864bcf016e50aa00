import { productId } from '../demo-products.ts';
import { expect, follow, test } from '../shop.ts';

test.beforeEach(async ({ page }) => {
  await follow(page, `/?add-to-cart=${productId('CED-WALNUT')}`);
  await page.goto('/checkout/');
});

test('FM-02 the description of a field slides open when the field gets the focus', async ({ page }) => {
  const description = page.locator('#billing_phone_hint');
  await expect(description).toBeHidden();
  await page.locator('#billing_phone').focus();
  await expect(description).toBeVisible();
  await expect.poll(() => description.evaluate((element) => element.clientHeight)).toBeGreaterThan(10);
  await expect(page.locator('#billing_phone')).toHaveAccessibleDescription(/call this number/);
});

test('FM-02 the description of the field before closes', async ({ page }) => {
  await page.locator('#billing_phone').focus();
  await page.locator('#billing_email').focus();
  await expect(page.locator('#billing_phone_hint')).toBeHidden();
});

test('FM-03 Escape closes it and leaves the focus in the field', async ({ page }) => {
  await page.locator('#billing_phone').focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('#billing_phone_hint')).toBeHidden();
  await expect(page.locator('#billing_phone')).toBeFocused();
});

test('FM-04 a click outside closes it', async ({ page }) => {
  await page.locator('#billing_phone').focus();
  await expect(page.locator('#billing_phone_hint')).toBeVisible();
  await page.locator('h1').click();
  await expect(page.locator('#billing_phone_hint')).toBeHidden();
});
