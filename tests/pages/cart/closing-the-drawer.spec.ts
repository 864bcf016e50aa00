import type { Page } from '@playwright/test';
import { expect, test } from '../shop.ts';
import { drawer, open } from './cart-page.ts';

/** Between the last and the first control of a dialog, the browser's own bar has the focus: no part of the page. */
function isKeptInside(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement: at, body } = document;
    return at === body || (at !== null && at.closest('#cart-drawer') !== null);
  });
}

test('MC-07 Escape and a click outside close the drawer and return the focus', async ({ page }) => {
  await open(page);
  const toggle = page.locator('[data-cart-toggle]').first();
  await toggle.press('Enter');
  await expect(drawer(page).locator(':focus')).toHaveCount(1);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press(key);
      expect(await isKeptInside(page), key).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await expect(drawer(page)).toBeVisible();
  await page.mouse.click(100, 400);
  await expect(drawer(page)).toBeHidden();
});
