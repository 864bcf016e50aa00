import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { aWire, type Posted } from './a-wire.ts';

const test = aShop(await aDatabase());
const app = await aWire(test);

const id = await aProduct(test, { sku: 'WIRE', price: '25.00', stock: 50 });
const other = await aProduct(test, { sku: 'WIRE-OTHER', price: '40.00', stock: 50 });
const out = await aProduct(test, { sku: 'WIRE-OUT', stock: 0 });

type Sent = { cookie?: string; headers?: Record<string, string> };

async function post(url: string, fields: Record<string, string>, { cookie = '', headers = {} }: Sent = {}) {
  const answer = await app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers },
  });
  const set = answer.cookies.map(({ name, value }) => `${name}=${value}`);
  return { answer, cookie: set.join('; '), cookies: new Map(answer.cookies.map((one) => [one.name, one])) };
}

const add = (fields: Record<string, string>, sent?: Sent) => post('/?wc-ajax=add_to_cart', fields, sent);
const refresh = (cookie: string) => post('/?wc-ajax=get_refreshed_fragments', { time: '1' }, { cookie });
const remove = (key: string, cookie: string) =>
  post('/?wc-ajax=remove_from_cart', { cart_item_key: key }, { cookie });

/** The key of a simple product's line. */
const keyOf = (product: number) => createHash('md5').update(String(product)).digest('hex');

/** Checks a fragments answer in full: the cart's count and its products with their quantities. */
function expectFragments(
  answer: Posted,
  lines: readonly (readonly [product: number, quantity: number])[],
  more: { success?: true } = {},
): void {
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/json; charset=UTF-8',
  ]);
  const element = (start: string) => expect.stringMatching(new RegExp(`^<${start}[\\s\\S]*>$`)) as unknown;
  const body = answer.json();
  expect(body).toEqual({
    ...more,
    fragments: {
      'div.widget_shopping_cart_content': element('div class="widget_shopping_cart_content"'),
      'span.jamra-cart-count': element('span class="[^"]*jamra-cart-count'),
      'span.jamra-cart-subtotal': element('span class="jamra-cart-subtotal'),
      'span.jamra-drawer-count': element('span class="[^"]*jamra-drawer-count'),
      'div.jamra-cart-undo': element('div class="[^"]*jamra-cart-undo'),
    },
    cart_hash: lines.length === 0 ? '' : expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  const { fragments } = body;
  const pieces = lines.reduce((sum, [, quantity]) => sum + quantity, 0);
  expect(fragments['span.jamra-cart-count']).toContain(`data-count="${pieces}"`);
  const printed = fragments['div.widget_shopping_cart_content'].split('mini_cart_item ').slice(1);
  const shownLines = printed.map((line: string) => [
    /data-cart_item_key="([0-9a-f]{32})"/.exec(line)?.[1],
    Number(/class="quantity">(\d+)/.exec(line)?.[1]),
  ]);
  expect(shownLines).toEqual(lines.map(([product, quantity]) => [keyOf(product), quantity]));
}

describe('call 2, add_to_cart', () => {
  it('CA-02 answers fragments and cart_hash and sets the cart cookies', async () => {
    const { answer, cookies } = await add({ product_id: String(id), quantity: '2' });
    const body = answer.json();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=UTF-8');
    expect(Object.keys(body)).toEqual(['fragments', 'cart_hash']);
    expect(body.cart_hash).toMatch(/^[0-9a-f]{32}$/);
    expect(cookies.get('woocommerce_cart_hash')?.value).toBe(body.cart_hash);
    expect(cookies.get('woocommerce_items_in_cart')?.value).toBe('2');
    expect(
      [...cookies.values()].find(({ name }) => name.startsWith('wp_woocommerce_session_')),
    ).toMatchObject({ httpOnly: true, path: '/' });
  });

  it('FC-01 names each fragment by a selector that its element matches', async () => {
    const { fragments } = (await add({ product_id: String(id) })).answer.json();
    expect(fragments['div.widget_shopping_cart_content']).toMatch(
      /^<div class="widget_shopping_cart_content">/,
    );
    expect(fragments['div.widget_shopping_cart_content']).toContain('woocommerce-mini-cart');
    expect(fragments['span.jamra-cart-count']).toMatch(/^<span class="[^"]*jamra-cart-count/);
  });

  it('SV-03 answers an out-of-stock product with error and product_url, and a notice', async () => {
    const { answer, cookies } = await add({ product_id: String(out) });
    expect(answer.json()).toEqual({ error: true, product_url: 'http://shop.test/product/wire-out/' });
    expect(cookies.get('jamra_notices')?.value).toBe('1');
  });

  it('SV-03 answers an unknown product with product_url false, and nothing without product_id', async () => {
    expect((await add({ product_id: '1999999' })).answer.json()).toEqual({ error: true, product_url: false });
    const empty = (await add({})).answer;
    expect([empty.statusCode, empty.body]).toEqual([200, '']);
  });

  it('CA-08 reads product_id as an absolute integer', async () => {
    for (const sign of ['-', '+']) {
      const { answer } = await add({ product_id: `${sign}${id}` });
      expect(answer.json().fragments['span.jamra-cart-count']).toContain('data-count="1"');
    }
  });

  it('CA-07 refuses invalid quantities and changes nothing', async () => {
    const { cookie } = await add({ product_id: String(id) });
    const wrongs: Record<string, string>[] = [
      { product_id: '-1999999' },
      { product_id: 'x' },
      { product_id: '1e9' },
      { product_id: String(id), quantity: '-3' },
      { product_id: String(id), quantity: '99999999999' },
    ];
    for (const wrong of wrongs) {
      const { answer } = await add(wrong, { cookie });
      expect([answer.statusCode, answer.json().error]).toEqual([200, true]);
    }
    const now = (await post('/?wc-ajax=get_refreshed_fragments', {}, { cookie })).answer.json();
    expect(now.fragments['span.jamra-cart-count']).toContain('data-count="1"');
  });
});

describe('call 3, remove_from_cart', () => {
  it('CA-03 answers fragments and cart_hash without the line', async () => {
    const { cookie, answer: first } = await add({ product_id: String(id), quantity: '2' });
    const both = (await add({ product_id: String(other), quantity: '3' }, { cookie })).answer;
    expectFragments(both, [
      [id, 2],
      [other, 3],
    ]);
    const { answer } = await remove(keyOf(other), cookie);
    expectFragments(answer, [[id, 2]]);
    // Equal carts have equal hashes, different carts different ones.
    expect(answer.json().cart_hash).toBe(first.json().cart_hash);
    expect(answer.json().cart_hash).not.toBe(both.json().cart_hash);
  });

  it('CA-03 removes the line and expires the cookies of an empty cart', async () => {
    const added = await add({ product_id: String(id) });
    const { answer, cookies } = await remove(keyOf(id), added.cookie);
    expectFragments(answer, []);
    expect(cookies.get('woocommerce_items_in_cart')).toMatchObject({ value: '0', maxAge: 0 });
  });

  it('RM-05 answers an unknown key with success false', async () => {
    expect((await post('/?wc-ajax=remove_from_cart', { cart_item_key: 'x' })).answer.json()).toEqual({
      success: false,
    });
  });
});

describe('call 4, get_refreshed_fragments', () => {
  it('CA-04 answers a changed cart after a change, and is never stored', async () => {
    const { cookie } = await add({ product_id: String(id) });
    const [first, same] = [(await refresh(cookie)).answer, (await refresh(cookie)).answer];
    await add({ product_id: String(other), quantity: '2' }, { cookie });
    const changed = (await refresh(cookie)).answer;
    expectFragments(first, [[id, 1]]);
    expect(same.json()).toEqual(first.json());
    expectFragments(changed, [
      [id, 1],
      [other, 2],
    ]);
    expect(changed.json().cart_hash).not.toBe(first.json().cart_hash);
    for (const { headers } of [first, same, changed]) expect(headers['cache-control']).toContain('no-store');
  });

  it('CA-04 is private, no-store', async () => {
    const { answer } = await post('/?wc-ajax=get_refreshed_fragments', { time: '1' });
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.json().cart_hash).toBe('');
  });

  it('uses the language of the calling page', async () => {
    const { answer } = await post('/ar/?wc-ajax=get_refreshed_fragments', {});
    expect(answer.json().fragments['div.widget_shopping_cart_content']).toContain('سلتك فارغة');
  });
});

describe('call 1, custom_add_to_cart', () => {
  const call = (fields: Record<string, string>, sent?: Sent) =>
    post('/wp-admin/admin-ajax.php', { action: 'custom_add_to_cart', ...fields }, sent);

  it('AS-02 CA-01 answers fragments with and without a nonce', async () => {
    const fields = { product_id: String(id), quantity: '2' };
    const { answer, cookie } = await call(fields);
    expectFragments(answer, [[id, 2]], { success: true });
    const again = await call({ ...fields, nonce: 'stale' }, { cookie });
    expectFragments(again.answer, [[id, 4]], { success: true });
    expect(again.answer.json().cart_hash).not.toBe(answer.json().cart_hash);
  });

  it.each([
    ['', 1],
    ['٣', 3],
    ['7', 7],
  ])('QT-04 adds the quantity: %s is %i', async (quantity, pieces) => {
    expectFragments((await call({ product_id: String(id), quantity })).answer, [[id, pieces]], {
      success: true,
    });
    expectFragments((await add({ product_id: String(id), quantity })).answer, [[id, pieces]]);
  });

  it('AS-10 answers a refusal with a reason instead of fragments', async () => {
    const body = (await call({ product_id: String(out) })).answer.json();
    expect(body).toEqual({ success: false, code: 'cart.out-of-stock', message: 'WIRE-OUT is sold out.' });
  });

  it('AS-13 refuses a post from another origin', async () => {
    const { answer } = await call(
      { product_id: String(id) },
      { headers: { origin: 'https://evil.example' } },
    );
    expect([answer.statusCode, answer.body]).toEqual([403, '-1']);
  });

  it('answers an unknown action with 400 and 0, and shop endpoints by their admin-ajax name', async () => {
    const unknown = (await post('/wp-admin/admin-ajax.php', { action: 'nothing' })).answer;
    expect([unknown.statusCode, unknown.body]).toEqual([400, '0']);
    const known = (await post('/wp-admin/admin-ajax.php', { action: 'woocommerce_get_refreshed_fragments' }))
      .answer;
    expect(known.json().cart_hash).toBe('');
  });
});
