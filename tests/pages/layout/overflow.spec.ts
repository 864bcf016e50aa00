import { productId } from '../demo-products.ts';
import { PROOF, SCREENS } from '../screens.ts';
import { expect, follow, test } from '../shop.ts';
import { leaveOutPictures, measure } from './width.ts';

const WIDTHS_PX = [320, 360, 768, 1024, 1440];
const EVERY_SCREEN_LIMIT_MS = 120_000;

// Left to right, every run checks it with the scan of each screen (`quality/accessibility.spec.ts`); `npm run
// prove:pages` checks every page at 320 px, too.
test('LY-03 nothing overflows sideways from 320 px on, right to left', PROOF, async ({ page }) => {
  test.setTimeout(EVERY_SCREEN_LIMIT_MS);
  await leaveOutPictures(page);
  await follow(page, `/ar/?add-to-cart=${productId('CED-AMBER')}`);
  for (const path of [...Object.values(SCREENS), '/product/cedrane-discovery-set/']) {
    await page.goto(`/ar${path}`, { waitUntil: 'domcontentloaded' });
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 800 });
      expect((await measure(page)).overflowPx, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('LY-03 the open mobile menu fits into 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/category/orveta/', '/ar/category/orveta/']) {
    await page.goto(path);
    await page.locator('[data-menu-toggle]').click();
    const panel = await page.locator('[data-mobile-menu]').boundingBox();
    expect(panel?.x).toBe(0);
    expect(panel?.width).toBe(320);
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(640);
  }
});
