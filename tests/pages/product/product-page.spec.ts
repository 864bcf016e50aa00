import { expect, test } from '../shop.ts';

const BAR = '/product/kovia-bar/';

test('PP-02 the title holds the name, the dirham sign and the price', async ({ page }) => {
  await page.goto(BAR);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('Kovia Bar');
  await expect(title).toContainText('\u20C3');
  await expect(title).toContainText('249.00');
});

test('PP-03 the excerpt lists nine specifications', async ({ page }) => {
  await page.goto(BAR);
  await expect(page.locator('.product-specs li')).toHaveCount(9);
});

test('PP-04 a thumbnail puts its picture on the stage', async ({ page }) => {
  await page.goto(BAR);
  const third = page.locator('[data-thumb-of="2"]');
  await third.click();
  await expect(third).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[data-slide]:visible')).toHaveAttribute('data-slide', '2');
});

test('QT-01 plus and minus move the quantity by one, and never below one', async ({ page }) => {
  await page.goto(BAR);
  const quantity = page.locator('form.cart input.qty');
  const row = page.locator('form.cart .quantity');
  await row.getByRole('button', { name: 'Increase' }).click();
  await expect(quantity).toHaveValue('2');
  await row.getByRole('button', { name: 'Decrease' }).click();
  await expect(quantity).toHaveValue('1');
  await expect(row.getByRole('button', { name: 'Decrease' })).toBeDisabled();
});

test('QT-04 an empty quantity counts as 1', async ({ page }) => {
  await page.goto(BAR);
  const quantity = page.locator('form.cart input.qty');
  await quantity.fill('');
  await page.locator('form.cart .quantity').getByRole('button', { name: 'Increase' }).click();
  await expect(quantity).toHaveValue('2');
});

test('a colour shows its picture and number, and stands in the address', async ({ page }) => {
  await page.goto(BAR);
  const blue = page.getByRole('radio', { name: 'Blue' });
  await blue.check({ force: true });
  await expect(page.locator('.sku')).toHaveText('KOV-BAR-BLUE');
  await expect(page.locator('[data-chosen]')).toHaveText('Blue');
  await expect(page).toHaveURL(/\?attribute_colour=blue$/);
  await page.reload();
  await expect(blue).toBeChecked();
  await expect(page.locator('.sku')).toHaveText('KOV-BAR-BLUE');
});
