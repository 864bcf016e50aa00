import { accessibilityFaults } from '../accessibility.ts';
import { DIRECTIONS, SCREENS } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';

for (const { name, prefix } of DIRECTIONS) {
  for (const width of [360, 1440]) {
    test(`every screen is free of accessibility faults at ${width} px, ${name}`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${prefix}/?add-to-cart=137`);
      for (const [screen, path] of Object.entries(SCREENS)) {
        await page.goto(prefix + path);
        await settle(page);
        expect.soft(await accessibilityFaults(page), screen).toEqual([]);
      }
    });
  }
}
