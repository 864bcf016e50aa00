import { expect, type Page } from '@playwright/test';
import { MINUTE_MS } from '#kernel/instant.ts';
import { productId } from '../demo-products.ts';
import { PROOF } from '../screens.ts';
import { settle, test } from '../shop.ts';

const namesOn = (page: Page) => page.locator('li.product .j-card__name').allInnerTexts();

async function pricesOn(page: Page): Promise<number[]> {
  return page
    .locator('li.product .j-prices')
    .evaluateAll((all) =>
      all.map((one) => Number((one.querySelector('ins') ?? one).textContent?.replace(/[^\d.]/g, ''))),
    );
}

test('LS-01 choosing another order submits the form and keeps every other parameter', async ({ page }) => {
  await page.goto('/sticks/page/2/?filter_flavour-family=tobacco&utm_source=mail&of[]=a&of[]=b');
  await page.locator('select.orderby').selectOption('price');
  await page.waitForURL(/orderby=price/);
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/sticks/');
  expect([...searchParams]).toEqual([
    ['orderby', 'price'],
    ['paged', '1'],
    ['filter_flavour-family', 'tobacco'],
    ['utm_source', 'mail'],
    ['of[]', 'a'],
    ['of[]', 'b'],
  ]);
});

test('LS-01 another order of a page that added a product does not add it again', async ({ page }) => {
  await page.goto(`/sticks/?add-to-cart=${productId('CED-WALNUT')}&utm_source=mail`);
  await settle(page);
  await page.locator('select.orderby').selectOption('price');
  await page.waitForURL(/orderby=price/);
  expect(new URL(page.url()).search).toBe('?orderby=price&paged=1&utm_source=mail');
});

test('LS-02 the order is in the address and answers with a whole page', async ({ page }) => {
  const answer = await page.goto('/category/devices/?orderby=price-desc');
  expect(await answer?.text()).toMatch(/^<!DOCTYPE html>/i);
  await expect(page.locator('select.orderby')).toHaveValue('price-desc');
  const names = await namesOn(page);
  await page.reload();
  expect(await namesOn(page)).toEqual(names);
  await page.goto('/category/devices/?orderby=nonsense');
  await expect(page.locator('select.orderby')).toHaveValue('menu_order');
});

test('LS-02 after Back the select shows the order of the list', PROOF, async ({ page }) => {
  const order = page.locator('select.orderby');
  await page.goto('/sticks/');
  await order.selectOption('price-desc');
  await page.waitForURL(/orderby=price-desc/);
  await page.goBack();
  await settle(page);
  expect(new URL(page.url()).search).toBe('');
  await expect(order).toHaveValue('menu_order');
});

test('LS-02 a page restored by the browser shows the order of its list', async ({ page }) => {
  await page.goto('/sticks/');
  await settle(page);
  const order = page.locator('select.orderby');
  await order.evaluate((select: HTMLSelectElement) => {
    select.value = 'price-desc';
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(order).toHaveValue('menu_order');
});

test('LS-04 the result count is set again two seconds after the load, also when scripts begin late', async ({
  page,
}) => {
  await page.route('**/s/main-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const loadedMs = performance.now();
      const count = document.querySelector('p.woocommerce-result-count');
      const note = () => {
        document.documentElement.dataset.saidAgain ??= String(Math.round(performance.now() - loadedMs));
      };
      if (count !== null) new MutationObserver(note).observe(count, { childList: true });
    });
  });
  await page.goto('/sticks/');
  const root = page.locator('html[data-said-again]');
  await expect(root).toHaveCount(1);
  const saidMs = Number(await root.getAttribute('data-said-again'));
  expect(saidMs).toBeGreaterThan(1900);
  expect(saidMs).toBeLessThan(2500);
});

test('LS-04 the result count is set again two seconds after the page has loaded', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + MINUTE_MS);
  await page.goto('/sticks/');
  const count = page.locator('p.woocommerce-result-count[role="alert"]');
  await expect(count).toHaveAttribute('aria-hidden', 'true');
  const text = (await count.textContent()) ?? '';
  expect(text).toMatch(/\d/);
  const changes = await count.evaluateHandle((element) => {
    const texts: (string | null)[] = [];
    const note = () => texts.push(element.textContent);
    new MutationObserver(note).observe(element, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  await page.clock.runFor(1900);
  expect(await changes.jsonValue()).toEqual([]);
  await page.clock.runFor(200);
  expect(await changes.jsonValue()).toEqual([text]);
  await expect(count).not.toHaveAttribute('aria-hidden');
});

test('LS-05 each order gives its sequence and keeps the filters', async ({ page }) => {
  const path = (orderby: string) => `/shop/?filter_brand=orveta&stock=instock&orderby=${orderby}`;
  await page.goto(path('price'));
  const up = await pricesOn(page);
  expect(up).toEqual([...up].sort((a, b) => a - b));
  await page.goto(path('price-desc'));
  const down = await pricesOn(page);
  expect(down[0]).toBeGreaterThan(down.at(-1) ?? 0);
  await page.goto(path('title'));
  const names = await namesOn(page);
  expect(names).toEqual([...names].sort());
  await page.goto(path('popularity'));
  expect((await namesOn(page))[0]).toBe('Orveta Duo');
  for (const orderby of ['menu_order', 'popularity', 'rating', 'date']) {
    await page.goto(path(orderby));
    await expect(page.locator('.j-chosen .j-chip')).toHaveCount(2);
    await expect(page.locator('select.orderby')).toHaveValue(orderby);
  }
});

test('LS-06 paging keeps order and filters in real links, and Back restores the scroll position', async ({
  page,
}) => {
  await page.goto('/sticks/?orderby=title&filter_brand=cedrane,falaj&query_type_brand=or&stock=instock');
  const first = await namesOn(page);
  const next = page.locator('nav.woocommerce-pagination a.next');
  await expect(next).toHaveAttribute(
    'href',
    '/sticks/page/2/?orderby=title&filter_brand=cedrane,falaj&query_type_brand=or&stock=instock',
  );
  await expect(page.locator('link[rel="next"]')).toHaveCount(1);
  await settle(page);
  await next.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await next.click();
  await page.waitForURL(/\/page\/2\//);
  await expect(page.locator('select.orderby')).toHaveValue('title');
  await expect(page.locator('.j-chosen .j-chip')).toHaveCount(3);
  await expect(page.locator('ul.page-numbers .current')).toHaveText('2');
  const second = await namesOn(page);
  expect([...first, ...second]).toEqual([...first, ...second].sort());
  expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
  await page.goBack();
  await expect(page.locator('ul.page-numbers .current')).toHaveText('1');
  expect(await namesOn(page)).toEqual(first);
  await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), before)).toBeLessThan(3);
});

test('LS-06 every listing has its further pages, and none beyond the last', PROOF, async ({ request }) => {
  const listings = ['/shop/', '/sticks/', '/sticks/cedrane/', '/category/devices/', '/brand/orveta/'];
  for (const path of [...listings, '/product-tag/tobacco/', '/ar/brand/falaj/']) {
    for (const address of [path, `${path}page/1/`, `${path}?paged=1`, `${path}?product-page=1`])
      expect((await request.get(address)).status(), address).toBe(200);
    for (const address of [`${path}page/99/`, `${path}page/0/`, `${path}page/two/`, `${path}?paged=99`])
      expect((await request.get(address)).status(), address).toBe(404);
  }
  expect((await request.get('/page/2/?s=cedrane&post_type=product')).status()).toBe(200);
  for (const address of ['/page/99/?s=cedrane', '/ar/page/99/?q=cedrane', '/?s=cedrane&paged=99'])
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(404);
  expect((await request.get('/faq/page/2/')).status(), 'a page').toBe(404);
});

/** The width that the longest name of an order needs. */
const LEGIBLE_PX = 170;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('LS-01 the orders and the button that applies one are in one row', async ({ page }) => {
    for (const [path, width] of [
      ['/sticks/', 1440],
      ['/ar/sticks/', 360],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const form = page.locator('form.woocommerce-ordering');
      const [select, button] = [form.locator('select'), form.locator('button')];
      const boxes = await Promise.all([select.boundingBox(), button.boundingBox()]);
      const [orders, apply] = boxes.map((box) => ({
        middlePx: (box?.y ?? 0) + (box?.height ?? 0) / 2,
        widthPx: box?.width ?? 0,
      }));
      expect(Math.abs((orders?.middlePx ?? 0) - (apply?.middlePx ?? 0)), path).toBeLessThanOrEqual(2);
      expect(orders?.widthPx, path).toBeGreaterThanOrEqual(LEGIBLE_PX);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});
