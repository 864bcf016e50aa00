import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { aWire, cookieAfter, type Posted, post } from './a-wire.ts';

const test = aShop(await aDatabase());
const app = await aWire(test);
const duo = await aProduct(test, { sku: 'DUO', price: '249.00', stock: 50 });
const amber = await aProduct(test, { sku: 'AMBER', price: '25.00', stock: 50 });

const WIDGET = 'div.widget_shopping_cart_content';
const NOW_MS = 1_764_316_800_123;
const keyOf = (product: number) => createHash('md5').update(String(product)).digest('hex');

type Call = readonly [
  url: string,
  fields: string,
  lines: readonly (readonly [product: number, quantity: number])[],
];

/** The requests of the theme’s scripts, in order: forms as jQuery writes them, on a product page and in a list. */
const SESSION: readonly Call[] = [
  ['/?wc-ajax=get_refreshed_fragments', `time=${NOW_MS}`, []],
  [
    '/wp-admin/admin-ajax.php',
    `action=custom_add_to_cart&product_id=${duo}&quantity=2&nonce=5f1a2b3c4d`,
    [[duo, 2]],
  ],
  ['/wp-admin/admin-ajax.php', `action=custom_add_to_cart&product_id=${duo}&quantity=1`, [[duo, 3]]],
  [
    '/?wc-ajax=add_to_cart',
    `success_message=%E2%80%9CAmber%E2%80%9D+has+been+added+to+your+cart&product_sku=AMBER&product_id=${amber}&quantity=1`,
    [
      [duo, 3],
      [amber, 1],
    ],
  ],
  [
    '/?wc-ajax=get_refreshed_fragments',
    `time=${NOW_MS + 9000}`,
    [
      [duo, 3],
      [amber, 1],
    ],
  ],
  ['/?wc-ajax=remove_from_cart', `cart_item_key=${keyOf(duo)}`, [[amber, 1]]],
  ['/?wc-ajax=remove_from_cart', `cart_item_key=${keyOf(amber)}`, []],
  ['/?wc-ajax=get_refreshed_fragments', `time=${NOW_MS + 20_000}`, []],
];

/** The headers of the recorded browser. */
const HEADERS = {
  'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
  'x-requested-with': 'XMLHttpRequest',
  accept: 'application/json, text/javascript, */*; q=0.01',
};

/** How the theme reads an answer: it replaces fragments, and stores the hash beside its cookie. */
function read(answer: Posted) {
  const { fragments, cart_hash: hash } = answer.json() as {
    fragments: Record<string, string>;
    cart_hash: string;
  };
  const widget = fragments[WIDGET] ?? '';
  const keys = [...widget.matchAll(/data-cart_item_key="([0-9a-f]{32})"/g)].map(([, key]) => key);
  return { fragments, hash, keys: [...new Set(keys)] };
}

it('CA-08 a recorded visit with the scripts of the old theme completes: each answer is what they put into the page', async () => {
  let cookie = '';
  for (const [url, fields, lines] of SESSION) {
    const answer = await post(app, url, { fields, cookie, headers: HEADERS });
    expect(answer.statusCode, fields).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    cookie = cookieAfter(answer, cookie);
    const { fragments, hash, keys } = read(answer);
    expect(keys, fields).toEqual(lines.map(([product]) => keyOf(product)));
    expect(Object.keys(fragments)).toContain(WIDGET);
    const jar = new Map(cookie.split('; ').map((one) => one.split('=') as [string, string]));
    const count = lines.reduce((sum, [, quantity]) => sum + quantity, 0);
    // The theme shows its cart by these cookies; without a cart there are none.
    expect(Number(jar.get('woocommerce_items_in_cart') ?? 0), fields).toBe(count);
    expect(jar.get('woocommerce_cart_hash') ?? '', fields).toBe(hash);
  }
});
