import type { Page } from '@playwright/test';
import { productId } from '../demo-products.ts';
import { PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';
import {
  addHere,
  closeDrawer,
  count,
  drawer,
  endpoint,
  fieldsOf,
  MINI_CART,
  open,
  recordCalls,
} from './cart-page.ts';

const SET = endpoint('jamra_set_quantity');
const CROSS = 'a.remove_from_cart_button';

function field(page: Page) {
  return drawer(page).locator('input.qty');
}

function plus(page: Page) {
  return drawer(page).locator('[data-step="1"]').first();
}

function undo(page: Page) {
  return drawer(page).locator('a.restore-item');
}

function subtotal(page: Page) {
  return page.locator(`${MINI_CART} .woocommerce-mini-cart__total .woocommerce-Price-amount`);
}

async function openWithLine(page: Page): Promise<void> {
  await open(page);
  await addHere(page);
}

test('MC-06 a quantity changes in the drawer; fast presses are sent once', async ({ page }) => {
  await openWithLine(page);
  const each = Number((await subtotal(page).textContent())?.replace(/[^\d.]/g, ''));
  const calls = recordCalls(page);
  const sent = page.waitForRequest(SET);
  await plus(page).focus();
  await plus(page).evaluate((button: HTMLElement) => {
    for (const _press of [1, 2, 3]) button.click();
  });
  const fields = fieldsOf(await sent);
  expect(fields).toMatchObject({ quantity: '4' });
  expect(fields.cart_item_key).toMatch(/^[0-9a-f]{32}$/);
  expect(fields.jamra_action_id).toMatch(/^[0-9a-f-]{36}$/);
  await expect(count(page)).toHaveText('4');
  await expect(subtotal(page)).toContainText((each * 4).toFixed(2));
  await expect(field(page)).toHaveValue('4');
  expect(calls).toEqual(['jamra_set_quantity']);
  await expect(plus(page)).toBeFocused();
});

test('MC-06 a choice made during a request is queued and sent after it', PROOF, async ({ page }) => {
  await openWithLine(page);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const announced: (string | undefined)[] = [];
  await page.route(SET, async (route) => {
    announced.push(fieldsOf(route.request()).quantity);
    if (announced.length === 1) await held;
    await route.continue();
  });
  await plus(page).click();
  await expect.poll(() => announced).toEqual(['2']);
  await plus(page).click();
  await plus(page).click();
  answer();
  await expect(field(page)).toHaveValue('4');
  await expect(count(page)).toHaveText('4');
  await expect(field(page)).toHaveValue('4');
  expect(announced).toEqual(['2', '4']);
});

test('MC-06 a refused quantity is reset with the reason in the drawer', PROOF, async ({ page }) => {
  await openWithLine(page);
  await page.route(SET, async (route) => {
    const response = await route.fetch({
      url: route.request().url().replace('jamra_set_quantity', 'get_refreshed_fragments'),
    });
    const cart = await response.json();
    await route.fulfill({
      json: { error: true, code: 'cart.not-enough', message: 'Only 1 of Cedrane Gold is left.', ...cart },
    });
  });
  await plus(page).click();
  await expect(drawer(page).locator('[data-drawer-note="refused"]')).toHaveText(
    'Only 1 of Cedrane Gold is left.',
  );
  await expect(drawer(page).locator('[data-drawer-live]')).toHaveText('Only 1 of Cedrane Gold is left.');
  await expect(field(page)).toHaveValue('1');
  await closeDrawer(page);
  await page.locator('[data-cart-toggle]').first().click();
  await expect(drawer(page).locator('[data-drawer-note]')).toHaveCount(0);
});

test('MC-06 going to the cart at once sends the quantity', PROOF, async ({ page }) => {
  await openWithLine(page);
  await plus(page).click();
  await drawer(page).locator('a.wc-forward:not(.checkout)').click();
  await page.waitForURL('**/cart/');
  await expect(count(page)).toHaveText('2');
});

test('MC-06 leaving the page at once sends the quantity', PROOF, async ({ page }) => {
  await openWithLine(page);
  await plus(page).click();
  await page.goto('/shop/');
  await expect
    .poll(async () => {
      await page.reload();
      return count(page).textContent();
    })
    .toBe('2');
  // A late answer would set its cookies in the next test's context.
  await settle(page);
});

test('MC-06 a removed line can be restored with its quantity', PROOF, async ({ page }) => {
  await openWithLine(page);
  await plus(page).click();
  await expect(count(page)).toHaveText('2');
  await drawer(page).locator(CROSS).click();
  await expect(count(page)).toHaveText('0');
  await expect(undo(page)).toBeVisible();
  const sent = page.waitForRequest(endpoint('jamra_restore_item'));
  await undo(page).click();
  expect(fieldsOf(await sent).cart_item_key).toMatch(/^[0-9a-f]{32}$/);
  await expect(count(page)).toHaveText('2');
  await expect(undo(page)).toHaveCount(0);
  await expect(drawer(page).locator('.mini_cart_item :focus')).toHaveCount(1);
});

test('MC-06 undo ends when the drawer closes', PROOF, async ({ page }) => {
  await openWithLine(page);
  await drawer(page).locator(CROSS).click();
  await expect(undo(page)).toBeVisible();
  await closeDrawer(page);
  await page.locator('[data-cart-toggle]').first().click();
  await expect(undo(page)).toHaveCount(0);
});

test('MC-06 the focus moves from a removed line to undo', PROOF, async ({ page }) => {
  await openWithLine(page);
  await drawer(page).locator(CROSS).press('Enter');
  await expect(undo(page)).toBeFocused();
});

test('MC-06 the list keeps its scroll position', PROOF, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(`/?add-to-cart=${productId('CED-WALNUT')}`);
  for (const path of [
    '/product/kovia-bar/?attribute_colour=blue',
    '/product/kovia-bar/?attribute_colour=black',
  ]) {
    await open(page, path);
    await addHere(page);
  }
  const list = page.locator(`${MINI_CART} .j-drawer__body`);
  await list.evaluate((element) => {
    element.scrollTop = 120;
  });
  await drawer(page)
    .locator('[data-step="1"]')
    .last()
    .evaluate((button: HTMLElement) => button.click());
  await expect(count(page)).toHaveText('4');
  expect(await list.evaluate((element) => element.scrollTop)).toBeGreaterThan(60);
});

test('MC-06 quantity and undo are queued while offline', PROOF, async ({ page, context }) => {
  await openWithLine(page);
  await drawer(page).locator(CROSS).click();
  await expect(undo(page)).toBeVisible();
  await context.setOffline(true);
  const calls = recordCalls(page);
  await undo(page).click();
  await expect(drawer(page).locator('[data-drawer-note="kept"]')).toBeVisible();
  await context.setOffline(false);
  await expect(count(page)).toHaveText('1');
  await context.setOffline(true);
  await plus(page).click();
  await expect(drawer(page).locator('[data-drawer-note="kept"]')).toBeVisible();
  await context.setOffline(false);
  await expect(count(page)).toHaveText('2');
  expect(calls.filter((name) => name.startsWith('jamra_'))).toEqual([
    'jamra_restore_item',
    'jamra_set_quantity',
  ]);
});
