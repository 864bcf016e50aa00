import { accessibilityFaults } from '../accessibility.ts';
import { DIRECTIONS } from '../screens.ts';
import { expect } from '../shop.ts';
import { DESK_SCREENS, deskTest } from './desk.ts';

/** The largest screens hold a hundred buttons and more, each looked at twice. */
const SCREEN_LIMIT_MS = 120_000;
const PHONE = { width: 360, height: 900 };
const LAPTOP = { width: 1440, height: 900 };

for (const { name, prefix } of DIRECTIONS) {
  for (const path of DESK_SCREENS) {
    deskTest(
      `RO-04 ${path} ${name} is clean for axe and never wider than a phone or a laptop`,
      async ({ page }) => {
        deskTest.setTimeout(SCREEN_LIMIT_MS);
        const consoleFaults: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'error') consoleFaults.push(message.text());
        });
        await page.setViewportSize(PHONE);
        await page.goto(prefix + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const size of [PHONE, LAPTOP]) {
          await page.setViewportSize(size);
          // Charts follow a new width a moment later.
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
            .toBeLessThanOrEqual(size.width);
          expect(await accessibilityFaults(page)).toEqual([]);
        }
        expect(consoleFaults).toEqual([]);
      },
    );
  }
}
