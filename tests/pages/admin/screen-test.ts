import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { alive, enter, PHONE } from './admin.ts';

/**
 * One owner opens all screens in one browser, which keeps their scripts and has neither the zone nor the language of
 * the shop: texts that a browser formats by its own differ from the server's.
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
  // One page for all tests of a worker: it keeps compiled scripts.
  adminPage: [async ({ adminPages }, use) => use(await adminPages.newPage()), { scope: 'worker' }],
  page: async ({ adminPage }, use) => use(adminPage),
  /** The complaints of the page's console, its scripts and React. */
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

/** Opens a screen on a phone, and waits for its script. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await alive(page);
}

/** Expects that nothing overflows the window; charts follow a new width a moment later. */
export async function expectFits(page: Page, size: Readonly<{ width: number; height: number }>) {
  await page.setViewportSize(size);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(size.width);
}
