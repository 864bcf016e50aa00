import type { Page, Route } from '@playwright/test';
import { expect, test } from '../shop.ts';
import {
  ADD_BY_SITE,
  addHere,
  closeDrawer,
  count,
  drawer,
  endpoint,
  fieldsOf,
  formButton,
  hearAlerts,
  open,
} from './cart-page.ts';

const ADD = endpoint('add_to_cart');
const REMOVE = endpoint('remove_from_cart');
const HELD_MS = 2000;

type Span = { name: string; fromMs: number; toMs: number };

/** Notes when each change of the cart was asked and answered; `delaysMs` holds answers back, in order. */
async function timeChanges(page: Page, delaysMs: readonly number[] = []): Promise<Span[]> {
  const spans: Span[] = [];
  const note = async (route: Route) => {
    const span = { name: new URL(route.request().url()).search, fromMs: Date.now(), toMs: Number.NaN };
    const delayMs = delaysMs[spans.length] ?? 0;
    spans.push(span);
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    span.toMs = Date.now();
    await route.fulfill({ response });
  };
  for (const address of [ADD, REMOVE]) await page.route(address, note);
  return spans;
}

/** Presses without waiting for a view: the open drawer lies over the list. */
function press(page: Page, selector: string, index = 0): Promise<void> {
  return page
    .locator(selector)
    .nth(index)
    .evaluate((element: HTMLElement) => element.click());
}

test('QU-01 QU-02 adds and removals run one at a time, in order', async ({ page }) => {
  await open(page, '/shop/');
  await press(page, 'a.ajax_add_to_cart', 0);
  await expect(drawer(page).locator('.mini_cart_item')).toHaveCount(1);
  const spans = await timeChanges(page, [HELD_MS]);
  await press(page, 'a.ajax_add_to_cart', 1);
  await press(page, 'a.ajax_add_to_cart', 2);
  await press(page, '#cart-drawer a.remove_from_cart_button');
  await expect(count(page)).toHaveText('2', { timeout: 15_000 });
  await expect.poll(() => spans.filter(({ toMs }) => toMs > 0).length).toBe(3);
  expect(spans.map(({ name }) => name)).toEqual([
    '?wc-ajax=add_to_cart',
    '?wc-ajax=add_to_cart',
    '?wc-ajax=remove_from_cart',
  ]);
  for (const [at, span] of spans.entries()) {
    expect(span.fromMs).toBeGreaterThanOrEqual(spans[at - 1]?.toMs ?? 0);
  }
});

test('QU-03 a failed request lets the next go on', async ({ page }) => {
  const alerts = hearAlerts(page);
  await open(page, '/shop/');
  let isFirst = true;
  await page.route(ADD, async (route) => {
    const fails = isFirst;
    isFirst = false;
    await (fails ? route.abort() : route.continue());
  });
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

test('QU-02 what shows the cart is marked while a call runs', async ({ page }) => {
  await open(page);
  await addHere(page);
  await closeDrawer(page);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
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

test('QU-03 what is not answered when the page goes is told by the next one, once each', async ({ page }) => {
  await open(page);
  await addHere(page);
  let isFirst = true;
  await page.route(ADD_BY_SITE, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    // Done by the server, and never answered.
    await route.fetch();
  });
  for (const _click of [1, 2, 3]) await press(page, 'form.cart .single_add_to_cart_button');
  await page.waitForTimeout(HELD_MS / 4);
  await page.goto('/shop/');
  await expect(count(page)).toHaveText('4');
  await expect(page.locator('[data-drawer-note]')).toHaveCount(0);
  await page.reload();
  await expect(count(page)).toHaveText('4');
});

test('QU-03 who opens the cart the moment something is added finds it there', async ({ browser, page }) => {
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
});
