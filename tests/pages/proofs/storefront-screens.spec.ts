import { accessibilityFaults } from '../accessibility.ts';
import { productId } from '../demo-products.ts';
import { DIRECTIONS, PROOF, SCREENS } from '../screens.ts';
import { expect, follow, settle, test } from '../shop.ts';

const WIDTHS_PX = [360, 1440];

for (const { name, prefix } of DIRECTIONS) {
  const title = `every screen is free of accessibility faults on phones and laptops, ${name}`;
  test(title, PROOF, async ({ page }) => {
    test.setTimeout(300_000);
    await follow(page, `${prefix}/?add-to-cart=${productId('CED-AMBER')}`);
    for (const [screen, path] of Object.entries(SCREENS)) {
      await page.setViewportSize({ width: 360, height: 900 });
      await page.goto(prefix + path);
      await settle(page);
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await accessibilityFaults(page), `${screen} at ${width} px`).toEqual([]);
      }
    }
  });
}
