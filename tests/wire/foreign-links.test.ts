import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FORM_ACTIONS } from '#wire/forms/register.ts';
import { makeNonce } from '#wire/guards/nonce.ts';
import { aPromotion } from '../a-promotion.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { aWire, cookieAfter, PAGE, type Posted, post, SECRET } from './a-wire.ts';

const test = aShop(await aDatabase());
const app = await aWire(test);
for (const key of ['limits.cartPerVisitor', 'limits.cartPerAddress']) await test.shop.settings.set(key, 0);
const { id: _id, ...promotion } = aPromotion({ code: 'ten' });
await test.shop.promotions.save(promotion);
const id = await aProduct(test, { sku: 'LINK', stock: 9, more: { Name: 'link' } });
const key = createHash('md5').update(String(id)).digest('hex');

/** Headers of a browser that follows a link on another site. */
const FOREIGN: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site', referer: 'https://elsewhere.example/' },
  { 'sec-fetch-site': 'same-site' },
  { referer: 'https://elsewhere.example/offers/' },
  { referer: 'android-app://com.example.mail/' },
];
const OWN: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { referer: 'http://shop.test/shop/' },
  {},
];

const get = (url: string, headers: Record<string, string> = {}): Promise<Posted> =>
  app.inject({ method: 'GET', url, headers });
const tokenIn = (cookie: string) => /wp_woocommerce_session_\w+=([^;]+)/.exec(cookie)?.[1] ?? '';
const cartOf = (cookie: string) => test.shop.cart.open(tokenIn(cookie) as never);
const noticesOf = (cookie: string) => test.shop.cart.notices.take(tokenIn(cookie) as never);

async function aCart(): Promise<string> {
  const fields = { product_id: String(id), quantity: '2' };
  return cookieAfter(await post(app, '/?wc-ajax=add_to_cart', { fields }));
}

describe('an add link followed from another site', () => {
  it.each(FOREIGN)(
    'CA-07 SV-05 with %j adds nothing and leads to the page of the product',
    async (headers) => {
      const answer = await get(`/shop/?add-to-cart=${id}&quantity=3`, headers);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/product/link/']);
      expect(answer.cookies).toEqual([]);
    },
  );

  it('CA-07 SV-05 adds nothing and shows no notice', async () => {
    const cookie = await aCart();
    await get(`/?add-to-cart=${id}`, { cookie, 'sec-fetch-site': 'cross-site' });
    expect((await cartOf(cookie)).itemCount).toBe(2);
    expect(await noticesOf(cookie)).toEqual([]);
  });

  it('CA-07 SV-05 keeps language, options and campaign parameters', async () => {
    const link = `/ar/?add-to-cart=${id}&attribute_colour=blue&utm_source=mail&quantity=2&orderby=price`;
    const answer = await get(link, { 'sec-fetch-site': 'cross-site' });
    expect(answer.headers.location).toBe('/ar/product/link/?attribute_colour=blue&utm_source=mail');
  });

  it.each(['0', '999999', 'x', '', '12345678901234567890'])(
    'CA-07 SV-05 with %j for a product shows the requested page',
    async (requested) => {
      const answer = await get(`/shop/?orderby=price&add-to-cart=${requested}`, {
        'sec-fetch-site': 'cross-site',
      });
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/shop/?orderby=price']);
    },
  );

  it('CA-07 SV-05 has no effect by HEAD either', async () => {
    const cookie = await aCart();
    await app.inject({
      method: 'HEAD',
      url: `/?add-to-cart=${id}`,
      headers: { cookie, 'sec-fetch-site': 'cross-site' },
    });
    expect((await cartOf(cookie)).itemCount).toBe(2);
  });
});

it.each(OWN)('CA-07 a link on the shop’s pages or a typed URL adds: %j', async (headers) => {
  const answer = await get(`/shop/?add-to-cart=${id}&quantity=3`, headers);
  expect([answer.statusCode, answer.body]).toEqual([200, PAGE]);
  expect((await cartOf(cookieAfter(answer))).itemCount).toBe(3);
});

describe('other effect links followed from another site', () => {
  const others = FORM_ACTIONS.map(({ parameter }) => parameter).filter((one) => one !== 'add-to-cart');
  it.each(others)('CA-07 SV-05 have no effect for ?%s and show the page without it', async (parameter) => {
    const cookie = await aCart();
    const nonce = makeNonce({ action: 'cart', owner: tokenIn(cookie), secret: SECRET, nowMs: Date.now() });
    const params = new URLSearchParams({
      [parameter]: parameter === 'cancel_order' ? 'true' : key,
      _wpnonce: nonce,
      coupon_code: 'ten',
      [`cart[${key}][qty]`]: '0',
      calc_shipping_state: 'DU',
      orderby: 'price',
    });
    const before = await cartOf(cookie);
    const answer = await get(`/cart/?${params}`, { cookie, 'sec-fetch-site': 'cross-site' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/cart/?orderby=price']);
    expect(await cartOf(cookie)).toEqual(before);
    expect(await noticesOf(cookie)).toEqual([]);
  });

  it('CA-07 SV-05 a code in a foreign link is neither applied nor removed', async () => {
    const cookie = await aCart();
    await post(app, '/cart/', { fields: { apply_coupon: '1', coupon_code: 'ten' }, cookie });
    const before = (await cartOf(cookie)).hash;
    await get('/cart/?remove_coupon=ten', { cookie, 'sec-fetch-site': 'cross-site' });
    expect((await cartOf(cookie)).hash).toBe(before);
  });
});
