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

adminTest('BO-06 the day begins with what is to be done, and each number leads there', async ({ page }) => {
  await page.goto('/admin/');
  await page.getByRole('link', { name: /Failed emails/ }).click();
  await expect(page).toHaveURL(/\/admin\/mails\/\?status=failed/);
});

adminTest('BO-06 the palette leads to any screen from the keyboard', PROOF, async ({ page }) => {
  await page.goto('/admin/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await alive(page);
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search or go to …').fill('Reports');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/reports\//);
});
