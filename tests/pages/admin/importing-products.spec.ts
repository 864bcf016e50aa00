import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { readArchive } from '../../read-archive.ts';
import { PROOF } from '../screens.ts';
import { adminTest, alive } from './admin.ts';

const HEADERS = 'Type,SKU,Name,Visibility in catalog,Published,Regular price';
/** A retry of the test imports other products. */
const TRY = randomUUID().slice(0, 8);
const ROWS = [`EX-${TRY}-1,Case of the exchange,hidden,1,30.00`, `EX-${TRY}-2,Second case,hidden,1,35.00`];

function table(rows: readonly string[]): Buffer {
  return Buffer.from(`${HEADERS}\n${rows.map((row) => `simple,${row}`).join('\n')}\n`);
}

function aFile(buffer: Buffer, name = 'goods.csv') {
  return { name, mimeType: 'text/csv', buffer };
}

adminTest(
  'BO-03 a table is planned, brought in and, the second time, changes nothing',
  PROOF,
  async ({ page }) => {
    await page.goto('/admin/data-transfer/');
    const bad = `EX-${TRY}-3,Third case,hidden,1,a lot`;
    const input = page.locator('input[type="file"]');
    await alive(page);
    await input.setInputFiles(aFile(table([...ROWS, bad])));
    await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('cell', { name: `EX-${TRY}-1` })).toBeVisible();
    await expect(page.getByRole('cell', { name: /Enter a price/ })).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download rejected rows' }).click();
    const rejected = await readFile(await (await download).path(), 'utf8');
    expect(rejected).toContain('a lot');
    expect(rejected).toContain('Enter a price');

    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    // After leaving the screen, the import is found again in any state.
    await page.locator('#content').getByRole('link', { name: 'Import / Export' }).click();
    await page.getByRole('link', { name: 'goods.csv' }).first().click();
    await expect(page.getByRole('heading', { name: 'Import report' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('definition').first()).toHaveText('2');

    await page.goto('/admin/data-transfer/');
    await alive(page);
    await input.setInputFiles(aFile(table(ROWS)));
    await expect(page.getByText('Nothing to import')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Delete import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete import' }).click();
    await expect(page).toHaveURL(/\/admin\/data-transfer\/$/);
  },
);

adminTest('BO-03 customers are brought in, too, and known again', PROOF, async ({ page }) => {
  await page.goto('/admin/data-transfer/');
  await page.getByRole('combobox', { name: 'File content' }).click();
  await page.getByRole('option', { name: 'Customers' }).click();
  const people = Buffer.from(
    `user_email,first_name,last_name\nexchange.buyer.${TRY}@example.com,Exchange,Buyer\n`,
  );
  await page.locator('input[type="file"]').setInputFiles(aFile(people, 'people.csv'));
  await page.getByRole('button', { name: 'Import 1 row' }).click({ timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Import report' })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Refresh preview' }).click();
  await expect(page.getByText('Nothing to import')).toBeVisible({ timeout: 20_000 });
});

adminTest('BO-03 an invalid file is refused with a clear reason', async ({ page }) => {
  await page.goto('/admin/data-transfer/');
  const input = page.locator('input[type="file"]');
  const alert = page.getByRole('alert').filter({ hasText: 'can’t be imported' });
  await alive(page);
  await input.setInputFiles(aFile(Buffer.from(`${HEADERS}\n`)));
  await expect(alert).toContainText('no rows below the headers');
  await input.setInputFiles(aFile(Buffer.from('PK\u0003\u0004 a spreadsheet'), 'goods.xlsx'));
  await expect(alert).toContainText('isn’t a CSV file');
  await input.setInputFiles(aFile(Buffer.from('SKU,Name\nA,"never closed\n')));
  await expect(alert).toContainText('error at line 2');
  await input.setInputFiles(aFile(Buffer.from('Colour,Size\nred,XL\n')));
  await expect(alert).toContainText('Colour, Size');
});

adminTest('BO-04 the whole shop is exported as one archive, or the chosen parts', PROOF, async ({ page }) => {
  await page.goto('/admin/data-transfer/');
  await page.getByRole('checkbox', { name: /^Content/ }).uncheck();
  await page.getByRole('checkbox', { name: /^Customer data/ }).uncheck();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download archive' }).click();
  const files = await readArchive(await readFile(await (await download).path()));
  expect(files.has('tables/customer.ndjson')).toBe(false);
  expect(String(files.get('products.csv'))).toContain('_jamra_description_ar');
  expect([...files.keys()].filter((name) => name.startsWith('pictures/')).length).toBeGreaterThan(50);
});

adminTest.describe('a catalogue editor', () => {
  adminTest.use({ role: 'catalogue-editor' });

  adminTest('RO-03 may export products, and no customers', PROOF, async ({ page }) => {
    await page.goto('/admin/data-transfer/');
    await expect(page.getByRole('checkbox', { name: /^(Products|Content|Customer data):/ })).toHaveCount(1);
    const answer = await page.request.get('/admin/data-transfer/export.zip?parts=people');
    expect(answer.status()).toBe(403);
  });
});

adminTest.describe('an order desk', () => {
  adminTest.use({ role: 'order-desk' });

  adminTest('RO-03 brings nothing in', PROOF, async ({ page }) => {
    const response = await page.goto('/admin/data-transfer/');
    expect(response?.status()).toBe(403);
  });
});
