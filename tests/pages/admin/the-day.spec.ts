import { expect } from '../shop.ts';
import { alive, deskTest } from './desk.ts';

deskTest('BO-06 each report opens, and its file holds the same figures', async ({ page, context }) => {
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
});

deskTest('BO-06 the day begins with what is to be done, and each number leads there', async ({ page }) => {
  await page.goto('/admin/');
  await page.getByRole('link', { name: /Mails that failed/ }).click();
  await expect(page).toHaveURL(/\/admin\/mails\/\?status=failed/);
});

deskTest('BO-06 the palette leads to any screen from the keyboard', async ({ page }) => {
  await page.goto('/admin/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await alive(page);
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Go to …').fill('Reports');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/reports\//);
});
