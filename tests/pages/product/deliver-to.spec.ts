import { accessibilityFaults } from '../accessibility.ts';
import { addHere } from '../cart/cart-page.ts';
import { PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';

const PRODUCT = '/product/kovia-bar/';

test('the delivery day is that of the visitor’s emirate, which other pages remember', async ({ page }) => {
  await page.goto(PRODUCT);
  await settle(page);
  const promise = page.locator('[data-delivery-promise]');
  const picker = promise.getByLabel('Delivery emirate');
  await expect(picker).toHaveValue('DU');
  await expect(promise.locator('.j-deliver:visible')).toHaveCount(1);
  const inDubai = await promise.locator('.j-deliver:visible').innerText();
  await picker.selectOption('RK');
  await expect(promise.locator('.j-deliver:visible')).toHaveCount(1);
  expect(await promise.locator('.j-deliver:visible').innerText()).not.toBe(inDubai);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto('/product/orveta-duo/');
  await expect(page.locator('[data-deliver-to]')).toHaveValue('RK');
});

test(
  'the time that is left for the delivery day counts down, and a promise that is over is renewed once',
  PROOF,
  async ({ page }) => {
    const html = await (await page.request.get(PRODUCT)).text();
    const [, orderBy = ''] = /data-order-by="([^"]+)"/.exec(html) ?? [];
    await page.clock.install({ time: Date.parse(orderBy) - 2 * 3_600_000 - 30_000 });
    await page.goto(PRODUCT);
    await settle(page);
    const left = page.locator('[data-order-by]:visible');
    await expect(left).toHaveText('Order within 2 h');
    await page.clock.runFor(61_000);
    await expect(left).toHaveText('Order within 1 h 59 min');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(PRODUCT)) calls.push(request.url());
    });
    const picker = page.locator('[data-deliver-to]');
    await picker.focus();
    await page.clock.fastForward(2 * 3_600_000);
    await expect.poll(() => calls.length).toBe(1);
    for (let turn = 0; turn < 5; turn += 1) await page.clock.runFor(20_000);
    expect(calls, 'whose clock is wrong asks no more').toHaveLength(1);
    await expect(picker).toBeFocused();
  },
);

test(
  'the emirate chosen at a product is chosen in the cart, and one chosen there at products',
  PROOF,
  async ({ page }) => {
    await page.goto(PRODUCT);
    await settle(page);
    await page.locator('[data-deliver-to]').selectOption('SH');
    await addHere(page);
    await page.goto('/cart/');
    const field = page.locator('#calc_shipping_state');
    await expect(field).toHaveValue('SH');
    await expect(page.locator('.shipping-calculator-button')).toContainText('Sharjah');
    await page.locator('.shipping-calculator-button').click();
    await field.selectOption('AJ');
    await expect(page.locator('.shipping-calculator-button')).toContainText('Ajman');
    await page.goto(PRODUCT);
    await expect(page.locator('[data-deliver-to]')).toHaveValue('AJ');
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the delivery day of every zone is shown, with the time of the day until which it applies', async ({
    page,
  }) => {
    await page.goto('/ar/product/kovia-bar/');
    const zones = page.locator('[data-delivery-promise] .j-deliver:visible');
    expect(await zones.count()).toBeGreaterThan(1);
    await expect(page.locator('[data-order-by]').first()).toHaveText(/^اطلب قبل \S+ \d\d:\d\d$/);
    await expect(page.locator('[data-deliver-to]')).toBeHidden();
  });
});
