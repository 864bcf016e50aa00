import type { Page } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';
import {
  addHere,
  closeDrawer,
  cookieOf,
  count,
  drawer,
  endpoint,
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
} from './cart-page.ts';
import { SPOILT_STORAGE } from './spoilt-storage.ts';

const REFRESH = endpoint('get_refreshed_fragments');
const CALL_4 = 'get_refreshed_fragments';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A page with one line in the cart, and everything stored. */
async function openWithLine(page: Page): Promise<void> {
  await open(page);
  await addHere(page);
  await closeDrawer(page);
}

/** Changes the storage and reloads. @returns the calls that the page then makes */
async function callsAfterReload(page: Page, change: () => void): Promise<string[]> {
  await page.evaluate(change);
  const calls = recordCalls(page);
  await page.reload();
  await settle(page);
  return calls;
}

test('FC-01 fragments is a map from selectors to markup, with the mini-cart among them', async ({ page }) => {
  const answered = page.waitForResponse(REFRESH);
  await open(page);
  const { fragments } = await (await answered).json();
  expect(Object.keys(fragments)).toContain(MINI_CART);
  for (const html of Object.values(fragments)) expect(html).toMatch(/^<\w+/);
});

test('FC-02 the page sends the current time stamp', async ({ page, baseURL }) => {
  const sent = page.waitForRequest(REFRESH);
  await page.goto('/product/cedrane-gold/');
  const request = await sent;
  expect([request.method(), request.url()]).toEqual(['POST', `${baseURL}/?wc-ajax=get_refreshed_fragments`]);
  expect(Math.abs(Number(fieldsOf(request).time) - Date.now())).toBeLessThan(MINUTE_MS);
});

test('FC-03 FC-14 CK-04 the answer is stored with its hash and the time it was made', async ({ page }) => {
  await openWithLine(page);
  await page.evaluate(() => sessionStorage.clear());
  const answered = page.waitForResponse(REFRESH);
  await page.reload();
  const { fragments, cart_hash: hash } = await (await answered).json();
  await settle(page);
  const { session, local } = await savedForLater(page);
  expect(JSON.parse(session.wc_fragments_jamra_en ?? '')).toEqual(fragments);
  expect(session.wc_cart_hash_jamra_en).toBe(hash);
  expect(local.wc_cart_hash_jamra_en).toBe(hash);
  expect(Math.abs(Number(session.wc_cart_created) - Date.now())).toBeLessThan(MINUTE_MS);
});

test('CK-04 the first fragments set the time stamp', async ({ page }) => {
  await open(page);
  expect((await savedForLater(page)).session.wc_cart_created).toMatch(/^\d{13}$/);
});

test('FC-04 a call without an answer is aborted after five seconds', async ({ page }) => {
  await installClock(page);
  await open(page);
  await expectGivenUpAfter(page, 5000);
});

test('FC-05 ER-06 a failure fires a signal and shows nothing', async ({ page }) => {
  const alerts = recordAlerts(page);
  await openWithLine(page);
  const heard = await recordEvents(page, 'wc_fragments_ajax_error', 'wc_fragments_refreshed');
  await page.route(REFRESH, (route) => route.fulfill({ status: 500 }));
  const before = await page.locator('body').innerText();
  await page.evaluate(() => document.body.dispatchEvent(new Event('wc_fragment_refresh')));
  await expect.poll(heard).toEqual(['wc_fragments_ajax_error']);
  expect(await page.locator('body').innerText()).toBe(before);
  expect(alerts).toEqual([]);
});

test('FC-06 a stored cart is used if it exists, is fresh, and the cookie agrees', async ({ page }) => {
  await openWithLine(page);
  const calls = await callsAfterReload(page, () => undefined);
  expect(calls).toEqual([]);
  await expect(page.locator(`${MINI_CART} .mini_cart_item`)).toHaveCount(1);
  await expect(count(page)).toHaveText('1');
});

test('FC-07 ER-07 a hash without a creation time makes the page fetch', async ({ page }) => {
  await openWithLine(page);
  const calls = await callsAfterReload(page, () => sessionStorage.removeItem('wc_cart_created'));
  expect(calls).toEqual([CALL_4]);
});

test('FC-08 ER-07 fragments older than a day make the page fetch', async ({ page }) => {
  await openWithLine(page);
  const calls = await callsAfterReload(page, () =>
    sessionStorage.setItem('wc_cart_created', String(Date.now() - 25 * 3_600_000)),
  );
  expect(calls).toEqual([CALL_4]);
});

test('FC-09 FC-17 ER-07 missing or corrupt fragments and a cookie that differs make the page fetch', async ({
  page,
}) => {
  await openWithLine(page);
  for (const [what, change] of [
    ['missing', () => sessionStorage.removeItem('wc_fragments_jamra_en')],
    [
      'corrupt',
      () => sessionStorage.setItem('wc_fragments_jamra_en', '{"div.widget_shopping_cart_content": 7, "a[": '),
    ],
    [
      'another hash',
      () => {
        // biome-ignore lint/suspicious/noDocumentCookie: a test of what the cookie does
        document.cookie = 'woocommerce_cart_hash=another; path=/';
      },
    ],
  ] as const) {
    expect(await callsAfterReload(page, change), what).toEqual([CALL_4]);
    await expect(page.locator(`${MINI_CART} .mini_cart_item`), what).toHaveCount(1);
  }
});

for (const [minutes, calls, details] of [
  [-1, [], PROOF],
  [1, [CALL_4], {}],
] as const) {
  const title = `FC-10 at 24 h ${minutes < 0 ? 'less' : 'and'} a minute the cache ${minutes < 0 ? 'is' : 'is not'} used`;
  test(title, details, async ({ page }) => {
    await page.clock.install();
    await openWithLine(page);
    const createdMs = Number((await savedForLater(page)).session.wc_cart_created);
    await page.goto('/healthz');
    await page.clock.setSystemTime(createdMs + DAY_MS + minutes * MINUTE_MS);
    const heard = recordCalls(page);
    await page.goto('/product/cedrane-gold/');
    await settle(page);
    expect(heard).toEqual(calls);
  });
}

test('FC-11 a day after the last refresh the next one is sent, and so on', async ({ page }) => {
  await page.clock.install();
  await open(page);
  const heard = await recordEvents(page, 'wc_fragments_refreshed');
  const calls = recordCalls(page);
  for (const day of [1, 2]) {
    calls.length = 0;
    await page.clock.runFor(DAY_MS - 30 * MINUTE_MS);
    expect(calls).toEqual([]);
    await page.clock.fastForward(60 * MINUTE_MS);
    await expect.poll(async () => (await heard()).length).toBe(day);
    expect(calls).toEqual([CALL_4]);
  }
});

test('FC-11 what came from the cache is fetched when its day is over', PROOF, async ({ page }) => {
  await page.clock.install();
  await openWithLine(page);
  await page.clock.runFor(20 * 60 * MINUTE_MS);
  await page.reload();
  await settle(page);
  const calls = recordCalls(page);
  await page.clock.runFor(3 * 60 * MINUTE_MS);
  expect(calls).toEqual([]);
  const sent = page.waitForRequest(REFRESH);
  await page.clock.fastForward(2 * 60 * MINUTE_MS);
  await sent;
});

test('FC-14 the Arabic shop stores its cart under its own key', PROOF, async ({ page }) => {
  await open(page, '/ar/product/cedrane-gold/');
  await addHere(page);
  const { session, local } = await savedForLater(page);
  expect(session.wc_cart_hash_jamra_ar).toMatch(/^[0-9a-f]{32}$/);
  expect(local.wc_cart_hash_jamra_ar).toBe(session.wc_cart_hash_jamra_ar);
  expect(session.wc_fragments_jamra_ar).toContain('إتمام الطلب');
});

test('FC-16 the widget follows the cookie of the count', async ({ page }) => {
  await openWithLine(page);
  const widget = page.locator('.widget_shopping_cart');
  await expect(widget).not.toHaveAttribute('hidden');
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: a test of what the cookie does
    document.cookie = 'woocommerce_items_in_cart=0; path=/';
  });
  await page.reload();
  await expect(widget).toHaveAttribute('hidden');
});

test('CK-01 CK-02 the cookies follow every change of the cart', PROOF, async ({ page }) => {
  await open(page);
  expect(await cookieOf(page, 'woocommerce_items_in_cart')).toBeUndefined();
  const hashes = new Set<string | undefined>();
  for (const quantity of ['1', '2']) {
    const answered = page.waitForResponse('**/admin-ajax.php');
    await formButton(page).click();
    const { cart_hash: hash } = await (await answered).json();
    await expect(count(page)).toHaveText(quantity);
    expect(await cookieOf(page, 'woocommerce_cart_hash')).toBe(hash);
    expect(await cookieOf(page, 'woocommerce_items_in_cart')).toBe(quantity);
    hashes.add(hash);
    await closeDrawer(page);
  }
  expect(hashes.size).toBe(2);
});

for (const [what, spoil] of Object.entries(SPOILT_STORAGE)) {
  test(
    `FC-17 with storage that is ${what} the cart is fetched and the shop works`,
    what === 'full' ? {} : PROOF,
    async ({ page }) => {
      await page.addInitScript(spoil);
      await openWithLine(page);
      const calls = recordCalls(page);
      await page.reload();
      await settle(page);
      expect(calls).toEqual([CALL_4]);
      await expect(page.locator(`${MINI_CART} .mini_cart_item`)).toHaveCount(1);
      await openDrawer(page);
      await drawer(page).locator('a.remove_from_cart_button').click();
      await expect(count(page)).toHaveText('0');
    },
  );
}

test('the cookie’s count is on the page before its script has loaded', async ({ page }) => {
  await openWithLine(page);
  await page.route(/\/s\/main-[^/]*\.js$/, () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect(count(page)).toHaveText('1');
});
