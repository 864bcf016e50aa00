import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, alive } from './admin.ts';
import { aProduct } from './products.ts';

adminTest(
  'BO-01 a product is found by its SKU, and its price, stock and status are changed in the list',
  PROOF,
  async ({ page }) => {
    const { name, sku } = await aProduct(page);
    await page.goto('/admin/products/');
    await page.getByRole('searchbox', { name: 'Search name, SKU or barcode' }).fill(sku);
    await expect(page).toHaveURL(new RegExp(`q=${sku}`));
    await expect(page.getByText('1–1 of 1')).toBeVisible();
    await page.getByRole('button', { name: `Edit price of ${name}` }).click();
    await page.getByLabel('Sale price').fill('55');
    await page.getByLabel('Sale price').press('Enter');
    await expect(page.getByRole('alert')).toHaveText('The sale price must be below the regular price.');
    await page.getByLabel('Sale price').fill('31.5');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('row', { name: new RegExp(sku) })).toContainText('31.50');
    await page.getByRole('button', { name: `Edit stock of ${name}` }).click();
    await page.getByLabel('New quantity').fill('9');
    await page.getByLabel('New quantity').press('Enter');
    await expect(page.getByRole('button', { name: `Edit stock of ${name}` })).toHaveText('9');
    await page.getByRole('button', { name: `Edit status of ${name}` }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Published' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: `Edit status of ${name}` })).toHaveText('Published');
  },
);

adminTest(
  'BO-01 many are changed at once; what cannot be is named with its reason',
  PROOF,
  async ({ page }) => {
    const word = `Pair${Date.now()}`;
    const dear = await aProduct(page, { name: { en: `${word} dear`, ar: '' } });
    const cheap = await aProduct(page, {
      name: { en: `${word} cheap`, ar: '' },
      price: { regularMinor: 900, saleMinor: null, saleStartsAt: null, saleEndsAt: null, costMinor: null },
    });
    await page.goto(`/admin/products/?q=${word}`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Bulk edit' }).click();
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.getByRole('menuitem', { name: 'End sale' }).click();
    await expect(page.getByRole('dialog', { name: 'End sale' })).toContainText('No prices change');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Bulk edit' }).click();
    await page.getByRole('menuitem', { name: 'Set price' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set price' });
    await dialog.getByRole('combobox', { name: 'Price field' }).click();
    await page.getByRole('option', { name: 'Sale price' }).click();
    await dialog.getByLabel('Amount').fill('20');
    await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('1 product not updated');
    await expect(dialog.getByRole('alert')).toContainText(
      `${word} cheap: The sale price must be below the regular price.`,
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row', { name: new RegExp(dear.sku) })).toContainText('20.00');
    await expect(page.getByRole('row', { name: new RegExp(cheap.sku) })).toContainText('9.00');
    const notice = page.getByRole('status').filter({ hasText: '1 product updated.' });
    await expect(notice).toBeVisible();
    await page.reload();
    await alive(page);
    await expect(notice).toHaveCount(0);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Undo last bulk edit (1 product)' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'The edit of 1 product is undone.' }),
    ).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(dear.sku) })).not.toContainText('20.00');
  },
);

adminTest(
  'BO-01 a filter is chosen by the keyboard, which goes on from the chosen one',
  PROOF,
  async ({ page }) => {
    await page.goto('/admin/products/?state=published');
    await alive(page);
    const filter = page.getByRole('search').getByRole('combobox', { name: 'Status' });
    await expect(page.getByRole('option')).toHaveCount(0);
    await filter.focus();
    await page.keyboard.press('ArrowDown');
    const options = page.getByRole('option');
    await expect(options.first()).toBeVisible();
    const names = await options.allTextContents();
    const chosen = page.locator('[data-combobox-selected]:visible');
    await expect(chosen).toHaveText('Published');
    await page.keyboard.press('ArrowDown');
    const [next = ''] = names.slice((names.indexOf('Published') + 1) % names.length);
    await expect(chosen).toHaveText(next);
    await page.keyboard.press('Enter');
    await expect(filter).toHaveValue(next);
    await expect(page).not.toHaveURL(/state=published/);
  },
);

adminTest('BO-01 a code keeps the order of its characters in an Arabic search', PROOF, async ({ page }) => {
  await page.goto('/ar/admin/products/');
  const search = page.getByRole('searchbox', { name: 'ابحث بالاسم أو رمز SKU أو الباركود' });
  await expect(search).toHaveCSS('unicode-bidi', 'plaintext');
  await expect(search).toHaveCSS('text-align', 'right');
});

adminTest.describe('a page editor', () => {
  adminTest.use({ role: 'page-editor' });

  adminTest('RO-03 may see products and is offered no change of them', PROOF, async ({ page }) => {
    await page.goto('/admin/products/');
    await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add product' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Edit price/ })).toHaveCount(0);
  });
});
