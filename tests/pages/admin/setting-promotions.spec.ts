import { randomUUID } from 'node:crypto';
import { expect } from '../shop.ts';
import { deskTest } from './desk.ts';

deskTest(
  'CO-05 a promotion is made, told what is wrong, copied, ended, removed and brought back',
  async ({ page }) => {
    const code = `DESK-${randomUUID().slice(0, 6).toUpperCase()}`;
    await page.goto('/admin/promotions/new/');
    await page.getByRole('textbox', { name: 'Code' }).fill('two words');
    await page.getByRole('textbox', { name: 'Title for customers · English' }).fill('Ten for the desk');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Letters, digits, - and _, up to 50.').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Code' }).fill(code);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
    await expect(page.getByText('used 0 times')).toBeVisible();
    await page.getByRole('link', { name: 'Duplicate' }).click();
    await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue(`${code}-2`);
    await page.goBack();
    await page.getByRole('button', { name: 'End now' }).click();
    await expect(page.getByText('Over', { exact: true })).toBeVisible();
    await page.goto(`/admin/promotions/?q=${code}`);
    await page.getByRole('button', { name: `Remove ${code}` }).click();
    await expect(page.getByText('Nothing fits', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: code })).toBeVisible();
  },
);

deskTest('CO-05 a tried basket says what each promotion does, or why not', async ({ page }) => {
  await page.goto('/admin/promotions/try/');
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByText('Please lay something into the basket first.')).toBeVisible();
  await page.getByPlaceholder('Name or SKU').fill('case');
  await page.getByRole('option').first().click();
  await page
    .getByRole('combobox', { name: 'Codes' })
    .or(page.getByRole('textbox', { name: 'Codes' }))
    .first()
    .fill('NO-SUCH-CODE');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByText('We know no code NO-SUCH-CODE.', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What it comes to' })).toBeVisible();
  await expect(page.getByText(/acts|does nothing/).first()).toBeVisible();
});

deskTest(
  'CO-05 of two who save one promotion the second is shown both, field by field',
  async ({ page, context }) => {
    const code = `BOTH-${randomUUID().slice(0, 6).toUpperCase()}`;
    await page.goto('/admin/promotions/new/');
    await page.getByRole('textbox', { name: 'Code' }).fill(code);
    await page.getByRole('textbox', { name: 'Title for customers · English' }).fill('For both');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('textbox', { name: 'Percent off' }).fill('25');
    await other.getByRole('textbox', { name: 'Title for customers · English' }).fill('Theirs');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByText('Saved.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Title for customers · English' }).fill('Mine');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const both = page.getByRole('alert').filter({ hasText: 'Noura Hamdan' });
    await expect(both.getByRole('row', { name: /What it takes off 25 % 10 %/ })).toBeVisible();
    await expect(both.getByRole('radio', { name: 'Theirs' })).not.toBeChecked();
    await expect(both.getByRole('radio', { name: 'Mine' })).toBeChecked();
    await both.getByRole('button', { name: 'Take both together' }).click();
    await expect(page.getByRole('textbox', { name: 'Percent off' })).toHaveValue(/25/);
    await expect(page.getByRole('textbox', { name: 'Title for customers · English' })).toHaveValue('Mine');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Not saved yet.')).toBeHidden();
    await page.goto(`/admin/promotions/?q=${code}`);
    await page.getByRole('button', { name: `Remove ${code}` }).click();
  },
);
