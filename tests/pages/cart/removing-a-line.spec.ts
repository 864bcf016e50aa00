import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { idOf, put } from './basket.ts';
import {
  addHere,
  answerJson,
  closeDrawer,
  cookieOf,
  count,
  drawer,
  endpoint,
  fieldsOf,
  open,
  openDrawer,
  savedForLater,
} from './cart-page.ts';

const REMOVE = endpoint('remove_from_cart');
const CROSS = '#cart-drawer a.remove_from_cart_button';

test('RM-01 a removal posts the key of its line', async ({ page, baseURL }) => {
  await open(page);
  await addHere(page);
  const key = await page.locator(CROSS).getAttribute('data-cart_item_key');
  const sent = page.waitForRequest(REMOVE);
  await page.locator(CROSS).click();
  const request = await sent;
  expect([request.method(), request.url()]).toEqual(['POST', `${baseURL}/?wc-ajax=remove_from_cart`]);
  expect(fieldsOf(request).cart_item_key).toBe(key);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
});

test('RM-02 two choices of one product are two lines; removing one leaves the other', async ({ page }) => {
  for (const colour of ['blue', 'black']) {
    await open(page, `/product/kovia-bar/?attribute_colour=${colour}`);
    await addHere(page);
  }
  const lines = drawer(page).locator('.mini_cart_item');
  await expect(lines).toHaveCount(2);
  const keys = await page
    .locator(CROSS)
    .evaluateAll((all: HTMLElement[]) => all.map((one) => one.dataset.cart_item_key));
  expect(new Set(keys).size).toBe(2);
  await page.locator(`${CROSS}[data-cart_item_key="${keys[0]}"]`).click();
  await expect(lines).toHaveCount(1);
  await expect(page.locator(CROSS)).toHaveAttribute('data-cart_item_key', keys[1] ?? '');
});

test('RM-03 MC-04 a line leaves drawer and count without a reload, and the hash of the rest is stored', async ({
  page,
}) => {
  await put(page, { 'cedrane-gold': 2, 'cedrane-amber': 3 });
  await open(page);
  await openDrawer(page);
  await expect(count(page)).toHaveText('5');
  const crossOf = async (slug: string) => page.locator(`${CROSS}[data-product_id="${await idOf(slug)}"]`);
  const [gone, left] = [await crossOf('cedrane-gold'), await crossOf('cedrane-amber')];
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const before = (await savedForLater(page)).session.wc_cart_hash_jamra_en;
  const answered = page.waitForResponse(REMOVE);
  await gone.click();
  const { fragments, cart_hash: hash } = await (await answered).json();
  await expect(gone).toHaveCount(0);
  await expect(left).toHaveCount(1);
  await expect(count(page)).toHaveText('3');
  expect(hash).toMatch(/^[0-9a-f]{32}$/);
  expect(hash).not.toBe(before);
  const { session, local } = await savedForLater(page);
  expect([session.wc_cart_hash_jamra_en, local.wc_cart_hash_jamra_en]).toEqual([hash, hash]);
  expect(JSON.parse(session.wc_fragments_jamra_en ?? '')).toEqual(fragments);

  await left.click();
  await expect(drawer(page).locator('.mini_cart_item')).toHaveCount(0);
  await expect(count(page)).toHaveText('0');
  const { session: last } = await savedForLater(page);
  expect(last.wc_cart_hash_jamra_en).toBe('');
  expect(await cookieOf(page, 'woocommerce_items_in_cart'), 'CK-02').toBeUndefined();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});

for (const [what, stub] of [
  ['RM-04 ER-05 a removal that fails opens its link', (route) => route.fulfill({ status: 500 })],
  ['RM-05 ER-05 an answer without fragments opens the link', answerJson({})],
  ['RM-05 an answer that refuses opens the link', answerJson({ success: false })],
] as [string, Parameters<import('@playwright/test').Page['route']>[1]][]) {
  test(what, async ({ page }) => {
    await open(page);
    await addHere(page);
    await page.route(REMOVE, stub);
    const href = await page.locator(CROSS).getAttribute('href');
    const opened = page.waitForRequest((request) => request.isNavigationRequest());
    await page.locator(CROSS).click();
    expect((await opened).url()).toContain(href);
    await expect(page.getByText('Cedrane Gold removed.')).toBeVisible();
    await expect(count(page)).toHaveText('0');
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('RM-06 the link removes the line and shows the cart', async ({ page }) => {
    await put(page, { 'cedrane-walnut': 1 });
    await page.goto('/cart/');
    const href = await page
      .locator('.cart_item a.remove, .cart_item a[href*="remove_item"]')
      .first()
      .getAttribute('href');
    expect(href).toContain('remove_item=');
    await page.goto(href ?? '');
    expect(new URL(page.url()).pathname).toBe('/cart/');
    await expect(page.locator('.cart_item')).toHaveCount(0);
  });
});

test('RM-03 the focus stays in the drawer when a line leaves it', PROOF, async ({ page }) => {
  await open(page);
  await addHere(page);
  await closeDrawer(page);
  await open(page, '/product/kovia-bar/?attribute_colour=blue');
  await addHere(page);
  await expect(page.locator(CROSS)).toHaveCount(2);
  const gone = await page.locator(CROSS).first().getAttribute('data-cart_item_key');
  await page.locator(CROSS).first().press('Enter');
  await expect(page.locator(CROSS)).toHaveCount(1);
  const focused = page.locator('#cart-drawer :focus');
  await expect(focused).toHaveCount(1);
  await expect(focused.and(page.locator(`${CROSS}[data-cart_item_key="${gone}"]`))).toHaveCount(0);
  await page.locator(CROSS).first().press('Enter');
  await expect(page.locator(CROSS)).toHaveCount(0);
  await expect(focused).toHaveCount(1);
});
