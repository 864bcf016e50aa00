import { deskTest } from '../admin/desk.ts';
import { expect } from '../shop.ts';

deskTest('BO-07 the licence is set in one place and stands on every page', async ({ page, context }) => {
  await page.goto('/admin/settings/');
  const card = page.getByRole('region', { name: 'Trade licence' });
  await card.getByLabel('Trade licence').fill('CN-7788123');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Changed')).toBeVisible();
  const visitor = await context.newPage();
  for (const path of ['/', '/ar/cart/', '/product/kovia-bar/'])
    await expect(async () => {
      await visitor.goto(path);
      await expect(visitor.locator('footer')).toContainText('CN-7788123', { timeout: 500 });
    }).toPass();
  await card.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog')).toContainText('CN-7788123');
  await expect(page.getByRole('dialog')).toContainText('Noura Hamdan');
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Back to the first value' }).click();
  await expect(card.getByText('Changed')).toHaveCount(0);
});

deskTest('BO-01 a wrong value is refused with its reason, and stays in the field', async ({ page }) => {
  await page.goto('/admin/settings/');
  const card = page.getByRole('region', { name: 'Tax registration number' });
  await card.getByLabel('Tax registration number').fill('12');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('alert')).toContainText('The setting cannot be that');
  await expect(card.getByLabel('Tax registration number')).toHaveValue('12');
});

deskTest('BO-01 of two who change one setting the second is shown both values', async ({ page, context }) => {
  await page.goto('/admin/settings/?group=reviews');
  const other = await context.newPage();
  await other.goto('/admin/settings/?group=reviews');
  const [mine, theirs] = [page, other].map((one) => one.getByRole('region', { name: 'Reviews on one page' }));
  if (mine === undefined || theirs === undefined) throw new Error('no cards');
  await theirs.getByLabel('Reviews on one page').fill('11');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs.getByText('Changed')).toBeVisible();
  await mine.getByLabel('Reviews on one page').fill('12');
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine.getByRole('alert')).toContainText('Somebody else changed this meanwhile');
  await expect(mine.getByRole('alert')).toContainText('11');
  await expect(mine.getByLabel('Reviews on one page')).toHaveValue('12');
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine.getByRole('alert')).toHaveCount(0);
  await mine.getByRole('button', { name: 'Back to the first value' }).click();
  await expect(mine.getByText('Changed')).toHaveCount(0);
});

deskTest(
  'BO-01 a setting is found by its name, and says what it may be and was at first',
  async ({ page }) => {
    await page.goto('/admin/settings/');
    await page.getByLabel('Find a setting').fill('reviews on one');
    const field = page.getByRole('textbox', { name: 'Reviews on one page' });
    await expect(field).toHaveAccessibleDescription(
      /Reviews on one page of a product.*Allowed: 1 to 100\. At first: 10\./,
    );
    await page.getByLabel('Find a setting').fill('sold-out');
    await expect(page.getByRole('combobox', { name: 'Sold-out products in lists' })).toHaveValue(
      'At the end · last',
    );
    await page.goto('/ar/admin/settings/?group=listing');
    await expect(page.getByRole('textbox', { name: 'المنتجات في الصفحة' })).toHaveAccessibleDescription(
      /المسموح: من 1 إلى 100/,
    );
  },
);
