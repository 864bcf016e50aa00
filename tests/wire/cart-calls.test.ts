import { describe, expect, it } from 'vitest';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { aWire } from './a-wire.ts';

const test = aShop(await aDatabase());
const app = await aWire(test);

const id = await aProduct(test, { sku: 'WIRE', price: '25.00', stock: 50 });
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

describe('call 2, add_to_cart', () => {
  it('CA-02 answers fragments and cart_hash, and sets the cookies that go with them', async () => {
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

  it('FC-01 names each fragment by a selector that its own element meets', async () => {
    const { fragments } = (await add({ product_id: String(id) })).answer.json();
    expect(fragments['div.widget_shopping_cart_content']).toMatch(
      /^<div class="widget_shopping_cart_content">/,
    );
    expect(fragments['div.widget_shopping_cart_content']).toContain('woocommerce-mini-cart');
    expect(fragments['span.jamra-cart-count']).toMatch(/^<span class="[^"]*jamra-cart-count/);
  });

  it('SV-03 answers a sold-out product with error and its page, and keeps the reason for that page', async () => {
    const { answer, cookies } = await add({ product_id: String(out) });
    expect(answer.json()).toEqual({ error: true, product_url: 'http://shop.test/product/wire-out/' });
    expect(cookies.get('jamra_notices')?.value).toBe('1');
  });

  it('SV-03 answers what is no product with product_url false, and nothing without product_id', async () => {
    expect((await add({ product_id: '1999999' })).answer.json()).toEqual({ error: true, product_url: false });
    const empty = (await add({})).answer;
    expect([empty.statusCode, empty.body]).toEqual([200, '']);
  });

  it('CA-07 takes no wrong number and changes nothing', async () => {
    const { cookie } = await add({ product_id: String(id) });
    const wrongs: Record<string, string>[] = [
      { product_id: '-1' },
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
  it('CA-03 takes the line out and expires the cookies of an empty cart', async () => {
    const added = await add({ product_id: String(id) });
    const key =
      /data-cart_item_key="([0-9a-f]{32})"/.exec(
        added.answer.json().fragments['div.widget_shopping_cart_content'],
      )?.[1] ?? '';
    const { answer, cookies } = await post(
      '/?wc-ajax=remove_from_cart',
      { cart_item_key: key },
      { cookie: added.cookie },
    );
    expect(answer.json().cart_hash).toBe('');
    expect(cookies.get('woocommerce_items_in_cart')).toMatchObject({ value: '0', maxAge: 0 });
  });

  it('RM-05 answers an unknown key with success false', async () => {
    expect((await post('/?wc-ajax=remove_from_cart', { cart_item_key: 'x' })).answer.json()).toEqual({
      success: false,
    });
  });
});

describe('call 4, get_refreshed_fragments', () => {
  it('CA-04 may be kept by nobody', async () => {
    const { answer } = await post('/?wc-ajax=get_refreshed_fragments', { time: '1' });
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.json().cart_hash).toBe('');
  });

  it('speaks the language of the page it was called from', async () => {
    const { answer } = await post('/ar/?wc-ajax=get_refreshed_fragments', {});
    expect(answer.json().fragments['div.widget_shopping_cart_content']).toContain('سلتك فارغة');
  });
});

describe('call 1, custom_add_to_cart', () => {
  const call = (fields: Record<string, string>, sent?: Sent) =>
    post('/wp-admin/admin-ajax.php', { action: 'custom_add_to_cart', ...fields }, sent);

  it('AS-02 CA-01 answers fragments with and without a nonce', async () => {
    expect((await call({ product_id: String(id), quantity: '1' })).answer.json().fragments).toBeDefined();
    expect(
      (await call({ product_id: String(id), quantity: '1', nonce: 'stale' })).answer.json().fragments,
    ).toBeDefined();
  });

  it('AS-10 answers a refusal without fragments, and says why', async () => {
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

  it('answers an unknown action with 400 and 0, and shop endpoints under their other name', async () => {
    const unknown = (await post('/wp-admin/admin-ajax.php', { action: 'nothing' })).answer;
    expect([unknown.statusCode, unknown.body]).toEqual([400, '0']);
    const known = (await post('/wp-admin/admin-ajax.php', { action: 'woocommerce_get_refreshed_fragments' }))
      .answer;
    expect(known.json().cart_hash).toBe('');
  });
});
