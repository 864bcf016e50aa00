import type { Page } from '@playwright/test';
import { aPromotion } from '../../a-promotion.ts';
import { withShop } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { addedProduct, expectTyped, goTo, openCheckout, ordersOf, place, type } from './checkout.ts';

const TOTAL = '.j-only-wide .order-total td';
const DISCOUNT = '.j-only-wide .cart-discount';

async function save(code: string, emails: readonly string[] = []): Promise<void> {
  const { id: _id, ...promotion } = aPromotion({ code, emails });
  await withShop((shop) => shop.promotions.save(promotion));
}

async function enter(page: Page, code: string): Promise<void> {
  const link = page.locator('a.showcoupon[role=button]');
  if ((await link.getAttribute('aria-expanded')) !== 'true') await link.click();
  await page.locator('#coupon_code').fill(code);
  await page.locator('[name=apply_coupon]').click();
}

test('CO-05 a code limited to emails follows the typed email', PROOF, async ({ page }) => {
  await save('pagefriends', ['*@friends.example']);
  await openCheckout(page, await addedProduct('CHECKOUT-FRIENDS'));
  await type(page, '');
  await goTo(page, 'DU');
  await enter(page, 'pagefriends');
  await expect(page.locator('[data-coupon-told]')).toContainText('Enter your email first');
  await page.locator('#billing_email').fill('sara@friends.example');
  await enter(page, 'pagefriends');
  await expect(page.locator(DISCOUNT)).toBeVisible();
  await expect(page.locator(TOTAL)).toContainText('105.00');
  await page.locator('#billing_email').fill('sara@example.com');
  const idle = page.locator('.j-only-wide [data-idle-code="pagefriends"]');
  await expect(idle).toContainText('isn’t valid for this email');
  await expect(page.locator(TOTAL)).toContainText('115.00');
  await page.locator('#billing_email').fill('sara@friends.example');
  await expect(page.locator(TOTAL)).toContainText('105.00');
  await place(page);
  await expect(page.locator('h1')).toHaveText('Thank you');
  expect(await ordersOf('sara@friends.example')).toMatchObject([{ total_minor: 10500 }]);
});

test(
  'CO-05 a code whose removal gets no response is removed by its link, keeping typed values',
  PROOF,
  async ({ page }) => {
    await save('pagelink');
    await openCheckout(page, await addedProduct('CHECKOUT-LINK'));
    await enter(page, 'pagelink');
    await expect(page.locator(DISCOUNT)).toBeVisible();
    await type(page, 'link@example.com', { order_comments: 'Typed just before' });
    await page.route('**/?wc-ajax=remove_coupon', (route) => route.abort());
    await page.locator(`${DISCOUNT} .woocommerce-remove-coupon`).click();
    await page.waitForURL(/remove_coupon=/);
    await expect(page.locator(DISCOUNT)).toHaveCount(0);
    await expectTyped(page, { billing_email: 'link@example.com', order_comments: 'Typed just before' });
  },
);

test('CA-08 a refused removal shows the reason and triggers no removal event', PROOF, async ({ page }) => {
  await save('pagestays');
  await openCheckout(page, await addedProduct('CHECKOUT-STAYS'));
  await enter(page, 'pagestays');
  await expect(page.locator(DISCOUNT)).toBeVisible();
  await page.evaluate(() => {
    const heard = window as unknown as { heard: string[] };
    heard.heard = [];
    for (const name of ['removed_coupon_in_checkout', 'updated_checkout'])
      document.body.addEventListener(name, () => heard.heard.push(name));
  });
  await page.route('**/?wc-ajax=remove_coupon', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'text/html',
      body: '<ul class="woocommerce-error" role="alert"><li>Wait a moment.</li></ul>',
    }),
  );
  await page.locator('a.showcoupon').click();
  await page.locator(`${DISCOUNT} .woocommerce-remove-coupon`).click();
  await expect(page.locator('[data-coupon-told]')).toHaveText('Wait a moment.');
  await expect(page.locator('[data-coupon-told]')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([]);
  await page.unroute('**/?wc-ajax=remove_coupon');
  await page.locator(`${DISCOUNT} .woocommerce-remove-coupon`).click();
  await expect(page.locator(DISCOUNT)).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toContain(
    'removed_coupon_in_checkout',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CO-05 a code limited to emails uses the form’s email', PROOF, async ({ page }) => {
    await save('quietfriends', ['*@friends.example']);
    await openCheckout(page, await addedProduct('CHECKOUT-QUIET-FRIENDS'));
    await type(page, 'quiet@friends.example');
    await page.locator('#billing_state').selectOption('DU');
    await page.locator('#coupon_code').fill('quietfriends');
    await page.locator('[name=apply_coupon]').click();
    await expect(page.locator(DISCOUNT)).toBeVisible();
    await expectTyped(page, { billing_email: 'quiet@friends.example' });
  });
});
