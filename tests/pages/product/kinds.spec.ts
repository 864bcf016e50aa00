import { PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';

const GROUP = '/product/lumenta-discovery-set/';
const BUNDLE = '/product/flavour-trio-three-packs/';
const ELSEWHERE = '/product/handwoven-tray-cloth/';
const DUO = '/product/orveta-duo/';

test('a group is bought in one form, each in its own number', async ({ page }) => {
  await page.goto(GROUP);
  const row = page.getByRole('row').filter({ hasText: 'Lumenta Cardamom' });
  await page.getByRole('spinbutton', { name: 'Quantity of Lumenta Classic' }).fill('2');
  await page
    .getByRole('group', { name: 'Quantity of Lumenta Cardamom' })
    .getByRole('button', { name: 'Increase' })
    .click();
  await expect(page.locator('.group_table')).toContainText('Only 9 left');
  expect(await row.count()).toBeLessThanOrEqual(1);
  await page.locator('.single_add_to_cart_button').click();
  await expect(page.locator('.woocommerce-message')).toContainText('Lumenta Classic, Lumenta Cardamom');
  await page.goto('/cart/');
  await expect(page.locator('.cart_item')).toHaveCount(2);
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Lumenta Classic' })).toHaveValue('2');
});

test('QT-09 one of a group is bounded by what is left of it', PROOF, async ({ page }) => {
  await page.goto(GROUP);
  const saffron = page.getByRole('spinbutton', { name: 'Quantity of Lumenta Saffron' });
  await expect(saffron).toHaveAttribute('max', '9');
  await saffron.fill('10');
  await saffron.press('Tab');
  await expect(saffron).toHaveValue('9');
});

test('a group without any number asks for one', async ({ page }) => {
  await page.goto(GROUP);
  await page.locator('.single_add_to_cart_button').click();
  await expect(page.locator('.woocommerce-error')).toContainText('Choose a quantity.');
});

test('a bundle shows each of its parts once, what they cost apart, and is bought as one', async ({
  page,
}) => {
  await page.goto(BUNDLE);
  const parts = page.locator('.j-parts');
  await expect(parts.getByRole('listitem')).toHaveCount(3);
  await expect(parts).toContainText('72.00');
  await expect(page.locator('form.cart .stock')).toHaveText('In stock');
  await expect(page.locator('form.cart input.qty')).toHaveAttribute('max', '9');
  await page.locator('.single_add_to_cart_button').click();
  await expect(page.locator('dialog[open] .mini_cart_item')).toHaveCount(1);
});

test('a partner’s product links to the partner, and says so', async ({ page }) => {
  await page.goto(ELSEWHERE);
  const link = page.getByRole('link', { name: 'Buy at the studio' });
  await expect(link).toHaveAttribute('href', 'https://example.com/tray-cloth');
  await expect(link).toHaveAttribute('rel', /nofollow/);
  await expect(page.locator('.entry-summary')).toContainText('example.com');
  await expect(page.locator('.j-ship')).not.toContainText(/Arrives (today|tomorrow|on)/);
});

test('what costs nothing is free', async ({ page }) => {
  await page.goto('/product/device-return-for-recycling/');
  await expect(page.locator('h1 .price')).toHaveText('Free');
});

test('delivery, guarantee and returns are promised beside the button, without a day for what must be ordered', async ({
  page,
}) => {
  await page.goto(DUO);
  const promises = page.locator('.j-ship');
  await expect(promises).toContainText(/Arrives (today|tomorrow|on \w+day,? \d+ \w+)/);
  await expect(promises).toContainText('Rest of the Emirates');
  await expect(promises).toContainText('14-day returns');
  await page.getByRole('radio', { name: 'Sage' }).check({ force: true });
  await expect(page.locator('form.cart .stock')).toHaveText('Available on back-order');
  await expect(promises.locator('[data-delivery-promise]')).toBeHidden();
  await expect(promises.getByText('Delivery across the UAE')).toBeVisible();
});

test('RT-04 the excerpt leads to the sticks that fit', PROOF, async ({ page }) => {
  await page.goto(DUO);
  await page
    .locator('.product-specs')
    .getByRole('link', { name: /Cedrane/ })
    .click();
  await expect(page).toHaveURL(/\/sticks\/cedrane\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cedrane');
});

test(
  'PP-12 sticks that fit are added from the page of the device, which offers what goes with it',
  PROOF,
  async ({ page }) => {
    await page.goto(DUO);
    await settle(page);
    const rows = page.getByRole('main');
    await expect(rows.getByRole('heading', { name: 'Sticks for Orveta Duo' })).toBeVisible();
    await expect(rows.getByRole('heading', { name: 'Pairs well with' })).toBeVisible();
    const amber = page.locator('li.product').filter({ hasText: 'Cedrane Amber' });
    await amber.locator('.ajax_add_to_cart').click();
    await expect(page.locator('dialog[open] .mini_cart_item')).toContainText('Cedrane Amber');
    await expect(page).toHaveURL(/orveta-duo/);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a group and a bundle are bought by plain forms', PROOF, async ({ page }) => {
    await page.goto(GROUP);
    await page.getByRole('spinbutton', { name: 'Quantity of Lumenta Classic' }).fill('1');
    await page.locator('.single_add_to_cart_button').click();
    await page.goto(BUNDLE);
    await page.locator('.single_add_to_cart_button').click();
    await page.goto('/cart/');
    await expect(page.locator('.cart_item')).toHaveCount(2);
  });
});
