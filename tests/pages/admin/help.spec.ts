import { accessibilityFaults } from '../accessibility.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, alive } from './admin.ts';

adminTest('BO-01 help shows beside the screen and follows it, and Esc closes it', PROOF, async ({ page }) => {
  await page.goto('/admin/orders/');
  await alive(page);
  const button = page.getByRole('button', { name: 'Help', exact: true });
  await button.click();
  const panel = page.getByRole('complementary', { name: 'Help' });
  await expect(panel.getByRole('heading', { name: 'Help: Orders' })).toBeFocused();
  await expect(panel.getByRole('heading', { name: 'Refund an order' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await panel.getByRole('link', { name: 'Payments' }).click();
  await expect(panel.getByRole('heading', { name: 'Help: Payments' })).toBeVisible();
  await panel.getByRole('button', { name: 'All topics' }).click();
  await panel.getByRole('button', { name: 'Shipping' }).click();
  await expect(panel.getByRole('heading', { name: 'Help: Shipping' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});
