import type { Page } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { idOf } from './basket.ts';
import {
  answerJson,
  closeDrawer,
  cookieOf,
  count,
  drawer,
  endpoint,
  fieldsOf,
  MINI_CART,
  open,
  openDrawer,
  recordAlerts,
  savedForLater,
} from './cart-page.ts';

const ADD = endpoint('add_to_cart');

function listButton(page: Page) {
  return page.locator('a.ajax_add_to_cart').first();
}

test.beforeEach(({ page }) => open(page, '/shop/'));

test('AD-01 a button in a list posts to the shop endpoint add_to_cart', async ({ page, baseURL }) => {
  const sent = page.waitForRequest(ADD);
  await listButton(page).click();
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.url()).toBe(`${baseURL}/?wc-ajax=add_to_cart`);
});

test('AD-02 every data attribute of the button is sent under its own name', async ({ page }) => {
  await listButton(page).evaluate((button: HTMLElement) => button.setAttribute('data-foo', 'bar'));
  const expected = await listButton(page).evaluate((button: HTMLElement) => ({ ...button.dataset }));
  const sent = page.waitForRequest(ADD);
  await listButton(page).click();
  const fields = fieldsOf(await sent);
  expect(fields).toMatchObject({ ...expected, foo: 'bar' });
  expect(Object.keys(expected)).toEqual(expect.arrayContaining(['product_id', 'quantity']));
});

test('AD-03 a button without product_id follows its href', async ({ page }) => {
  await listButton(page).evaluate((button: HTMLAnchorElement) => {
    button.removeAttribute('data-product_id');
    button.href = '/cart/';
  });
  await listButton(page).click();
  await page.waitForURL('**/cart/');
});

test('AD-04 a button without data-quantity adds one', async ({ page }) => {
  await listButton(page).evaluate((button: HTMLElement) => button.removeAttribute('data-quantity'));
  const sent = page.waitForRequest(ADD);
  await listButton(page).click();
  expect(fieldsOf(await sent).quantity).toBe('1');
  await expect(count(page)).toHaveText('1');
});

test('AD-05 the button is loading from the click, then added', async ({ page }) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(ADD, async (route) => {
    await held;
    await route.continue();
  });
  const button = listButton(page);
  await expect(button).not.toHaveClass(/loading|added\b/);
  await button.click();
  await expect(button).toHaveClass(/\bloading\b/);
  answer();
  await expect(button).toHaveClass(/\badded\b/);
  await expect(button).not.toHaveClass(/\bloading\b/);
});

test('AD-06 the widget of an empty cart shows from the click on, while the add is under way', async ({
  page,
}) => {
  recordAlerts(page);
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route(ADD, async (route) => {
    await held;
    await route.abort();
  });
  await openDrawer(page);
  const widget = drawer(page).locator('.widget_shopping_cart');
  const empty = drawer(page).locator('[data-empty-cart]');
  await expect(widget).toBeHidden();
  const sent = page.waitForRequest(ADD);
  // The drawer covers the list.
  const shownAtOnce = await listButton(page).evaluate((button: HTMLElement) => {
    button.click();
    return document.querySelector<HTMLElement>('.widget_shopping_cart')?.checkVisibility();
  });
  expect(shownAtOnce).toBe(true);
  await sent;
  await expect(widget).toBeVisible();
  await expect(empty).toBeHidden();
  answer();
  await expect(widget).toBeHidden();
  await expect(empty).toBeVisible();
});

test('AD-07 a View cart link follows the button, once', async ({ page }) => {
  const button = listButton(page);
  for (const _time of [1, 2]) {
    await button.click();
    await closeDrawer(page);
  }
  const link = page.locator('a.ajax_add_to_cart:first-of-type + a.added_to_cart');
  await expect(page.locator('a.added_to_cart')).toHaveCount(1);
  await expect(link).toHaveText('View cart');
  await expect(link).toHaveAttribute('href', '/cart/');
});

test('AD-07 none is inserted on the cart page', PROOF, async ({ page }) => {
  await open(page, '/cart/');
  await page
    .locator('main')
    .evaluate(
      (main, id) =>
        main.insertAdjacentHTML(
          'afterbegin',
          `<p><a class="ajax_add_to_cart" href="?add-to-cart=${id}" data-product_id="${id}">Add</a></p>`,
        ),
      await idOf('cedrane-walnut'),
    );
  await listButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await expect(page.locator('a.added_to_cart')).toHaveCount(0);
});

test('AD-08 the success message of the button is announced to screen readers', async ({ page }) => {
  await listButton(page).evaluate((button: HTMLElement) =>
    button.setAttribute('data-success_message', 'Exactly these words'),
  );
  await listButton(page).click();
  const region = page.locator('.widget_shopping_cart_live_region[role="status"]');
  await expect(region).toHaveText('Exactly these words');
});

test('AD-09 ER-04 an answer with error and product_url leads to the product', async ({ page, baseURL }) => {
  await page.route(ADD, answerJson({ error: true, product_url: `${baseURL}/product/kovia-bar/` }));
  await listButton(page).click();
  await page.waitForURL('**/product/kovia-bar/');
});

test('AD-10 the shopper stays on the page after an add', async ({ page }) => {
  const address = page.url();
  await listButton(page).click();
  await expect(drawer(page)).toBeVisible();
  expect(page.url()).toBe(address);
});

test('AD-11 FC-14 CK-01 the answer is shown and its hash stored in both storages', async ({ page }) => {
  const answered = page.waitForResponse(ADD);
  await listButton(page).click();
  const { cart_hash: hash, fragments } = await (await answered).json();
  await expect(page.locator(`${MINI_CART} .mini_cart_item`)).toHaveCount(1);
  const { session, local } = await savedForLater(page);
  expect(session.wc_cart_hash_jamra_en).toBe(hash);
  expect(local.wc_cart_hash_jamra_en).toBe(hash);
  expect(JSON.parse(session.wc_fragments_jamra_en ?? '')).toEqual(fragments);
  expect(await cookieOf(page, 'woocommerce_cart_hash')).toBe(hash);
});

test('AD-12 the drawer opens after the add', async ({ page }) => {
  await listButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await expect(drawer(page).locator('.mini_cart_item')).toHaveCount(1);
});

test('AD-05 a failed call is reported and leaves the shopper on the page', async ({ page }) => {
  const alerts = recordAlerts(page);
  const address = page.url();
  await page.route(ADD, (route) => route.abort());
  await listButton(page).click();
  await expect.poll(() => alerts).toEqual(['Something went wrong.']);
  await expect(listButton(page)).not.toHaveClass(/loading|added\b/);
  expect(page.url()).toBe(address);
});

test('AD-09 an error without an address says that the add failed', PROOF, async ({ page }) => {
  const alerts = recordAlerts(page);
  await page.route(ADD, answerJson({ error: true, product_url: false }));
  await listButton(page).click();
  await expect.poll(() => alerts).toEqual(['Failed to add product to cart']);
});
