import { expect } from '../shop.ts';
import { deskTest } from './desk.ts';
import { aProduct } from './goods.ts';

deskTest(
  'BO-01 a product is found by its SKU, and its price, stock and state are changed where they stand',
  async ({ page }) => {
    const { name, sku } = await aProduct(page);
    await page.goto('/admin/products/');
    await page.getByRole('searchbox', { name: 'Name, SKU or barcode' }).fill(sku);
    await expect(page).toHaveURL(new RegExp(`q=${sku}`));
    await expect(page.getByText('1 to 1 of 1')).toBeVisible();
    await page.getByRole('button', { name: `Change the price of ${name}` }).click();
    await page.getByLabel('Sale price').fill('55');
    await page.getByLabel('Sale price').press('Enter');
    await expect(page.getByRole('alert')).toHaveText('The sale price must be below the regular price.');
    await page.getByLabel('Sale price').fill('31.5');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('row', { name: new RegExp(sku) })).toContainText('31.50');
    await page.getByRole('button', { name: `Change the stock of ${name}` }).click();
    await page.getByLabel('Counted now').fill('9');
    await page.getByLabel('Counted now').press('Enter');
    await expect(page.getByRole('button', { name: `Change the stock of ${name}` })).toHaveText('9');
    await page.getByRole('button', { name: `Change the state of ${name}` }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'In the shop' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: `Change the state of ${name}` })).toHaveText('In the shop');
  },
);

deskTest('BO-01 many are changed at once; what cannot be is named with its reason', async ({ page }) => {
  const word = `Pair${Date.now()}`;
  const dear = await aProduct(page, { name: { en: `${word} dear`, ar: '' } });
  const cheap = await aProduct(page, {
    name: { en: `${word} cheap`, ar: '' },
    price: { regularMinor: 900, saleMinor: null, saleStartsAt: null, saleEndsAt: null, costMinor: null },
  });
  await page.goto(`/admin/products/?q=${word}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Change all of them' }).click();
  await page.getByRole('menuitem', { name: 'Set the price' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set the price' });
  await dialog.getByRole('combobox', { name: 'Which price' }).click();
  await page.getByRole('option', { name: 'Sale price' }).click();
  await dialog.getByLabel('Amount').fill('20');
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('One product stayed as it was');
  await expect(dialog.getByRole('alert')).toContainText(
    `${word} cheap: The sale price must be below the regular price.`,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: new RegExp(dear.sku) })).toContainText('20.00');
  await expect(page.getByRole('row', { name: new RegExp(cheap.sku) })).toContainText('9.00');
});

deskTest.describe('a page editor', () => {
  deskTest.use({ role: 'page-editor' });

  deskTest('RO-03 may look at goods and is offered no change of them', async ({ page }) => {
    await page.goto('/admin/products/');
    await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'New product' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Change the price/ })).toHaveCount(0);
  });
});
