import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest } from './admin.ts';
import { aProduct, ownNumber } from './products.ts';

adminTest(
  'BO-01 prices are typed and pasted into the spreadsheet, reviewed, saved at once and undone at once',
  PROOF,
  async ({ page }) => {
    const word = `Sheet${ownNumber()}`;
    const [one, two] = [
      await aProduct(page, { name: { en: `${word} a`, ar: '' } }),
      await aProduct(page, { name: { en: `${word} b`, ar: '' } }),
    ];
    await page.goto(`/admin/products/?q=${word}&sort=name`);
    await page.getByRole('link', { name: 'Edit as spreadsheet' }).click();
    const grid = page.getByRole('grid', { name: 'Products as a spreadsheet' });
    const cell = (text: string, at: number) =>
      grid
        .getByRole('row', { name: new RegExp(text) })
        .getByRole('gridcell')
        .nth(at);
    await cell(one.sku, 4).click();
    await page.keyboard.type('45');
    await page.keyboard.press('Tab');
    await page.keyboard.type('90');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 cell has an error.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Review 2 changes' })).toBeDisabled();
    await page.keyboard.press('Control+z');
    await cell(two.sku, 4).click();
    await grid.evaluate((table) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '1,050.00\t999\t15');
      table.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    await page.getByRole('button', { name: 'Review 4 changes' }).click();
    const review = page.getByRole('dialog', { name: 'Review changes' });
    await expect(review).toContainText('4 cells · 2 rows');
    await review.getByRole('button', { name: 'Save all' }).click();
    const undo = page.getByRole('button', { name: 'Undo this save' });
    await expect(undo).toBeVisible();
    await expect(cell(two.sku, 4)).toHaveText('1050.00');
    await expect(cell(two.sku, 6)).toHaveText('15');
    await undo.click();
    await expect(cell(two.sku, 4)).toHaveText('40.00');
    await expect(cell(two.sku, 6)).toHaveText('12');
    await expect(cell(one.sku, 4)).toHaveText('40.00');
  },
);
