import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { aWire, cookieAfter, type Posted, post } from './a-wire.ts';

const test = aShop(await aDatabase());
const app = await aWire(test);
const id = await aProduct(test, { sku: 'COOKIE' });
const other = await aProduct(test, { sku: 'COOKIE-2' });

const SESSION = `wp_woocommerce_session_${createHash('md5').update('http://shop.test').digest('hex')}`;
const ajax = (name: string, fields: Record<string, string>, cookie = '') =>
  post(app, `/?wc-ajax=${name}`, { fields, cookie });
const add = (product: number, cookie?: string) =>
  ajax('add_to_cart', { product_id: String(product) }, cookie);
const namesOf = ({ cookies }: Posted) => cookies.map(({ name }) => name).toSorted();
const cookieOf = ({ cookies }: Posted, wanted: string) => cookies.find(({ name }) => name === wanted);
const keyOf = (product: number) => createHash('md5').update(String(product)).digest('hex');

describe('the cart cookies', () => {
  it('CK-01 CK-02 are set with a change, readable by scripts, for the session', async () => {
    const answer = await add(id);
    const { cart_hash } = answer.json();
    expect(cookieOf(answer, 'woocommerce_cart_hash')).toEqual({
      name: 'woocommerce_cart_hash',
      value: cart_hash,
      path: '/',
      sameSite: 'Lax',
    });
    expect(cookieOf(answer, 'woocommerce_items_in_cart')).toEqual({
      name: 'woocommerce_items_in_cart',
      value: '1',
      path: '/',
      sameSite: 'Lax',
    });
    expect(cookieOf(answer, SESSION)).toMatchObject({
      httpOnly: true,
      path: '/',
      maxAge: 48 * 3600,
      value: expect.stringMatching(/^t_/),
    });
  });

  it('CK-01 CK-02 are not sent when they are correct', async () => {
    const cookie = cookieAfter(await add(id));
    expect(namesOf(await ajax('get_refreshed_fragments', {}, cookie))).toEqual([]);
  });

  it('CK-01 CK-02 are corrected individually by a read', async () => {
    const cookie = cookieAfter(await add(id));
    const stale = cookie.replace(/woocommerce_cart_hash=\w+/, 'woocommerce_cart_hash=old');
    expect(namesOf(await ajax('get_refreshed_fragments', {}, stale))).toEqual(['woocommerce_cart_hash']);
    const without = cookie.replace(/; woocommerce_items_in_cart=\d+/, '');
    expect(namesOf(await ajax('get_refreshed_fragments', {}, without))).toEqual([
      'woocommerce_items_in_cart',
    ]);
  });

  it('CK-02 count items, not lines', async () => {
    const cookie = cookieAfter(await ajax('add_to_cart', { product_id: String(id), quantity: '3' }));
    expect(cookieOf(await add(other, cookie), 'woocommerce_items_in_cart')?.value).toBe('4');
  });

  it('CK-02 are expired for an empty cart, while the session stays for undo', async () => {
    const cookie = cookieAfter(await add(id));
    const answer = await ajax('remove_from_cart', { cart_item_key: keyOf(id) }, cookie);
    expect(answer.json().cart_hash).toBe('');
    for (const name of ['woocommerce_cart_hash', 'woocommerce_items_in_cart'])
      expect(cookieOf(answer, name)).toMatchObject({ value: '0', maxAge: 0, expires: new Date(0) });
    expect(cookieAfter(answer, cookie)).toMatch(new RegExp(`^${SESSION}=t_[\\w-]{43}$`));
  });

  it('CK-01 CK-02 are not set for a visitor with an empty cart', async () => {
    const forged = `${SESSION}=t_${'x'.repeat(43)}`;
    for (const cookie of ['', forged]) {
      expect(namesOf(await ajax('get_refreshed_fragments', {}, cookie))).toEqual([]);
      expect(namesOf(await ajax('remove_from_cart', { cart_item_key: keyOf(id) }, cookie))).toEqual([]);
      expect(namesOf(await ajax('get_customer_location', {}, cookie))).toEqual([]);
    }
  });

  it('CK-02 are deleted when the cart has expired', async () => {
    const answer = await ajax(
      'get_refreshed_fragments',
      {},
      'woocommerce_cart_hash=old; woocommerce_items_in_cart=2',
    );
    expect(namesOf(answer)).toEqual(['woocommerce_cart_hash', 'woocommerce_items_in_cart']);
    expect(cookieAfter(answer, 'woocommerce_cart_hash=old; woocommerce_items_in_cart=2')).toBe('');
  });
});

describe('cart_hash', () => {
  it('CK-01 is equal for equal carts and changes with every change', async () => {
    const [one, two] = [await add(id), await add(id)];
    expect(one.json().cart_hash).toBe(two.json().cart_hash);
    const more = await add(id, cookieAfter(one));
    const third = await add(other, cookieAfter(more, cookieAfter(one)));
    const hashes = [one, more, third].map((answer) => answer.json().cart_hash);
    expect(new Set(hashes).size).toBe(3);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{32}$/);
  });

  it('CA-02 identifies a simple product’s line by the digest of its id', async () => {
    const html = (await add(id)).json().fragments['div.widget_shopping_cart_content'];
    expect(html).toContain(`data-cart_item_key="${keyOf(id)}"`);
  });
});

it('CA-07 is answered as a digest for the customer location, also to GET', async () => {
  const { data } = (await ajax('get_customer_location', {})).json();
  const got = await app.inject({ method: 'GET', url: '/ar/shop/?wc-ajax=get_customer_location' });
  expect(got.json()).toEqual({ success: true, data });
  expect(data.hash).toMatch(/^[0-9a-f]{12}$/);
});
