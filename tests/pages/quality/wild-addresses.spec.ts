import { connect } from 'node:net';
import type { APIRequestContext } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

/** Unusual values: invalid bytes, other scripts, quotes and commands, long text, lists and empty values. */
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
  // Surrogate pairs at the positions where texts are cut.
  `${'a'.repeat(39)}𠀀`,
  `${'a'.repeat(99)}😀`,
  `${'a'.repeat(199)}😀`,
  'constructor',
  'toString',
  '__proto__',
  'ا',
  '%0A',
  '%5C',
  '%5C%5B',
  'x; Max-Age=999999; Domain=evil.example',
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
  'remove_item',
  'remove_coupon',
  'quantity[5]',
  'filter_constructor',
  'query_type_constructor',
  'attribute_constructor',
  'constructor',
  '__proto__',
  'key',
  'id',
  'login',
  'redirect_to',
  'feed',
  'product_cat',
  'product_tag',
  'name',
  'post_type',
  'author',
  'p',
  'page_id',
  'product',
  'ids',
];

/** Sends a raw request line. @returns the whole answer */
function askRaw(line: string, { hostname, port }: { hostname: string; port: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('end', () => resolve(answer)).on('error', reject);
    socket.write(`${line}\r\nhost: ${hostname}:${port}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
  });
}

const PLACES = [
  '/',
  '/ar/',
  '/shop/',
  '/sticks/cedrane/',
  '/product/kovia-bar/',
  '/blog/',
  '/cards/',
  '/quick-add/',
  '/cart/',
  '/my-account/',
  '/my-account/verify/',
  '/my-account/lost-password/',
];

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
  '/my-account/{}/',
  '/admin/join/?key={}',
  '/checkout/order-pay/{}/?key={}',
  '/test-payments/{}/',
  '/index.php/{}/',
  '/{}/feed/',
  '/ar/{}%25/feed/',
];

/** A sixth of the values, another one for each number. */
function sixth(number: number): string[] {
  return WILD.filter((_, at) => at % 6 === number % 6);
}

function written(value: string): string {
  return value.includes('%') ? value : encodeURIComponent(value);
}

/** Requests addresses at once. @returns those with a fault */
async function faultsAt(request: APIRequestContext, addresses: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(
    addresses.map(async (address) => {
      // Two slashes at the beginning would name another host without the shop's own before them.
      const answer = await request.get(`${process.env.SHOP_URL}${address}`, { maxRedirects: 0 });
      return { address: address.slice(0, 80), status: answer.status() };
    }),
  );
  return answers.filter(({ status }) => status >= 500).map(({ address }) => address);
}

/** Every parameter with a sixth of the values at one path, with another sixth at the next. */
function parametersAt(place: string, places: readonly string[]): string[] {
  return PARAMETERS.flatMap((parameter, index) =>
    places.includes(PLACES[index % PLACES.length] ?? '')
      ? sixth(index + PLACES.indexOf(place)).map((value) => `${place}?${parameter}=${written(value)}`)
      : [],
  );
}

test('no parameter causes a fault', async ({ request }) => {
  for (const place of PLACES) expect(await faultsAt(request, parametersAt(place, [place]))).toEqual([]);
});

test('no parameter causes a fault at any position', PROOF, async ({ request }) => {
  test.setTimeout(480_000);
  for (const place of PLACES) expect(await faultsAt(request, parametersAt(place, PLACES))).toEqual([]);
});

test('no path causes a fault', PROOF, async ({ request }) => {
  for (const [index, path] of PATHS.entries())
    expect(
      await faultsAt(
        request,
        sixth(index).map((value) => path.replaceAll('{}', written(value))),
      ),
    ).toEqual([]);
});

test('no path causes a fault with any value', PROOF, async ({ request }) => {
  test.setTimeout(180_000);
  for (const path of PATHS)
    expect(
      await faultsAt(
        request,
        WILD.map((value) => path.replaceAll('{}', written(value))),
      ),
    ).toEqual([]);
});

test('a URL with several leading slashes redirects to the same host', async ({ request }) => {
  const requests = {
    '//': '/',
    '//shop/?orderby=price': '/shop/?orderby=price',
    '///shop': '/shop/',
    '//[/': '/[/',
    '//a:b/': '/a:b/',
    '//x@y/': '/x@y/',
    '/ar//evil.example/': '/ar/evil.example/',
    '//?wc-ajax=get_refreshed_fragments': '/?wc-ajax=get_refreshed_fragments',
  };
  for (const [written, meant] of Object.entries(requests)) {
    const address = `${process.env.SHOP_URL}${written}`;
    const read = await request.get(address, { maxRedirects: 0 });
    expect([written, read.status(), read.headers().location]).toEqual([written, 301, meant]);
    const sent = await request.post(address, { form: { 'add-to-cart': '1' }, maxRedirects: 0 });
    expect([written, sent.status(), sent.headers().location]).toEqual([written, 308, meant]);
  }
});

test('an absolute or invalid request target causes no fault', async () => {
  const { hostname, port } = new URL(process.env.SHOP_URL ?? '');
  const wild = [
    '/index.php//evil.example/',
    '/ar/index.php//evil.example/',
    '/\\evil.example/',
    '/\\/x@y/',
    'http://[/',
    'http://x@y/',
    'http://evil.example/',
    '*',
    '//\\',
  ];
  for (const target of wild)
    for (const method of ['GET', 'POST']) {
      const answer = await askRaw(`${method} ${target} HTTP/1.1`, { hostname, port });
      expect([target, method, answer.split('\r\n')[0]]).toEqual([
        target,
        method,
        expect.stringMatching(/^HTTP\/1\.1 [234]\d\d /),
      ]);
      const location = /^location: (.*)$/im.exec(answer)?.[1] ?? '/';
      expect(new URL(location, process.env.SHOP_URL).origin).toBe(process.env.SHOP_URL);
    }
});

test('a mail link with an unknown key is expired and sets no cookie', async ({ request }) => {
  const keys = ['%D8%A7', '%0A', 'x%0D%0Aset-cookie:a=b', 'x;%20Max-Age=999999', 'a'.repeat(2000)];
  for (const page of ['verify', 'lost-password'])
    for (const key of keys) {
      const address = `/my-account/${page}/?key=${key}&id=7`;
      const answer = await request.get(address, { maxRedirects: 0 });
      expect([address.slice(0, 80), answer.status()]).toEqual([address.slice(0, 80), 200]);
      expect(answer.headers()['set-cookie'], address.slice(0, 80)).toBeUndefined();
      expect(await answer.text()).toContain('This link has expired or was already used.');
    }
});

test('unknown parameters do not change the page', async ({ request }) => {
  for (const place of ['/shop/', '/product/kovia-bar/', '/blog/']) {
    const plain = await (await request.get(place)).text();
    const tracked = await (await request.get(`${place}?utm_source=letter&fbclid=x&colour=red`)).text();
    const linksOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(linksOf(tracked), place).toEqual(linksOf(plain));
  }
});
