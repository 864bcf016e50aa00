import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { query } from '../database.ts';
import { addHiddenProducts } from '../products.ts';
import { expect, follow } from '../shop.ts';

/** Both languages with the texts that these tests look for. */
export const LANGUAGES = [
  { language: 'en', prefix: '', thanks: 'Thank you', dubai: 'Dubai' },
  { language: 'ar', prefix: '/ar', thanks: 'شكرًا لك', dubai: 'دبي' },
] as const;

/** A guest's values, by field name. */
export const TYPED: Readonly<Record<string, string>> = {
  billing_phone: '050 123 4567',
  billing_first_name: 'Sara',
  billing_last_name: 'N.',
  billing_city: 'Al Safa',
  billing_address_1: 'Street 12',
  billing_address_2: 'Villa 14',
};

export type OrderRow = {
  id: number;
  status: string;
  phone: string;
  company: string;
  trn: string;
  total_minor: number;
  payment_method: string;
  terms_version: string;
  privacy_version: string;
  delivery: { code: string; slot: { id: string } | null };
};

/** A retry of a test runs in a process of its own, without the orders of the first try. */
const BEGUN = new Date();

export function ordersOf(email: string): Promise<OrderRow[]> {
  return query(
    sql<OrderRow>`select * from shop_order where email = ${email} and placed_at >= ${BEGUN} order by id`,
  );
}

/** A product of one test, in no list. @returns the id */
export async function addedProduct(
  sku: string,
  more: Readonly<Record<string, string>> = {},
): Promise<number> {
  await addHiddenProducts([
    { Type: 'simple', SKU: sku, Name: sku, 'Regular price': '100.00', Categories: 'Accessories', ...more },
  ]);
  const [row] = await query(sql<{ id: number }>`select id from product where sku = ${sku}`);
  return row?.id ?? 0;
}

/** Opens the checkout with a cart of this product. */
export async function openCheckout(page: Page, id: number, prefix = ''): Promise<void> {
  await follow(page, `${prefix}/?add-to-cart=${id}`);
  await page.goto(`${prefix}/checkout/`);
  await expect(page.locator('form.checkout')).toBeVisible();
}

/** Opens the disclosure that contains a field. */
export async function unfold(page: Page, name: string): Promise<void> {
  await page.locator(`#${name}`).evaluate((field) => field.closest('details')?.setAttribute('open', ''));
}

/** Fills in all required fields; the emirate last, since choices follow it. */
export async function type(page: Page, email: string, more: Readonly<Record<string, string>> = {}) {
  for (const [name, text] of Object.entries({ ...TYPED, billing_email: email, ...more })) {
    await unfold(page, name);
    await page.locator(`#${name}`).fill(text);
  }
}

/** Chooses an emirate and waits for its shipping methods. */
export async function goTo(page: Page, emirate: string): Promise<void> {
  const answer = page.waitForResponse((one) => one.url().includes('update_order_review'));
  await page.locator('#billing_state').selectOption(emirate);
  await answer;
  await expect(page.locator('form.checkout')).not.toHaveAttribute('aria-busy', 'true');
}

/** Accepts the terms and places the order. */
export async function place(page: Page): Promise<void> {
  for (const age of await page.locator('#age_confirmed').all()) await age.check();
  await page.locator('#terms').check();
  await page.locator('#place_order').click();
}

/** Expects that the form keeps all values. */
export async function expectTyped(page: Page, more: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [name, text] of Object.entries({ ...TYPED, ...more }))
    await expect(page.locator(`#${name}`), name).toHaveValue(text);
}
