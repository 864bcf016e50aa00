import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { alive, enter, PHONE } from './admin.ts';

/**
 * One owner walks over all screens, in a browser that knows their scripts by then, and has neither the zone nor the
 * language of the shop: what a browser formats by its own is not what the server printed.
 */
export const screenTest = base.extend<{ complaints: string[] }, { adminPages: BrowserContext }>({
  adminPages: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: process.env.SHOP_URL ?? '',
        timezoneId: 'America/Los_Angeles',
        locale: 'de-DE',
      });
      await enter(context, 'owner', 'Noura Hamdan');
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ adminPages }, use) => {
    const page = await adminPages.newPage();
    await use(page);
    await page.close();
  },
  /** What the page's console, its scripts and React complain of. */
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a screen on a phone, until its script runs. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await alive(page);
}

/** Nothing of the page reaches beyond the window; charts follow a new width a moment later. */
export async function expectFits(page: Page, size: Readonly<{ width: number; height: number }>) {
  await page.setViewportSize(size);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(size.width);
}
