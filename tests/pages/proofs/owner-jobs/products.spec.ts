import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addDays, dayOf } from '#kernel/day.ts';
import { act, aProduct, ownNumber } from '../../admin/products.ts';
import { PROOF } from '../../screens.ts';
import { expect, find, jobTest, open } from './job.ts';

// The jobs change records that other tests use.
jobTest.use({ hasOwnShop: true });

async function aPicture(name: string) {
  const background = { r: Math.random() * 255, g: Math.random() * 255, b: Math.random() * 255 };
  const buffer = await sharp({ create: { width: 80, height: 80, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: `${name}.png`, mimeType: 'image/png', buffer };
}

/** Filters the product list by a text, and selects all rows. */
async function selectAll(page: Page, word: string, count: number): Promise<void> {
  await open(page, 'Products');
  await page.getByRole('searchbox', { name: 'Search name, SKU or barcode' }).fill(word);
  await expect(page.getByText(`1–${count} of ${count}`)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
}

jobTest('BO-01 a product with variations and pictures is sold', PROOF, async ({ page, job }) => {
  const word = ownNumber();
  await job('Add a product with variations and pictures', async () => {
    await find(page, 'new product', 'New product');
    await page.getByLabel('Name · English').fill(`Tray ${word}`);
    await page.getByLabel('Name · Arabic').fill(`صينية ${word}`);
    const pictures = [await aPicture(`front-${word}`), await aPicture(`back-${word}`)];
    await page.locator('input[type=file]').setInputFiles(pictures);
    await expect(page.getByLabel('Alt text · English')).toHaveCount(2);
    await page.getByLabel('Regular price').fill('40');
    await page.getByLabel('SKU').fill(`TRAY-${word}`);
    await page.getByRole('button', { name: 'Add variations' }).click();
    await page.getByLabel('Attribute name').fill('Wood');
    const values = page.getByRole('combobox', { name: 'Values of Wood' });
    await values.pressSequentially('Oak,Elm,');
    await page.getByRole('button', { name: 'Generate variations' }).click();
    await expect(page.getByRole('button', { name: /^Elm/ })).toContainText('40.00');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Tray ${word}` })).toBeVisible();
  });
  const address = await page.getByRole('link', { name: 'View in store' }).getAttribute('href');
  await page.goto(address ?? '');
  await expect(page.getByRole('heading', { level: 1, name: `Tray ${word}` })).toBeVisible();
  for (const wood of ['Oak', 'Elm'])
    await expect(page.getByRole('main').getByText(wood, { exact: true }).first()).toBeAttached();
});

jobTest('BO-01 many prices are changed at once', PROOF, async ({ page, job }) => {
  const word = `Pair${ownNumber()}`;
  for (const one of ['one', 'two']) await aProduct(page, { name: { en: `${word} ${one}`, ar: '' } });
  await job('Change the prices of many products', async () => {
    await selectAll(page, word, 2);
    await page.getByRole('button', { name: 'Change price by percentage' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Percent').fill('10');
    await expect(dialog.getByRole('table')).toContainText('36.00');
    await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  });
  await expect(page.getByRole('row', { name: new RegExp(word) }).filter({ hasText: '36.00' })).toHaveCount(2);
});

jobTest('BO-01 a sale of next week is planned', PROOF, async ({ page, job }) => {
  const word = `Sale${ownNumber()}`;
  const { id } = await aProduct(page, { name: { en: `${word} one`, ar: '' }, status: 'published' });
  await aProduct(page, { name: { en: `${word} two`, ar: '' }, status: 'published' });
  const today = dayOf(new Date());
  await job('Plan a sale for next week', async () => {
    await selectAll(page, word, 2);
    await page.getByRole('button', { name: 'Bulk edit' }).click();
    await page.getByRole('menuitem', { name: 'Start sale' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Percent').fill('20');
    await dialog.getByLabel('Sale from').fill(`${addDays(today, 7)}T00:00`);
    await dialog.getByLabel('Sale until').fill(`${addDays(today, 14)}T00:00`);
    await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  });
  const planned = page.getByRole('row', { name: new RegExp(word) }).filter({ hasText: 'Sale from' });
  await expect(planned).toHaveCount(2);
  const { draft } = await act<{ draft: unknown }>(page, 'products.open', { id });
  expect(draft).toMatchObject({ price: { regularMinor: 4000, saleMinor: 3200 } });
});

jobTest('BO-03 products are brought in from a file', PROOF, async ({ page, job }) => {
  const word = randomUUID().slice(0, 8);
  const table = `Type,SKU,Name,Published,Regular price\nsimple,IN-${word},Brought in ${word},1,30.00\n`;
  await job('Import products', async () => {
    await find(page, 'import products', 'Import products');
    const file = { name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Import 1 row' }).click({ timeout: 30_000 });
    await expect(page.getByRole('heading', { name: 'Import report' })).toBeVisible({ timeout: 30_000 });
  });
  await page.goto(`/admin/products/?q=IN-${word}`);
  await expect(page.getByRole('row', { name: new RegExp(`IN-${word}`) })).toContainText('30.00');
});

jobTest('BO-04 products are downloaded as a file', PROOF, async ({ page, job }) => {
  const { sku } = await aProduct(page);
  const download = page.waitForEvent('download');
  await job('Export products', async () => {
    await open(page, 'Products');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: /Export/ }).click();
    await download;
  });
  expect(await readFile(await (await download).path(), 'utf8')).toContain(sku);
});

jobTest('BO-01 an archived product is brought back', PROOF, async ({ page, job }) => {
  const { id, name } = await aProduct(page);
  await act(page, 'products.archive', { id });
  await job('Restore an archived product', async () => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or go to …' });
    await palette.getByPlaceholder('Search or go to …').fill(name);
    await palette.getByRole('option', { name: `Restore ${name}` }).click();
    await expect(page.getByText('Product restored as a draft.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible();
  });
});
