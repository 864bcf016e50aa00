import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { OLD_KEYS, openWooCommerceStandIn } from '../../old-shop-stand-in.ts';
import { PROOF } from '../screens.ts';
import { adminTest } from './admin.ts';

/** Every few seconds the shop looks for pending imports, and runs one at a time. */
const WORK_LIMIT_MS = 60_000;
/** A retry of the test imports another order. */
const NUMBER = randomInt(810_000, 890_000);
const ORDERS = `order_number,order_date_gmt,status,order_total,billing_email,billing_first_name,billing_last_name,line_items
${NUMBER},2025-03-01 10:00:00,processing,80.00,old.buyer@example.com,Old,Buyer,name:Lamp of before|quantity:2|total:80.00
${NUMBER + 1},2025-03-01 10:00:00,on its way,10.00,,,,name:Lamp of before|quantity:1|total:10.00
`;

adminTest(
  'BO-03 orders of the old shop come from a table, are shown as such, and are moved on',
  PROOF,
  async ({ page }) => {
    adminTest.slow();
    await page.goto('/admin/data-transfer/');
    await page.getByRole('combobox', { name: 'File content' }).click();
    await page.getByRole('option', { name: 'Orders' }).click();
    const file = { name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(ORDERS) };
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(page.getByRole('cell', { name: /Unknown order status/ })).toBeVisible({
      timeout: WORK_LIMIT_MS,
    });
    await expect(
      page.getByText('product Lamp of before isn’t in the store; the line keeps its name'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await expect(page.getByRole('heading', { name: 'Import report' })).toBeVisible({
      timeout: WORK_LIMIT_MS,
    });
    await page.getByRole('button', { name: 'Refresh preview' }).click();
    await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible({ timeout: WORK_LIMIT_MS });
    await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);

    await page.goto(`/admin/orders/?q=${NUMBER}`);
    await expect(page.getByText('WooCommerce', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: String(NUMBER) }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Imported from WooCommerce' })).toContainText(
      String(NUMBER),
    );
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: /complete/i }).click();
    await expect(page.getByRole('dialog')).toContainText('Only the status changes');
    await page.getByRole('dialog').getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(page.getByText('Completed').first()).toBeVisible();
  },
);

adminTest(
  'BO-03 a WooCommerce shop is fetched; wrong keys are reported, and what was typed stays',
  PROOF,
  async ({ page }) => {
    adminTest.slow();
    const old = await openWooCommerceStandIn();
    try {
      await page.goto('/admin/data-transfer/');
      const form = page.locator('form').filter({ hasText: 'Import from WooCommerce' });
      await form.getByLabel('Store URL').fill(old.url);
      await form.getByLabel('Consumer key').fill(OLD_KEYS.consumerKey);
      await form.getByLabel('Consumer secret').fill('cs_wrong');
      for (const kind of ['Products', 'Categories', 'Reviews', 'Orders'])
        await form.getByRole('checkbox', { name: kind }).uncheck();
      await form.getByRole('button', { name: 'Start import' }).click();
      await expect(form.getByRole('alert')).toContainText('API keys were rejected');
      await expect(form.getByLabel('Store URL')).toHaveValue(old.url);
      await form.getByLabel('Consumer secret').fill(OLD_KEYS.consumerSecret);
      await form.getByRole('button', { name: 'Start import' }).click();
      await expect(page.getByRole('button', { name: 'Import 130 rows' })).toBeVisible({
        timeout: WORK_LIMIT_MS,
      });
      await page.getByRole('button', { name: 'Delete import' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete import' }).click();
      await expect(page).toHaveURL(/\/admin\/data-transfer\/$/);
    } finally {
      await old.close();
    }
  },
);
