import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../accessibility.ts';
import { productId } from '../demo-products.ts';
import { measure } from '../layout/width.ts';
import { PROOF, SCREENS } from '../screens.ts';
import { expect, follow, settle, test } from '../shop.ts';

const EVERY_SCREEN_LIMIT_MS = 240_000;
const PHONE_PX = 360;
const OTHER_WIDTHS_PX = [320, 768, 1024, 1440];

/** One of each layout in every run; `npm run prove:pages` checks the rest. */
const IN_EVERY_RUN = new Set(['home', 'filtered listing', 'variable product', 'cart', 'checkout', 'contact']);
const ALL = Object.entries({ ...SCREENS, 'set of packs': '/product/cedrane-discovery-set/' });

async function lookAtEach(page: Page, screens: typeof ALL): Promise<void> {
  test.setTimeout(EVERY_SCREEN_LIMIT_MS);
  await follow(page, `/?add-to-cart=${productId('CED-AMBER')}`);
  for (const [screen, path] of screens) {
    await page.setViewportSize({ width: PHONE_PX, height: 900 });
    await page.goto(path);
    await settle(page);
    expect.soft(await accessibilityFaults(page), screen).toEqual([]);
    for (const width of [PHONE_PX, ...OTHER_WIDTHS_PX]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft((await measure(page)).overflowPx, `${screen} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
}

// One visit and one scan a screen; `npm run prove:pages` checks both directions and both widths.
test('LY-03 a screen of each layout is free of accessibility faults on a phone, and overflows at no width from 320 px on', async ({
  page,
}) => {
  const screens = ALL.filter(([screen]) => IN_EVERY_RUN.has(screen));
  expect(screens).toHaveLength(IN_EVERY_RUN.size);
  await lookAtEach(page, screens);
});

test(
  'LY-03 every other screen is free of accessibility faults on a phone, and overflows at no width from 320 px on',
  PROOF,
  async ({ page }) => {
    await lookAtEach(
      page,
      ALL.filter(([screen]) => !IN_EVERY_RUN.has(screen)),
    );
  },
);
