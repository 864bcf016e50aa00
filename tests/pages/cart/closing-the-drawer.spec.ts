import { expect, test } from '../shop.ts';
import { drawer, open } from './cart-page.ts';

test('MC-07 Escape and a press beside the drawer close it, and the focus goes back', async ({ page }) => {
  await open(page);
  const toggle = page.locator('[data-cart-toggle]').first();
  await toggle.press('Enter');
  await expect(drawer(page).locator(':focus')).toHaveCount(1);
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#cart-drawer, body')?.id)).toMatch(
    /^(cart-drawer)?$/,
  );
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await expect(drawer(page)).toBeVisible();
  await page.mouse.click(100, 400);
  await expect(drawer(page)).toBeHidden();
});
