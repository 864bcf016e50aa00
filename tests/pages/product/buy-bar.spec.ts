import { drawer } from '../cart/cart-page.ts';
import { PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';

for (const [width, details] of [
  [390, {}],
  [768, PROOF],
  [1440, {}],
] as const)
  test(
    `the buy bar comes with the buy row out of view and buys what is chosen, ${width} px`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/product/kovia-bar/');
      await settle(page);
      const bar = page.locator('[data-buybar]');
      await expect(bar).toBeHidden();
      await page.getByRole('radio', { name: 'Blue' }).check({ force: true });
      await page.locator('.woocommerce-tabs').first().scrollIntoViewIfNeeded();
      await page.locator('footer').scrollIntoViewIfNeeded();
      await expect(bar).toBeVisible();
      await expect(bar).toContainText('Blue');
      const box = await bar.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      await bar.getByRole('button', { name: 'Add to cart' }).click();
      await expect(drawer(page).locator('.mini_cart_item')).toContainText('Blue');
    },
  );
