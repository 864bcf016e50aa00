import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { agePages, isAged } from './aged.ts';
import { openDemoShop } from './open-shop.ts';
import { isAtRest, watchTraffic } from './traffic.ts';
import { MOST_USES, tidyUp, type WarmContexts, warm } from './warm-context.ts';

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
 * Chromium skips the view transition of a redirect back to the same page, and reports that as an error of the page:
 * version 150 with the second text, 156 with the first.
 */
const SKIPPED_VIEW_TRANSITION = /^Transition was (?:aborted because of invalid state|skipped)/;

/** Whether tests get a shop of their own instead of the shared one; and whether its pictures are shrunk. */
export type ShopOfTests = { hasOwnShop: boolean; hasSmallPictures: boolean };

/** A storefront page loads its script once it is painted, which may be after everything else has loaded. */
function waitForBehaviours(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const started = () =>
    page.waitForFunction(() => {
      const { js, started } = document.documentElement.dataset;
      return js === undefined || started !== undefined;
    });
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (options?.waitUntil === undefined) await started();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await started();
    return response;
  };
}

async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  context.on('page', waitForBehaviours);
  return context;
}

/** `hasOwnContext`: a new browser context, closed after the test. */
type OfTest = { faults: string[]; hasOwnContext: boolean };
type OfWorker = ShopOfTests & { ownShop: undefined; warmContexts: WarmContexts };

/**
 * Page tests: the shop's address is the base, and a fault of a page's script fails the test.
 *
 * The tests of a worker share a browser context that caches styles, scripts and pictures; each begins without the
 * cookies and the storage of the others. After a test that changes the context itself (its clock, its connection) the
 * next one gets a new context.
 */
export const test = base.extend<OfTest, OfWorker>({
  hasOwnShop: [false, { option: true, scope: 'worker' }],
  hasSmallPictures: [true, { option: true, scope: 'worker' }],
  ownShop: [
    async ({ hasOwnShop, hasSmallPictures }, use) => {
      const close = hasOwnShop ? await openDemoShop({ hasSmallPictures }) : async () => undefined;
      await use(undefined);
      await close();
    },
    { auto: true, scope: 'worker', timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures a fixture needs
  baseURL: async ({}, use) => use(process.env.SHOP_URL),
  // Tests begin with the age question answered; those of the question with an empty state.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures a fixture needs
  storageState: async ({}, use) =>
    use({
      cookies: [{ ...AGE_ANSWERED, domain: new URL(process.env.SHOP_URL ?? '').hostname }],
      origins: [],
    }),
  hasOwnContext: [false, { option: true }],
  warmContexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures a fixture needs
    async ({}, use) => {
      const all: WarmContexts = new Map();
      await use(all);
      for (const { context } of all.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      warmContexts,
      hasOwnContext,
      storageState,
      javaScriptEnabled,
      viewport,
      hasTouch,
      locale,
      timezoneId,
      userAgent,
      contextOptions,
    },
    use,
  ) => {
    const options = [javaScriptEnabled, viewport, hasTouch, locale, timezoneId, userAgent, contextOptions];
    const key = JSON.stringify(options);
    const known = hasOwnContext ? undefined : warmContexts.get(key);
    // Playwright opens a context with the test's options.
    const context = known?.context ?? (await openContext(browser));
    const one = hasOwnContext ? undefined : (known ?? (await warm(context)));
    if (known !== undefined && typeof storageState === 'object')
      await context.addCookies(storageState.cookies);
    if (isAged) await agePages(context);
    await use(context);
    if (one === undefined) return context.close();
    one.uses += 1;
    if (one.isSpent || one.uses === MOST_USES) {
      warmContexts.delete(key);
      return context.close();
    }
    await tidyUp(one);
    warmContexts.set(key, one);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures a fixture needs
  faults: async ({}, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults).toEqual([]);
  },
  page: async ({ page, faults }, use) => {
    watchTraffic(page);
    page.on('pageerror', ({ message }) => {
      if (!SKIPPED_VIEW_TRANSITION.test(message)) faults.push(message);
    });
    await use(page);
  },
});

/** For tests of transitions and animations; all others reduce motion. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };

/** Waits until fragments and fonts are loaded. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await expect.poll(() => isAtRest(page), { intervals: [20] }).toBe(true);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Requests a link without rendering its target: the quickest way to fill a cart. */
export async function follow(page: Page, address: string): Promise<void> {
  const answer = await page.request.get(address);
  expect(answer.status(), address).toBe(200);
}
