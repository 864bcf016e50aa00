import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addedProduct, goTo, ordersOf, place, type } from '../checkout/checkout.ts';
import { PROOF } from '../screens.ts';
import { expect, follow } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';

const LIMITS = {
  ...{ enabled: true, feeMinor: 1000, maximumMinor: 50_000, emirates: ['DU', 'SH'] },
  confirmAboveMinor: 30_000,
};

const cash = (page: Page) => page.locator('#payment_method_cod');

/** The checkout with so many more pieces of 100.00. */
async function checkoutWith(page: Page, id: number, quantity: number): Promise<void> {
  await follow(page, `/?add-to-cart=${id}&quantity=${quantity}`);
  await page.goto('/checkout/');
}

test('PM-01 above the limit cash is not offered, and neither in an emirate it is not for', async ({
  page,
  setting,
}) => {
  await setting('payments.cod', LIMITS as never);
  const id = await addedProduct('CASH-LIMIT');
  await checkoutWith(page, id, 4);
  await goTo(page, 'DU');
  await expect(cash(page)).toBeVisible();
  await goTo(page, 'FU');
  await expect(cash(page)).toHaveCount(0);
  await goTo(page, 'SH');
  await expect(cash(page)).toBeVisible();
  await checkoutWith(page, id, 2);
  await goTo(page, 'DU');
  await expect(page.locator('[name=payment_method]').first()).toBeVisible();
  await expect(cash(page)).toHaveCount(0);
});

for (const [quantity, status, next] of [
  [1, 'confirmed', 'We’ve emailed a confirmation'],
  [4, 'on-hold', 'We’ll call you before we pack it.'],
] as const)
  test(
    `PM-01 ${quantity} × 100.00 for cash costs the fee, and is ${status} where a call is asked for above 300, as its page says`,
    PROOF,
    async ({ page, setting }) => {
      await setting('payments.cod', LIMITS as never);
      const email = `${randomUUID()}@example.com`;
      await checkoutWith(page, await addedProduct('CASH-FEE'), quantity);
      await type(page, email);
      await goTo(page, 'DU');
      const total = page.locator('.j-only-wide .order-total td');
      const amount = async () => Number((await total.textContent())?.replace(/[^\d.]/g, ''));
      await page.locator('#payment_method_jamra_card').check();
      await expect(page.locator('.j-only-wide .fee')).toHaveCount(0);
      const byCard = await amount();
      await cash(page).check();
      await expect(page.locator('.j-only-wide .fee')).toContainText('10.00');
      expect(await amount()).toBe(byCard + 10);
      await place(page);
      await expect(page.locator('h1')).toHaveText('Thank you');
      await expect(page.locator('.j-notice--ok')).toContainText(next);
      expect(await ordersOf(email)).toMatchObject([
        { status, payment_method: 'cod', total_minor: Math.round((byCard + 10) * 100) },
      ]);
    },
  );
