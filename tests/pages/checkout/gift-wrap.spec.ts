import { sql } from 'kysely';
import { query } from '../database.ts';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { addedProduct, goTo, openCheckout, place, type } from './checkout.ts';

const TOTAL = '.j-only-wide .order-total td';
const amountIn = (text: string | null) => Number((text ?? '').replace(/[^\d.]/g, ''));

type Wrapped = { gift_wrap_minor: number; gift_message: string };
const wrappedOf = (email: string) =>
  query(sql<Wrapped>`select gift_wrap_minor, gift_message from shop_order where email = ${email}`);

test(
  'CO-05 gift wrap is added to the total, and its message shows with the order',
  PROOF,
  async ({ page }) => {
    const email = 'gift@example.com';
    await openCheckout(page, await addedProduct('CHECKOUT-GIFT'));
    await type(page, email);
    await goTo(page, 'DU');
    await expect(page.locator('#gift_message')).toBeHidden();
    const before = amountIn(await page.locator(TOTAL).textContent());
    await page.locator('#gift_wrap').check();
    await expect(page.locator('.j-only-wide .gift-wrap')).toContainText('15.00');
    expect(amountIn(await page.locator(TOTAL).textContent())).toBe(before + 15);
    await page.locator('#gift_message').fill('For you');
    await place(page);
    await expect(page.locator('h1')).toHaveText('Thank you');
    await expect(page.locator('.woocommerce-customer-details')).toContainText('Gift wrap: For you');
    expect(await wrappedOf(email)).toEqual([{ gift_wrap_minor: 1500, gift_message: 'For you' }]);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CO-05 gift wrap is chosen and ordered without scripts', PROOF, async ({ page }) => {
    const email = 'gift-plain@example.com';
    await openCheckout(page, await addedProduct('CHECKOUT-GIFT'));
    await type(page, email);
    await page.locator('#billing_state').selectOption('DU');
    await page.locator('#gift_wrap').check();
    await page.locator('#gift_message').fill('For you');
    await page.locator('[data-update-totals]').click();
    await expect(page.locator('#gift_message')).toHaveValue('For you');
    await expect(page.locator('.j-only-wide .gift-wrap')).toContainText('15.00');
    await place(page);
    await expect(page.locator('h1')).toHaveText('Thank you');
    expect(await wrappedOf(email)).toEqual([{ gift_wrap_minor: 1500, gift_message: 'For you' }]);
  });
});
