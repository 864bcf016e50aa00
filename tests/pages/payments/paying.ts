import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { idOf } from '../admin/an-order.ts';
import { query } from '../database.ts';
import { expect, follow } from '../shop.ts';

const SKU = 'CED-BRONZE';

/** A retry of a test runs in a process of its own, without the orders of the first try. */
const BEGUN = new Date();

type Ordered = { status: string; payment_method: string };

/** The orders of a customer, oldest first. */
export function orderBy(email: string): Promise<Ordered[]> {
  return query(
    sql<Ordered>`select status, payment_method from shop_order where email = ${email} and placed_at >= ${BEGUN} order by id`,
  );
}

export type Buying = { email: string; method?: string; prefix?: string };

/** Fills in the customer and the delivery address. */
export async function fillAddress(page: Page, email: string): Promise<void> {
  await page.locator('#billing_phone').fill('050 123 4567');
  await page.locator('#billing_email').fill(email);
  await page.locator('#billing_first_name').fill('Sara');
  await page.locator('#billing_last_name').fill('N.');
  await page.locator('#billing_address_2').fill('Villa 14');
  await page.locator('#billing_address_1').fill('Street 12, Al Safa');
  await page.locator('#billing_city').fill('Al Safa');
  await page.locator('#billing_state').selectOption('DU');
  await page
    .locator('.jamra-delivery [name=woocommerce_checkout_update_totals]')
    .click({ force: true })
    .catch(() => undefined);
  await expect(page.locator('[name="shipping_method[0]"]').first()).toBeVisible();
}

/** Fills a cart and the checkout. */
export async function fillCheckout(
  page: Page,
  { email, method = 'jamra_card', prefix = '' }: Buying,
): Promise<void> {
  await follow(page, `${prefix}/?add-to-cart=${await idOf(SKU)}`);
  await page.goto(`${prefix}/checkout/`);
  await fillAddress(page, email);
  await page.locator(`#payment_method_${method}`).check();
  for (const age of await page.locator('#age_confirmed').all()) await age.check();
  await page.locator('#terms').check();
}

/** The same, and orders. */
export async function order(page: Page, buying: Buying): Promise<void> {
  await fillCheckout(page, buying);
  await page.locator('#place_order').click();
}

/** Pays with a card on the bank's page. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await expect(page.locator('.j-bank')).toBeVisible();
  await page.locator('#card_number').fill(number);
  await page.locator('#card_expires').fill('09/31');
  await page.locator('#card_code').fill('123');
  await page.locator('.j-bank form:has(#card_number) button[type=submit]').click();
}
