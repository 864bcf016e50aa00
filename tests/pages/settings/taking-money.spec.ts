import { randomUUID } from 'node:crypto';
import { mergeTests, type Page } from '@playwright/test';
import pg from 'pg';
import { deskTest } from '../admin/desk.ts';
import { order, payByCard } from '../payments/paying.ts';
import { expect } from '../shop.ts';
import { settingTest } from '../with-setting.ts';

const test = mergeTests(deskTest, settingTest);

async function numberOf(email: string): Promise<number> {
  const client = new pg.Client({ connectionString: process.env.SHOP_DATABASE });
  await client.connect();
  try {
    const found = await client.query('select id from shop_order where email = $1', [email]);
    return found.rows[0]?.id ?? 0;
  } finally {
    await client.end();
  }
}

/** An order whose card was only allowed to be charged. */
async function anAllowed(page: Page): Promise<number> {
  const email = `${randomUUID()}@example.com`;
  await order(page, { email });
  await payByCard(page, '4111111111111111');
  await expect(page.locator('h1')).toHaveText('Thank you');
  return numberOf(email);
}

test('PM-06 money that was allowed is taken by staff, or given up, each with why', async ({
  page,
  setting,
}) => {
  await setting('payments.capture', 'by-hand');
  const taken = await anAllowed(page);
  await page.goto(`/admin/orders/${taken}/`);
  await expect(page.getByText('Allowed, not taken').first()).toBeVisible();
  await page.getByRole('button', { name: 'Take the money' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why').fill('Looked at by Noura');
  await dialog.getByRole('button', { name: 'Take the money' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Taken', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take the money' })).toHaveCount(0);

  const given = await anAllowed(page);
  await page.goto(`/admin/orders/${given}/`);
  await page.getByRole('button', { name: 'Give it up' }).click();
  await expect(dialog).toContainText('This cannot be undone.');
  await dialog.getByLabel('Why').fill('The card was not theirs');
  await dialog.getByRole('button', { name: 'Give it up' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Given up').first()).toBeVisible();
});

test('PM-04 a rule of a way to pay is changed beside a basket that says why it is not offered', async ({
  page,
  setting,
}) => {
  await setting('payments.cod', {
    ...{ enabled: true, feeMinor: 0, maximumMinor: 0, emirates: [], confirmAboveMinor: 0 },
  });
  await page.goto('/admin/payments/');
  await page.getByRole('link', { name: 'Ways to pay' }).click();
  const cash = page.getByRole('row').filter({ hasText: 'Cash on delivery' });
  await expect(cash.getByText('Offered', { exact: true })).toBeVisible();
  const card = page.getByRole('region', { name: 'Cash at the door', exact: true });
  await card.getByRole('switch', { name: /^On\b/ }).first().click({ force: true });
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(cash.getByText('Not offered')).toBeVisible();
  await expect(cash.getByRole('listitem')).toHaveCount(1);
});
