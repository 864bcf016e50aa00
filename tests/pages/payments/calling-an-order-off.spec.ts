import type { Page } from '@playwright/test';
import { enter } from '../account/account.ts';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { order, orderBy, payByCard } from './paying.ts';

const REFUSED_CARD = '4000000000000002';

/** Orders by card, and the card is declined. */
async function leaveUnpaid(page: Page, email: string): Promise<void> {
  await order(page, { email });
  await payByCard(page, REFUSED_CARD);
  await expect(page.locator('#order_review')).toBeVisible();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('AC-02 a guest calls an order off where it is to be paid, once', PROOF, async ({ page }) => {
    const email = 'called-off@example.com';
    await leaveUnpaid(page, email);
    const link = page.locator('#order_review a.cancel');
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('.woocommerce-info')).toContainText('Order cancelled.');
    expect(await orderBy(email)).toMatchObject([{ status: 'cancelled' }]);
    await page.goto(href);
    await expect(page.locator('.woocommerce-error')).toContainText('can no longer be cancelled');
  });
});

test(
  'AC-02 the list of orders leads to the payment of one that waits, and calls it off',
  PROOF,
  async ({ page }) => {
    const { email } = await enter(page);
    await leaveUnpaid(page, email);
    await page.goto('/my-account/orders/');
    await page.locator('.woocommerce-button.pay').click();
    await expect(page).toHaveURL(/order-pay/);
    await page.goto('/my-account/orders/');
    await page.getByRole('link', { name: /^Order \d+$/ }).click();
    await page.locator('.order-again a.pay').click();
    await expect(page).toHaveURL(/order-pay/);
    await page.goto('/my-account/orders/');
    await page.locator('.woocommerce-button.cancel').click();
    await expect(page).toHaveURL('/my-account/orders/');
    await expect(page.locator('.woocommerce-info')).toContainText('Order cancelled.');
    await expect(page.locator('.woocommerce-orders-table__row')).toContainText('Cancelled');
    await expect(page.locator('.woocommerce-button')).toHaveCount(0);
    expect(await orderBy(email)).toMatchObject([{ status: 'cancelled' }]);
  },
);
