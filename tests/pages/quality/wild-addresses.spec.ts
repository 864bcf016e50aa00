import { expect, test } from '../shop.ts';

/** What no shopper types: bytes that are no text, other scripts, quotes and commands, endless text, lists and nothing. */
const WILD = [
  '%00',
  '%FF%FE',
  '%E0%A4%A',
  "';drop table product;--",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%2e%2e%2f',
  '-1',
  '1e99',
  '99999999999999999999',
  'NaN',
  '💥',
  '\u202Eabc',
  'a'.repeat(3000),
  ',,,,',
  '%25%25',
  '[]',
  '',
];

const PARAMETERS = [
  's',
  'q',
  'orderby',
  'paged',
  'product-page',
  'min_price',
  'max_price',
  'rating_filter',
  'filter_brand',
  'filter_colour[]',
  'query_type_brand',
  'filter_product_brand',
  'fits',
  'stock',
  'on_sale',
  'attribute_colour',
  'cpage',
  'review-stars',
  'review-sort',
  'unapproved',
  'theme_template_id',
  'add-to-cart',
  'p',
  'page_id',
  'product',
  'ids',
];

const PLACES = ['/', '/shop/', '/sticks/cedrane/', '/product/kovia-bar/', '/blog/', '/cards/'];

const PATHS = [
  '/product/{}/',
  '/category/{}/',
  '/sticks/{}/',
  '/brand/{}/',
  '/product-tag/{}/',
  '/product-category/{}/',
  '/blog/{}/',
  '/blog/page/{}/',
  '/blog/tag/{}/',
  '/portfolio/{}/',
  '/{}/',
  '/shop/page/{}/',
  '/product/kovia-bar/comment-page-{}/',
  '/checkout/order-received/{}/',
  '/wp-json/jamra/v1/suggestions/?s={}',
  '/?wc-ajax={}',
  '/ar/{}/',
];

test('no parameter makes a fault, whatever it holds', async ({ request }) => {
  test.setTimeout(240_000);
  for (const place of PLACES) {
    for (const [index, parameter] of PARAMETERS.entries()) {
      // Every parameter meets a third of the values at every place, another third at the next.
      const values = WILD.filter((_, at) => at % 3 === (index + PLACES.indexOf(place)) % 3);
      const answers = await Promise.all(
        values.map(async (value) => {
          const written = value.includes('%') ? value : encodeURIComponent(value);
          const answer = await request.get(`${place}?${parameter}=${written}`, { maxRedirects: 0 });
          return { address: `${place}?${parameter}=${written.slice(0, 40)}`, status: answer.status() };
        }),
      );
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    }
  }
});

test('no path makes a fault, whatever stands in it', async ({ request }) => {
  test.setTimeout(180_000);
  for (const path of PATHS) {
    const answers = await Promise.all(
      WILD.map(async (value) => {
        const written = value.includes('%') ? value : encodeURIComponent(value);
        // Two slashes at the beginning would name another host.
        const address = path.replace('{}', written).replace(/^\/\//, '/');
        const answer = await request.get(address, { maxRedirects: 0 });
        return { address: address.slice(0, 80), status: answer.status() };
      }),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  }
});

test('what is not asked for by a known name changes nothing on the page', async ({ request }) => {
  for (const place of ['/shop/', '/product/kovia-bar/', '/blog/']) {
    const plain = await (await request.get(place)).text();
    const tracked = await (await request.get(`${place}?utm_source=letter&fbclid=x&colour=red`)).text();
    const linksOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(linksOf(tracked), place).toEqual(linksOf(plain));
  }
});
