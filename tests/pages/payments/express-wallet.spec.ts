import { randomUUID } from 'node:crypto';
import { accessibilityFaults } from '../accessibility.ts';
import { PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';
import { fillAddress, orderBy } from './paying.ts';

const SIMPLE = '/product/kovia-bar/';
const VARIABLE = '/product/orveta-duo/';
const WALLET = 'Pay with wallet';

test(
  'WG-25 CO-08 the chosen colour and quantity are bought with the wallet; a cancelled payment loses nothing',
  PROOF,
  async ({ page }) => {
    const email = `${randomUUID()}@example.com`;
    await page.goto(VARIABLE);
    await settle(page);
    const colour = page.locator('[data-choice] label:has(input:not(:disabled))').nth(1);
    await colour.click();
    const name = (await colour.getAttribute('title')) ?? '';
    await expect(page.locator('form.cart')).not.toHaveAttribute('aria-busy', 'true');
    await page.locator('form.cart [name=quantity]').fill('2');
    await page.locator('form.cart').getByRole('button', { name: WALLET }).click();
    await expect(page).toHaveURL(/\/checkout\/$/);
    await expect(page.locator('#payment_method_jamra_wallet')).toBeChecked();
    const line = page.locator('.cart_item:visible').first();
    await expect(line).toContainText(name);
    await expect(line.locator('.product-quantity')).toContainText('2');
    // Each click leads to what is missing; age and terms are needed as with any other button.
    const express = page.locator('[data-express-checkout]');
    const missing = page.locator('[data-express-missing]');
    await express.click();
    await expect(page.locator('#billing_phone')).toBeFocused();
    await expect(missing).toContainText('Fill in the remaining fields');
    await fillAddress(page, email);
    for (const box of ['#age_confirmed', '#terms']) {
      await express.press('Enter');
      await expect(page.locator(box)).toBeFocused();
      await page.keyboard.press('Space');
    }
    // With another method chosen before, the wallet's totals are shown before the order.
    await Promise.all([
      page.waitForResponse(/wc-ajax=update_order_review/),
      page.locator('#payment_method_cod').check(),
    ]);
    const sent = new Set<string>();
    page.on('requestfinished', (request) => {
      const isOfWallet = request.postData()?.includes('payment_method=jamra_wallet') ?? false;
      if (isOfWallet && request.url().includes('wc-ajax=update_order_review')) sent.add('review');
    });
    page.on('request', (request) => {
      if (request.url().includes('wc-ajax=checkout')) sent.add('order');
    });
    await express.press('Enter');
    await expect(page.locator('.j-bank')).toBeVisible();
    expect([...sent]).toEqual(['review', 'order']);
    await page.getByRole('button', { name: 'Cancel and return to shop' }).click();
    await expect(page.locator('[role=alert]')).toContainText('Payment cancelled.');
    await page.locator('#place_order').click();
    await page.locator('.j-bank form').first().getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    expect(await orderBy(email)).toEqual([{ status: 'confirmed', payment_method: 'jamra_wallet' }]);
  },
);

test(
  'WG-25 a refusal leaves what is typed; Enter adds to the cart; the rules for devices hide the button',
  PROOF,
  async ({ page }) => {
    await page.goto(SIMPLE);
    await settle(page);
    const form = page.locator('form.cart');
    const express = form.getByRole('button', { name: WALLET });
    const [above, below] = [await express.boundingBox(), await form.locator('[data-buy-row]').boundingBox()];
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    const quantity = form.locator('[name=quantity]');
    await quantity.evaluate((field: HTMLInputElement) => field.removeAttribute('max'));
    await quantity.fill('99999');
    await express.click();
    await expect(form.locator('[data-add-error]').last()).toContainText(/\d/);
    await expect(quantity).toHaveValue('99999');
    await form.locator('.j-express').evaluate((frame) => frame.setAttribute('data-hide-on', 'desktop'));
    await expect(express).toBeHidden();
    await quantity.fill('1');
    await quantity.press('Enter');
    await expect(page.getByRole('dialog', { name: /cart/i })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(SIMPLE));
  },
);

test(
  'WG-25 the drawer pays by wallet until something in the cart forbids it, with the reason',
  PROOF,
  async ({ page }) => {
    await page.goto(SIMPLE);
    await settle(page);
    await page.locator('.single_add_to_cart_button').click();
    const drawer = page.getByRole('dialog', { name: /cart/i });
    await expect(drawer.getByRole('button', { name: WALLET })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto('/product/cedrane-amber/');
    await settle(page);
    await expect(page.locator('form.cart').getByRole('button', { name: WALLET })).toHaveCount(0);
    await page.locator('.single_add_to_cart_button').click();
    await expect(drawer.locator('[data-not-for=tobacco]')).toHaveText(
      'Not available for tobacco: Mobile wallet',
    );
    await expect(drawer.getByRole('button', { name: WALLET })).toHaveCount(0);
  },
);

test('WG-25 the cart page pays by wallet what its last change left', PROOF, async ({ page }) => {
  await page.goto(SIMPLE);
  await settle(page);
  await page.locator('.single_add_to_cart_button').click();
  await expect(page.getByRole('dialog', { name: /cart/i })).toBeVisible();
  await page.goto('/cart/');
  await settle(page);
  await page.locator('.woocommerce-cart-form [name$="[qty]"]').fill('3');
  await page.locator('.cart_totals').getByRole('button', { name: WALLET }).click();
  await expect(page).toHaveURL(/\/checkout\/$/);
  await expect(page.locator('#payment_method_jamra_wallet')).toBeChecked();
  await expect(page.locator('.cart_item:visible .product-quantity').first()).toContainText('3');
});

test.describe('a browser without a wallet', () => {
  test.use({ hasOwnContext: true });

  test('WG-25 has no wallet button on any page, and sells by the others', PROOF, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PaymentRequest'));
    await page.goto(SIMPLE);
    await settle(page);
    await expect(page.locator('.single_add_to_cart_button')).toBeVisible();
    await expect(page.locator('.j-express').first()).toBeHidden();
  });
});
