import { idOf } from '../admin/an-order.ts';
import { addHiddenProducts } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';

const BAR = '/product/kovia-bar/';
const PAIRS = '/product/pairs-of-two/';
const MANY = '/product/many-of-one/';
const MANY_VALUES = Array.from({ length: 31 }, (_, index) => `N${index + 1}`);

const two = (colour: string, size: string) => ({
  'Attribute 1 name': 'Shade',
  'Attribute 1 value(s)': colour,
  'Attribute 2 name': 'Cut',
  'Attribute 2 value(s)': size,
});
const child = (sku: string, price: string, stock: string) => ({
  Type: 'variation',
  SKU: sku,
  Name: sku,
  Parent: sku.split('-')[0] ?? '',
  'Regular price': price,
  Stock: stock,
});

test.beforeAll(() =>
  addHiddenProducts([
    { Type: 'variable', SKU: 'PAIRS', Name: 'Pairs of two', ...two('Black, Blue', 'Small, Large') },
    { ...child('PAIRS-BS', '10.00', '9'), ...two('Black', 'Small') },
    { ...child('PAIRS-BL', '12.00', '3'), 'Sale price': '11.25', ...two('Black', 'Large') },
    { ...child('PAIRS-US', '11.00', '0'), ...two('Blue', 'Small') },
    {
      Type: 'variable',
      SKU: 'MANY',
      Name: 'Many of one',
      'Attribute 1 name': 'Number',
      'Attribute 1 value(s)': MANY_VALUES.join(', '),
    },
    ...MANY_VALUES.map((value, index) => ({
      ...child(`MANY-${value}`, `${index + 1}.00`, '5'),
      'Attribute 1 name': 'Number',
      'Attribute 1 value(s)': value,
    })),
  ]),
);

test('ST-05 a colour changes picture, price, SKU, availability and URL', async ({ page }) => {
  await page.goto('/product/orveta-duo/');
  const price = page.locator('h1 [data-price]');
  await expect(price).toContainText('349.00');
  await page.getByRole('radio', { name: 'Ember' }).check({ force: true });
  await expect(price).toContainText('369.00');
  await expect(page.locator('.sku')).toHaveText('ORV-DUO-EMBER');
  await expect(page.locator('[data-chosen]')).toHaveText('Ember');
  await expect(page.locator('form.cart .stock')).toHaveText('Only 4 left');
  await expect(page.locator('form.cart input.qty')).toHaveAttribute('max', '4');
  await expect(page.locator('input.variation_id')).toHaveValue(String(await idOf('ORV-DUO-EMBER')));
  await expect(page).toHaveURL(/\?attribute_colour=ember$/);
  await expect(page.locator('[data-thumb-of][aria-current="true"]')).toHaveAttribute('href', /ember/);
});

test('ST-05 Clear brings the first picture back, also to the bar', PROOF, async ({ page }) => {
  await page.goto('/product/orveta-duo/?attribute_colour=sand');
  await settle(page);
  const current = page.locator('[data-thumb-of][aria-current="true"]');
  await expect(current).toHaveAttribute('href', /sand/);
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(current).toHaveAttribute('data-thumb-of', '0');
  const bar = page.locator('[data-buybar] img');
  await expect(bar).toHaveAttribute('src', (await bar.getAttribute('data-small')) ?? '');
});

test('ST-05 the URL of a choice selects it', PROOF, async ({ page }) => {
  await page.goto(`${BAR}?attribute_colour=blue`);
  await expect(page.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await expect(page.locator('.sku')).toHaveText('KOV-BAR-BLUE');
  await page.goto(`${BAR}?attribute_pa_colour=blue`);
  await expect(page.locator('.sku')).toHaveText('KOV-BAR-BLUE');
  await page.goto(`${BAR}?attribute_colour=%27%3Cx&attribute_=1`);
  await expect(page.locator('.sku')).toHaveText('KOV-BAR-BLACK');
});

test('GEN-03 the saving of a choice is in dirham, and gone without one', PROOF, async ({ page }) => {
  await page.goto(PAIRS);
  const saving = page.locator('[data-saving]');
  await page.getByRole('radio', { name: 'Black' }).check({ force: true });
  await page.getByRole('radio', { name: 'Large' }).check({ force: true });
  await expect(saving).toHaveText('Save \u20C3dirhams 0.75');
  await page.getByRole('radio', { name: 'Small' }).check({ force: true });
  await expect(saving).toBeHidden();
});

test('ST-05 impossible combinations are disabled, and Clear resets', async ({ page }) => {
  await page.goto(PAIRS);
  const price = page.locator('h1 [data-price]');
  await expect(price).toContainText('From');
  const radio = (name: string) => page.getByRole('radio', { name });
  await radio('Large').check({ force: true });
  await expect(radio('Blue')).toBeDisabled();
  await radio('Black').check({ force: true });
  await expect(price).toContainText('12.00');
  await expect(page.locator('form.cart input.qty')).toHaveAttribute('max', '3');
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(price).toContainText('From');
  await expect(radio('Blue')).toBeEnabled();
  await expect(page).toHaveURL(PAIRS);
  await expect(page.locator('.sku')).toHaveText('PAIRS');
});

test('ST-04 ST-05 out-of-stock variations are visible, marked and not buyable', PROOF, async ({ page }) => {
  await page.goto(PAIRS);
  await page.getByRole('radio', { name: 'Blue' }).check({ force: true });
  await page.getByRole('radio', { name: 'Small' }).check({ force: true });
  await expect(page.locator('form.cart .stock')).toHaveText('Out of stock');
  await expect(page.locator('.single_add_to_cart_button')).toBeDisabled();
  await page.goto(BAR);
  await expect(page.getByRole('radio', { name: 'Stone, sold out' })).toBeEnabled();
});

test('ST-05 an incomplete choice is not added and gets the focus', PROOF, async ({ page }) => {
  await page.goto(PAIRS);
  await settle(page);
  await page.getByRole('radio', { name: 'Black' }).check({ force: true });
  await page.locator('.single_add_to_cart_button').click();
  await expect(page.locator('.single_variation')).toHaveText('Please choose an option.');
  await expect(page.getByRole('radio', { name: 'Small' })).toBeFocused();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('ST-05 more than thirty variations are loaded one by one', PROOF, async ({ page }) => {
  await page.goto(MANY);
  await expect(page.locator('form.variations_form')).toHaveAttribute('data-product_variations', 'false');
  const request = page.waitForRequest(/wc-ajax=get_variation/);
  await page.getByRole('radio', { name: 'N31', exact: true }).check({ force: true });
  expect((await request).postData()).toMatch(/^product_id=\d+&attribute_number=n31$/);
  await expect(page.locator('h1 [data-price]')).toContainText('31.00');
  await expect(page.locator('.sku')).toHaveText('MANY-N31');
});

test('ST-05 setting the select changes the page like a swatch', PROOF, async ({ page }) => {
  await page.goto(BAR);
  const select = page.locator('table.variations select[data-attribute_name="attribute_colour"]');
  await select.selectOption('blue', { force: true });
  await expect(page.locator('.sku')).toHaveText('KOV-BAR-BLUE');
  await expect(page.getByRole('radio', { name: 'Blue' })).toBeChecked();
  const parameters = await page.evaluate(() => Reflect.get(globalThis, 'wc_add_to_cart_variation_params'));
  expect(parameters).toEqual({
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    i18n_no_matching_variations_text: expect.any(String),
    i18n_make_a_selection_text: expect.any(String),
    i18n_unavailable_text: expect.any(String),
    i18n_reset_alert_text: expect.any(String),
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('ST-05 a select shows its variation and buys it', PROOF, async ({ page }) => {
    await page.goto(PAIRS);
    await page.getByLabel('Shade').selectOption('black');
    await page.getByLabel('Cut').selectOption('large');
    await page.getByRole('button', { name: 'View this option' }).click();
    await expect(page.locator('h1')).toContainText('12.00');
    await expect(page.getByLabel('Cut')).toHaveValue('large');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.locator('.woocommerce-message')).toContainText('Pairs of two');
    await page.goto('/cart/');
    await expect(page.locator('.cart_item')).toContainText('Large');
  });
});
