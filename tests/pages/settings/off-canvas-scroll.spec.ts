import { PROOF } from '../screens.ts';
import { expect, settle } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';
import { linkOf, panelOf, withPanel } from './off-canvas-page.ts';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
// The page's scroll bar has a width, as on a desktop.
test.use({
  launchOptions: { executablePath, args: ['--no-sandbox'], ignoreDefaultArgs: ['--hide-scrollbars'] },
});

for (const path of ['/', '/ar/'])
  test(`WG-23 ${path} neither scrolls nor moves behind an open panel`, PROOF, async ({ page }) => {
    await withPanel(page, {}, async () => {
      await page.goto(path);
      await settle(page);
      const link = linkOf(page, 'Sizes');
      await link.scrollIntoViewIfNeeded();
      const before = await link.boundingBox();
      const barPx = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
      expect(await barPx()).toBeGreaterThan(0);
      await link.click();
      await expect(panelOf(page)).toBeVisible();
      await page.mouse.move(720, 400);
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(200);
      expect(await link.boundingBox()).toEqual(before);
      await page.keyboard.press('Escape');
      expect(await link.boundingBox()).toEqual(before);
      await page.mouse.wheel(0, -300);
      await expect.poll(async () => (await link.boundingBox())?.y).not.toBe(before?.y);
    });
  });
