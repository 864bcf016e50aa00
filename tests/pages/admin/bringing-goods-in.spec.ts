import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { readArchive } from '../../read-archive.ts';
import { alive, deskTest } from './desk.ts';

const HEADERS = 'Type,SKU,Name,Visibility in catalog,Published,Regular price';
/** A second try brings goods of its own. */
const TRY = randomUUID().slice(0, 8);
const ROWS = [`EX-${TRY}-1,Case of the exchange,hidden,1,30.00`, `EX-${TRY}-2,Second case,hidden,1,35.00`];

function table(rows: readonly string[]): Buffer {
  return Buffer.from(`${HEADERS}\n${rows.map((row) => `simple,${row}`).join('\n')}\n`);
}

function aFile(buffer: Buffer, name = 'goods.csv') {
  return { name, mimeType: 'text/csv', buffer };
}

deskTest('BO-03 a table is planned, brought in and, the second time, changes nothing', async ({ page }) => {
  await page.goto('/admin/exchange/');
  const bad = `EX-${TRY}-3,Third case,hidden,1,a lot`;
  const input = page.locator('input[type="file"]');
  await alive(page);
  await input.setInputFiles(aFile(table([...ROWS, bad])));
  await expect(page.getByRole('heading', { name: 'The plan' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('cell', { name: `EX-${TRY}-1` })).toBeVisible();
  await expect(page.getByRole('cell', { name: /Not a price/ })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Refused rows as a file' }).click();
  const rejected = await readFile(await (await download).path(), 'utf8');
  expect(rejected).toContain('a lot');
  expect(rejected).toContain('Not a price');

  await page.getByRole('button', { name: 'Bring in 2 rows' }).click();
  // Who leaves finds it again, wherever it is by then.
  await page.getByRole('link', { name: 'All imports' }).click();
  await page.getByRole('link', { name: 'goods.csv' }).first().click();
  await expect(page.getByRole('heading', { name: 'What was done' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('definition').first()).toHaveText('2');

  await page.goto('/admin/exchange/');
  await alive(page);
  await input.setInputFiles(aFile(table(ROWS)));
  await expect(page.getByText('There is nothing to do.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: /Bring in/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Forget this import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forget this import' }).click();
  await expect(page).toHaveURL(/\/admin\/exchange\/$/);
});

deskTest('BO-03 customers are brought in, too, and known again', async ({ page }) => {
  await page.goto('/admin/exchange/');
  await page.getByRole('combobox', { name: 'What the file holds' }).click();
  await page.getByRole('option', { name: 'Customers' }).click();
  const people = Buffer.from(
    `user_email,first_name,last_name\nexchange.buyer.${TRY}@example.com,Exchange,Buyer\n`,
  );
  await page.locator('input[type="file"]').setInputFiles(aFile(people, 'people.csv'));
  await page.getByRole('button', { name: 'Bring in 1 row' }).click({ timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'What was done' })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Plan anew' }).click();
  await expect(page.getByText('There is nothing to do.')).toBeVisible({ timeout: 20_000 });
});

deskTest('BO-03 a file that cannot be taken is refused in plain words', async ({ page }) => {
  await page.goto('/admin/exchange/');
  const input = page.locator('input[type="file"]');
  const alert = page.getByRole('alert').filter({ hasText: 'cannot be brought in' });
  await alive(page);
  await input.setInputFiles(aFile(Buffer.from(`${HEADERS}\n`)));
  await expect(alert).toContainText('nothing in this file');
  await input.setInputFiles(aFile(Buffer.from('PK\u0003\u0004 a spreadsheet'), 'goods.xlsx'));
  await expect(alert).toContainText('no CSV table');
  await input.setInputFiles(aFile(Buffer.from('SKU,Name\nA,"never closed\n')));
  await expect(alert).toContainText('breaks off at line 2');
  await input.setInputFiles(aFile(Buffer.from('Colour,Size\nred,XL\n')));
  await expect(alert).toContainText('Colour, Size');
});

deskTest('BO-04 everything is taken out as one archive, or the parts that were chosen', async ({ page }) => {
  await page.goto('/admin/exchange/');
  await page.getByRole('checkbox', { name: /^Content/ }).uncheck();
  await page.getByRole('checkbox', { name: /^People/ }).uncheck();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the archive' }).click();
  const files = await readArchive(await readFile(await (await download).path()));
  expect(files.has('tables/customer.ndjson')).toBe(false);
  expect(String(files.get('products.csv'))).toContain('_jamra_description_ar');
  expect([...files.keys()].filter((name) => name.startsWith('pictures/')).length).toBeGreaterThan(50);
});

deskTest.describe('a catalogue editor', () => {
  deskTest.use({ role: 'catalogue-editor' });

  deskTest('RO-03 takes goods out, and no people', async ({ page }) => {
    await page.goto('/admin/exchange/');
    await expect(page.getByRole('checkbox', { name: /^(Goods|Content|People)/ })).toHaveCount(1);
    const answer = await page.request.get('/admin/exchange/export.zip?parts=people');
    expect(answer.status()).toBe(403);
  });
});

deskTest.describe('an order desk', () => {
  deskTest.use({ role: 'order-desk' });

  deskTest('RO-03 brings nothing in', async ({ page }) => {
    const response = await page.goto('/admin/exchange/');
    expect(response?.status()).toBe(403);
  });
});
