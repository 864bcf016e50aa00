import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { query } from '../database.ts';
import { productId } from '../demo-products.ts';
import { addHiddenProducts } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

const GONE = '/product/gone-for-now/';
const run = promisify(execFile);

test.beforeAll(() =>
  addHiddenProducts([
    { Type: 'simple', SKU: 'GONE', Name: 'Gone for now', 'Regular price': '5.00', Stock: '0' },
    { Type: 'simple', SKU: 'GONE-TOO', Name: 'Gone as well', 'Regular price': '5.00', Stock: '0' },
  ]),
);

async function mailTo(recipient: string): Promise<{ subject: string; html: string } | undefined> {
  const [mail] = await query(
    sql<{
      subject: string;
      html: string;
    }>`select subject, html from mail_message where recipient = ${recipient} and status = 'sent'`,
  );
  return mail;
}

/** Imports stock by the command. */
async function bringIn(sku: string, stock: number): Promise<void> {
  const file = join(process.env.SHOP_FOLDER ?? '', `${sku}.csv`);
  await writeFile(file, `SKU,Stock\n${sku},${stock}\n`);
  await run(process.execPath, ['bin/command.js', 'import', file], {
    env: {
      ...process.env,
      DATABASE_URL: process.env.SHOP_DATABASE,
      DATA_DIR: process.env.SHOP_FOLDER,
      PUBLIC_URL: process.env.SHOP_URL,
    },
  });
}

/** Unique to this try. */
const WAITS = `waits-${Date.now()}@example.com`;

async function fill(page: Page, email: string): Promise<void> {
  await page.locator('#restock_email').fill(email);
  await page.locator('#restock_consent').check();
}

test('ST-04 FM-06 errors of a request are shown at their field', async ({ page }) => {
  await page.goto('/product/gone-as-well/');
  await page.locator('#restock_email').fill('sara');
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.locator('#restock_email_error')).toContainText('name@example.com');
  await expect(page.locator('#restock_email')).toBeFocused();
  await page.locator('#restock_email').fill('sara@example.com');
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.locator('#restock_consent_error')).toBeVisible();
  await expect(page.locator('#restock_email_error')).toHaveCount(0);
  await expect(page.locator('#restock_consent')).toBeFocused();
  await expect(page.locator('#restock_email')).toHaveValue('sara@example.com');
});

test('ST-04 a request is mailed when the product is back and can be cancelled', PROOF, async ({ page }) => {
  test.slow();
  await page.goto(`/ar${GONE}`);
  await fill(page, WAITS);
  await page.getByRole('button', { name: 'أبلغني' }).click();
  await expect(page.locator('[data-restock-answer]')).toHaveText('شكرًا لك. سنراسلك مرة واحدة فور توفره.');
  await expect(page.locator('#restock_email')).toBeHidden();
  await expect(page).toHaveURL(`/ar${GONE}`);
  await bringIn('GONE', 4);
  await expect.poll(() => mailTo(WAITS), { timeout: 30_000 }).toBeTruthy();
  const mail = await mailTo(WAITS);
  expect(mail?.subject).toContain('Gone for now');
  const forget = /href="([^"]*restock\/forget\/[^"]*)"/.exec(mail?.html ?? '')?.[1] ?? '';
  await page.goto(forget);
  await page.getByRole('button', { name: 'إلغاء الاشتراك' }).click();
  await expect(page.getByRole('status').first()).toContainText('تم إلغاء اشتراكك');
  await page.goto(forget);
  await expect(page.getByRole('status').first()).toContainText('سبق إلغاء اشتراكك');
  await page.goto(GONE);
  await expect(page.locator('[data-restock]')).toHaveCount(0);
});

test('ST-04 only an out-of-stock colour can be requested', PROOF, async ({ page }) => {
  await page.goto('/product/kovia-bar/');
  await expect(page.locator('[data-restock]')).toBeHidden();
  await page.getByRole('radio', { name: 'Stone' }).check({ force: true });
  await expect(page.locator('[data-restock]')).toBeVisible();
  await expect(page.locator('[data-restock] input[name="product_id"]')).toHaveValue(
    productId('KOV-BAR-STONE'),
  );
  await page.getByRole('radio', { name: 'Blue' }).check({ force: true });
  await expect(page.locator('[data-restock]')).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('ST-04 a plain form stores a request and answers on the product page', PROOF, async ({ page }) => {
    await page.goto('/product/gone-as-well/');
    await fill(page, 'plain@example.com');
    await page.getByRole('button', { name: 'Notify me' }).click();
    await expect(page).toHaveURL(/\/product\/gone-as-well\/\?restock=asked#restock$/);
    await expect(page.locator('[data-restock-answer]')).toHaveText(/Thank you/);
    await page.goto('/product/gone-as-well/?restock=%3Cscript%3E');
    await expect(page.locator('[data-restock-answer]')).toHaveText('');
  });
});
