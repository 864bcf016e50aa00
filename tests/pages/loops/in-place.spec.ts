import { expect, type Page, type Route } from '@playwright/test';
import { initialOf } from '#widgets/fields/field.ts';
import { fields as gridFields } from '#widgets/lists/loop-grid/fields.ts';
import { productId } from '../demo-products.ts';
import { test } from '../shop.ts';
import { filter, grid, pageOfNodes } from './place-loops.ts';

const REFRESH = '**/wp-json/elementor-pro/v1/refresh-loop';
const SCRIPT = /\/s\/loops-[\w-]+\.js$/;

const place = () =>
  pageOfNodes('raced-list', [
    filter('raced', { taxonomy: 'product_tag', multiple: 'OR' }),
    grid('raced', { perPage: 4 }),
  ]);

const itemsOf = (page: Page) =>
  page
    .locator('[data-loop="raced"] [data-loop-items] > li')
    .evaluateAll((all) => all.map((one) => /e-loop-item-(\S+)/.exec(one.className)?.[1] ?? ''));

/** Holds requests until `release`; they are answered in their order. */
async function held(page: Page, what: string | RegExp) {
  const waiting: Route[] = [];
  await page.route(what, (route) => {
    waiting.push(route);
  });
  return {
    count: () => waiting.length,
    release: async () => {
      await page.unroute(what);
      for (const route of waiting) await route.continue().catch(() => undefined);
    },
  };
}

test.describe('in a browser that knows nothing yet', () => {
  test.use({ hasOwnContext: true });

  test('GF-11 Back twice, before the script of loops has loaded, shows what the address says', async ({
    page,
  }) => {
    const path = await place();
    await page.goto(path);
    const first = await itemsOf(page);
    await page.locator('[data-loop="raced"] a.next').click();
    await expect.poll(() => itemsOf(page)).not.toEqual(first);
    await page.goto('/cart/');
    const script = await held(page, SCRIPT);
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(script.count).toBeGreaterThan(0);
    expect(new URL(page.url()).search).toBe('?e-page-raced=2');
    await page.evaluate(() => history.back());
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await script.release();
    await expect.poll(() => itemsOf(page)).toEqual(first);
  });
});

test('GF-11 Back while a pick is loading shows what was there before', async ({ page }) => {
  await page.goto(await place());
  const first = await itemsOf(page);
  const calls = await held(page, REFRESH);
  await page.locator('[data-filter-loop="raced"] [data-filter]').first().click();
  await expect.poll(calls.count).toBe(1);
  await page.goBack();
  await expect.poll(calls.count).toBe(2);
  await calls.release();
  await expect(page.locator('[data-loop="raced"] [data-loop-overlay]')).toBeHidden();
  expect(await itemsOf(page)).toEqual(first);
  expect(new URL(page.url()).search).toBe('');
});

test('GF-19 after two picks of which the second fails, the address is that of the items', async ({
  page,
}) => {
  await page.goto(await place());
  const before = page.url();
  const items = await itemsOf(page);
  await page.route(REFRESH, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.fulfill({ status: 500, json: {} }).catch(() => undefined);
  });
  const terms = page.locator('[data-filter-loop="raced"] [data-filter]');
  await terms.nth(0).click();
  await terms.nth(1).click();
  await expect(page.locator('[data-loop="raced"] [data-loop-status]')).toHaveText(/could not be loaded/);
  expect(page.url()).toBe(before);
  expect(await itemsOf(page)).toEqual(items);
});

test('WG-18 two filters of one taxonomy both keep their terms', async ({ page }) => {
  const setting = { taxonomy: 'product_brand', multiple: 'OR' } as const;
  const path = await pageOfNodes('twice-filtered-list', [
    filter('twice', setting),
    grid('twice', { perPage: 4 }),
    { ...filter('twice', setting), id: 'again' },
  ]);
  await page.goto(path);
  const navs = page.locator('[data-filter-loop="twice"]');
  const count = await navs.first().locator('[data-filter]').count();
  expect(count).toBeGreaterThan(1);
  await navs.first().locator('[data-filter]').first().click();
  for (const at of [0, 1]) {
    await expect(navs.nth(at).locator('[data-filter]').first()).toHaveAttribute('aria-pressed', 'true');
    await expect(navs.nth(at).locator('[data-filter]')).toHaveCount(count);
  }
});

test('GF-11 a loop without items is filtered no more by its button, and the focus is in the loop', async ({
  page,
}) => {
  const path = await pageOfNodes('emptied-list', [
    filter('emptied', { taxonomy: 'product_tag', multiple: 'AND' }),
    filter('emptied', { taxonomy: 'product_brand', multiple: 'AND' }),
    grid('emptied', { perPage: 4 }),
  ]);
  await page.goto(`${path}?e-filter-emptied-product_tag=gift&e-filter-emptied-product_brand=cedrane`);
  await page.locator('[data-loop="emptied"] [data-loop-clear]').click();
  await expect(page.locator('[data-loop="emptied"] .e-loop-item')).toHaveCount(4);
  await expect(page.locator('[data-loop="emptied"] .e-loop-item a').first()).toBeFocused();
});

/** A list whose second and third products are sticks. @returns its path */
function placeSticksLater(): Promise<string> {
  const chosen = ['ACC-CASE', 'CED-GOLD', 'CED-GOLD-5'].map((sku) => ({ product: Number(productId(sku)) }));
  return pageOfNodes('restricted-later', [
    grid('later', {
      products: { ...initialOf(gridFields).products, source: 'chosen', chosen },
      ...{ perPage: 1, paging: 'load-more' },
    }),
  ]);
}

test('BO-07 sticks that come with "more" bring the health warning, once', async ({ page }) => {
  await page.goto(await placeSticksLater());
  const loop = page.locator('[data-loop="later"]');
  await expect(loop.locator('.j-warning')).toHaveCount(0);
  await expect(page.locator('main [data-restricted]')).toHaveCount(0);
  for (const count of [2, 3]) {
    await loop.locator('[data-loop-more]').click();
    await expect(loop.locator('.e-loop-item')).toHaveCount(count);
    await expect(loop.locator('.j-warning')).toHaveCount(1);
  }
  await expect(loop).toHaveAttribute('data-restricted', '');
});

test('GF-14 a loop that loads keeps its size and moves nothing; then its number of items is announced', async ({
  page,
}) => {
  await page.goto(await place());
  const loop = page.locator('[data-loop="raced"]');
  const boxes = () =>
    page.evaluate(() => {
      const of = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect | undefined;
      const [loop, content, footer] = ['[data-loop]', '[data-loop-content]', 'footer'].map(of);
      return { loop, content, footer, scrollY };
    });
  const term = page.locator('[data-filter-loop="raced"] [data-filter]').first();
  await term.scrollIntoViewIfNeeded();
  const before = await boxes();
  const calls = await held(page, REFRESH);
  await term.focus();
  await page.keyboard.press('Space');
  await expect.poll(calls.count).toBe(1);
  const overlay = loop.locator('[data-loop-overlay]');
  await expect(overlay).toBeVisible();
  expect(await boxes()).toEqual(before);
  const { x, y, width, height } = before.loop ?? {};
  expect(await overlay.boundingBox()).toEqual({ x, y, width, height });
  await calls.release();
  const status = loop.locator('[data-loop-status]');
  const count = Number(await term.getAttribute('data-count'));
  expect(count).toBeGreaterThan(4);
  await expect(status).toHaveText(`${count} items. Page 1`);
  await expect(term).toBeFocused();
  await loop.locator('a.next').click();
  await expect(status).toHaveText(`${count} items. Page 2`);
  await expect(loop.locator('.e-loop-item a').first()).toBeFocused();
});

test('WG-17 an endless loop grows three times by itself; then its footer is reached, and a button leads on', async ({
  page,
}) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/refresh-loop')) calls += 1;
  });
  await page.goto(await pageOfNodes('endless-list', [grid('endless', { perPage: 2, paging: 'endless' })]));
  const items = page.locator('[data-loop="endless"] .e-loop-item');
  const footer = page.locator('footer').last();
  await expect(async () => {
    await footer.scrollIntoViewIfNeeded();
    await expect(items).toHaveCount(8, { timeout: 1000 });
  }).toPass();
  await footer.scrollIntoViewIfNeeded();
  await expect(footer).toBeInViewport();
  const more = page.locator('[data-loop-more]');
  await expect(more).toHaveAttribute('href', '?e-page-endless=5');
  expect([calls, await items.count()]).toEqual([3, 8]);
  await more.click();
  await expect(items).toHaveCount(10);
  await expect(items.nth(8).locator('a').first()).toBeFocused();
  await expect(page.locator('[data-loop="endless"] [data-loop-status]')).toHaveText(/ Page 5$/);
  const classes = await items.evaluateAll((all) => all.map((one) => one.className));
  expect(new Set(classes).size).toBe(10);
  expect([calls, new URL(page.url()).search]).toEqual([4, '']);
});

test.describe('a visitor without an answer', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('BO-07 sticks that come with "more" ask for the age', async ({ page }) => {
    await page.goto(await placeSticksLater());
    const question = page.locator('dialog#age-question');
    await expect(page.locator('[data-loop="later"] .e-loop-item')).toHaveCount(1);
    await expect(question).toBeHidden();
    await page.locator('[data-loop-more]').click();
    await expect(question).toBeVisible();
  });
});
