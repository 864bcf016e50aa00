import { type PrintedPage, readPage, withAttributes, withClass, withTag, wordsOf } from '../printed-page.ts';
import { PROOF } from '../screens.ts';
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

function linksOf(page: PrintedPage, rel: string): string[] {
  return withAttributes(page, 'link', { rel }).map(({ attribs }) => attribs.href ?? '');
}

function languagesOf(page: PrintedPage): Record<string, string> {
  const links = withAttributes(page, 'link', { rel: 'alternate' }).filter(({ attribs }) => attribs.hreflang);
  return Object.fromEntries(links.map(({ attribs }) => [attribs.hreflang, attribs.href]));
}

for (const [kind, path] of Object.entries(KINDS)) {
  test(`RT-07 BO-05 the ${kind} page has one address, and one in each language that points back`, async ({
    request,
    baseURL,
  }) => {
    for (const prefix of ['', '/ar']) {
      const page = await readPage(request, prefix + path);
      expect(linksOf(page, 'canonical')).toEqual([`${baseURL}${prefix}${path}`]);
      expect(languagesOf(page)).toEqual({
        en: `${baseURL}${path}`,
        ar: `${baseURL}/ar${path}`,
        'x-default': `${baseURL}${path}`,
      });
    }
  });

  test(`RT-07 the ${kind} page says what it is when it is shared`, async ({ request, baseURL }) => {
    const page = await readPage(request, path);
    expect(wordsOf(withTag(page, 'title')).length).toBeGreaterThan(5);
    const description = contentOf(page, { name: 'description' });
    expect(description.length).toBeGreaterThan(20);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(contentOf(page, { property: 'og:url' })).toBe(`${baseURL}${path}`);
    const picture = contentOf(page, { property: 'og:image' });
    expect(picture).toMatch(new RegExp(`^${baseURL}/media/`));
    expect((await request.get(picture)).status()).toBe(200);
    expect(contentOf(page, { name: 'twitter:card' })).toBe('summary_large_image');
  });
}

test(
  'RT-07 every address of the sitemaps answers with itself as its one address',
  PROOF,
  async ({ request, baseURL }) => {
    const locations = async (url: string) =>
      [...(await (await request.get(url)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
        ([, address = '']) => address,
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
  },
);

test('RT-07 cart, results and missing pages are kept out of search engines', async ({ request }) => {
  for (const path of [
    '/cart/',
    '/?s=orveta',
    '/nothing-here/',
    '/shop/?orderby=price',
    '/shop/?stock=instock',
  ]) {
    const page = await readPage(request, path);
    expect(contentOf(page, { name: 'robots' }), path).toBe('noindex, follow');
    expect(linksOf(page, 'canonical'), path).toHaveLength(1);
    expect(languagesOf(page), path).toEqual({});
  }
});

test('RT-07 each page of a listing has its own canonical URL, a filtered one that of the plain one', async ({
  request,
  baseURL,
}) => {
  const second = await readPage(request, '/shop/page/2/');
  expect(linksOf(second, 'canonical')).toEqual([`${baseURL}/shop/page/2/`]);
  expect(languagesOf(second).ar).toBe(`${baseURL}/ar/shop/page/2/`);
  expect(linksOf(second, 'prev')).toEqual([`${baseURL}/shop/`]);
  expect(linksOf(second, 'next')).toEqual([`${baseURL}/shop/page/3/`]);
  expect(contentOf(second, { name: 'robots' })).toBe('');
  const sorted = await readPage(request, '/shop/page/2/?orderby=price');
  expect(linksOf(sorted, 'canonical')).toEqual([`${baseURL}/shop/`]);
  const tracked = await readPage(request, '/shop/?utm_source=letter');
  expect(linksOf(tracked, 'canonical')).toEqual([`${baseURL}/shop/`]);
  expect(contentOf(tracked, { name: 'robots' })).toBe('');
});

test('RT-07 the structured data has the breadcrumb of the page', async ({ request, baseURL }) => {
  for (const prefix of ['', '/ar']) {
    const page = await readPage(request, `${prefix}/product/kovia-bar/`);
    const shown = withClass(page, 'woocommerce-breadcrumb').flatMap((one) => withTag(one, 'li'));
    const { itemListElement } = thingOn(page, 'BreadcrumbList');
    const events = itemListElement as { name: string; item: string; position: number }[];
    expect(events.map(({ name }) => name)).toEqual(shown.map(wordsOf));
    expect(events.at(-1)).toMatchObject({
      item: `${baseURL}${prefix}/product/kovia-bar/`,
      position: events.length,
    });
  }
});

test('RT-07 the structured data of a listing has its products in their order', async ({ request }) => {
  for (const path of ['/shop/', '/category/devices/', '/sticks/', '/shop/page/2/']) {
    const page = await readPage(request, path);
    const { name, mainEntity } = thingOn(page, 'CollectionPage');
    expect(wordsOf(withTag(page, 'h1'))).toBe(name);
    const { itemListElement } = mainEntity as { itemListElement: { name: string }[] };
    const shown = withTag(page, 'main')
      .flatMap((main) => withClass(main, 'product'))
      .flatMap((product) => withClass(product, 'woocommerce-loop-product__title'));
    expect(itemListElement.map((one) => one.name)).toEqual(shown.map(wordsOf));
  }
});

test('RT-07 the structured data of an article has its title, day and picture', async ({
  request,
  baseURL,
}) => {
  const page = await readPage(request, '/blog/how-heated-tobacco-works/');
  const article = thingOn(page, 'BlogPosting');
  expect(article.headline).toBe(wordsOf(withTag(page, 'h1')));
  const [time] = withTag(page, 'main').flatMap((main) => withTag(main, 'time'));
  expect(article.datePublished).toBe(time?.attribs.datetime);
  expect(article.image).toBe(contentOf(page, { property: 'og:image' }));
  expect(String(article.image)).toContain(`${baseURL}/media/`);
});

test('RT-07 the structured data of the home page names the store and its search', async ({
  request,
  baseURL,
}) => {
  const page = await readPage(request, '/');
  const store = thingOn(page, 'OnlineStore');
  const footer = wordsOf(withTag(page, 'footer').at(-1));
  expect(footer).toContain(String(store.legalName));
  expect(footer).toContain(String(store.vatID));
  const site = thingOn(page, 'WebSite');
  const { target } = site.potentialAction as { target: { urlTemplate: string } };
  expect(target.urlTemplate).toBe(`${baseURL}/?s={search_term_string}`);
  const logo = await request.get(String(store.logo));
  expect(logo.headers()['content-type']).toBe('image/png');
});

test('RT-07 the company that sells has its name in the language of the page', async ({ request }) => {
  const names: string[] = [];
  for (const path of ['/', '/ar/']) {
    const page = await readPage(request, path);
    const { legalName } = thingOn(page, 'OnlineStore');
    expect(wordsOf(withTag(page, 'footer').at(-1))).toContain(String(legalName));
    names.push(String(legalName));
  }
  expect(names[0]).not.toMatch(/\p{Script=Arabic}/u);
  expect(names[1]).toMatch(/^\P{Script=Latin}+$/u);
});

test('RT-07 icons and manifest are at the addresses that the page names', async ({ request }) => {
  const page = await readPage(request, '/ar/');
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    for (const href of linksOf(page, rel)) expect((await request.get(href)).status(), href).toBe(200);
  }
  const [href = ''] = linksOf(page, 'manifest');
  const manifest = await (await request.get(href)).json();
  expect(manifest).toMatchObject({ name: 'جمرة', dir: 'rtl' });
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

test('RT-07 no page describes the same thing twice', async ({ request }) => {
  for (const path of Object.values(KINDS)) {
    const kinds = thingsOn(await readPage(request, path)).map((thing) => thing['@type']);
    expect(new Set(kinds).size, path).toBe(kinds.length);
  }
});
