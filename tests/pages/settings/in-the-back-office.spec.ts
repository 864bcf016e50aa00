import { deskTest } from '../admin/desk.ts';
import { expect } from '../shop.ts';

deskTest('BO-07 the licence is set in one place and stands on every page', async ({ page, context }) => {
  await page.goto('/admin/settings/');
  const card = page.getByRole('region', { name: 'shop.licence' });
  await card.getByLabel('Value').fill('CN-7788123');
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
  const card = page.getByRole('region', { name: 'shop.trn' });
  await card.getByLabel('Value').fill('12');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('alert')).toContainText('The setting cannot be that');
  await expect(card.getByLabel('Value')).toHaveValue('12');
});

deskTest('BO-01 of two who change one setting the second is shown both values', async ({ page, context }) => {
  await page.goto('/admin/settings/?group=reviews');
  const other = await context.newPage();
  await other.goto('/admin/settings/?group=reviews');
  const [mine, theirs] = [page, other].map((one) => one.getByRole('region', { name: 'reviews.perPage' }));
  if (mine === undefined || theirs === undefined) throw new Error('no cards');
  await theirs.getByLabel('Value').fill('11');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs.getByText('Changed')).toBeVisible();
  await mine.getByLabel('Value').fill('12');
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine.getByRole('alert')).toContainText('Somebody else changed this meanwhile');
  await expect(mine.getByRole('alert')).toContainText('11');
  await expect(mine.getByLabel('Value')).toHaveValue('12');
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine.getByRole('alert')).toHaveCount(0);
  await mine.getByRole('button', { name: 'Back to the first value' }).click();
  await expect(mine.getByText('Changed')).toHaveCount(0);
});
