import { expect, test } from '../shop.ts';
import { watchTraffic } from '../traffic.ts';
import { addHere, count, endpoint, MINI_CART, open } from './cart-page.ts';

const DEVICE = '/product/kovia-bar/?attribute_colour=blue';

test('FC-13 a page that is gone back to shows the new count', async ({ page }) => {
  await open(page);
  await open(page, DEVICE);
  await addHere(page);
  await page.goBack();
  await expect(count(page)).toHaveText('1');
  await expect(page.locator(`${MINI_CART} .mini_cart_item`)).toHaveCount(1);
});

test('FC-13 a page out of the back/forward cache shows the new count', async ({
  playwright,
  launchOptions,
  storageState,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ storageState, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    watchTraffic(page);
    await open(page);
    await expect(count(page)).toHaveText('0');
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await open(page, DEVICE);
    await addHere(page);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/cedrane-gold/);
    const isRestored = await page.evaluate(() => 'isSamePage' in globalThis);
    // The headless shell of Chromium has no back/forward cache: it loads the page again, so there is nothing to test. A
    // full Chromium has to restore it.
    test.skip(
      !isRestored && /headless-shell/.test(launchOptions.executablePath ?? ''),
      'no back/forward cache in the headless shell',
    );
    expect(isRestored).toBe(true);
    await expect(count(page)).toHaveText('1');
    await expect(page.locator(`${MINI_CART} .mini_cart_item`)).toHaveCount(1);
  } finally {
    await browser.close();
  }
});

// Chromium's headless shell restores no page: here the page stays, and gets the event that browsers send to a restored
// one.
test('FC-13 a restored page empties its mini-cart and fetches it', async ({ page }) => {
  await open(page);
  await addHere(page);
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route(endpoint('get_refreshed_fragments'), async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.locator(`${MINI_CART} > *`)).toHaveCount(0);
  answer();
  await expect(page.locator(`${MINI_CART} .mini_cart_item`)).toHaveCount(1);
});
