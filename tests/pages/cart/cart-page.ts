import type { Locator, Page, Request, Route } from '@playwright/test';
import { MINUTE_MS } from '#kernel/instant.ts';
import { expect, settle } from '../shop.ts';

export const GOLD = '/product/cedrane-gold/';
export const MINI_CART = 'div.widget_shopping_cart_content';
export const ADD_BY_SITE = '**/wp-admin/admin-ajax.php';
const CHANGES = /wc-ajax=(add_to_cart|remove_from_cart|jamra_)|admin-ajax\.php/;
/** The tolerance of measured times. */
const TOLERANCE_MS = 100;

/** The URL pattern of one endpoint of the wire. */
export function endpoint(name: string): string {
  return `**/*wc-ajax=${name}`;
}

export async function open(page: Page, path = GOLD): Promise<void> {
  await page.goto(path);
  await settle(page);
}

/** The button of the product form. */
export function formButton(page: Page): Locator {
  return page.locator('form.cart .single_add_to_cart_button');
}

export function drawer(page: Page): Locator {
  return page.locator('#cart-drawer');
}

export function count(page: Page): Locator {
  return page.locator('.jamra-cart-count').first();
}

export async function openDrawer(page: Page): Promise<void> {
  await page.locator('[data-cart-toggle]').first().click();
  await drawer(page).waitFor({ state: 'visible' });
}

/** Closes the drawer, which covers the page. */
export async function closeDrawer(page: Page): Promise<void> {
  await drawer(page).waitFor({ state: 'visible' });
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'hidden' });
}

/** Presses the product form's button and waits for the drawer. */
export async function addHere(page: Page): Promise<void> {
  await formButton(page).click();
  await drawer(page).locator('.mini_cart_item').first().waitFor();
}

/** The form fields of a request. */
export function fieldsOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
}

/** Records every call of the wire from now on, by its short name. */
export function recordCalls(page: Page): string[] {
  const heard: string[] = [];
  page.on('request', (request) => {
    const name = nameOf(request);
    if (name !== null) heard.push(name);
  });
  return heard;
}

/** The short name of a call of the wire; null for any other request. */
export function nameOf(request: Request): string | null {
  const url = new URL(request.url());
  if (url.pathname.endsWith('admin-ajax.php')) return fieldsOf(request).action ?? null;
  return url.searchParams.get('wc-ajax');
}

/**
 * Records each change of the cart when it is sent and when it is answered. No answer comes before `answer` is called.
 *
 * @param log the records; several tabs may share one
 */
export async function holdChanges(
  page: Page,
  log: string[] = [],
): Promise<{ log: string[]; answer: () => void }> {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route(CHANGES, async (route) => {
    const { product_id: product, cart_item_key: key } = fieldsOf(route.request());
    const change = `${nameOf(route.request())} ${product ?? key}`;
    log.push(`sent: ${change}`);
    const response = await route.fetch();
    await held;
    log.push(`answered: ${change}`);
    await route.fulfill({ response });
  });
  return { log, answer };
}

/** Records the text of every dialog and accepts it. */
export function recordAlerts(page: Page): string[] {
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

/** Counts plain events on the body, by name. */
export async function recordEvents(page: Page, ...names: string[]): Promise<() => Promise<string[]>> {
  await page.evaluate((all) => {
    const heard: string[] = [];
    Object.assign(globalThis, { heardEvents: heard });
    for (const name of all) document.body.addEventListener(name, () => heard.push(name));
  }, names);
  return () => page.evaluate(() => (globalThis as unknown as { heardEvents: string[] }).heardEvents);
}

/** The cart in the browser's storage. */
export function savedForLater(page: Page) {
  return page.evaluate(() => {
    const read = (storage: Storage) => Object.fromEntries(Object.entries(storage));
    return { session: read(sessionStorage), local: read(localStorage) };
  });
}

export async function cookieOf(page: Page, name: string): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find((cookie) => cookie.name === name)?.value;
}

/** Runs the time-outs of calls by the page's clock from now on, as its timers do. */
export async function installClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const given = new AbortController();
      setTimeout(() => given.abort(new DOMException('too late', 'TimeoutError')), ms);
      return given.signal;
    };
  });
  await page.clock.install();
}

/** Call 4 gets no answer, and is aborted after so long; the page has {@link installClock}. */
export async function expectGivenUpAfter(page: Page, limitMs: number): Promise<void> {
  const call = endpoint('get_refreshed_fragments');
  await page.clock.pauseAt(Date.now() + MINUTE_MS);
  await page.route(call, () => undefined);
  const heard = await recordEvents(page, 'wc_fragments_ajax_error');
  const sent = page.waitForRequest(call);
  await page.evaluate(() => document.body.dispatchEvent(new Event('wc_fragment_refresh')));
  const request = await sent;
  const failed = page.waitForEvent('requestfailed', (one) => one === request);
  await page.clock.runFor(limitMs - TOLERANCE_MS);
  expect(await heard()).toEqual([]);
  await page.clock.runFor(2 * TOLERANCE_MS);
  await expect.poll(heard).toEqual(['wc_fragments_ajax_error']);
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
}

/** Adds from the product form, and expects that each element named in the answer is replaced by its fragment. */
export async function expectFragmentsReplaced(page: Page): Promise<void> {
  await page.locator('main').evaluate((main) => {
    const total = '<p class="theme-total">Old</p>';
    for (const place of ['afterbegin', 'beforeend'] as const) main.insertAdjacentHTML(place, total);
  });
  const fragments = {
    [MINI_CART]: '<div class="widget_shopping_cart_content"><p id="new-cart">New</p></div>',
    'span.jamra-cart-count': '<span class="jamra-cart-count" data-count="7">7</span>',
    'p.theme-total': '<p class="theme-total" id="new-total">700.00</p>',
  };
  await page.route(ADD_BY_SITE, answerJson({ fragments, cart_hash: 'abc' }));
  await formButton(page).click();
  await expect(page.locator(`${MINI_CART} > #new-cart`)).toHaveText('New');
  for (const [selector, html] of Object.entries(fragments)) {
    const shown = await page.locator(selector).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
    expect(new Set(shown), selector).toEqual(new Set([html]));
  }
  await expect(page.locator('p.theme-total')).toHaveText(['700.00', '700.00']);
  await page.unroute(ADD_BY_SITE);
}
