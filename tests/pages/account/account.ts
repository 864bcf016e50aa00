import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parseConfig } from '#composition/config.ts';
import type { ProductId } from '#kernel/ids.ts';
import { readAddressDraft } from '#shop/customers';
import { sessionCookieName } from '#wire/cookies/cookies.ts';
import { typed } from '../../a-draft.ts';
import { accountsOf, PASSWORD } from '../../accounts.ts';
import { withShop } from '../products.ts';
import { expect } from '../shop.ts';

export { PASSWORD };

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0';
const POUCH = 'ACC-CASE';

let count = 0;

/** An email address without an account. */
export function anEmail(): string {
  count += 1;
  return `shopper-${process.pid}-${Date.now()}-${count}@example.com`;
}

const outbox = () => join(process.env.SHOP_FOLDER ?? '', 'outbox');

function lettersTo(email: string, kind: string): string[] {
  // The folder exists from the first email on.
  if (!existsSync(outbox())) return [];
  return readdirSync(outbox())
    .filter((name) => name.endsWith(`account-${kind}.eml`))
    .filter((name) => readFileSync(join(outbox(), name), 'utf8').includes(email))
    .sort();
}

/** The newest email of a kind to an address, once it was sent. */
export async function letterTo(email: string, kind: string): Promise<string> {
  await expect.poll(() => lettersTo(email, kind).length, { timeout: 30_000 }).toBeGreaterThan(0);
  const name = lettersTo(email, kind).at(-1) ?? '';
  return readFileSync(join(outbox(), name.replace('.eml', '.html')), 'utf8');
}

/** The link in an email. */
export async function linkTo(email: string, kind: string): Promise<string> {
  const [, href = ''] = /href="([^"]*my-account[^"]*)"/.exec(await letterTo(email, kind)) ?? [];
  return href.replaceAll('&amp;', '&');
}

export async function choosePassword(page: Page, password = PASSWORD): Promise<void> {
  await page.locator('#password_1').fill(password);
  await page.locator('#password_2').fill(password);
  await page.locator('[name="wc_reset_password"]').click();
}

/** Registers by the form and the link of its email, and signs in. */
export async function register(page: Page, prefix = ''): Promise<string> {
  const email = anEmail();
  await page.goto(`${prefix}/my-account/`);
  await page.locator('form.register #first_name').fill('Sara');
  await page.locator('form.register #email').fill(email);
  await page.locator('form.register [name="register"]').click();
  await expect(page.locator('.woocommerce-message')).toContainText(email);
  await page.goto(await linkTo(email, 'register'));
  await choosePassword(page);
  await expect(page.locator('.woocommerce-MyAccount-navigation')).toBeVisible();
  return email;
}

/** A customer with a session, made without a browser. */
export function aCustomer() {
  return withShop((shop, beside) =>
    accountsOf({ shop, ...beside }).aCustomer({ email: anEmail(), agent: AGENT }),
  );
}

type Member = Awaited<ReturnType<typeof aCustomer>>;

/** Signs a browser in as a new customer. */
export async function enter(page: Page): Promise<Member> {
  const member = await aCustomer();
  const url = process.env.SHOP_URL ?? '';
  const { token, cartToken } = member.session;
  await page.context().addCookies([
    { name: 'jamra_account', value: token, url },
    { name: sessionCookieName(parseConfig({ PUBLIC_URL: url })), value: cartToken, url },
  ]);
  return member;
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator('form.login #username').fill(email);
  await page.locator('form.login #password').fill(password);
  await page.locator('form.login [name="login"]').click();
}

export async function signOut(page: Page): Promise<void> {
  await page.locator('.woocommerce-MyAccount-navigation-link--customer-logout a').click();
  await expect(page.locator('form.login')).toBeVisible();
}

/** The address of the tests' customer. */
export const PLACE = {
  billing_last_name: 'Noor',
  billing_phone: '0501234567',
  billing_city: 'Al Barsha 2',
  billing_address_1: 'Street 12',
  billing_address_2: 'Palm Court',
};

/** Saves the address of the tests' customer to an account. */
export function saveAddress({ customer }: Member): Promise<void> {
  return withShop(async (shop) => {
    const place = { ...PLACE, billing_first_name: 'Sara', billing_state: 'DU' };
    const draft = readAddressDraft(new Map(Object.entries(place)));
    const saved = await shop.customers.addresses.save(customer.id, { id: null, draft });
    if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  });
}

/** An order of one pouch by a customer. @returns its number */
export function orderBy({ email, session, customer }: Member): Promise<string> {
  return withShop(async (shop) => {
    const token = session.cartToken;
    const productId = (await shop.catalogue.idsBySku([POUCH])).get(POUCH) ?? (0 as ProductId);
    const line = { productId, variationId: null, options: {}, quantity: 1 };
    const added = await shop.cart.add({ token, actionId: null }, [line]);
    if (!added.ok) throw new Error(added.refusal.code);
    const draft = { ...typed, email, building: PLACE.billing_address_2 };
    const review = await shop.checkout.review(token, draft);
    const placed = await shop.checkout.place({
      token,
      customerId: customer.id,
      draft: { ...draft, delivery: review.rate?.id ?? '' },
      language: 'en',
      idempotencyKey: randomUUID(),
      seenTotalMinor: null,
    });
    if (!placed.ok) throw new Error(JSON.stringify(placed.refusal));
    return String(placed.value.id);
  });
}

/** Orders one pouch with the details of the account. @returns the order's number */
export async function order(page: Page): Promise<string> {
  await page.goto('/product/orveta-leather-pouch/');
  await page.locator('form.cart .single_add_to_cart_button').first().click();
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'woocommerce_cart_hash'))
    .toBe(true);
  await page.goto('/checkout/');
  await expect(page.locator('#billing_phone')).toHaveValue('+971501234567');
  await expect(page.locator('#billing_address_1')).toHaveValue('Street 12');
  await page.locator('#terms').check();
  await page.locator('#place_order').click();
  await page.waitForURL(/order-received/);
  await expect(page.locator('#keep-order')).toHaveCount(0);
  return /order-received\/(\d+)\//.exec(page.url())?.[1] ?? '';
}

/** Makes the page two days old: all its nonces are expired. */
export async function growOld(page: Page): Promise<void> {
  await page.locator('input[name$="-nonce"]').evaluateAll((fields) => {
    for (const field of fields) (field as HTMLInputElement).value = 'ffffffffff';
  });
}
