import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { query } from '../database.ts';
import { order, payByCard } from '../payments/paying.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { staffSettingTest as test } from '../with-setting.ts';

async function numberOf(email: string): Promise<number> {
  const [order] = await query(sql<{ id: number }>`select id from shop_order where email = ${email}`);
  return order?.id ?? 0;
}

/** An order whose card payment is authorized, not captured. */
async function anAllowed(page: Page): Promise<number> {
  const email = `${randomUUID()}@example.com`;
  await order(page, { email });
  await payByCard(page, '4111111111111111');
  await expect(page.locator('h1')).toHaveText('Thank you');
  return numberOf(email);
}

test(
  'PM-06 an authorized payment is captured by staff, or voided, each with a reason',
  PROOF,
  async ({ page, setting }) => {
    await setting('payments.capture', 'by-hand');
    const taken = await anAllowed(page);
    await page.goto(`/admin/orders/${taken}/`);
    await expect(page.getByText('Authorized').first()).toBeVisible();
    await page.getByRole('button', { name: 'Capture payment' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Looked at by Noura');
    await dialog.getByRole('button', { name: 'Capture payment' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Captured', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Capture payment' })).toHaveCount(0);

    const given = await anAllowed(page);
    await page.goto(`/admin/orders/${given}/`);
    await page.getByRole('button', { name: 'Void payment' }).click();
    await expect(dialog).toContainText('This can’t be undone.');
    await dialog.getByLabel('Reason').fill('The card was not theirs');
    await dialog.getByRole('button', { name: 'Void payment' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Voided').first()).toBeVisible();
  },
);

test(
  'PM-04 a rule of a payment method is changed beside a test basket that shows why it is not offered',
  PROOF,
  async ({ page, setting }) => {
    await setting('payments.cod', {
      ...{ enabled: true, feeMinor: 0, maximumMinor: 0, emirates: [], confirmAboveMinor: 0 },
    });
    await page.goto('/admin/payments/');
    await page.getByRole('link', { name: 'Payment methods' }).click();
    const cash = page.getByRole('row').filter({ hasText: 'Cash on delivery' });
    await expect(cash.getByText('Available', { exact: true })).toBeVisible();
    const card = page.getByRole('region', { name: 'Cash on delivery', exact: true });
    const isOn = card.getByRole('switch', { name: /^On\b/ }).first();
    await isOn.press('Space');
    await expect(isOn).not.toBeChecked();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(cash.getByText('Not available')).toBeVisible();
    await expect(cash.getByRole('listitem')).toHaveCount(1);
  },
);
