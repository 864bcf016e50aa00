import type { Page } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { addedProduct, expectTyped, goTo, openCheckout, ordersOf, place, type, unfold } from './checkout.ts';

type Marked = { staysHere?: boolean; wc_checkout_params: Record<string, string> };

/** Makes the page two days old: all its nonces are expired. */
async function growOld(page: Page): Promise<void> {
  await page.evaluate(() => {
    const marked = window as unknown as Marked;
    marked.staysHere = true;
    for (const name of Object.keys(marked.wc_checkout_params))
      if (name.endsWith('_nonce')) marked.wc_checkout_params[name] = 'ffffffffff';
    const nonce = document.querySelector<HTMLInputElement>('#woocommerce-process-checkout-nonce');
    if (nonce !== null) nonce.value = 'ffffffffff';
  });
}

const staysHere = (page: Page) => page.evaluate(() => (window as unknown as Marked).staysHere === true);

test(
  'SV-05 a page opened two days ago asks to submit again, keeps its values and orders',
  PROOF,
  async ({ page }) => {
    await openCheckout(page, await addedProduct('CHECKOUT-OLD'));
    await type(page, 'old-page@example.com');
    await goTo(page, 'DU');
    await unfold(page, 'order_comments');
    await page.locator('#order_comments').fill('Ring twice');
    const saving = page.waitForResponse((one) => one.url().includes('update_order_review'));
    await page.locator('#terms').check();
    await saving;
    await growOld(page);
    await place(page);
    await expect(page.locator('[data-error-summary]')).toContainText('Your details are saved');
    await expectTyped(page, { billing_email: 'old-page@example.com', order_comments: 'Ring twice' });
    await expect(page.locator('#terms'), 'a ticked box stays so').toBeChecked();
    expect(await staysHere(page)).toBe(true);
    await page.locator('#place_order').click();
    await expect(page.locator('h1')).toHaveText('Thank you');
    expect(await ordersOf('old-page@example.com')).toHaveLength(1);
  },
);

test('SV-05 a page opened two days ago updates totals and keeps typed values', PROOF, async ({ page }) => {
  await openCheckout(page, await addedProduct('CHECKOUT-OLD'));
  await growOld(page);
  await type(page, 'old-sums@example.com', { order_comments: 'Not kept by anybody yet' });
  await page.locator('#terms').check();
  await page.locator('#billing_state').selectOption('FU');
  await expect(page.locator('.j-only-wide .order-total td')).toContainText('120.00');
  await expectTyped(page, {
    billing_email: 'old-sums@example.com',
    order_comments: 'Not kept by anybody yet',
  });
  await expect(page.locator('#terms'), 'a ticked box stays so').toBeChecked();
  await page.locator('a.showcoupon').click();
  await page.locator('#coupon_code').fill('no-such-code');
  await page.locator('[name=apply_coupon]').click();
  await expect(page.locator('[data-coupon-told]')).toContainText('NO-SUCH-CODE');
  expect(await staysHere(page)).toBe(true);
});
