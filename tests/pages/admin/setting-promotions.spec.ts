import { randomUUID } from 'node:crypto';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, expectSaved } from './admin.ts';
import { restoreOldest } from './restoring.ts';

adminTest(
  'CO-05 a promotion is added, validated, copied, ended, removed and restored',
  PROOF,
  async ({ page }) => {
    const code = `DESK-${randomUUID().slice(0, 6).toUpperCase()}`;
    await page.goto('/admin/promotions/new/');
    await page.getByRole('textbox', { name: 'Code' }).fill('two words');
    await page.getByRole('textbox', { name: 'Title shown to customers · English' }).fill('Ten for the desk');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const refused = page.getByRole('alert').filter({ hasText: 'Use letters, digits, - and _' });
    await expect(page.locator(':focus')).toContainText('Use letters, digits, - and _');
    await expect(refused).toBeInViewport();
    await page.getByRole('textbox', { name: 'Code' }).fill(code);
    const percent = page.getByRole('textbox', { name: 'Percentage' });
    await percent.fill('150');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Enter a percentage above 0 and up to 100').first()).toBeVisible();
    await expect(percent).toHaveValue('150 %');
    await percent.fill('15');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
    await expect(page.getByText('used 0 times')).toBeVisible();
    await page.getByRole('link', { name: 'Duplicate' }).click();
    await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue(`${code}-2`);
    await page.goBack();
    await page.getByRole('button', { name: 'End now' }).click();
    await expect(page.getByText('Expired', { exact: true })).toBeVisible();
    await page.goto(`/admin/promotions/?q=${code}`);
    await page.getByRole('button', { name: `Delete ${code}` }).click();
    await expect(page.getByText('No promotions found', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: code })).toBeVisible();
  },
);

adminTest('BO-01 a promotion goes back to what it was', PROOF, async ({ page }) => {
  const code = `BACK-${randomUUID().slice(0, 6).toUpperCase()}`;
  await page.goto('/admin/promotions/new/');
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  const title = page.getByRole('textbox', { name: 'Title shown to customers · English' });
  await title.fill('As it was');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await title.fill('As it is');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await restoreOldest(page);
  await expect(title).toHaveValue('As it was');
  await page.goto(`/admin/promotions/?q=${code}`);
  await page.getByRole('button', { name: `Delete ${code}` }).click();
});

adminTest('CO-05 a test basket shows what each promotion does, or why not', PROOF, async ({ page }) => {
  await page.goto('/admin/promotions/try/');
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(page.getByText('Add a product to the cart first.')).toBeVisible();
  await page.getByPlaceholder('Search name or SKU').fill('case');
  await page.getByRole('option').first().click();
  await page
    .getByRole('combobox', { name: 'Codes' })
    .or(page.getByRole('textbox', { name: 'Codes' }))
    .first()
    .fill('NO-SUCH-CODE');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(page.getByText('“NO-SUCH-CODE” isn’t valid.', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible();
  await expect(page.getByText(/applies|doesn’t apply/).first()).toBeVisible();
});

adminTest(
  'CO-05 of two who save one promotion the second is shown both, field by field',
  PROOF,
  async ({ page, context }) => {
    const code = `BOTH-${randomUUID().slice(0, 6).toUpperCase()}`;
    await page.goto('/admin/promotions/new/');
    await page.getByRole('textbox', { name: 'Code' }).fill(code);
    await page.getByRole('textbox', { name: 'Title shown to customers · English' }).fill('For both');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('textbox', { name: 'Percentage' }).fill('25');
    await other.getByRole('textbox', { name: 'Title shown to customers · English' }).fill('Theirs');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expectSaved(other);
    await page.getByRole('textbox', { name: 'Title shown to customers · English' }).fill('Mine');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const both = page.getByRole('dialog', { name: 'Noura Hamdan saved changes while you were editing' });
    await expect(both.getByRole('row', { name: /Discount 25% 10%/ })).toBeVisible();
    await expect(both.getByRole('radio', { name: 'Theirs' })).not.toBeChecked();
    await expect(both.getByRole('radio', { name: 'Mine' })).toBeChecked();
    await both.getByRole('button', { name: 'Merge both' }).click();
    await expect(page.getByRole('textbox', { name: 'Percentage' })).toHaveValue(/25/);
    await expect(page.getByRole('textbox', { name: 'Title shown to customers · English' })).toHaveValue(
      'Mine',
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    await page.goto(`/admin/promotions/?q=${code}`);
    await page.getByRole('button', { name: `Delete ${code}` }).click();
  },
);
