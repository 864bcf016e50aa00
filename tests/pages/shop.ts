import { test as base, expect, type Page } from '@playwright/test';
import { agePages, isAged } from './aged.ts';
import { openDemoShop } from './open-shop.ts';

const AGE_ANSWERED = {
  name: 'jamra_age',
  value: '99',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
};

/**
 * Chromium skips the view transition where a redirect leads back to the same page, and reports that as an error of the
 * page: version 150 by the second text, 156 by the first.
 */
const SKIPPED_VIEW_TRANSITION = /^Transition was (?:aborted because of invalid state|skipped)/;

/** Whether tests get a shop that no others see, or the one of all. */
export type ShopOfTests = { hasOwnShop: boolean };

/** Tests of pages: the shop's address is known, and a fault of a page's script fails the test. */
export const test = base.extend<{ faults: string[] }, ShopOfTests & { ownShop: undefined }>({
  hasOwnShop: [false, { option: true, scope: 'worker' }],
  ownShop: [
    async ({ hasOwnShop }, use) => {
      const close = hasOwnShop ? await openDemoShop() : async () => undefined;
      await use(undefined);
      await close();
    },
    { auto: true, scope: 'worker', timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures a fixture needs
  baseURL: async ({}, use) => use(process.env.SHOP_URL),
  // Who tests the shop has answered the age question; tests of the question come with an empty state.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures a fixture needs
  storageState: async ({}, use) =>
    use({
      cookies: [{ ...AGE_ANSWERED, domain: new URL(process.env.SHOP_URL ?? '').hostname }],
      origins: [],
    }),
  context: async ({ context }, use) => {
    if (isAged) await agePages(context);
    await use(context);
  },
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => {
        if (!SKIPPED_VIEW_TRANSITION.test(message)) faults.push(message);
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Lets what is under way come to rest: fragments loaded, fonts there. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

/** Follows a link without drawing where it leads: so a cart is filled in no time. */
export async function follow(page: Page, address: string): Promise<void> {
  const answer = await page.request.get(address);
  expect(answer.status(), address).toBe(200);
}
