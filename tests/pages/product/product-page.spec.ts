import { expect, test } from '../shop.ts';

const BAR = '/product/kovia-bar/';

test('PP-02 the title holds the name, the dirham sign and the price', async ({ page }) => {
  await page.goto(BAR);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('Kovia Bar');
  await expect(title).toContainText('\u20C3');
  await expect(title).toContainText('249.00');
});

test('PP-03 the excerpt is a list of nine specifications, each with its value', async ({ page }) => {
  await page.goto(BAR);
  const lines = page.locator('ul.product-specs > li');
  await expect(lines.locator('strong')).toHaveText([
    'Brand',
    'Model',
    'Heating type',
    'Temperature levels',
    'Battery capacity',
    'Charging time',
    'Session time',
    'Dimensions',
    'Compatible with',
  ]);
  await expect(lines.locator('strong + span')).toHaveText([
    'Kovia',
    'Bar',
    'Peripheral film heater',
    '3 (250 °C, 265 °C, 280 °C)',
    '2000 mAh',
    '65 min',
    '5 min or 12 puffs',
    '99 × 25 × 22 mm',
    'Lumenta sticks',
  ]);
});

test('PP-04 a thumbnail puts its picture on the stage', async ({ page }) => {
  await page.goto(BAR);
  const third = page.locator('[data-thumb-of="2"]');
  await third.click();
  await expect(third).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[data-slide]:not([inert])')).toHaveAttribute('data-slide', '2');
});
