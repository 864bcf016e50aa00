import { productId } from '../demo-products.ts';
import { PROOF } from '../screens.ts';
import { expect, follow, test } from '../shop.ts';

test(
  'FM-02 FM-03 FM-04 a description opens with the focus of its field, and closes at the next field, Escape and a click outside',
  PROOF,
  async ({ page }) => {
    await follow(page, `/?add-to-cart=${productId('CED-WALNUT')}`);
    await page.goto('/checkout/');
    const field = page.locator('#billing_phone');
    const description = page.locator('#billing_phone_hint');
    await expect(description).toBeHidden();
    await field.focus();
    await expect(description).toBeVisible();
    await expect.poll(() => description.evaluate((element) => element.clientHeight)).toBeGreaterThan(10);
    await expect(field).toHaveAccessibleDescription(/call this number/);
    await page.locator('#billing_email').focus();
    await expect(description).toBeHidden();
    await field.focus();
    await expect(description).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(description).toBeHidden();
    await expect(field).toBeFocused();
    await page.locator('#billing_email').focus();
    await field.focus();
    await expect(description).toBeVisible();
    await page.locator('h1').click();
    await expect(description).toBeHidden();
  },
);
