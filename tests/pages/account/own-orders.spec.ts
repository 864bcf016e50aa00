import type { Page } from '@playwright/test';
import { expect, test } from '../shop.ts';
import { register, signOut } from './account.ts';

const PLACE = {
  billing_last_name: 'Noor',
  billing_phone: '0501234567',
  billing_city: 'Al Barsha 2',
  billing_address_1: 'Street 12',
  billing_address_2: 'Palm Court',
};

async function keepAddress(page: Page): Promise<void> {
  await page.goto('/my-account/edit-address/new/');
  for (const [name, text] of Object.entries(PLACE)) await page.locator(`#${name}`).fill(text);
  await page.locator('#billing_state').selectOption('DU');
  await page.locator('[name="save_address"]').click();
  await expect(page.locator('.woocommerce-Address')).toHaveCount(1);
}

/** Orders one pouch with what the account knows. @returns the order's number */
async function order(page: Page): Promise<string> {
  await page.goto('/product/orveta-leather-pouch/');
  await page.locator('form.cart .single_add_to_cart_button').first().click();
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'woocommerce_cart_hash'))
    .toBe(true);
  await page.goto('/checkout/');
  await expect(page.locator('#billing_phone')).toHaveValue('+971501234567');
  await expect(page.locator('#billing_address_1')).toHaveValue('Street 12');
  await page.locator('#terms').check();
  await page.locator('#place_order').click();
  await page.waitForURL(/order-received/);
  await expect(page.locator('#keep-order')).toHaveCount(0);
  return /order-received\/(\d+)\//.exec(page.url())?.[1] ?? '';
}

test('AC-02 orders stand in the account, are ordered again, and called off', async ({ page }) => {
  await register(page);
  await keepAddress(page);
  const number = await order(page);
  await page.goto('/my-account/orders/');
  await page.getByRole('link', { name: `Order ${number}` }).click();
  await expect(page.locator('h1')).toHaveText(`Order ${number}`);
  await expect(page.locator('.j-timeline li').last()).toBeVisible();
  const invoice = page.getByRole('link', { name: 'Invoice (PDF)' });
  if ((await invoice.count()) > 0) {
    const paper = await page.request.get((await invoice.getAttribute('href')) ?? '');
    expect(paper.headers()['content-type']).toBe('application/pdf');
  }
  await page.getByRole('link', { name: 'Order again' }).click();
  await expect(page).toHaveURL('/cart/');
  await expect(page.locator('.cart_item')).toHaveCount(1);
  await page.goto(`/my-account/view-order/${number}/`);
  await page.locator('[name="cancel_order"]').click();
  await expect(page.locator('.woocommerce-message')).toContainText('cancelled');
  await expect(page.locator('[name="cancel_order"]')).toHaveCount(0);
});

test("SV-05 another's order is not shown, and a foreign link orders nothing again", async ({ page }) => {
  await register(page);
  await page.goto('/my-account/view-order/1/');
  await expect(page).toHaveURL('/my-account/orders/');
  await expect(page.locator('.woocommerce-error')).toContainText('no such order');
  await page.goto('/cart/?order_again=1&_wpnonce=0123456789');
  await expect(page.locator('.cart_item')).toHaveCount(0);
});

test('AC-03 an order is tracked by its number and telephone, without an account', async ({ page }) => {
  await register(page);
  await keepAddress(page);
  const number = await order(page);
  await page.goto('/my-account/');
  await signOut(page);
  await page.goto('/track-order/');
  await page.locator('#orderid').fill(number);
  await page.locator('#order_email').fill('050 999 9999');
  await page.locator('[name="track"]').click();
  await expect(page.locator('.woocommerce-error')).toContainText('We find no order');
  await page.locator('#order_email').fill('050 123 4567');
  await page.locator('[name="track"]').click();
  await expect(page.locator('h1')).toHaveText(`Order ${number}`);
  await expect(page.locator('main')).not.toContainText('Palm Court');
});
