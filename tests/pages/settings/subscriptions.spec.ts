import { accessibilityFaults } from '../accessibility.ts';
import { enter } from '../account/account.ts';
import { addHere, drawer, open } from '../cart/cart-page.ts';
import { goTo, place, type } from '../checkout/checkout.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';

const STICKS = '/product/cedrane-amber/';

test.beforeEach(async ({ context, setting }) => {
  await context.addCookies([{ name: 'jamra_age', value: '99', url: process.env.SHOP_URL ?? '' }]);
  await setting('subscriptions.enabled', true);
});

test('a script carries the chosen plan into the cart, in a line of its own', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, STICKS);
  await addHere(page);
  await open(page, STICKS);
  await page.getByText('Every 4 weeks').click();
  await addHere(page);
  await expect(drawer(page)).toContainText('Every 4 weeks');
  await expect(drawer(page).locator('.mini_cart_item')).toHaveCount(2);
});

for (const { prefix, weeks, done } of [
  { prefix: '', weeks: 'Every 4 weeks', done: 'Subscription cancelled' },
  { prefix: '/ar', weeks: 'كل 4 أسابيع', done: 'أُلغي الاشتراك' },
])
  test(
    `a subscription is ordered, skipped, paused, cancelled and restored at ${prefix || '/'}`,
    PROOF,
    async ({ page }) => {
      const { email } = await enter(page);
      await open(page, prefix + STICKS);
      await page.getByText(weeks).click();
      await addHere(page);
      await expect(drawer(page)).toContainText(weeks);
      await page.goto(`${prefix}/checkout/`);
      await type(page, email);
      await goTo(page, 'DU');
      await place(page);
      await expect(page.locator('.woocommerce-order-details')).toContainText(weeks);
      await page.goto(`${prefix}/my-account/subscriptions/`);
      await page.locator('main a[href*="view-subscription"]').first().click();
      await page.setViewportSize({ width: 360, height: 800 });
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      const press = (change: string) => page.locator(`button[name=change][value=${change}]`).click();
      await press('skip');
      await expect(page.locator('.woocommerce-message')).toBeVisible();
      await press('pause');
      await press('resume');
      await press('cancel');
      await expect(page.locator('.woocommerce-message')).toContainText(done);
      await press('restore');
      await expect(page.locator('button[name=change][value=cancel]')).toBeVisible();
    },
  );
