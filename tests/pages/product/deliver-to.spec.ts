import { accessibilityFaults } from '../accessibility.ts';
import { addHere } from '../cart/cart-page.ts';
import { expect, settle, test } from '../shop.ts';

const PRODUCT = '/product/kovia-bar/';

test('the delivery day is that of the visitor’s emirate, which other pages remember', async ({ page }) => {
  await page.goto(PRODUCT);
  await settle(page);
  const promise = page.locator('[data-delivery]');
  const picker = promise.getByLabel('Emirate of the delivery');
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

test('the time that is left for the delivery day counts down, and promises that are over are renewed', async ({
  page,
}) => {
  await page.clock.install({ time: new Date() });
  await page.goto(PRODUCT);
  await settle(page);
  const left = page.locator('[data-order-by]:visible');
  const minutesOf = async () => {
    const [, hours = '0', minutes = '0'] = /(?:(\d+) h)? ?(?:(\d+) min)?$/.exec(await left.innerText()) ?? [];
    return Number(hours) * 60 + Number(minutes);
  };
  await expect(left).toHaveText(/^Order within (\d+ h ?)?(\d+ min)?$/);
  const before = await minutesOf();
  await page.clock.runFor(61_000);
  await expect.poll(minutesOf).toBeLessThan(before);
  const renewed = page.waitForRequest((request) => request.url().endsWith(PRODUCT));
  await page.clock.runFor((before + 1) * 60_000);
  await renewed;
});

test('the emirate chosen at a product is chosen in the cart, and one chosen there at products', async ({
  page,
}) => {
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
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the delivery day of every zone is said, with the time of the day until which it holds', async ({
    page,
  }) => {
    await page.goto('/ar/product/kovia-bar/');
    const zones = page.locator('[data-delivery] .j-deliver:visible');
    expect(await zones.count()).toBeGreaterThan(1);
    await expect(page.locator('[data-order-by]').first()).toHaveText(/^اطلب قبل \S+ \d\d:\d\d$/);
    await expect(page.locator('[data-deliver-to]')).toBeHidden();
  });
});
