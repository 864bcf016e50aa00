import type { Page } from '@playwright/test';
import { expect, test } from '../shop.ts';
import { contentOf, thingOn, thingsOn } from './structured-data.ts';

const KINDS = {
  home: '/',
  shop: '/shop/',
  category: '/category/devices/',
  sticks: '/sticks/',
  product: '/product/kovia-bar/',
  journal: '/blog/',
  work: '/portfolio/',
};

async function linksOf(page: Page, rel: string): Promise<string[]> {
  return page
    .locator(`link[rel="${rel}"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

async function languagesOf(page: Page): Promise<Record<string, string>> {
  const found = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
  return Object.fromEntries(found);
}

for (const [kind, path] of Object.entries(KINDS)) {
  test(`RT-07 BO-05 the ${kind} page has one address, and one in each language that points back`, async ({
    page,
    baseURL,
  }) => {
    for (const prefix of ['', '/ar']) {
      await page.goto(prefix + path);
      expect(await linksOf(page, 'canonical')).toEqual([`${baseURL}${prefix}${path}`]);
      expect(await languagesOf(page)).toEqual({
        en: `${baseURL}${path}`,
        ar: `${baseURL}/ar${path}`,
        'x-default': `${baseURL}${path}`,
      });
    }
  });

  test(`RT-07 the ${kind} page says what it is when it is shared`, async ({ page, baseURL }) => {
    await page.goto(path);
    expect((await page.title()).length).toBeGreaterThan(5);
    const description = await contentOf(page, 'meta[name="description"]');
    expect(description.length).toBeGreaterThan(20);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(await contentOf(page, 'meta[property="og:url"]')).toBe(`${baseURL}${path}`);
    const picture = await contentOf(page, 'meta[property="og:image"]');
    expect(picture).toMatch(new RegExp(`^${baseURL}/media/`));
    expect((await page.request.get(picture)).status()).toBe(200);
    expect(await contentOf(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
  });
}

test('RT-07 every address of the sitemaps answers with itself as its one address', async ({
  page,
  baseURL,
}) => {
  const { request } = page;
  const locations = async (url: string) =>
    [...(await (await request.get(url)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, found = '']) => found,
    );
  const files = await locations('/sitemap.xml');
  expect(files.length).toBeGreaterThanOrEqual(3);
  const addresses = (await Promise.all(files.map(locations))).flat();
  expect(addresses.length).toBeGreaterThan(100);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses.filter((_, index) => index % 5 === 0)) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    expect(html, address).toContain(`<link rel="canonical" href="${address}"`);
    expect(html, address).not.toContain('noindex');
  }
  expect(addresses).toContain(`${baseURL}/ar/product/kovia-bar/`);
});

test('RT-07 cart, results and what is not there are kept out of search engines', async ({ page }) => {
  for (const path of [
    '/cart/',
    '/?s=orveta',
    '/nothing-here/',
    '/shop/?orderby=price',
    '/shop/?stock=instock',
  ]) {
    await page.goto(path);
    expect(await contentOf(page, 'meta[name="robots"]'), path).toBe('noindex, follow');
    expect(await linksOf(page, 'canonical'), path).toHaveLength(1);
    expect(await languagesOf(page), path).toEqual({});
  }
});

test('RT-07 each page of a listing is its own, a narrowed one stands for the plain one', async ({
  page,
  baseURL,
}) => {
  await page.goto('/shop/page/2/');
  expect(await linksOf(page, 'canonical')).toEqual([`${baseURL}/shop/page/2/`]);
  expect((await languagesOf(page)).ar).toBe(`${baseURL}/ar/shop/page/2/`);
  expect(await linksOf(page, 'prev')).toEqual([`${baseURL}/shop/`]);
  expect(await linksOf(page, 'next')).toEqual([`${baseURL}/shop/page/3/`]);
  expect(await page.locator('meta[name="robots"]').count()).toBe(0);
  await page.goto('/shop/page/2/?orderby=price');
  expect(await linksOf(page, 'canonical')).toEqual([`${baseURL}/shop/`]);
  await page.goto('/shop/?utm_source=letter');
  expect(await linksOf(page, 'canonical')).toEqual([`${baseURL}/shop/`]);
  expect(await page.locator('meta[name="robots"]').count()).toBe(0);
});

test('RT-07 the way to a page is told to machines as the page shows it', async ({ page, baseURL }) => {
  for (const prefix of ['', '/ar']) {
    await page.goto(`${prefix}/product/kovia-bar/`);
    const shown = await page.locator('.woocommerce-breadcrumb li').allInnerTexts();
    const { itemListElement } = await thingOn(page, 'BreadcrumbList');
    const told = itemListElement as { name: string; item: string; position: number }[];
    expect(told.map(({ name }) => name)).toEqual(shown.map((text) => text.trim()));
    expect(told.at(-1)).toMatchObject({
      item: `${baseURL}${prefix}/product/kovia-bar/`,
      position: told.length,
    });
  }
});

test('RT-07 a listing tells machines the products it shows, in their order', async ({ page }) => {
  for (const path of ['/shop/', '/category/devices/', '/sticks/', '/shop/page/2/']) {
    await page.goto(path);
    const { name, mainEntity } = await thingOn(page, 'CollectionPage');
    expect(await page.locator('h1').innerText()).toBe(name);
    const { itemListElement } = mainEntity as { itemListElement: { name: string }[] };
    const shown = await page.locator('main li.product .woocommerce-loop-product__title').allInnerTexts();
    expect(itemListElement.map((one) => one.name)).toEqual(shown);
  }
});

test('RT-07 an article tells machines its title, day and picture', async ({ page, baseURL }) => {
  await page.goto('/blog/how-heated-tobacco-works/');
  const article = await thingOn(page, 'BlogPosting');
  expect(article.headline).toBe(await page.locator('h1').innerText());
  expect(article.datePublished).toBe(await page.locator('main time').first().getAttribute('datetime'));
  expect(article.image).toBe(await contentOf(page, 'meta[property="og:image"]'));
  expect(String(article.image)).toContain(`${baseURL}/media/`);
});

test('RT-07 home tells machines who sells here and how to search', async ({ page, baseURL }) => {
  await page.goto('/');
  const store = await thingOn(page, 'OnlineStore');
  const footer = await page.locator('footer').innerText();
  expect(footer).toContain(String(store.legalName));
  expect(footer).toContain(String(store.vatID));
  const site = await thingOn(page, 'WebSite');
  const { target } = site.potentialAction as { target: { urlTemplate: string } };
  expect(target.urlTemplate).toBe(`${baseURL}/?s={search_term_string}`);
  const logo = await page.request.get(String(store.logo));
  expect(logo.headers()['content-type']).toBe('image/png');
});

test('RT-07 the company that sells has its name in the language of the page', async ({ page }) => {
  const names: string[] = [];
  for (const path of ['/', '/ar/']) {
    await page.goto(path);
    const { legalName } = await thingOn(page, 'OnlineStore');
    await expect(page.locator('footer')).toContainText(String(legalName));
    names.push(String(legalName));
  }
  expect(names[0]).not.toMatch(/\p{Script=Arabic}/u);
  expect(names[1]).toMatch(/^\P{Script=Latin}+$/u);
});

test('RT-07 icons and manifest are where the page says', async ({ page }) => {
  await page.goto('/ar/');
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    for (const href of await linksOf(page, rel))
      expect((await page.request.get(href)).status(), href).toBe(200);
  }
  const [href = ''] = await linksOf(page, 'manifest');
  const manifest = await (await page.request.get(href)).json();
  expect(manifest).toMatchObject({ name: 'جمرة', dir: 'rtl' });
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
});

test('RT-07 no page describes the same thing twice', async ({ page }) => {
  for (const path of Object.values(KINDS)) {
    await page.goto(path);
    const kinds = (await thingsOn(page)).map((thing) => thing['@type']);
    expect(new Set(kinds).size, path).toBe(kinds.length);
  }
});
