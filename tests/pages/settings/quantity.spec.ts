import { addHiddenProducts } from '../products.ts';
import { expect } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';

const BAR = '/product/pile-of-these/';
const FEW = '/product/few-of-these/';

test.beforeAll(() =>
  addHiddenProducts([
    { Type: 'simple', SKU: 'QT-PILE', Name: 'Pile of these', 'Regular price': '1.00' },
    { Type: 'simple', SKU: 'QT-FEW', Name: 'Few of these', 'Regular price': '1.00', Stock: '3' },
  ]),
);

test('QT-07 quantity.ceiling=field limits the field to its max of 1000', async ({ page, setting }) => {
  await setting('quantity.ceiling', 'field');
  await page.goto(BAR);
  const field = page.locator('form.cart input.qty');
  await expect(field).toHaveAttribute('max', '1000');
  await field.fill('1000');
  await field.press('Tab');
  await expect(page.getByRole('button', { name: 'Increase' })).toBeDisabled();
  await field.fill('1001');
  await field.press('Tab');
  await expect(field).toHaveValue('1000');
});

test('QT-08 QT-09 quantity.ceiling=none limits the field only by stock', async ({ page, setting }) => {
  await setting('quantity.ceiling', 'none');
  await page.goto(BAR);
  const field = page.locator('form.cart input.qty');
  await field.fill('1000');
  await page.getByRole('button', { name: 'Increase' }).click();
  await expect(field).toHaveValue('1001');
  await page.goto(FEW);
  await expect(field).toHaveAttribute('max', '3');
});
