import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { APIRequestContext, Page, Response } from '@playwright/test';
import type { Language } from '#kernel/language.ts';
import { wordsIn } from '#messages';
import { idOf } from '../cart/basket.ts';
import { readPage, withAttributes } from '../printed-page.ts';
import { expect, settle, test } from '../shop.ts';

const KILOBYTE = 1024;
/** The budget of a page before any interaction: kilobytes under gzip, and requests. */
const BUDGET = { script: 40, stylesheet: 24, requests: 25 };
const PAGES = ['/', '/category/devices/', '/product/orveta-duo/', '/ar/product/orveta-duo/', '/cart/'];

/** Opens a page as a phone would and waits until it requests nothing more. */
async function loadedBy(page: Page, address: string): Promise<Response[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(address);
  await settle(page);
  return responses;
}

async function kilobytesOf(responses: readonly Response[], kind: string): Promise<number> {
  const files = responses.filter((response) => response.request().resourceType() === kind);
  expect(files.length).toBeGreaterThan(0);
  const sizes = await Promise.all(files.map(async (response) => gzipSync(await response.body()).length));
  return sizes.reduce((sum, size) => sum + size, 0) / KILOBYTE;
}

// Loads of a browser without a cache.
test.use({ viewport: { width: 390, height: 844 }, hasOwnContext: true });

for (const address of PAGES) {
  test(`the initial load on a phone stays within its budget: ${address}`, async ({ page }) => {
    const responses = await loadedBy(page, address);
    expect(await kilobytesOf(responses, 'script')).toBeLessThanOrEqual(BUDGET.script);
    expect(await kilobytesOf(responses, 'stylesheet')).toBeLessThanOrEqual(BUDGET.stylesheet);
    expect(responses.length).toBeLessThanOrEqual(BUDGET.requests);
  });
}

/** The modules that a page names beside its script, without content hashes. */
async function modulesOf(request: APIRequestContext, address: string): Promise<string[]> {
  const links = withAttributes(await readPage(request, address), 'link', { rel: 'modulepreload' });
  return links.map(({ attribs }) => /\/s\/(.+)-[\w-]{8}\.js$/.exec(attribs.href ?? '')?.[1] ?? '');
}

test('the modules of the cart and the checkout are named only on their pages', async ({ request }) => {
  await request.get(`/?add-to-cart=${await idOf('cedrane-gold')}`);
  expect(await modulesOf(request, '/cart/')).toContain('start-cart-page');
  expect(await modulesOf(request, '/checkout/')).toContain('checkout');
  for (const address of ['/', '/shop/', '/product/kovia-bar/'])
    expect(await modulesOf(request, address), address).toEqual([]);
});

test('styles, scripts and icons are sent as small as Brotli makes them', async ({ request }) => {
  const html = await readPage(request, '/');
  const [stylesheet] = withAttributes(html, 'link', { rel: 'stylesheet' });
  const script = /"(\/s\/main-[\w-]+\.js)"/.exec(await (await request.get('/')).text())?.[1];
  for (const address of [stylesheet?.attribs.href, script, '/icons.svg']) {
    const answer = await request.get(address ?? '', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers()['content-encoding'], address).toBe('br');
    const smallest = brotliCompressSync(await answer.body()).length;
    expect(Number(answer.headers()['content-length']), address).toBeLessThanOrEqual(smallest);
  }
});

test('the page is painted before its script is requested', async ({ page }) => {
  // A pending picture delays the page's load event.
  await page.route('**/media/**', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  const startsOf = () =>
    page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      script: performance.getEntriesByType('resource').find(({ name }) => /\/s\/main-/.test(name))?.startTime,
    }));
  await expect.poll(async () => (await startsOf()).script).toBeDefined();
  const { paint = Number.POSITIVE_INFINITY, script = 0 } = await startsOf();
  expect(script).toBeGreaterThanOrEqual(paint);
});

/** The budget of every back-office screen: kilobytes under gzip, and files. */
const BACK_OFFICE_BUDGET = { script: 368, files: 20 };
const BACK_OFFICE = [
  { address: '/admin/sign-in/', own: 'en', foreign: 'ar' },
  { address: '/ar/admin/sign-in/', own: 'ar', foreign: 'en' },
] as const;

for (const { address, own: ownPath, foreign } of BACK_OFFICE) {
  test(`the back office loads few files, one language and no product cards: ${address}`, async ({
    request,
  }) => {
    const hasTextsIn = (language: Language) => (script: string) =>
      script.includes(wordsIn(language)('admin:needsScripts'));
    const links = withAttributes(await readPage(request, address), 'link', { rel: 'modulepreload' });
    const files = await Promise.all(links.map(({ attribs }) => request.get(attribs.href ?? '')));
    const scripts = await Promise.all(files.map((file) => file.text()));
    const kilobytes = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0) / KILOBYTE;
    expect(kilobytes).toBeLessThanOrEqual(BACK_OFFICE_BUDGET.script);
    expect(scripts.length).toBeLessThanOrEqual(BACK_OFFICE_BUDGET.files);
    expect(scripts.some(hasTextsIn(ownPath))).toBe(true);
    expect(scripts.some(hasTextsIn(foreign))).toBe(false);
    // The storefront's error page shows bestsellers, which the server prints.
    expect(scripts.some((script) => script.includes('j-card__'))).toBe(false);
  });
}
