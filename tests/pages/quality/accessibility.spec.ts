import { accessibilityFaults } from '../accessibility.ts';
import { SCREENS } from '../screens.ts';
import { expect, follow, settle, test } from '../shop.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// One scan a screen; `npm run prove:pages` scans it in both directions and at both widths.
test('every screen is free of accessibility faults on a phone', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 360, height: 900 });
  await follow(page, '/?add-to-cart=137');
  for (const [screen, path] of Object.entries(SCREENS)) {
    await page.goto(path);
    await settle(page);
    expect.soft(await accessibilityFaults(page), screen).toEqual([]);
  }
});
