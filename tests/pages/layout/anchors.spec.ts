import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

for (const [widthPx, details] of [
  [360, {}],
  [1440, PROOF],
] as const) {
  test(`a link to the reviews stops below the header at ${widthPx} px`, details, async ({ page }) => {
    await page.setViewportSize({ width: widthPx, height: 900 });
    await page.goto('/product/kovia-bar/');
    await page.locator('.woocommerce-review-link').first().click();
    await expect(page.locator('#reviews')).toBeInViewport();
    const header = await page.locator('.j-header').boundingBox();
    const headerEnd = (header?.y ?? 0) + (header?.height ?? 0);
    await expect
      .poll(async () => (await page.locator('#reviews').boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual(headerEnd);
  });
}
