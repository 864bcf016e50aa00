import { pagePartsOf } from '#widgets/shipped/page-parts.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { enter, orderBy, PASSWORD, signIn } from '../account/account.ts';
import { addHere, open } from '../cart/cart-page.ts';
import { expectTyped, goTo, place, type } from '../checkout/checkout.ts';
import { withShop } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect, settle } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';
import { until, withTemplate } from './with-template.ts';

const CONTENT = { id: 'content', widget: 'page-content', version: 1, settings: {} };
const BAND = {
  id: 'ourband',
  widget: 'text',
  version: 1,
  settings: {
    html: { en: '<p>Orders before two leave today.</p>', ar: '<p>تُشحن الطلبات قبل الثانية اليوم.</p>' },
  },
};
const TREE = [BAND, CONTENT];
const WORDS = 'Orders before two leave today.';

test('the cart works within a template', PROOF, async ({ page }) => {
  await open(page, '/product/cedrane-gold/');
  await addHere(page);
  await withTemplate({ place: 'cart', tree: TREE }, async () => {
    await until(page, '/ar/cart/', () =>
      expect(page.getByText('تُشحن الطلبات قبل الثانية اليوم.')).toBeVisible({ timeout: 500 }),
    );
    await page.goto('/cart/');
    await expect(page.getByText(WORDS)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const total = page.locator('[data-cart-hash] .order-total dd');
    const one = await total.innerText();
    await page.locator('[data-cart-hash]').getByRole('button', { name: 'Increase' }).click();
    await expect(total).not.toHaveText(one);
    // Busy parts are dimmed.
    await settle(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.locator('.cart_item .remove').click();
    await expect(page.locator('.wc-empty-cart-message')).toBeVisible();
    await expect(page.getByText(WORDS)).toBeVisible();
  });
  await until(page, '/cart/', () => expect(page.getByText(WORDS)).toHaveCount(0, { timeout: 500 }));
});

test('the checkout is refused, corrected and placed within a template', PROOF, async ({ page }) => {
  await open(page, '/product/cedrane-gold/');
  await addHere(page);
  await withTemplate({ place: 'checkout', tree: TREE }, async () => {
    await until(page, '/checkout/', () => expect(page.getByText(WORDS)).toBeVisible({ timeout: 500 }));
    expect(await accessibilityFaults(page)).toEqual([]);
    await type(page, 'template-checkout@example.com');
    await page.locator('#place_order').click();
    await expect(page.locator('[data-error-summary]')).toBeVisible();
    await expectTyped(page);
    await goTo(page, 'DU');
    await place(page);
    await page.waitForURL(/order-received/);
    await expect(page.locator('.woocommerce-order-overview__order')).toBeVisible();
    await expect(page.getByText(WORDS)).toHaveCount(0);
  });
});

test(
  'the order received page within a template shows the order to visitors with its key',
  PROOF,
  async ({ page }) => {
    const number = await orderBy(await enter(page));
    const order = await withShop((shop) => shop.orders.find(Number(number) as never));
    const path = `/checkout/order-received/${number}/?key=${order?.key}`;
    await withTemplate({ place: 'order-received', tree: TREE }, async () => {
      await until(page, path, () => expect(page.getByText(WORDS)).toBeVisible({ timeout: 500 }));
      await expect(page.locator('.order_item')).toHaveCount(1);
      await page.goto(`/checkout/order-received/${number}/`);
      await expect(page.getByText(WORDS)).toBeVisible();
      await expect(page.locator('.order_item')).toHaveCount(0);
    });
  },
);

test('signing in and all account pages work within a template', PROOF, async ({ page }) => {
  const { email } = await enter(page);
  await withTemplate({ place: 'account', tree: TREE }, async () => {
    await until(page, '/my-account/orders/', () =>
      expect(page.getByText(WORDS)).toBeVisible({ timeout: 500 }),
    );
    await expect(page.locator('.woocommerce-MyAccount-navigation')).toBeVisible();
    await page.context().clearCookies();
    await page.goto('/my-account/');
    await expect(page.getByText(WORDS)).toBeVisible();
    await signIn(page, email, 'wrong words');
    await expect(page.locator('form.login #username')).toHaveValue(email);
    await signIn(page, email, PASSWORD);
    await expect(page.locator('.woocommerce-MyAccount-navigation')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

for (const [name, tree] of [
  ['around them', TREE],
  ['of their parts', [BAND, ...(pagePartsOf('page') ?? [])]],
] as const)
  test(
    `a template of pages, ${name}, has the contact form and the choice of a device`,
    PROOF,
    async ({ page }) => {
      await withTemplate({ place: 'page', tree: [...tree] }, async () => {
        await until(page, '/contact/', () => expect(page.getByText(WORDS)).toBeVisible({ timeout: 500 }));
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await page.getByRole('button', { name: 'Send' }).click();
        await expect(page.getByText('Enter your name.').first()).toBeVisible();
        await expect(page.getByText(WORDS)).toBeVisible();
        expect(await accessibilityFaults(page)).toEqual([]);
        await page.goto('/my-device/');
        await expect(page.getByText(WORDS)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('[data-choose-device]').first()).toBeVisible();
        expect(await accessibilityFaults(page)).toEqual([]);
      });
    },
  );

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused checkout form within a template keeps what was typed', PROOF, async ({ page }) => {
    await page.goto('/product/cedrane-gold/');
    await page.locator('.single_add_to_cart_button').click();
    await withTemplate({ place: 'checkout', tree: TREE }, async () => {
      await until(page, '/checkout/', () => expect(page.getByText(WORDS)).toBeVisible({ timeout: 500 }));
      await page.locator('#billing_email').fill('no-script@example.com');
      await page.locator('#place_order').click();
      await expect(page.locator('[data-error-summary]')).toBeVisible();
      await expect(page.locator('#billing_email')).toHaveValue('no-script@example.com');
      await expect(page.getByText(WORDS)).toBeVisible();
    });
  });
});
