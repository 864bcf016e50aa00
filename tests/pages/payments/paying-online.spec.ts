import { accessibilityFaults } from '../accessibility.ts';
import { expectRoom } from '../layout/width.ts';
import { detailsOf, LOOKS, PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';
import { order, orderBy, payByCard } from './paying.ts';

for (const { language, prefix, thanks } of [
  { language: 'en', prefix: '', thanks: 'Thank you' },
  { language: 'ar', prefix: '/ar', thanks: 'شكرًا لك' },
]) {
  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    const title = `PM-02 a card is paid on the bank's own page, in ${language}`;
    test(title, detailsOf(prefix), async ({ page }) => {
      const email = `card-${language}@example.com`;
      await order(page, { email, prefix });
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await payByCard(page, '4111 1111 1111 1111');
      await expect(page.locator('h1')).toHaveText(thanks);
      expect(await orderBy(email)).toEqual([{ status: 'confirmed', payment_method: 'jamra_card' }]);
      const cookies = await page.context().cookies();
      expect(cookies.filter(({ name }) => /^woocommerce_(items|cart)/.test(name))).toEqual([]);
    });
  });
}

test(
  'PM-02 a card with authentication is charged after it, and refused without it',
  PROOF,
  async ({ page }) => {
    await order(page, { email: 'asked@example.com' });
    await payByCard(page, '4000 0000 0000 3220');
    await expect(page.locator('h1')).toHaveText('Confirm your payment');
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.locator('[role=alert]')).toContainText('couldn’t verify your identity');
    await page.locator('#payment_method_jamra_card').check();
    await page.locator('#place_order').click();
    await payByCard(page, '4000 0000 0000 3220');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.locator('h1')).toHaveText('Thank you');
    expect(await orderBy('asked@example.com')).toHaveLength(1);
  },
);

test('CO-08 a declined card keeps everything, and another method is used', async ({ page }) => {
  await order(page, { email: 'declined@example.com' });
  await payByCard(page, '4000000000000002');
  await expect(page).toHaveURL(/\/checkout\/order-pay\/\d+\/\?pay_for_order=true&key=wc_order_/);
  await expect(page.locator('[role=alert]')).toContainText('Your card was declined by your bank');
  await expect(page.locator('#payment_method_jamra_card')).toBeChecked();
  expect(await accessibilityFaults(page)).toEqual([]);
  const pay = page.url();
  await page.goto('/cart/');
  await expect(page.locator('.cart_item')).not.toHaveCount(0);
  await page.goto(pay);
  await page.locator('#payment_method_cod').check();
  await page.locator('#place_order').click();
  await expect(page.locator('h1')).toHaveText('Thank you');
  expect(await orderBy('declined@example.com')).toEqual([{ status: 'confirmed', payment_method: 'cod' }]);
  await page.goto('/cart/');
  await expect(page.locator('.cart_item')).toHaveCount(0);
});

test('PM-02 a slow bank is waited for, and reports the payment by its webhooks', PROOF, async ({ page }) => {
  await order(page, { email: 'late@example.com' });
  await payByCard(page, '4000000000000077');
  await expect(page.locator('h1')).toHaveText('We’re confirming your payment');
  await expect(page.locator('h1')).toHaveText('Thank you', { timeout: 30_000 });
  expect(await orderBy('late@example.com')).toEqual([{ status: 'confirmed', payment_method: 'jamra_card' }]);
});

test('PM-03 who leaves the page of the bank finds the order waiting', async ({ page }) => {
  await order(page, { email: 'left@example.com' });
  await page.getByRole('button', { name: 'Cancel and return to shop' }).click();
  await expect(page.locator('[role=alert]')).toContainText('Payment cancelled.');
  await page.goto('/checkout/order-pay/1/?pay_for_order=true&key=wc_order_aaaaaaaaaaaaa');
  await expect(page.locator('h1')).not.toHaveText('Pay for your order');
});

for (const { width, prefix } of LOOKS) {
  test(`BO-05 the pages of a payment are accessible at ${width} px ${prefix}`, PROOF, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await order(page, { email: `wide-${width}${prefix.length}@example.com`, prefix });
    await expect(page.locator('.j-bank')).toBeVisible();
    expect(await accessibilityFaults(page), 'bank').toEqual([]);
    await expectRoom(page);
    await payByCard(page, '4000000000009995');
    await expect(page.locator('[role=alert]')).toBeVisible();
    expect(await accessibilityFaults(page), 'pay').toEqual([]);
    await expectRoom(page);
  });
}
