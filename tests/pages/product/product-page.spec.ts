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
  await expect(page.locator('[data-slide]:not([inert])')).toHaveAttribute('data-slide', '2');
});
