import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { accessibilityFaults } from '../accessibility.ts';
import { query } from '../database.ts';
import { detailsOf } from '../screens.ts';
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

async function stockOf(sku: string): Promise<number> {
  const [row] = await query(sql<{
    quantity: number;
    sum: number;
  }>`select stock_level.quantity, (select sum(change)::int from stock_movement m where m.product_id = product.id) as sum
     from product join stock_level on stock_level.product_id = product.id where sku = ${sku}`);
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
  const title = `GEN-01 a shopper without an account buys a device, in ${words.language}`;
  test(title, detailsOf(words.prefix), async ({ page }) => {
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
}
