import type { Page } from '@playwright/test';
import { MINUTE_MS } from '#kernel/instant.ts';
import {
  ADD_BY_SITE,
  addHere,
  answerJson,
  count,
  drawer,
  endpoint,
  expectFragmentsReplaced,
  expectGivenUpAfter,
  fieldsOf,
  formButton,
  installClock,
  MINI_CART,
  open,
  openDrawer,
  recordAlerts,
  recordCalls,
  recordEvents,
  savedForLater,
} from '../cart/cart-page.ts';
import { SPOILT_STORAGE } from '../cart/spoilt-storage.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';

const CALL_1 = 'custom_add_to_cart';
const CALL_4 = 'get_refreshed_fragments';

/** The drawer opens empty, with a link to the shop. */
async function expectEmptyDrawer(page: Page): Promise<void> {
  await openDrawer(page);
  await expect(drawer(page).locator('.mini_cart_item')).toHaveCount(0);
  await expect(page.locator('[data-empty-cart] a')).toBeVisible();
  await expect(page.locator('.widget_shopping_cart')).toBeHidden();
}

/** The changes that a page stores until the connection is back. */
async function waiting(page: Page): Promise<string[]> {
  return Object.keys((await savedForLater(page)).local).filter((key) => key.startsWith('jamra_waiting:'));
}

test('AS-03 AS-04 siteVariant=label: Added for two seconds, call 4, then the drawer, no nonce', async ({
  page,
  setting,
}) => {
  await setting('addToCart.siteVariant', 'label');
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(Date.now() + MINUTE_MS);
  const calls = recordCalls(page);
  const sent = page.waitForRequest(ADD_BY_SITE);
  let isOpenWhenAsked: Promise<boolean> | undefined;
  await page.route(endpoint(CALL_4), async (route) => {
    isOpenWhenAsked = drawer(page).isVisible();
    await isOpenWhenAsked;
    await route.continue();
  });
  await formButton(page).click();
  expect(fieldsOf(await sent).nonce).toBeUndefined();
  await expect(drawer(page)).toBeVisible();
  expect(calls).toEqual([CALL_1, CALL_4]);
  expect(await isOpenWhenAsked).toBe(false);
  await expect(count(page)).toHaveText('1');
  await page.clock.runFor(1900);
  await expect(formButton(page)).toHaveText('Added');
  await page.clock.runFor(200);
  await expect(formButton(page)).toHaveText('Add to cart');
});

test('AS-05 ER-03 siteVariant=label: no failure shows anything', async ({ page, setting }) => {
  await setting('addToCart.siteVariant', 'label');
  const alerts = recordAlerts(page);
  await open(page);
  const before = await page.locator('body').innerText();
  for (const stub of [
    (route: Parameters<Parameters<typeof page.route>[1]>[0]) => route.fulfill({ status: 500 }),
    (route: Parameters<Parameters<typeof page.route>[1]>[0]) => route.fulfill({ status: 503 }),
    (route: Parameters<Parameters<typeof page.route>[1]>[0]) => route.abort(),
    answerJson({ success: false, message: 'Sold out.' }),
  ]) {
    await page.route(ADD_BY_SITE, stub);
    await formButton(page).click();
    await expect(formButton(page)).not.toHaveClass(/loading/);
    expect(await page.locator('body').innerText()).toBe(before);
    await expect(drawer(page)).toBeHidden();
    await page.unroute(ADD_BY_SITE);
  }
  expect(alerts).toEqual([]);
});

test(
  'AS-05 siteVariant=label: offline nothing is shown either, and nothing is stored',
  PROOF,
  async ({ page, context, setting }) => {
    await setting('addToCart.siteVariant', 'label');
    const alerts = recordAlerts(page);
    await open(page);
    const before = await page.locator('body').innerText();
    await context.setOffline(true);
    await formButton(page).click();
    await expect(formButton(page)).not.toHaveClass(/loading/);
    await expect(drawer(page)).toBeHidden();
    expect(await page.locator('body').innerText()).toBe(before);
    expect(await waiting(page)).toEqual([]);
    expect(alerts).toEqual([]);
  },
);

test(
  'AS-11 siteVariant=alerts: offline the add has failed, and is not stored',
  PROOF,
  async ({ page, context, setting }) => {
    await setting('addToCart.siteVariant', 'alerts');
    const alerts = recordAlerts(page);
    await open(page);
    await context.setOffline(true);
    await formButton(page).click();
    await expect.poll(() => alerts).toEqual(['Something went wrong.']);
    await expect(drawer(page)).toBeHidden();
    expect(await waiting(page)).toEqual([]);
  },
);

test(
  'AS-06 AS-08 AS-12 siteVariant=alerts: nonce, pieces of the answer, signal, drawer, no label',
  PROOF,
  async ({ page, setting }) => {
    await setting('addToCart.siteVariant', 'alerts');
    const alerts = recordAlerts(page);
    await open(page);
    const heard = await recordEvents(page, 'wc_fragments_refreshed');
    const calls = recordCalls(page);
    const sent = page.waitForRequest(ADD_BY_SITE);
    await formButton(page).click();
    expect(fieldsOf(await sent).nonce).toMatch(/^\w{10}$/);
    await expect(drawer(page)).toBeVisible();
    await expect(count(page)).toHaveText('1');
    await expect(formButton(page)).toHaveText('Add to cart');
    expect(calls).toEqual([CALL_1]);
    expect(await heard()).toEqual(['wc_fragments_refreshed']);
    await page.keyboard.press('Escape');
    await page.route(ADD_BY_SITE, (route) => route.abort());
    await formButton(page).click();
    await expect.poll(() => alerts).toEqual(['Something went wrong.']);
  },
);

test(
  'AS-07 AS-10 siteVariant=alerts: fragments replace their elements, an answer without them is an alert',
  PROOF,
  async ({ page, setting }) => {
    await setting('addToCart.siteVariant', 'alerts');
    const alerts = recordAlerts(page);
    await open(page);
    await expectFragmentsReplaced(page);
    expect(alerts).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await page.route(ADD_BY_SITE, answerJson({ success: true }));
    await formButton(page).click();
    await expect.poll(() => alerts).toEqual(['Failed to add product to cart']);
    await expect(drawer(page)).toBeHidden();
  },
);

test('AS-06 AS-12 siteVariant is followed from page to page, without a rebuild', async ({
  page,
  setting,
}) => {
  for (const [variant, label, calls, nonce] of [
    ['label', 'Added', [CALL_1, CALL_4], undefined],
    ['alerts', 'Add to cart', [CALL_1], expect.stringMatching(/^\w{10}$/)],
    ['combined', 'Added', [CALL_1], expect.stringMatching(/^\w{10}$/)],
  ] as const) {
    await setting('addToCart.siteVariant', variant);
    await open(page);
    const heard = recordCalls(page);
    const sent = page.waitForRequest(ADD_BY_SITE);
    await formButton(page).click();
    await expect(drawer(page)).toBeVisible();
    await expect(formButton(page), variant).toHaveText(label);
    expect(heard, variant).toEqual(calls);
    expect(fieldsOf(await sent).nonce, variant).toEqual(nonce);
  }
});

test(
  'AS-10 AS-11 NT-03 errorDisplay=inline shows the same text beside the button, as an alert',
  PROOF,
  async ({ page, setting }) => {
    await setting('addToCart.errorDisplay', 'inline');
    const alerts = recordAlerts(page);
    await open(page);
    const notice = page.locator('form.cart [data-add-error][role="alert"]');
    await page.route(ADD_BY_SITE, answerJson({}));
    await formButton(page).click();
    await expect(notice).toHaveText('Failed to add product to cart');
    await expect(notice).toBeFocused();
    await page.unroute(ADD_BY_SITE);
    await page.route(ADD_BY_SITE, (route) => route.abort());
    await formButton(page).click();
    await expect(notice).toHaveText('Something went wrong.');
    expect(alerts).toEqual([]);
  },
);

test('AD-10 redirectAfterAdd=yes leads to the cart', PROOF, async ({ page, setting }) => {
  await setting('addToCart.redirectAfterAdd', 'yes');
  await open(page, '/shop/');
  await page.locator('a.ajax_add_to_cart').first().click();
  await page.waitForURL('**/cart/');
  await expect(page.locator('.cart_item')).toHaveCount(1);
});

test('AS-12 AD-01 addToCart.flow chooses the flow of each placement', PROOF, async ({ page, setting }) => {
  await setting('addToCart.flow', { form: 'standard', lists: 'site', custom: 'site' });
  await open(page);
  const calls = recordCalls(page);
  await formButton(page).click();
  await expect(count(page)).toHaveText('1');
  expect(calls).toEqual(['add_to_cart']);
  await open(page, '/shop/');
  calls.length = 0;
  await page.locator('a.ajax_add_to_cart').first().click();
  await expect(count(page)).toHaveText('2');
  expect(calls).toEqual([CALL_1]);
  await expect(page.locator('a.ajax_add_to_cart svg').first(), 'its plus stays').toBeAttached();
});

test(
  'FC-17 emptyVisit: a first visit requests the cart once, or not at all; the drawer is right both times',
  PROOF,
  async ({ page, setting }) => {
    const calls = recordCalls(page);
    for (const [value, heard] of [
      ['fetch', [CALL_4]],
      ['skip', []],
    ] as const) {
      await setting('fragments.emptyVisit', value);
      calls.length = 0;
      await open(page);
      expect(calls, value).toEqual(heard);
      await expectEmptyDrawer(page);
      await page.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
    }
  },
);

test(
  'FC-17 emptyVisit=skip: a visitor who had a cart requests it, without its cookies too',
  PROOF,
  async ({ page, setting }) => {
    await setting('fragments.emptyVisit', 'skip');
    const calls = recordCalls(page);
    await open(page);
    expect(calls).toEqual([]);
    await expectEmptyDrawer(page);
    await page.keyboard.press('Escape');
    await formButton(page).click();
    await expect(count(page)).toHaveText('1');
    // The browser was closed and opened: its cart cookies are gone, its stored cart is not.
    await page.context().clearCookies({ name: /^woocommerce_/ });
    await page.evaluate(() => sessionStorage.clear());
    calls.length = 0;
    await page.reload();
    await expect(count(page)).toHaveText('1');
    expect(calls).toEqual([CALL_4]);
  },
);

test(
  'FC-17 emptyVisit=skip: a browser without storage requests it, and the shop works',
  PROOF,
  async ({ page, setting }) => {
    await setting('fragments.emptyVisit', 'skip');
    await page.addInitScript(SPOILT_STORAGE.blocked);
    const calls = recordCalls(page);
    await open(page);
    expect(calls).toEqual([CALL_4]);
    await addHere(page);
    await page.reload();
    await expect(count(page)).toHaveText('1');
    expect(calls).toEqual([CALL_4, CALL_1, CALL_4]);
  },
);

test('FC-04 FC-14 FC-15 names and time-out come from the settings', async ({ page, setting }) => {
  await setting('fragments.storeName', 'own_store');
  await setting('fragments.hashKey', 'own_hash');
  await setting('fragments.timeoutMs', 1000);
  await installClock(page);
  await open(page);
  await formButton(page).click();
  await expect(page.locator(`${MINI_CART} .mini_cart_item`)).toHaveCount(1);
  const { session, local } = await savedForLater(page);
  expect(session.own_store_en).toContain('mini_cart_item');
  expect(session.own_hash_en).toMatch(/^[0-9a-f]{32}$/);
  expect(local.own_hash_en).toBe(session.own_hash_en);
  await expectGivenUpAfter(page, 1000);
});
