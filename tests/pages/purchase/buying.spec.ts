import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { accessibilityFaults } from '../accessibility.ts';
import { expect, settle, test } from '../shop.ts';

/** What a shopper reads in each language. */
const LANGUAGES = [
  {
    language: 'en',
    prefix: '',
    emirate: 'Dubai',
    add: 'Add to cart',
    checkout: 'Checkout',
    place: /Place order/,
    thanks: 'Thank you',
  },
  {
    language: 'ar',
    prefix: '/ar',
    emirate: 'دبي',
    add: 'أضف إلى السلة',
    checkout: 'إتمام الطلب',
    place: /تأكيد الطلب/,
    thanks: 'شكرًا لك',
  },
] as const;

async function query<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: process.env.SHOP_DATABASE });
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}

async function stockOf(sku: string): Promise<number> {
  const [row] = await query<{ quantity: number; sum: number }>(
    `select stock_level.quantity, (select sum(change)::int from stock_movement m where m.product_id = product.id) as sum
     from product join stock_level on stock_level.product_id = product.id where sku = $1`,
    [sku],
  );
  expect(row?.sum, 'the level is the sum of its movements').toBe(row?.quantity);
  return row?.quantity ?? 0;
}

async function fillAddress(page: Page): Promise<void> {
  await page.locator('#billing_phone').fill('٠٥٠ ١٢٣ ٤٥٦٧');
  await page.locator('#billing_email').fill('sara@example.com');
  await page.locator('#billing_first_name').fill('Sara');
  await page.locator('#billing_last_name').fill('N.');
  await page.locator('#billing_city').fill('Al Safa');
  await page.locator('#billing_address_2').fill('Villa 14');
  await page.locator('#billing_address_1').fill('Street 12, Al Safa');
  await page.locator('#billing_state').selectOption('DU');
}

async function findMail(orderId: string): Promise<string> {
  const outbox = join(process.env.SHOP_FOLDER ?? '', 'outbox');
  const names = await readdir(outbox).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.txt'))) {
    const text = await readFile(join(outbox, name), 'utf8');
    if (text.includes(orderId)) return text;
  }
  return '';
}

for (const words of LANGUAGES) {
  test(`GEN-01 a shopper without an account buys a device, in ${words.language}`, async ({ page }) => {
    await page.goto(`${words.prefix}/product/kovia-bar/?attribute_colour=blue`);
    await settle(page);
    const before = await stockOf('KOV-BAR-BLUE');
    const address = page.url();
    await page.getByRole('button', { name: words.add, exact: true }).first().click();
    const drawer = page.locator('#cart-drawer');
    await expect(drawer).toBeVisible();
    expect(page.url(), 'no reload').toBe(address);
    await expect(drawer.locator('.mini_cart_item')).toHaveCount(1);
    await expect(drawer).toContainText('249.00');
    expect(await accessibilityFaults(page), 'drawer').toEqual([]);
    await page.goto(`${words.prefix}/cart/`);
    await page.locator('a.checkout-button').click();
    await expect(page.locator('h1')).toHaveText(words.checkout);
    await fillAddress(page);
    await expect(page.locator('[name="shipping_method[0]"]').first()).toBeVisible();
    await page.locator('#age_confirmed').check();
    await page.locator('#terms').check();
    expect(await accessibilityFaults(page), 'checkout').toEqual([]);
    await page.getByRole('button', { name: words.place }).click();
    await expect(page.locator('h1')).toHaveText(words.thanks);
    expect(await accessibilityFaults(page), 'order received').toEqual([]);
    const cookies = await page.context().cookies();
    expect(
      cookies.filter(({ name }) => /^woocommerce_(items|cart)/.test(name)),
      'the cart is empty again',
    ).toEqual([]);
    await expect(page.locator('.woocommerce-order')).toContainText('+971501234567');
    await expect(page.locator('.woocommerce-order')).toContainText(words.emirate);
    expect(await stockOf('KOV-BAR-BLUE')).toBe(before - 1);
    const orderId = (await page.locator('.woocommerce-order-overview__order dd').textContent()) ?? '';
    await expect.poll(() => findMail(orderId), { timeout: 20_000 }).toContain('AED 264.00');
    const invoice = page.locator('a[href*="/invoice.pdf?key="]');
    const paper = await page.request.get((await invoice.getAttribute('href')) ?? '');
    expect(paper.headers()['content-type'], 'the tax invoice').toBe('application/pdf');
    expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test.describe(`without scripts, in ${words.language}`, () => {
    test.use({ javaScriptEnabled: false });

    test(`CO-01 a guest orders with cash on delivery, in ${words.language}`, async ({ page }) => {
      await page.goto(`${words.prefix}/product/cedrane-amber/`);
      const before = await stockOf('CED-AMBER');
      await page.locator('input[name=quantity]').fill('3');
      await page.getByRole('button', { name: words.add, exact: true }).first().click();
      await expect(page.locator('.woocommerce-message')).toBeVisible();
      await page.goto(`${words.prefix}/cart/`);
      await expect(page.locator('.cart_totals')).toContainText('75.00');
      await page.locator('a.checkout-button').click();
      await fillAddress(page);
      await page.locator('[name=woocommerce_checkout_update_totals]').click();
      await expect(page.locator('#billing_first_name')).toHaveValue('Sara');
      await page.locator('[name="shipping_method[0]"]').last().check();
      await page.locator('[name=woocommerce_checkout_update_totals]').click();
      await expect(page.locator('.j-only-wide')).toContainText('105.00');
      await page.locator('#age_confirmed').check();
      await page.locator('#terms').check();
      await page.locator('#place_order').click();
      await expect(page.locator('h1')).toHaveText(words.thanks);
      await expect(page.locator('.woocommerce-order')).toContainText('105.00');
      expect(await stockOf('CED-AMBER')).toBe(before - 3);
    });
  });
}

test('CO-04 the server refuses tobacco without the age confirmed, and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/?add-to-cart=137');
  await page.goto('/checkout/');
  await fillAddress(page);
  await page.locator('#billing_email').fill('young@example.com');
  await expect(page.locator('[name="shipping_method[0]"]').first()).toBeVisible();
  await page.locator('#terms').check();
  await page.locator('#place_order').click();
  await expect(page.locator('[data-error-summary]')).toContainText('adults only');
  await expect(page.locator('[data-error-summary]')).toBeFocused();
  await expect(page.locator('#billing_last_name')).toHaveValue('N.');
  await expect(page.locator('#age_confirmed')).toHaveAttribute('aria-invalid', 'true');
  const orders = await query<{ count: number }>(
    `select count(*)::int as count from shop_order where email = 'young@example.com'`,
  );
  expect(orders[0]?.count).toBe(0);
});

test('CO-02 no field of the checkout asks for a postcode', async ({ page }) => {
  await page.goto('/?add-to-cart=137');
  await page.goto('/checkout/');
  const names = await page
    .locator('form.checkout [name]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name') ?? ''));
  expect(names.filter((name) => /post|zip/i.test(name))).toEqual([]);
  await expect(page.locator('#billing_state option')).toHaveCount(8);
});

test('CO-07 a double press and a repeated post make one order', async ({ page }) => {
  await page.goto('/?add-to-cart=138');
  await page.goto('/checkout/');
  await fillAddress(page);
  await page.locator('#billing_email').fill('twice@example.com');
  await expect(page.locator('[name="shipping_method[0]"]').first()).toBeVisible();
  await page.locator('#age_confirmed').check();
  await page.locator('#terms').check();
  const fields = await page.locator('form.checkout').evaluate((form) => {
    const sent = new URLSearchParams(
      [...new FormData(form as HTMLFormElement)].map(([name, value]) => [name, String(value)]),
    );
    sent.set('woocommerce_checkout_place_order', '1');
    return sent.toString();
  });
  const post = () =>
    page.request.post('/checkout/', {
      data: fields,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      maxRedirects: 0,
    });
  const answers = await Promise.all([post(), post(), post()]);
  const places = new Set(answers.map((answer) => answer.headers().location));
  expect(answers.map((answer) => answer.status())).toEqual([302, 302, 302]);
  expect(places.size).toBe(1);
  const orders = await query<{ count: number }>(
    `select count(*)::int as count from shop_order where email = 'twice@example.com'`,
  );
  expect(orders[0]?.count).toBe(1);
});
