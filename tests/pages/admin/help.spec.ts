import { accessibilityFaults } from '../accessibility.ts';
import { expect } from '../shop.ts';
import { adminTest, alive } from './admin.ts';

adminTest('BO-01 help stands beside the screen and follows it, and Esc closes it', async ({ page }) => {
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
  await panel.getByRole('button', { name: 'Delivery' }).click();
  await expect(panel.getByRole('heading', { name: 'Help: Delivery' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

adminTest('BO-01 the palette finds help in either language and opens it at the job', async ({ page }) => {
  await page.goto('/ar/admin/');
  await alive(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await field.fill('free shipping');
  const found = page.getByRole('group', { name: 'المساعدة' }).getByRole('option', { name: /شحن مجاني/ });
  await found.click();
  const panel = page.getByRole('complementary', { name: 'المساعدة' });
  await expect(panel.getByRole('heading', { name: 'مساعدة: التوصيل' })).toBeFocused();
  await expect(panel.getByRole('heading', { name: 'شحن مجاني' })).toBeInViewport();
});

adminTest(
  'BO-01 the setup guide leads to what is left to do, and folds in this browser',
  async ({ page }) => {
    await page.goto('/admin/');
    await alive(page);
    const guide = page.getByRole('region', { name: 'Set up your store' });
    await expect(guide.getByText(/^\d of 8 done$/)).toBeVisible();
    await expect(guide.getByText('Open the store')).toBeVisible();
    await guide.getByRole('button', { name: 'Hide steps' }).click();
    await expect(guide.getByText('Open the store')).toBeHidden();
    await page.reload();
    await expect(guide.getByText('Open the store')).toBeHidden();
    await guide.getByRole('button', { name: 'Show steps' }).click();
    await guide.getByRole('link', { name: 'Edit store details' }).click();
    await expect(page.getByLabel('Store name').first()).toBeVisible();
  },
);
