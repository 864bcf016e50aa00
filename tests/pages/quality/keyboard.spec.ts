import type { Page } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';

const MOST_STEPS = 200;

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const named = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? '';
    });
    if (name.test(named)) return;
  }
  throw new Error(`no ${name} within ${MOST_STEPS} steps of Tab`);
}

/** Expects a visible focus: an outline or a ring, on the element or on the part of it that covers its card. */
async function expectFocusIsSeen(page: Page): Promise<void> {
  const drawn = await page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    return [undefined, '::after'].some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused, part);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
  });
  expect(drawn).toBe(true);
}

test('a device is found, viewed and added by keyboard', PROOF, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', '#main');
  await expectFocusIsSeen(page);
  await tabTo(page, /^Devices$/);
  await expectFocusIsSeen(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/category/devices/');
  await settle(page);
  await tabTo(page, /^Kovia Bar$/);
  await expectFocusIsSeen(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/product/kovia-bar/');
  await settle(page);
  await tabTo(page, /View full-screen image gallery/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.woocommerce-product-gallery__trigger')).toBeFocused();
  await tabTo(page, /^Black$/);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-chosen]').first()).not.toHaveText('Black');
  await tabTo(page, /^Add to cart$/);
  await page.keyboard.press('Enter');
  const drawer = page.locator('#cart-drawer');
  await expect(drawer).toBeVisible();
  await expect(drawer.locator('.mini_cart_item')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.locator('.single_add_to_cart_button')).toBeFocused();
});

test('a listing is sorted and filtered by keyboard', PROOF, async ({ page }) => {
  await page.goto('/category/devices/');
  await settle(page);
  await tabTo(page, /^Orveta/);
  await page.locator('select.orderby').focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/orderby=/);
  await settle(page);
  const links = page.locator('.wc-layered-nav-term a');
  await links.first().focus();
  await expectFocusIsSeen(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(/filter_/);
  await expect(page).toHaveURL(/orderby=/);
});
