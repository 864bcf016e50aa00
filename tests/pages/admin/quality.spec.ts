import { accessibilityFaults } from '../accessibility.ts';
import { DIRECTIONS } from '../screens.ts';
import { expect } from '../shop.ts';
import { DESK_SCREENS, deskTest } from './desk.ts';

for (const { name, prefix } of DIRECTIONS) {
  for (const path of DESK_SCREENS) {
    deskTest(
      `RO-04 ${path} ${name} is clean for axe and never wider than a phone or a laptop`,
      async ({ page }) => {
        const consoleFaults: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'error') consoleFaults.push(message.text());
        });
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(prefix + path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          expect(await accessibilityFaults(page)).toEqual([]);
        }
        expect(consoleFaults).toEqual([]);
      },
    );
  }
}
