import type { Page, Route } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { idOf, put } from './basket.ts';
import {
  ADD_BY_SITE,
  addHere,
  closeDrawer,
  count,
  drawer,
  endpoint,
  fieldsOf,
  formButton,
  holdChanges,
  open,
  openDrawer,
  recordAlerts,
} from './cart-page.ts';

const ADD = endpoint('add_to_cart');
const HELD_MS = 2000;

/** Clicks without scrolling into view: the open drawer covers the list. */
function press(page: Page, selector: string, index = 0): Promise<void> {
  return page
    .locator(selector)
    .nth(index)
    .evaluate((element: HTMLElement) => element.click());
}

test('QU-01 QU-02 every change of the cart goes through one queue, one at a time, in order', async ({
  page,
}) => {
  // As on a page without TLS: the lock that orders the changes of tabs would order those of one tab, too.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
  await put(page, { 'cedrane-gold': 1, 'cedrane-amber': 1, 'cedrane-bronze': 1 });
  const placed = String(await idOf('cedrane-sienna'));
  await page.clock.install();
  await open(page, '/category/accessories/');
  await page.locator('main').evaluate((main, id) => {
    const button = `<button type="button" class="custom_add_to_cart" data-product_id="${id}">Add</button>`;
    main.insertAdjacentHTML('afterbegin', button);
  }, placed);
  const listed = await page
    .locator('main a.ajax_add_to_cart')
    .evaluateAll((all: HTMLElement[]) => all.map((one) => one.dataset.product_id));
  await openDrawer(page);
  const crosses = drawer(page).locator('a.remove_from_cart_button');
  await expect(crosses).toHaveCount(3);
  const keys = await crosses.evaluateAll((all: HTMLElement[]) => all.map((one) => one.dataset.cart_item_key));
  await crosses.first().click();
  await expect(drawer(page).locator('a.restore-item')).toBeVisible();

  const { log, answer } = await holdChanges(page);
  await press(page, 'main a.ajax_add_to_cart', 0);
  await press(page, '#cart-drawer a.restore-item');
  await press(page, '.custom_add_to_cart');
  await press(page, 'main a.ajax_add_to_cart', 1);
  await press(page, '#cart-drawer a.remove_from_cart_button', 0);
  await press(page, '#cart-drawer .mini_cart_item:last-child [data-step="1"]');
  await page.clock.runFor(HELD_MS);
  expect(log).toEqual([`sent: add_to_cart ${listed[0]}`]);
  answer();
  await expect.poll(() => log.length).toBe(12);
  expect(log).toEqual(
    [
      `add_to_cart ${listed[0]}`,
      `jamra_restore_item ${keys[0]}`,
      `custom_add_to_cart ${placed}`,
      `add_to_cart ${listed[1]}`,
      `remove_from_cart ${keys[1]}`,
      `jamra_set_quantity ${keys[2]}`,
    ].flatMap((change) => [`sent: ${change}`, `answered: ${change}`]),
  );
  await expect(count(page)).toHaveText('6');
});

test('QU-03 a failed request lets the next go on', PROOF, async ({ page }) => {
  const alerts = recordAlerts(page);
  await open(page, '/shop/');
  await page.route(ADD, (route) => route.abort(), { times: 1 });
  await press(page, 'a.ajax_add_to_cart', 0);
  await press(page, 'a.ajax_add_to_cart', 1);
  await expect(count(page)).toHaveText('1');
  expect(alerts).toEqual(['Something went wrong.']);
});

test('QU-03 three fast clicks add three, each named apart, and the label ends right', async ({ page }) => {
  await open(page);
  const ids = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('admin-ajax.php')) ids.add(fieldsOf(request).jamra_action_id ?? '');
  });
  for (const _click of [1, 2, 3]) await press(page, 'form.cart .single_add_to_cart_button');
  await expect(count(page)).toHaveText('3');
  await expect(formButton(page)).toHaveText('Added');
  await expect(formButton(page)).toHaveText('Add to cart');
  await expect(formButton(page)).not.toHaveClass(/loading|is-added/);
  expect(ids.size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
});

test('QU-02 what shows the cart is marked while a call runs', PROOF, async ({ page }) => {
  await open(page);
  await addHere(page);
  await closeDrawer(page);
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route(ADD_BY_SITE, async (route) => {
    await held;
    await route.continue();
  });
  await formButton(page).click();
  await expect(page.locator('div.widget_shopping_cart_content')).toHaveClass(/updating/);
  answer();
  await expect(count(page)).toHaveText('2');
  await expect(page.locator('.updating')).toHaveCount(0);
});

test(
  'QU-03 calls without an answer when the page is left are reported by the next one, once each',
  PROOF,
  async ({ page }) => {
    await open(page);
    await addHere(page);
    const { promise: done, resolve: handleDone } = Promise.withResolvers<void>();
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      handleDone();
    };
    await page.route(ADD_BY_SITE, loseAnswer, { times: 1 });
    for (const _click of [1, 2, 3]) await press(page, 'form.cart .single_add_to_cart_button');
    await done;
    await page.goto('/shop/');
    await expect(count(page)).toHaveText('4');
    await expect(page.locator('[data-drawer-note]')).toHaveCount(0);
    await page.reload();
    await expect(count(page)).toHaveText('4');
  },
);

test(
  'QU-03 who opens the cart the moment something is added finds it there',
  PROOF,
  async ({ browser, page }) => {
    const state = await page.context().storageState();
    for (let turn = 0; turn < 6; turn += 1) {
      const context = await browser.newContext({ baseURL: process.env.SHOP_URL, storageState: state });
      const shopper = await context.newPage();
      await open(shopper);
      await formButton(shopper).click();
      await shopper.goto('/cart/');
      await expect(shopper.locator('.woocommerce-cart-form .cart_item')).toHaveCount(1);
      await context.close();
    }
  },
);
