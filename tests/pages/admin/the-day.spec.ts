import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, alive } from './admin.ts';

adminTest(
  'BO-06 each report opens, and its file holds the same figures',
  PROOF,
  async ({ page, context }) => {
    for (const report of ['sales', 'vat', 'products', 'words']) {
      await page.goto(`/admin/reports/?report=${report}`);
      await expect(page.getByRole('tab', { selected: true })).toBeVisible();
      const href = (await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '';
      const file = await context.request.get(href);
      expect(file.status()).toBe(200);
      expect(file.headers()['content-type']).toContain('text/csv');
      const rows = (await file.text()).trim().split('\n').length - 1;
      const shown = await page.locator('tbody tr').count();
      expect(rows).toBe(shown);
    }
  },
);

adminTest(
  'BO-06 the day begins with what is to be done, and each number leads there',
  PROOF,
  async ({ page }) => {
    await page.goto('/admin/');
    await page.getByRole('link', { name: /Failed emails/ }).click();
    await expect(page).toHaveURL(/\/admin\/mails\/\?status=failed/);
  },
);

adminTest(
  'BO-06 the palette finds screens by other words, and records, from the keyboard',
  PROOF,
  async ({ page }) => {
    await page.goto('/admin/');
    await alive(page);
    await page.keyboard.press('Control+k');
    const field = page.getByPlaceholder('Search or go to …');
    const chosen = page.getByRole('dialog').getByRole('option', { selected: true });
    await field.fill('coupon');
    await expect(chosen).toHaveText('Promotions');
    await field.press('ArrowDown');
    await expect(chosen).toHaveText('New promotion or coupon');
    await field.fill('how to add my logo');
    await expect(page.getByRole('group', { name: 'Settings' }).getByRole('option').first()).toHaveText(
      /^Logo/,
    );
    await expect(page.getByRole('group', { name: 'Help' }).getByRole('option').first()).toBeVisible();
    await field.fill('no such thing anywhere');
    await expect(page.getByRole('dialog')).toContainText('No results');
    await field.fill('ORV-CHARGER');
    await expect(page.getByRole('group', { name: 'Products' }).getByRole('option').first()).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/admin\/products\/\d+\/$/);
    await page.getByRole('link', { name: 'Products' }).last().click();
    await expect(page).toHaveURL(/\/admin\/products\/$/);
  },
);

adminTest('BO-06 an unknown screen is reported inside the frame, with a link back', async ({ page }) => {
  await page.goto('/admin/orders/999999/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#content').getByRole('link', { name: 'Orders' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Payments' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Shipping' })).toBeHidden();
  await menu.getByRole('button', { name: 'More in Settings' }).click();
  await expect(menu.getByRole('link', { name: 'Shipping' })).toBeVisible();
});
