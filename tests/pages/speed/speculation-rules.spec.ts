import type { Page } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect, settle, test } from '../shop.ts';

const PRODUCT = '/product/kovia-bar/';

// Prefetched files may not be in the browser's cache.
test.use({ hasOwnContext: true });

type Preloads = { mayBeFetched: string[]; fetched: string[] };

/** The prefetches that the browser itself reports. */
async function hearPreloads(page: Page): Promise<Preloads> {
  const heard: Preloads = { mayBeFetched: [], fetched: [] };
  const session = await page.context().newCDPSession(page);
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    heard.mayBeFetched = preloadingAttemptSources.map(({ key }) =>
      key.url.slice(new URL(key.url).origin.length),
    );
  });
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) =>
    heard.fetched.push(new URL(prefetchUrl).pathname),
  );
  await session.send('Preload.enable');
  return heard;
}

async function rulesOf(page: Page): Promise<number> {
  return page.locator('script[type="speculationrules"]').count();
}

test('a page is prefetched on pointer down, not earlier', async ({ page }) => {
  const heard = await hearPreloads(page);
  await page.goto('/category/devices/');
  await settle(page);
  const link = page.locator('a.woocommerce-LoopProduct-link').first();
  const address = (await link.getAttribute('href')) ?? '';
  await expect.poll(() => heard.mayBeFetched).toContain(address);
  await link.hover();
  expect(heard.fetched).toEqual([]);
  await page.mouse.down();
  await expect.poll(() => heard.fetched).toContain(address);
});

test('a page is prefetched when its arrow is pressed', PROOF, async ({ page }) => {
  const heard = await hearPreloads(page);
  await page.goto('/');
  await settle(page);
  const link = page
    .locator('main a.j-more:not([href*="?"])')
    .filter({ has: page.locator('svg') })
    .first();
  const address = (await link.getAttribute('href')) ?? '';
  await expect.poll(() => heard.mayBeFetched).toContain(address);
  await link.locator('svg').scrollIntoViewIfNeeded();
  const box = await link.locator('svg').boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await page.mouse.down();
  await expect.poll(() => heard.fetched).toContain(address);
});

test('personal links and links with effects are not prefetched', PROOF, async ({ page }) => {
  const heard = await hearPreloads(page);
  await page.goto(PRODUCT);
  await settle(page);
  await expect.poll(() => heard.mayBeFetched.length).toBeGreaterThan(5);
  expect(
    heard.mayBeFetched.filter((path) => /^(\/ar)?\/(cart|checkout|my-account|contact)\//.test(path)),
  ).toEqual([]);
  expect(await page.locator('a[href*="?"]').count()).toBeGreaterThan(0);
  expect(heard.mayBeFetched.filter((address) => address.includes('?'))).toEqual([]);
});

test('nothing is prefetched in data-saving mode', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await page.goto('/');
  await settle(page);
  expect(await rulesOf(page)).toBe(0);
});

const EARLY = { 'sec-purpose': 'prefetch;prerender' };

test('a prefetch of a shared page is answered', async ({ request }) => {
  for (const address of ['/', PRODUCT, `/ar${PRODUCT}`, '/category/devices/']) {
    const answer = await request.get(address, { headers: EARLY });
    expect(answer.status(), address).toBe(200);
  }
});

test('a prefetch of a personal page or an effect is refused', async ({ request }) => {
  const paths = [
    '/?add-to-cart=1',
    `${PRODUCT}?add-to-cart=1`,
    '/cart/?remove_item=0',
    '/cart/',
    '/ar/checkout/',
    '/my-account/customer-logout/',
    '/?wc-ajax=get_refreshed_fragments',
    '/?s=duo',
    '/admin/',
  ];
  for (const address of paths) {
    const answer = await request.get(address, { headers: EARLY, maxRedirects: 0 });
    expect(answer.status(), address).toBe(503);
    expect(answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')).toEqual([]);
  }
});

test('a pending notice is kept for the click', async ({ request }) => {
  const answer = await request.get('/', { headers: { ...EARLY, cookie: 'jamra_notices=1' } });
  expect(answer.status()).toBe(503);
});
