import sharp from 'sharp';
import { EMPTY_PRODUCT } from '#shop/catalogue/staff/rules/empty-draft.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, expectSaved } from './admin.ts';
import { act, aProduct, ownNumber } from './products.ts';

adminTest(
  'BO-01 a product is added in both languages with picture and price, and shows in the shop',
  async ({ page }) => {
    const word = ownNumber();
    await page.goto('/admin/products/new/');
    await expect(page.getByLabel('Name · English')).toBeFocused();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Name: This field is required.');
    await page.getByLabel('Name · English').fill(`Stand ${word}`);
    await page.getByLabel('Name · Arabic').fill(`حامل ${word}`);
    await page.getByRole('textbox', { name: 'Description · English', exact: true }).fill('Made of oak.');
    await page.getByLabel('SKU').fill(`STAND-${word}`);
    await page.getByLabel('Regular price').fill('85');
    const background = { r: Math.random() * 255, g: Math.random() * 255, b: Math.random() * 255 };
    const buffer = await sharp({ create: { width: 80, height: 80, channels: 3, background } })
      .png()
      .toBuffer();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: `${word}.png`, mimeType: 'image/png', buffer });
    await page.getByLabel('Alt text · English').fill('A stand of oak');
    await page.getByRole('combobox', { name: 'Status', exact: true }).click();
    await page.getByRole('option', { name: 'Published' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Stand ${word}` })).toBeVisible();
    await page.getByLabel('Adjust quantity').fill('7');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('7 available')).toBeVisible();
    const address = await page.getByRole('link', { name: 'View in store' }).getAttribute('href');
    await page.goto(address ?? '');
    await expect(page.getByRole('heading', { level: 1, name: `Stand ${word}` })).toBeVisible();
    await expect(page.getByText('Made of oak.')).toBeVisible();
    await page.goto(`/ar${address}`);
    await expect(page.getByRole('heading', { level: 1, name: `حامل ${word}` })).toBeVisible();
    await expect(
      page.getByRole('img', { name: `حامل ${word}` }).first(),
      'described in English only',
    ).toBeVisible();
  },
);

adminTest('BO-01 a product that could not be published is saved as a draft', PROOF, async ({ page }) => {
  const taken = await aProduct(page);
  const { id, sku } = await aProduct(page);
  const status = page.getByRole('combobox', { name: 'Status', exact: true });
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await page.goto(`/admin/products/${id}/`);
  await page.getByLabel('SKU').fill(taken.sku);
  await publish.click();
  await expect(page.getByRole('alert')).toContainText('SKU');
  await expect(status).toHaveValue('Draft');
  await page.getByLabel('SKU').fill(`${sku}-C`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectSaved(page);
  await page.reload();
  await expect(status).toHaveValue('Draft');
  await publish.click();
  await expect(status).toHaveValue('Published');
  await expect(publish).toHaveCount(0);
});

adminTest('BO-01 a product without a price is published with a word about it', PROOF, async ({ page }) => {
  const { id, name, sku } = await aProduct(page, { price: { ...EMPTY_PRODUCT.price } });
  const note = page.getByText('It has no price: shoppers see');
  await page.goto(`/admin/products/${id}/`);
  await expect(page.getByText('Without a price it isn’t for sale.')).toBeVisible();
  await expect(note).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Published. Add a price to sell it.' }),
  ).toBeVisible();
  await expect(note).toBeVisible();
  await page.goto(`/admin/products/?q=${sku}`);
  await expect(page.getByRole('row', { name: new RegExp(sku) })).toContainText('Not for sale');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Bulk edit' }).click();
  await page.getByRole('menuitem', { name: 'Status', exact: true }).click();
  const warning = page.getByRole('dialog', { name: 'Status' }).getByRole('alert');
  await expect(warning).toContainText('1 product has no price');
  await expect(warning.getByRole('listitem')).toHaveText(name);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Edit price of ${name}` }).click();
  await page.getByLabel('Regular price').fill('40');
  await page.getByLabel('Regular price').press('Enter');
  await expect(page.getByRole('row', { name: new RegExp(sku) })).not.toContainText('Not for sale');
});

adminTest(
  'BO-01 on a concurrent save the later editor sees both versions, and nothing is lost',
  PROOF,
  async ({ page }) => {
    const { id, name, sku } = await aProduct(page);
    await page.goto(`/admin/products/${id}/`);
    await page.getByLabel('Name · English').fill(`${name} of ash`);
    await act(page, 'products.change-one', {
      id,
      change: { sku: `${sku}-B`, name: { en: `${name} of elm`, ar: '' } },
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const conflict = page.getByRole('dialog', { name: 'saved changes while you were editing' });
    await expect(conflict).toContainText(`${name} of elm`);
    await expect(conflict).toContainText(`${name} of ash`);
    await conflict.getByRole('button', { name: 'Merge both' }).click();
    await expect(page.getByLabel('Name · English')).toHaveValue(`${name} of ash`);
    await expect(page.getByLabel('SKU')).toHaveValue(`${sku}-B`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${name} of ash` })).toBeVisible();
  },
);

adminTest(
  'BO-01 a saved product goes back to what it was, is copied and archived',
  PROOF,
  async ({ page }) => {
    const { id, name } = await aProduct(page);
    await page.goto(`/admin/products/${id}/`);
    await page.getByLabel('Regular price').fill('52');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectSaved(page);
    await page.getByRole('button', { name: 'History', exact: true }).click();
    await page.getByRole('button', { name: 'Restore' }).last().click();
    await page
      .getByRole('dialog', { name: 'Restore this revision?' })
      .getByRole('button', { name: 'Restore' })
      .click();
    await expect(page.getByText('Revision restored.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Regular price')).toHaveValue('40.00');
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${name} (copy)` })).toBeVisible();
    await page.getByRole('button', { name: 'Archive' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  },
);

adminTest('ST-01 stock is adjusted with a reason, which the stock history shows', PROOF, async ({ page }) => {
  const { id } = await aProduct(page);
  await page.goto(`/admin/products/${id}/`);
  await page.getByLabel('Adjust quantity').fill('-20');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Only 12 in stock.')).toBeVisible();
  await page.getByLabel('Adjust quantity').fill('-2');
  await page.getByLabel('Note').fill('wet box');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('10 available')).toBeVisible();
  await page.getByRole('button', { name: 'Stock history' }).click();
  await expect(page.getByRole('table', { name: 'Stock history' })).toContainText('wet box');
  await expect(page.getByRole('table', { name: 'Stock history' })).toContainText('Noura Hamdan');
});

adminTest(
  'BO-01 variations are made of what they differ by, each with its own price',
  PROOF,
  async ({ page }) => {
    const { id } = await aProduct(page, { type: 'variable' });
    await page.goto(`/admin/products/${id}/`);
    await page.getByRole('button', { name: 'Add custom attribute' }).click();
    await page.getByLabel('Attribute name').fill('Wood');
    const values = page.getByRole('combobox', { name: 'Values of Wood' });
    for (const wood of ['Oak', 'Elm']) {
      await values.fill(wood);
      await values.press('Enter');
    }
    await page.getByLabel('Used for variations').check();
    await page.getByRole('button', { name: 'Generate variations' }).click();
    await page.getByRole('button', { name: /^Elm/ }).click();
    await page.getByLabel('Regular price').last().fill('61');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectSaved(page);
    await page.goto(`/admin/products/${id}/`);
    await expect(page.getByRole('button', { name: /^Elm/ })).toContainText('61.00');
    await expect(page.getByRole('button', { name: /^Oak/ })).toContainText('40.00');
  },
);
