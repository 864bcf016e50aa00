import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

for (const [widthPx, details] of [
  [360, {}],
  [768, PROOF],
  [1440, {}],
] as const) {
  test(
    `AD-07 "View cart" lies inside the picture of what was added at ${widthPx} px`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width: widthPx, height: 900 });
      await page.goto('/category/charging/');
      const card = page.locator('.j-card', { has: page.locator('.add_to_cart_button') }).first();
      const before = await card.boundingBox();
      await card.locator('.add_to_cart_button').click();
      const link = card.locator('.added_to_cart');
      await expect(link).toHaveCount(1);
      const [tile, view, button, after] = await Promise.all([
        card.locator('.j-tile').boundingBox(),
        link.boundingBox(),
        card.locator('.j-card__add').boundingBox(),
        card.boundingBox(),
      ]);
      if (!tile || !view || !button) throw new Error('not on the page');
      expect(view.y + view.height).toBeLessThanOrEqual(tile.y + tile.height);
      expect(view.x + view.width).toBeLessThanOrEqual(button.x);
      expect(after?.height).toBe(before?.height);
    },
  );
}
