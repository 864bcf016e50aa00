import Fastify from 'fastify';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ProductId } from '#kernel/ids.ts';
import { registerFeedsAndSitemaps } from '#wire/feeds/register.ts';
import { aBundle } from '../a-kit.ts';
import { aProduct, aShop, PLAIN_IMPORT, rowsOf } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db } = test;
const app = Fastify();
registerFeedsAndSitemaps(app, { shop, config: test.config, secret: 'a secret of the tests, long enough' });

const id = await aProduct(test, { sku: 'POUCH', price: '159.00', more: { Name: 'Pouch & strap' } });
const hidden = { 'Visibility in catalog': 'hidden' };
await aProduct(test, { sku: 'HIDDEN', more: hidden });
await aProduct(test, { sku: 'DRAFT', more: { Published: '-1' } });
const sale = { 'Sale price': '20.00', 'Tax class': '' };
await aProduct(test, { sku: 'SALE', price: '25.00', more: sale });
await shop.catalogue.importProducts(
  rowsOf([
    {
      Type: 'variable',
      SKU: 'BAR',
      Name: 'Bar',
      'Attribute 1 name': 'Colour',
      'Attribute 1 value(s)': 'Blue, Red',
    },
    {
      Type: 'variation',
      Parent: 'BAR',
      SKU: 'BAR-BLUE',
      Name: 'Bar',
      'Regular price': '249.00',
      'Attribute 1 name': 'Colour',
      'Attribute 1 value(s)': 'Blue',
    },
  ]),
  PLAIN_IMPORT,
);
await aProduct(test, { sku: 'STICK', price: '25.00', more: { ...sale, Name: 'Stick' } });
await sql`update product set class = 'tobacco' where sku = 'STICK'`.execute(db);
await shop.content.save({
  kind: 'article',
  slug: 'heat',
  title: { en: 'On heat', ar: 'عن الحرارة' },
  excerpt: { en: 'Warm words.' },
  body: { en: '<p>See <a href="/shop/">the shop</a>.</p>' },
  tree: [],
  coverId: null,
  category: '',
  tags: [],
  details: { products: [] },
  position: 0,
  publishedAt: new Date('2026-11-01T08:00:00Z'),
});

const get = async (url: string) => app.inject({ method: 'GET', url });
const body = async (url: string) => (await get(url)).body;

describe('sitemaps', () => {
  it('RT-07 the index lists one file per page type', async () => {
    const index = await body('/sitemap.xml');
    const named = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    expect(named).toEqual([
      'http://shop.test/sitemaps/products-1.xml',
      'http://shop.test/sitemaps/categories.xml',
      'http://shop.test/sitemaps/content.xml',
    ]);
  });

  it('RT-07 lists a product in both languages, and only public ones', async () => {
    const products = await body('/sitemaps/products-1.xml');
    expect(products).toContain('<loc>http://shop.test/product/pouch-strap/</loc>');
    expect(products).toContain('<loc>http://shop.test/ar/product/pouch-strap/</loc>');
    expect(products).toContain('hreflang="x-default" href="http://shop.test/product/pouch-strap/"');
    expect(products).not.toMatch(/hidden|draft/);
  });

  it('RT-07 has the date of the last change', async () => {
    await sql`update product set updated_at = '2026-11-05T10:00:00Z' where id = ${id}`.execute(db);
    expect(await body('/sitemaps/products-1.xml')).toContain('<lastmod>2026-11-05T10:00:00.000Z</lastmod>');
  });

  it('RT-07 lists every product over several files', async () => {
    const all = [];
    for await (const one of shop.catalogue.published.list({ offset: 1, limit: 2 })) all.push(one.slug);
    expect(all).toEqual(['sale', 'bar']);
  });

  it('RT-07 an unknown file answers 404', async () => {
    for (const name of ['products-2', 'products-0', 'products-x', 'nothing'])
      expect((await get(`/sitemaps/${name}.xml`)).statusCode).toBe(404);
  });
});

it('RT-07 robots.txt excludes carts and names the sitemap', async () => {
  const robots = await body('/robots.txt');
  for (const path of ['/cart/', '/ar/cart/', '/checkout/', '/my-account/', '/*?*add-to-cart=', '/*?s='])
    expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).toContain('Sitemap: http://shop.test/sitemap.xml\n');
});

describe('feeds', () => {
  it('RT-07 the journal has RSS, Atom and JSON feeds in both languages', async () => {
    expect(await body('/blog/feed.xml')).toContain('<title><![CDATA[On heat]]></title>');
    expect(await body('/ar/blog/feed.xml')).toContain('عن الحرارة');
    expect(await body('/blog/atom.xml')).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
    const json = JSON.parse(await body('/blog/feed.json'));
    expect(json.items[0]).toMatchObject({ id: 'http://shop.test/blog/heat/', title: 'On heat' });
    expect(json.items[0].content_html).toContain('href="http://shop.test/shop/"');
  });

  it('RT-07 markup in titles is escaped in every feed', async () => {
    const title = 'Heat & <b>light</b> ]]>';
    const article = {
      kind: 'article' as const,
      slug: 'markup',
      title: { en: title },
      excerpt: { en: '<i>Warm</i>' },
      ...{ body: { en: '<p>Warm</p>' }, tree: [], coverId: null, category: '', tags: [] },
      ...{ details: { products: [] }, position: 0, publishedAt: new Date('2026-11-02T08:00:00Z') },
    };
    await shop.content.save(article);
    await shop.settings.set('shop.tagline', { en: '<b>Heat</b>', ar: '<b>حرارة</b>' });
    await aProduct(test, { sku: 'MARKUP', more: { Name: title } });
    // RSS and Atom titles are HTML, so the text is escaped once for HTML and once more, or in CDATA, for XML.
    const asHtml = 'Heat &amp; &lt;b&gt;light&lt;/b&gt; ]]&gt;';
    expect(await body('/blog/feed.xml')).toContain(`<title><![CDATA[${asHtml}]]></title>`);
    expect(await body('/blog/atom.xml')).toContain(`<title type="html"><![CDATA[${asHtml}]]></title>`);
    expect(JSON.parse(await body('/blog/feed.json')).items[0]).toMatchObject({
      title,
      summary: '<i>Warm</i>',
    });
    const products = await body('/feeds/products.xml');
    expect(products).toContain(`<title>${asHtml}</title>`);
    expect(products).toContain('<description>&lt;b&gt;Heat&lt;/b&gt;</description>');
  });

  it('PP-12 ST-06 the product feed lists bundles while their parts allow one', async () => {
    const part = (await aProduct(test, { sku: 'FEED-PART', stock: 2 })) as ProductId;
    await aBundle(test, { sku: 'FEED-KIT', parts: 'FEED-PART x2' });
    const itemOf = async () =>
      /<item>(?:(?!<\/item>).)*<g:mpn>FEED-KIT<.*?<\/item>/.exec(await body('/feeds/products.xml'))?.[0];
    expect(await itemOf()).toContain('<g:is_bundle>yes</g:is_bundle>');
    expect(await itemOf()).toContain('<g:availability>in_stock</g:availability>');
    await shop.inventory.adjust(
      { productId: part, delta: -1, reason: 'damaged' },
      { staffId: 1, name: 'Sara' },
    );
    expect(await itemOf()).toContain('<g:availability>out_of_stock</g:availability>');
  });

  it('PP-12 the product feed lists every buyable product with its price', async () => {
    const feed = await body('/feeds/products.xml');
    expect(feed).toContain('<title>Pouch &amp; strap</title>');
    expect(feed).toContain('<g:price>159.00 AED</g:price>');
    expect(feed).toContain('<g:price>25.00 AED</g:price><g:sale_price>20.00 AED</g:sale_price>');
    expect(feed).toContain('/product/bar/?attribute_colour=blue');
    expect(feed).not.toMatch(/HIDDEN|DRAFT/);
  });

  it('BO-07 excludes tobacco unless the setting allows it, and then omits its sale', async () => {
    expect(await body('/feeds/products.xml')).not.toContain('<title>Stick</title>');
    await shop.settings.set('feeds.tobacco', true);
    const stick = /<item>(?:(?!<item>).)*<title>Stick<\/title>.*/.exec(
      await body('/feeds/products.xml'),
    )?.[0];
    expect(stick).toContain('<g:price>20.00 AED</g:price>');
    expect(stick).not.toContain('sale_price');
  });

  it('RT-07 the product feed is at the configured path', async () => {
    await shop.settings.set('feeds.productName', 'partners-8c1');
    expect((await get('/feeds/partners-8c1.xml')).statusCode).toBe(200);
    expect((await get('/feeds/products.xml')).statusCode).toBe(404);
  });
});

it('RT-07 the manifest is in the page’s language', async () => {
  const arabic = JSON.parse(await body('/ar/site.webmanifest'));
  expect(arabic).toMatchObject({ name: 'جمرة', lang: 'ar', dir: 'rtl', start_url: '/ar/' });
  expect(JSON.parse(await body('/site.webmanifest'))).toMatchObject({ name: 'Jamra', dir: 'ltr' });
});
