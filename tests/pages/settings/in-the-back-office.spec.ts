import type { Page } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { staffSettingTest as test } from '../with-setting.ts';

/** One button saves all changes. */
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('BO-07 the licence is set in one place and shows on every page', PROOF, async ({ page, context }) => {
  await page.goto('/admin/settings/?setting=shop.licence');
  await expect(page).toHaveURL(/\/admin\/legal\/#shop\.licence$/);
  const card = page.getByRole('region', { name: 'Trade licence' });
  const field = card.getByLabel('Trade licence');
  const before = await field.inputValue();
  await field.fill('CN-7788123');
  await save(page);
  await expect(card.getByText('Modified')).toBeVisible();
  const visitor = await context.newPage();
  for (const path of ['/', '/ar/cart/', '/product/kovia-bar/'])
    await expect(async () => {
      await visitor.goto(path);
      await expect(visitor.locator('footer')).toContainText('CN-7788123', { timeout: 500 });
    }).toPass();
  await card.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog')).toContainText('CN-7788123');
  await expect(page.getByRole('dialog')).toContainText('Noura Hamdan');
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).last().click();
  await page
    .getByRole('dialog', { name: 'Restore this revision?' })
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(page.getByText('Revision restored.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue(before);
});

test('BO-01 a wrong value is refused with its reason, and stays in the field', PROOF, async ({ page }) => {
  await page.goto('/admin/settings/?group=shop');
  const card = page.getByRole('region', { name: 'Store email' });
  await card.getByLabel('Store email').fill('nobody');
  await save(page);
  await expect(card.getByRole('alert')).toContainText('This value isn’t valid');
  await expect(card.getByLabel('Store email')).toHaveValue('nobody');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(card.getByLabel('Store email')).not.toHaveValue('nobody');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
});

test(
  'BO-01 of two who change one setting the second is shown both values',
  PROOF,
  async ({ page, context }) => {
    await page.goto('/admin/settings/?group=customers');
    const other = await context.newPage();
    await other.goto('/admin/settings/?group=customers');
    const [mine, theirs] = [page, other].map((one) => one.getByRole('region', { name: 'Reviews per page' }));
    if (mine === undefined || theirs === undefined) throw new Error('no cards');
    await theirs.getByLabel('Reviews per page').fill('11');
    await save(other);
    await expect(theirs.getByText('Modified')).toBeVisible();
    await mine.getByLabel('Reviews per page').fill('12');
    await save(page);
    const dialog = page.getByRole('dialog', { name: /saved changes while you were editing/ });
    await expect(dialog.getByRole('row', { name: /11.*12/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(mine.getByLabel('Reviews per page')).toHaveValue('12');
    await save(page);
    await dialog.getByRole('button', { name: 'Overwrite with mine' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
    await mine.getByRole('button', { name: 'Reset to default' }).click();
    await expect(mine.getByText('Modified')).toHaveCount(0);
    await save(page);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  },
);

test(
  'BO-01 a setting is found by its name, and shows its values and its default',
  PROOF,
  async ({ page }) => {
    await page.goto('/admin/settings/');
    await page.getByLabel('Search settings').fill('reviews per');
    const field = page.getByRole('textbox', { name: 'Reviews per page' });
    await expect(field).toHaveAccessibleDescription(
      /Number of reviews on one page.*Allowed: 1 to 100\. Default: 10\./,
    );
    await page.getByLabel('Search settings').fill('sold-out');
    await expect(page.getByRole('combobox', { name: 'Sold-out products' })).toHaveValue('Show last');
    await page.goto('/ar/admin/settings/?group=look');
    await expect(page.getByRole('textbox', { name: 'المنتجات في الصفحة' })).toHaveAccessibleDescription(
      /المسموح: من 1 إلى 100/,
    );
  },
);

test('BO-01 the addresses of former tabs lead to their settings', async ({ page }) => {
  const leadsTo = async (query: string) =>
    (await page.request.get(`/ar/admin/settings/?${query}`, { maxRedirects: 0 })).headers().location;
  expect(await leadsTo('group=payments')).toMatch(/^\/ar\/admin\/payments\/ways\/#payments\./);
  expect(await leadsTo('group=analytics')).toMatch(/^\/ar\/admin\/settings\/\?group=marketing#analytics\./);
  expect(await leadsTo('setting=shop.trn')).toBe('/ar/admin/taxes/#shop.trn');
});
