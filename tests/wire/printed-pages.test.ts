import { beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../a-shop.ts';
import { aServedShop } from '../cache/served-shop.ts';

const { house, serve } = await aServedShop();
let origin = '';
let cookie = '';
let key = '';

function quantityIn(html: string): string | undefined {
  return new RegExp(`name="cart\\[${key}\\]\\[qty\\]"[^>]*?value="(\\d+)"`).exec(html)?.[1];
}

beforeAll(async () => {
  const id = await aProduct(house, { sku: 'CART-FORM', stock: 9 });
  origin = await serve();
  const added = await fetch(`${origin}/?wc-ajax=add_to_cart`, {
    method: 'POST',
    body: new URLSearchParams({ product_id: String(id), quantity: '2' }),
  });
  cookie = added.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');
  const page = await (await fetch(`${origin}/cart/`, { headers: { cookie } })).text();
  key = /name="cart\[([0-9a-f]{32})\]\[qty\]"/.exec(page)?.[1] ?? '';
  expect(key).not.toBe('');
}, 180_000);

describe('CA-07 WIRE §7 the cart form posted without one of its buttons', () => {
  const fields = () => ({ [`cart[${key}][qty]`]: '7', 'woocommerce-cart-nonce': 'x', coupon_code: 'ten' });
  function multipart(): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields())) form.set(name, value);
    return form;
  }
  const bodies: Record<string, () => URLSearchParams | FormData> = {
    'as scripts send it': () => new URLSearchParams(fields()),
    'in parts': multipart,
    'without a field': () => new URLSearchParams(),
    'with fields of nobody': () => new URLSearchParams({ a: 'b', 'cart[x]': 'y' }),
  };

  it.each(Object.entries(bodies))('answers the cart page and changes nothing: %s', async (_kind, body) => {
    for (const path of ['/cart/', '/ar/cart/']) {
      const answer = await fetch(origin + path, {
        method: 'POST',
        body: body(),
        headers: { cookie, origin },
        redirect: 'manual',
      });
      const html = await answer.text();
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(html).toContain('woocommerce-cart-form');
      expect(quantityIn(html)).toBe('2');
    }
  });

  it('answers an empty cart to who has none', async () => {
    const answer = await fetch(`${origin}/cart/`, {
      method: 'POST',
      body: new URLSearchParams(),
      headers: { origin },
    });
    expect([answer.status, (await answer.text()).includes('wc-empty-cart-message')]).toEqual([200, true]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

it('WIRE §10 the checkout has #billing_country, hidden, and not for the script that fills in states', async () => {
  for (const path of ['/checkout/', '/ar/checkout/']) {
    const html = await (await fetch(origin + path, { headers: { cookie } })).text();
    const fields = html.match(/<[a-z]+[^>]*name="billing_country"[^>]*>/g) ?? [];
    expect(fields).toHaveLength(1);
    expect(fields[0]).toMatch(/^<input type="hidden" id="billing_country"/);
    expect(fields[0]).toContain('value="AE"');
    expect(html).not.toContain('country_to_state');
  }
});
