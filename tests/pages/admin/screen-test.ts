import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { alive, enter, PHONE } from './admin.ts';

/**
 * One owner walks over all screens, in a browser that knows their scripts by then, and has neither the zone nor the
 * language of the shop: what a browser formats by its own is not what the server printed.
 */
export const screenTest = base.extend<
  { complaints: string[] },
  { adminPages: BrowserContext; adminPage: Page }
>({
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
  // One page for all of a worker's tests: what it has compiled it keeps.
  adminPage: [async ({ adminPages }, use) => use(await adminPages.newPage()), { scope: 'worker' }],
  page: async ({ adminPage }, use) => use(adminPage),
  /** What the page's console, its scripts and React complain of. */
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const onError = ({ message }: Error) => complaints.push(message);
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error') complaints.push(message.text());
      };
      page.on('pageerror', onError).on('console', onConsole);
      await use(complaints);
      page.off('pageerror', onError).off('console', onConsole);
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
