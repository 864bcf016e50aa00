import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { OLD_KEYS, openOldShop } from '../../old-shop-stand-in.ts';
import { deskTest } from './desk.ts';

/** A second try brings an order of its own. */
const NUMBER = randomInt(810_000, 890_000);
const ORDERS = `order_number,order_date_gmt,status,order_total,billing_email,billing_first_name,billing_last_name,line_items
${NUMBER},2025-03-01 10:00:00,processing,80.00,old.buyer@example.com,Old,Buyer,name:Lamp of before|quantity:2|total:80.00
${NUMBER + 1},2025-03-01 10:00:00,on its way,10.00,,,,name:Lamp of before|quantity:1|total:10.00
`;

deskTest(
  'BO-03 orders of the old shop come from a table, are shown as such, and are moved on',
  async ({ page }) => {
    await page.goto('/admin/exchange/');
    await page.getByRole('combobox', { name: 'What the file holds' }).click();
    await page.getByRole('option', { name: 'Orders' }).click();
    const file = { name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(ORDERS) };
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(page.getByRole('cell', { name: /Not a state of an order/ })).toBeVisible({
      timeout: 20_000,
    });
    await expect(
      page.getByText('Lamp of before is not in the shop; the line stays with its name'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Bring in 1 row' }).click();
    await expect(page.getByRole('heading', { name: 'What was done' })).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Plan anew' }).click();
    await expect(page.getByRole('heading', { name: 'The plan' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: /Bring in/ })).toHaveCount(0);

    await page.goto(`/admin/orders/?q=${NUMBER}`);
    await expect(page.getByText('Old shop', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: String(NUMBER) }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Brought from the old shop' })).toContainText(
      String(NUMBER),
    );
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: /complete/i }).click();
    await expect(page.getByRole('dialog')).toContainText('Only its state changes');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Move|Do it/ })
      .click();
    await expect(page.getByText('Completed').first()).toBeVisible();
  },
);

deskTest(
  'BO-03 the old shop is fetched from; wrong keys are said, and what was typed is still there',
  async ({ page }) => {
    const old = await openOldShop();
    try {
      await page.goto('/admin/exchange/');
      const form = page.locator('form').filter({ hasText: 'From the old shop' });
      await form.getByLabel('Address of the old shop').fill(old.url);
      await form.getByLabel('Consumer key').fill(OLD_KEYS.consumerKey);
      await form.getByLabel('Consumer secret').fill('cs_wrong');
      for (const kind of ['Products', 'Categories', 'Reviews', 'Orders'])
        await form.getByRole('checkbox', { name: kind }).uncheck();
      await form.getByRole('button', { name: 'Fetch' }).click();
      await expect(form.getByRole('alert')).toContainText('does not accept these keys');
      await expect(form.getByLabel('Address of the old shop')).toHaveValue(old.url);
      await form.getByLabel('Consumer secret').fill(OLD_KEYS.consumerSecret);
      await form.getByRole('button', { name: 'Fetch' }).click();
      await expect(page.getByRole('button', { name: 'Bring in 130 rows' })).toBeVisible({ timeout: 20_000 });
      await page.getByRole('button', { name: 'Forget this import' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Forget this import' }).click();
      await expect(page).toHaveURL(/\/admin\/exchange\/$/);
    } finally {
      await old.close();
    }
  },
);
