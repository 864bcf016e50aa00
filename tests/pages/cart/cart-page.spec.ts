import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../accessibility.ts';
import { expectRoom } from '../layout/width.ts';
import { LOOKS, PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';
import { CODE, LAMP, MUG, priceMug, put, stockBasket } from './basket.ts';

test.beforeAll(stockBasket);

const row = (page: Page, name: string) => page.locator('.cart_item', { hasText: name });
const total = (page: Page) => page.locator('.order-total dd');
const pieces = (page: Page) => page.locator('.cart_totals');

/** A mark that only a reload removes. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-not-reloaded'));
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('RT-01 shows every line with picture, price, total and saving', PROOF, async ({ page }) => {
    await put(page, { [MUG.slug]: 2, [LAMP.slug]: 1 });
    await page.goto('/cart/');
    await expect(row(page, MUG.name).locator('.product-price')).toContainText('40.00');
    await expect(row(page, MUG.name).locator('.product-subtotal')).toContainText('80.00');
    await expect(row(page, LAMP.name).locator('.product-subtotal del')).toContainText('120.00');
    await expect(row(page, LAMP.name)).toContainText('You save');
    await expect(total(page)).toContainText('179.99');
    await expect(page.locator('table.woocommerce-cart-form__contents tr.cart_item')).toHaveCount(2);
  });

  test('RT-01 quantities, removal and undo are plain links and forms', async ({ page }) => {
    await put(page, { [MUG.slug]: 1, [LAMP.slug]: 1 });
    await page.goto('/cart/');
    await row(page, MUG.name).locator('input.qty').fill('3');
    await page.locator('[name=update_cart]').click();
    await expect(row(page, MUG.name).locator('.product-subtotal')).toContainText('120.00');
    await row(page, MUG.name).locator('a.remove').click();
    await expect(row(page, MUG.name)).toHaveCount(0);
    await page.locator('.woocommerce-message .restore-item').click();
    await expect(row(page, MUG.name).locator('input.qty')).toHaveValue('3');
  });

  test('RT-01 a quantity of 0 removes the line with an undo link', PROOF, async ({ page }) => {
    await put(page, { [MUG.slug]: 2, [LAMP.slug]: 1 });
    await page.goto('/cart/');
    await row(page, MUG.name).locator('input.qty').fill('0');
    await page.locator('[name=update_cart]').click();
    await expect(row(page, MUG.name)).toHaveCount(0);
    await expect(page.locator('.woocommerce-message')).toContainText(`${MUG.name} removed`);
    await page.locator('.woocommerce-message .restore-item').click();
    await expect(row(page, MUG.name).locator('input.qty')).toHaveValue('2');
  });

  test('RT-01 a line is saved for later and moved back, also to an empty cart', PROOF, async ({ page }) => {
    await put(page, { [MUG.slug]: 2 });
    await page.goto('/cart/');
    await page.locator('[data-keep-for-later]').click();
    await expect(page.locator('.wc-empty-cart-message')).toBeVisible();
    await expect(page.locator('[data-kept]')).toContainText(MUG.name);
    expect(await page.locator('[data-ways-on] li.product').count()).toBeGreaterThan(2);
    await page.locator('[data-move-to-cart]').click();
    await expect(row(page, MUG.name).locator('input.qty')).toHaveValue('2');
    await page.locator('[data-keep-for-later]').click();
    await page.locator('[data-kept] a.remove').click();
    await expect(page.locator('[data-kept] li')).toHaveCount(0);
  });

  test('RT-01 a code is applied, shown with its discount, and removed', PROOF, async ({ page }) => {
    await put(page, { [MUG.slug]: 2 });
    await page.goto('/cart/');
    await page.locator('#coupon_code').fill(CODE.toUpperCase());
    await page.locator('[name=apply_coupon]').click();
    await expect(page.locator(`.cart_totals .cart-discount.coupon-${CODE}`)).toContainText('8.00');
    await expect(total(page)).toContainText('72.00');
    await page.locator('.cart_totals .woocommerce-remove-coupon').click();
    await expect(page.locator('.cart_totals .cart-discount')).toHaveCount(0);
  });

  test('RT-01 a refused code stays in its field', PROOF, async ({ page }) => {
    await put(page, { [MUG.slug]: 1 });
    await page.goto('/cart/');
    await page.locator('#coupon_code').fill('BASKET-TON');
    await page.locator('[name=apply_coupon]').click();
    await expect(page.locator('.woocommerce-error')).toContainText('BASKET-TON');
    await expect(page.locator('#coupon_code')).toHaveValue('BASKET-TON');
    await page.locator('#coupon_code').fill(CODE);
    await page.locator('[name=apply_coupon]').click();
    await expect(page.locator('.cart_totals .cart-discount')).toContainText('4.00');
    await expect(page.locator('#coupon_code')).toHaveValue('');
  });

  test('RT-01 a code without effect shows the reason and can be removed', PROOF, async ({ page }) => {
    await put(page, { [MUG.slug]: 1, [LAMP.slug]: 1 });
    await page.goto('/cart/');
    await page.locator('#coupon_code').fill(CODE);
    await page.locator('[name=apply_coupon]').click();
    await row(page, MUG.name).locator('a.remove').click();
    const idle = page.locator(`.cart_totals [data-idle-code="${CODE}"]`);
    await expect(idle).toContainText('BASKET-TEN doesn’t apply to the items in your cart');
    await idle.locator('a').click();
    await expect(idle).toHaveCount(0);
  });

  test(
    'RT-01 delivery is estimated by emirate with price and day, and can be chosen',
    PROOF,
    async ({ page }) => {
      await put(page, { [MUG.slug]: 1 });
      await page.goto('/cart/');
      await page.locator('#calc_shipping_state').selectOption('DU');
      await page.locator('[name=calc_shipping]').click();
      const methods = page.locator('input.shipping_method');
      await expect.poll(() => methods.count()).toBeGreaterThan(1);
      await expect(page.locator('[data-estimate]')).toContainText(/day \d+ \w+/);
      await methods.last().check();
      await page.locator('[name=calc_shipping]').click();
      await expect(methods.last()).toBeChecked();
      await expect(page.locator('.shipping dd')).toContainText('30.00');
      await expect(total(page)).toContainText('70.00');
    },
  );
});

test('RT-01 a refused or unsent code stays in its field', PROOF, async ({ page }) => {
  await put(page, { [MUG.slug]: 1, [LAMP.slug]: 1 });
  await page.goto('/cart/');
  await settle(page);
  await page.locator('#coupon_code').fill('basket-ton');
  await page.locator('[name=apply_coupon]').click();
  await expect(page.locator('.woocommerce-error')).toContainText('BASKET-TON');
  await expect(page.locator('#coupon_code')).toHaveValue('basket-ton');
  await row(page, LAMP.name).locator('a.remove').click();
  await expect(row(page, LAMP.name)).toHaveCount(0);
  await expect(page.locator('#coupon_code')).toHaveValue('basket-ton');
  await page.locator('#coupon_code').fill(CODE);
  await page.locator('[name=apply_coupon]').click();
  await expect(page.locator('.cart_totals .cart-discount')).toContainText('4.00');
  await expect(page.locator('#coupon_code')).toHaveValue('');
});

test('RT-01 an applied code leaves its field, even if a quantity is refused', PROOF, async ({ page }) => {
  await put(page, { [MUG.slug]: 1 });
  await page.goto('/cart/');
  await settle(page);
  await page.locator('#coupon_code').fill(CODE);
  // Sent with the form: no change of its own precedes it.
  await row(page, MUG.name)
    .locator('input.qty')
    .evaluate((field: HTMLInputElement) => {
      field.value = '9999';
    });
  await page.locator('[name=apply_coupon]').click();
  await expect(page.locator('.woocommerce-error')).toBeVisible();
  await expect(page.locator('.cart_totals .cart-discount')).toContainText('4.00');
  await expect(page.locator('#coupon_code')).toHaveValue('');
});

test('RT-01 the price details add up to the fils, including VAT and delivery', async ({ page }) => {
  await put(page, { [MUG.slug]: 3, [LAMP.slug]: 2 });
  await page.goto('/cart/');
  await page.locator('#calc_shipping_state').selectOption('DU');
  await expect(page.locator('.shipping dd')).not.toContainText('emirate');
  await page.locator('#coupon_code').fill(CODE);
  await page.locator('#coupon_code').press('Enter');
  await expect(page.locator('.cart_totals .cart-discount')).toContainText('12.00');
  await page.locator('.j-addsup summary').click();
  const sums = async (rows: string, name: 'minor' | 'vat-minor') =>
    (
      await page
        .locator(`${rows} [data-${name}]`)
        .evaluateAll((cells, key) => cells.map((cell) => Number(cell.getAttribute(`data-${key}`))), name)
    ).reduce((all, one) => all + one, 0);
  expect(await sums('.j-addsup tbody', 'minor')).toBe(await sums('.j-addsup tfoot', 'minor'));
  expect(await sums('.j-addsup tbody', 'vat-minor')).toBe(await sums('.j-addsup tfoot', 'vat-minor'));
  expect(await page.locator('.j-addsup tbody tr').count()).toBe(3);
});

test(
  'RT-01 plus updates line, totals and drawer without a reload and keeps the focus',
  PROOF,
  async ({ page }) => {
    await put(page, { [MUG.slug]: 1 });
    await page.goto('/cart/');
    await settle(page);
    const stays = await mark(page);
    const plus = row(page, MUG.name).getByRole('button', { name: 'Increase' });
    await plus.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(total(page)).toContainText('160.00');
    await expect(row(page, MUG.name).locator('input.qty')).toHaveValue('4');
    await expect(page.locator('.jamra-cart-count')).toHaveAttribute('data-count', '4');
    await expect(plus).toBeFocused();
    expect(await stays()).toBe(true);
  },
);

test('QT-03 minus stops at 1, and 0 removes with undo', PROOF, async ({ page }) => {
  await put(page, { [MUG.slug]: 3 });
  await page.goto('/cart/');
  await settle(page);
  const stays = await mark(page);
  const minus = row(page, MUG.name).getByRole('button', { name: 'Decrease' });
  const field = row(page, MUG.name).locator('input.qty');
  await minus.click();
  await expect(total(page)).toContainText('80.00');
  await minus.click();
  await expect(total(page)).toContainText('40.00');
  await expect(field).toHaveValue('1');
  await expect(minus).toBeDisabled();
  await expect(page.locator('.jamra-cart-count')).toHaveAttribute('data-count', '1');
  await field.fill('0');
  await field.press('Enter');
  await expect(row(page, MUG.name)).toHaveCount(0);
  await page.locator('.woocommerce-message .restore-item').click();
  await expect(field).toHaveValue('1');
  await expect(minus).toBeDisabled();
  expect(await stays()).toBe(true);
});

test('RT-01 removing, undoing and saving for later need no reload', PROOF, async ({ page }) => {
  await put(page, { [MUG.slug]: 2, [LAMP.slug]: 1 });
  await page.goto('/cart/');
  await settle(page);
  const stays = await mark(page);
  await row(page, MUG.name).locator('a.remove').click();
  await expect(row(page, MUG.name)).toHaveCount(0);
  await expect(total(page)).toContainText('99.99');
  await page.locator('.woocommerce-message .restore-item').click();
  await expect(row(page, MUG.name)).toHaveCount(1);
  await row(page, LAMP.name).locator('[data-keep-for-later]').click();
  await expect(page.locator('[data-kept]')).toContainText(LAMP.name);
  await row(page, MUG.name).locator('a.remove').click();
  await expect(page.locator('.wc-empty-cart-message')).toBeVisible();
  await page.locator('[data-move-to-cart]').click();
  await expect(row(page, LAMP.name)).toHaveCount(1);
  expect(await stays()).toBe(true);
});

test('RT-01 the emirate chosen at a product is chosen in the cart', PROOF, async ({ page }) => {
  await put(page, { [MUG.slug]: 1 });
  await page.goto('/terms/');
  await page.evaluate(() => localStorage.setItem('jamra_emirate', 'DU'));
  await page.goto('/cart/');
  await expect(page.locator('.shipping dd')).not.toContainText('emirate');
  await expect(page.locator('#calc_shipping_state')).toHaveValue('DU');
});

test('RT-01 the shipping method changes the total at once', PROOF, async ({ page }) => {
  await put(page, { [MUG.slug]: 1 });
  await page.goto('/cart/');
  await settle(page);
  const stays = await mark(page);
  await page.locator('#calc_shipping_state').selectOption('DU');
  await page.locator('input.shipping_method').last().check();
  await expect(total(page)).toContainText('70.00');
  await expect(page.locator('input.shipping_method').last()).toBeFocused();
  expect(await stays()).toBe(true);
});

test('RT-01 a changed price is shown beside the line', PROOF, async ({ page }) => {
  await put(page, { [MUG.slug]: 1 });
  try {
    await priceMug('45.00');
    await page.goto('/cart/');
    await expect(row(page, MUG.name).locator('[data-told="price"]')).toContainText('Price changed');
    await expect(row(page, MUG.name).locator('[data-told="price"]')).toContainText(/40\.00.*45\.00/);
  } finally {
    await priceMug('40.00');
  }
});

test('RT-01 a quantity ends at the stock', async ({ page }) => {
  await put(page, { [LAMP.slug]: 6 });
  await page.goto('/cart/');
  await settle(page);
  await expect(row(page, LAMP.name).getByRole('button', { name: 'Increase' })).toBeDisabled();
  await expect(page.locator('.checkout-button')).toBeVisible();
});

test('RT-01 a change that fails by script is sent by navigation', PROOF, async ({ page }) => {
  await put(page, { [MUG.slug]: 1 });
  await page.goto('/cart/');
  await settle(page);
  await page.route('**/cart/', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await row(page, MUG.name).getByRole('button', { name: 'Increase' }).click();
  await expect(total(page)).toContainText('80.00');
  await expect(page.locator('.woocommerce-message')).toBeVisible();
});

test('RT-01 the page follows changes in the drawer and keeps typed values', PROOF, async ({ page }) => {
  await put(page, { [MUG.slug]: 2, [LAMP.slug]: 1 });
  await page.goto('/cart/');
  await settle(page);
  await page.locator('#coupon_code').fill(CODE);
  await page.locator('[data-cart-toggle]').click();
  await page.locator('#cart-drawer .mini_cart_item', { hasText: MUG.name }).locator('.remove').click();
  await expect(row(page, MUG.name)).toHaveCount(0);
  await expect(pieces(page)).toContainText('99.99');
  await expect(page.locator('#coupon_code')).toHaveValue(CODE);
});

for (const { width, prefix } of LOOKS) {
  const title = `the cart's page has no faults of access at ${width} in ${prefix || '/en'}`;
  test(title, PROOF, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await put(page, { [MUG.slug]: 3, [LAMP.slug]: 1, 'cedrane-amber': 1 }, prefix);
    await page.goto(`${prefix}/cart/`);
    await settle(page);
    await page.locator('#calc_shipping_state').selectOption('DU');
    await expect(page.locator('input.shipping_method').first()).toBeVisible();
    await page.locator('#coupon_code').fill(CODE);
    await page.locator('[name=apply_coupon]').click();
    await expect(page.locator('.cart_totals .cart-discount')).toBeVisible();
    await page.locator('[data-keep-for-later]').first().click();
    await expect(page.locator('[data-kept] li')).toHaveCount(1);
    await page.locator('.j-addsup summary').click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectRoom(page);
  });
}
