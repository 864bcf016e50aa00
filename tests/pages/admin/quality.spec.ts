import { type BrowserContext, test as base, expect } from '@playwright/test';
import { accessibilityFaults } from '../accessibility.ts';
import { DIRECTIONS } from '../screens.ts';
import { DESK_SCREENS, enter } from './desk.ts';

/** The largest screens hold a hundred buttons and more, each looked at twice. */
const SCREEN_LIMIT_MS = 120_000;
const PHONE = { width: 360, height: 900 };
const LAPTOP = { width: 1440, height: 900 };

/** One owner walks over all screens, in a browser that knows their scripts by then. */
const test = base.extend<object, { desk: BrowserContext }>({
  desk: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: process.env.SHOP_URL,
        reducedMotion: 'reduce',
      });
      await enter(context, 'owner', 'Noura Hamdan');
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ desk }, use) => {
    const page = await desk.newPage();
    await use(page);
    await page.close();
  },
});

test.describe.configure({ mode: 'parallel' });

for (const { name, prefix } of DIRECTIONS) {
  for (const path of DESK_SCREENS) {
    test(`RO-04 ${path} ${name} is clean for axe and never wider than a phone or a laptop`, async ({
      page,
    }) => {
      test.setTimeout(SCREEN_LIMIT_MS);
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await page.setViewportSize(PHONE);
      await page.goto(prefix + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#content')).toHaveJSProperty('inert', false);
      for (const size of [PHONE, LAPTOP]) {
        await page.setViewportSize(size);
        // Charts follow a new width a moment later.
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(size.width);
        expect(await accessibilityFaults(page)).toEqual([]);
      }
      expect(faults).toEqual([]);
    });
  }
}
