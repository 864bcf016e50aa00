import type { Locator, Page, Request, Route } from '@playwright/test';
import { settle } from '../shop.ts';

export const GOLD = '/product/cedrane-gold/';
export const MINI_CART = 'div.widget_shopping_cart_content';
export const ADD_BY_SITE = '**/wp-admin/admin-ajax.php';

/** The address pattern of one endpoint of the wire. */
export function endpoint(name: string): string {
  return `**/*wc-ajax=${name}`;
}

export async function open(page: Page, path = GOLD): Promise<void> {
  await page.goto(path);
  await settle(page);
}

/** The button of the product's own form. */
export function formButton(page: Page): Locator {
  return page.locator('form.cart .single_add_to_cart_button');
}

export function drawer(page: Page): Locator {
  return page.locator('#cart-drawer');
}

export function count(page: Page): Locator {
  return page.locator('.jamra-cart-count').first();
}

/** The drawer lies over the page: whoever goes on closes it first. */
export async function closeDrawer(page: Page): Promise<void> {
  await drawer(page).waitFor({ state: 'visible' });
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'hidden' });
}

/** Presses the form's button and waits for the drawer. */
export async function addHere(page: Page): Promise<void> {
  await formButton(page).click();
  await drawer(page).locator('.mini_cart_item').first().waitFor();
}

/** What was sent, as form fields. */
export function fieldsOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
}

/** Every call of the wire from now on, by its short name. */
export function hearCalls(page: Page): string[] {
  const heard: string[] = [];
  page.on('request', (request) => {
    const name = nameOf(request);
    if (name !== null) heard.push(name);
  });
  return heard;
}

function nameOf(request: Request): string | null {
  const url = new URL(request.url());
  if (url.pathname.endsWith('admin-ajax.php')) return fieldsOf(request).action ?? null;
  return url.searchParams.get('wc-ajax');
}

/** The words of every dialog, each accepted. */
export function hearAlerts(page: Page): string[] {
  const heard: string[] = [];
  page.on('dialog', (dialog) => {
    heard.push(dialog.message());
    void dialog.accept();
  });
  return heard;
}

export function answerJson(body: unknown) {
  return (route: Route) => route.fulfill({ json: body });
}

/** Notes in the page how often a plain event of a name is heard on the body. */
export async function hearEvents(page: Page, ...names: string[]): Promise<() => Promise<string[]>> {
  await page.evaluate((all) => {
    const heard: string[] = [];
    Object.assign(globalThis, { heardEvents: heard });
    for (const name of all) document.body.addEventListener(name, () => heard.push(name));
  }, names);
  return () => page.evaluate(() => (globalThis as unknown as { heardEvents: string[] }).heardEvents);
}

/** What the browser keeps of the cart. */
export function kept(page: Page) {
  return page.evaluate(() => {
    const read = (storage: Storage) => Object.fromEntries(Object.entries(storage));
    return { session: read(sessionStorage), local: read(localStorage) };
  });
}

export async function cookieOf(page: Page, name: string): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find((cookie) => cookie.name === name)?.value;
}
