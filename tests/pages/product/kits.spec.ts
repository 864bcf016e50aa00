import type { Page } from '@playwright/test';
import { expectRoom } from '../layout/width.ts';
import { DIRECTIONS, detailsOf, PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';

const KIT = '/product/kovia-bar-starter-kit/';

const parts = (page: Page) => page.locator('[data-bundle-parts]');
const inDrawer = (page: Page) => page.locator('.mini_cart_item', { hasText: 'Starter Kit' });
const line = (page: Page) => page.locator('.cart_item', { hasText: 'Starter Kit' });
const stage = (page: Page) => page.locator('.woocommerce-product-gallery__image:not([inert]) img').first();

test('ST-05 ST-06 a kit shows one price, its default parts and their separate price', async ({ page }) => {
  await page.goto(KIT);
  await expect(page.locator('h1 .price')).toContainText('309.00');
  await expect(page.locator('h1')).not.toContainText('From');
  await expect(parts(page).getByRole('listitem')).toHaveCount(4);
  await expect(parts(page)).toContainText('Kovia Bar, Black');
  await expect(page.getByRole('radio', { name: 'Black' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Stone, sold out' })).toBeDisabled();
  await expect(page.locator('form.cart input.qty')).toHaveValue('1');
  await expect(page.locator('.single_add_to_cart_button')).toBeEnabled();
});

test(
  'ST-05 ST-06 choosing a colour updates name, picture and parts, and adds one line',
  PROOF,
  async ({ page }) => {
    await page.goto(KIT);
    await settle(page);
    await page.getByRole('radio', { name: 'Terracotta' }).check({ force: true });
    await expect(stage(page)).toHaveAttribute('data-large_image', /kov-bar-terracotta/);
    await expect(parts(page)).toContainText('Kovia Bar, Terracotta');
    await expect(page).toHaveURL(/bundle_variation_id_\d+=\d+/);
    await expect(page.locator('form.cart .stock')).toHaveText('In stock');
    await page.locator('.single_add_to_cart_button').click();
    await expect(inDrawer(page)).toHaveCount(1);
    await expect(inDrawer(page)).toContainText('1 × Kovia Bar, Terracotta');
    await expect(inDrawer(page)).toContainText('1 × Lumenta Classic');
  },
);

test('ST-06 different colours are separate lines, the same colour one', PROOF, async ({ page }) => {
  for (const colour of ['Black', 'Blue', 'Blue']) {
    await page.goto(KIT);
    await settle(page);
    await page.getByRole('radio', { name: colour }).check({ force: true });
    await page.locator('.single_add_to_cart_button').click();
    await expect(page.locator('dialog[open] .mini_cart_item').first()).toBeVisible();
  }
  await page.goto('/cart/');
  await expect(line(page)).toHaveCount(2);
  await expect(line(page).filter({ hasText: 'Kovia Bar, Blue' }).locator('input.qty')).toHaveValue('2');
});

test('ST-06 a card links to the product page', PROOF, async ({ page }) => {
  await page.goto('/category/starter-kits/');
  const card = page.locator('li.product', { hasText: 'Kovia Bar Starter Kit' });
  await expect(card).toContainText('309.00');
  await expect(card.locator('a.button')).toHaveAttribute('href', KIT);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'ST-05 ST-06 a kit is chosen and added by its form, and its line links back to the choice',
    PROOF,
    async ({ page }) => {
      await page.goto(KIT);
      await page.getByRole('radio', { name: 'Blue' }).check({ force: true });
      await page.locator('.single_add_to_cart_button').click();
      await expect(page.locator('.woocommerce-message')).toContainText('Kovia Bar Starter Kit');
      await page.goto('/cart/');
      await expect(line(page)).toContainText('1 × Kovia Bar, Blue');
      await line(page).locator('.j-line__name').click();
      await expect(page.getByRole('radio', { name: 'Blue' })).toBeChecked();
      await expect(parts(page)).toContainText('Kovia Bar, Blue');
    },
  );
});

for (const { name, prefix } of DIRECTIONS)
  test(`a kit fits its page on phones and laptops, ${name}`, detailsOf(prefix), async ({ page }) => {
    await page.goto(prefix + KIT);
    await expect(page.locator('[data-part-choice]')).toHaveCount(2);
    await expectRoom(page);
  });
