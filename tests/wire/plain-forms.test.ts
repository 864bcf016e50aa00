import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { Order } from '#shop/orders';
import { forms } from '#wire/contract/calls/forms.ts';
import { FORM_ACTIONS } from '#wire/forms/register.ts';
import { makeNonce } from '#wire/guards/nonce.ts';
import { aPromotion } from '../a-promotion.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { anOrder, aWaitingOrder } from '../an-order.ts';
import { aDatabase } from '../database.ts';
import { aMethod, deliverBy } from '../delivery.ts';
import { aWire, cookieAfter, PAGE, type Posted, post, SECRET } from './a-wire.ts';
import { brokenMultiparts, FOREIGN, formlessBodies, INVALID_VALUES } from './invalid-input.ts';

const test = aShop(await aDatabase());
const app = await aWire(test);
for (const key of ['limits.cartPerVisitor', 'limits.cartPerAddress']) await test.shop.settings.set(key, 0);
await deliverBy(test, [aMethod(), aMethod({ code: 'same_day', costMinor: 3000 })], {
  emirates: ['DU', 'SH'],
});
const { id: _id, ...promotion } = aPromotion({ code: 'ten' });
await test.shop.promotions.save(promotion);
const id = await aProduct(test, { sku: 'FORM', stock: 9 });
const keyOf = (productId: number) => createHash('md5').update(String(productId)).digest('hex');
const key = keyOf(id);
const other = await aProduct(test, { sku: 'FORM-OTHER', stock: 9 });
const otherKey = keyOf(other);

const REFERER = 'http://shop.test/shop/?orderby=price';
const tokenIn = (cookie: string) => /wp_woocommerce_session_\w+=([^;]+)/.exec(cookie)?.[1] ?? '';
const nonceFor = (cookie: string) =>
  makeNonce({ action: 'cart', owner: tokenIn(cookie), secret: SECRET, nowMs: Date.now() });

async function aCart(): Promise<string> {
  return cookieAfter(
    await post(app, '/?wc-ajax=add_to_cart', { fields: { product_id: String(id), quantity: '2' } }),
  );
}

const get = (url: string, cookie = '', referer: string | null = REFERER): Promise<Posted> =>
  app.inject({ method: 'GET', url, headers: { cookie, ...(referer === null ? {} : { referer }) } });
const send = (fields: Record<string, string>, cookie: string, referer = 'http://shop.test/cart/') =>
  post(app, '/cart/', { fields, cookie, headers: { referer } });

const cartOf = (cookie: string) => test.shop.cart.open(tokenIn(cookie) as never);
const noticesOf = async (cookie: string) =>
  (await test.shop.cart.notices.take(tokenIn(cookie) as never)).map(
    ({ kind, message }) => `${kind} ${message}`,
  );
const isPage = (answer: Posted) => answer.statusCode === 200 && answer.body === PAGE;
const placeOf = (answer: Posted) => [answer.statusCode, answer.headers.location];

it('CA-07 every link and form that changes the cart is described', () => {
  expect(Object.keys(forms).toSorted()).toEqual(FORM_ACTIONS.map(({ parameter }) => parameter).toSorted());
});

describe('add links', () => {
  it('CA-07 show the requested page without a redirect, with a notice', async () => {
    const answer = await get(`/shop/?add-to-cart=${id}&quantity=3`);
    const cookie = cookieAfter(answer);
    expect(isPage(answer)).toBe(true);
    expect((await cartOf(cookie)).itemCount).toBe(3);
    expect(cookie).toContain('woocommerce_items_in_cart=3');
    expect(await noticesOf(cookie)).toEqual(['success cart:added']);
  });

  it('CA-07 send no cookie twice', async () => {
    await test.shop.settings.set('addToCart.redirectAfterAdd', 'yes');
    const answer = await get(`/shop/?add-to-cart=${id}`);
    const names = answer.cookies.map(({ name }) => name);
    expect(names).toContain('jamra_notices');
    expect(names).toEqual([...new Set(names)]);
    await test.shop.settings.set('addToCart.redirectAfterAdd', 'no');
  });

  it('CA-07 the last spelling of a grouped product’s id counts', async () => {
    const group = `/shop/?add-to-cart=${id}&quantity[${id}]=5&quantity[0${id}]=3`;
    expect((await cartOf(cookieAfter(await get(`${group}&quantity[00${id}]=2`)))).itemCount).toBe(2);
    expect((await cartOf(cookieAfter(await get(`${group}&quantity[00${id}]=x`)))).itemCount).toBe(0);
    expect((await cartOf(cookieAfter(await get(`${group}&quantity[00${id}]=0`)))).itemCount).toBe(0);
  });

  it('CA-07 redirect to the cart if configured, with a notice there', async () => {
    await test.shop.settings.set('addToCart.redirectAfterAdd', 'yes');
    const answer = await get(`/shop/?add-to-cart=${id}`);
    expect(placeOf(answer)).toEqual([302, '/cart/']);
    expect(await noticesOf(cookieAfter(answer))).toEqual(['success cart:added']);
    const called = await post(app, '/?wc-ajax=add_to_cart', { fields: { product_id: String(id) } });
    expect(cookieAfter(called)).toContain('jamra_notices=1');
    expect(await noticesOf(cookieAfter(called))).toEqual(['success cart:added']);
    await test.shop.settings.set('addToCart.redirectAfterAdd', 'no');
  });

  it('CA-07 ignore invalid numbers and products', async () => {
    for (const wrong of [...INVALID_VALUES.filter((one) => one !== String(id)), '1999999']) {
      const answer = await get(`/shop/?add-to-cart=${encodeURIComponent(wrong)}`);
      expect([wrong, isPage(answer), answer.cookies]).toEqual([wrong, true, []]);
    }
  });

  it('CA-07 product forms are accepted in both encodings', async () => {
    const part = (name: string, value: string) =>
      `--xyz\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const answer = await app.inject({
      method: 'POST',
      url: '/product/form/',
      payload: `${part('quantity', '2')}${part('add-to-cart', String(id))}--xyz--\r\n`,
      headers: { 'content-type': 'multipart/form-data; boundary=xyz', origin: 'http://shop.test' },
    });
    expect((await cartOf(cookieAfter(answer))).itemCount).toBe(2);
  });
});

describe('line links', () => {
  it('RM-06 remove, redirect back and offer undo', async () => {
    const cookie = await aCart();
    const answer = await get(`/cart/?remove_item=${key}&_wpnonce=${nonceFor(cookie)}`, cookie);
    expect(placeOf(answer)).toEqual([302, '/shop/?orderby=price&removed_item=1']);
    expect((await cartOf(cookie)).itemCount).toBe(0);
    expect(await noticesOf(cookie)).toEqual(['success cart:removedNotice']);
    const back = await get(
      `/cart/?undo_item=${key}&_wpnonce=${nonceFor(cookie)}`,
      cookie,
      `${REFERER}&removed_item=1`,
    );
    expect(placeOf(back)).toEqual([302, '/shop/?orderby=price']);
    expect((await cartOf(cookie)).itemCount).toBe(2);
  });

  it('RM-06 show the page itself without a referrer', async () => {
    const cookie = await aCart();
    const answer = await get(`/cart/?remove_item=${key}&_wpnonce=${nonceFor(cookie)}`, cookie, null);
    expect(isPage(answer)).toBe(true);
    expect((await cartOf(cookie)).itemCount).toBe(0);
  });

  it('RM-06 never redirect to another host', async () => {
    for (const referer of ['https://evil.example/x', 'http://shop.test//evil.example/', 'not an address']) {
      const cookie = await aCart();
      const { headers } = await get(
        `/cart/?remove_item=${key}&_wpnonce=${nonceFor(cookie)}`,
        cookie,
        referer,
      );
      expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
    }
  });

  it('RM-06 have no effect with a foreign nonce or key', async () => {
    const cookie = await aCart();
    const other = await aCart();
    for (const parameter of ['remove_item', 'undo_item', 'save_for_later', 'move_to_cart'])
      for (const nonce of ['', 'x', nonceFor(other), ...INVALID_VALUES.map(encodeURIComponent)])
        expect(isPage(await get(`/cart/?${parameter}=${key}&_wpnonce=${nonce}`, cookie))).toBe(true);
    for (const wrong of INVALID_VALUES)
      await get(`/cart/?remove_item=${encodeURIComponent(wrong)}&_wpnonce=${nonceFor(cookie)}`, cookie);
    expect((await cartOf(cookie)).itemCount).toBe(2);
  });

  it('CA-07 save a line for later and move it back', async () => {
    const cookie = await aCart();
    const aside = await get(`/cart/?save_for_later=${key}&_wpnonce=${nonceFor(cookie)}`, cookie);
    expect(placeOf(aside)).toEqual([302, '/shop/?orderby=price']);
    const cart = await cartOf(cookie);
    expect([cart.itemCount, cart.saved.length]).toEqual([0, 1]);
    expect(await noticesOf(cookie)).toEqual(['success cart:told.keptForLater']);
    await get(`/cart/?move_to_cart=${key}&_wpnonce=${nonceFor(cookie)}`, cookie);
    const back = await cartOf(cookie);
    expect([back.itemCount, back.saved.length]).toEqual([2, 0]);
  });
});

describe('the cart form', () => {
  it('CA-07 sets quantities with a notice and redirects', async () => {
    const cookie = await aCart();
    const answer = await send({ [`cart[${key}][qty]`]: '5', update_cart: '1' }, cookie);
    expect(placeOf(answer)).toEqual([302, '/cart/']);
    expect((await cartOf(cookie)).itemCount).toBe(5);
    expect(await noticesOf(cookie)).toEqual(['success cart:updated']);
  });

  it('CA-07 shows the page without changes, and creates no cart', async () => {
    const cookie = await aCart();
    expect(isPage(await send({ [`cart[${key}][qty]`]: '2', update_cart: '1' }, cookie))).toBe(true);
    const without = await send({ [`cart[${key}][qty]`]: '2', update_cart: '1' }, '');
    expect([isPage(without), without.cookies]).toEqual([true, []]);
  });

  it('CA-07 removes a line at 0 and refuses more than the stock', async () => {
    const cookie = await aCart();
    await send({ [`cart[${key}][qty]`]: '10', update_cart: '1' }, cookie);
    expect(await noticesOf(cookie)).toEqual(['error refusals:cart.not-enough']);
    expect((await cartOf(cookie)).itemCount).toBe(2);
    await send({ [`cart[${key}][qty]`]: '0', update_cart: '1' }, cookie);
    expect((await cartOf(cookie)).itemCount).toBe(0);
  });

  it('CA-07 offers undo for a 0, also beside a refused line, a code and the checkout button', async () => {
    const zero = { [`cart[${key}][qty]`]: '0' };
    const refused = { [`cart[${otherKey}][qty]`]: '10' };
    const cases: [Record<string, string>, string[]][] = [
      [{ ...zero, update_cart: '1' }, ['success cart:removedNotice']],
      [{ ...zero, proceed: '1' }, ['success cart:removedNotice']],
      [
        { ...zero, ...refused, update_cart: '1' },
        ['error refusals:cart.not-enough', 'success cart:removedNotice'],
      ],
      [
        { ...zero, apply_coupon: '1', coupon_code: 'no' },
        ['success cart:removedNotice', 'error refusals:promotions.unknown-code'],
      ],
    ];
    for (const [fields, message] of cases) {
      const cookie = await aCart();
      await post(app, '/?wc-ajax=add_to_cart', { fields: { product_id: String(other) }, cookie });
      await send(fields, cookie);
      expect((await cartOf(cookie)).itemCount).toBe(1);
      const notices = await test.shop.cart.notices.take(tokenIn(cookie) as never);
      expect(notices.map(({ kind, message }) => `${kind} ${message}`)).toEqual(message);
      const undo = notices.find(({ message }) => message === 'cart:removedNotice')?.link?.href ?? '';
      await get(undo, cookie);
      expect((await cartOf(cookie)).itemCount).toBe(3);
    }
  });

  it('CA-07 sets all valid lines and refuses the others, also beside a code', async () => {
    const cookie = await aCart();
    await post(app, '/?wc-ajax=add_to_cart', { fields: { product_id: String(other) }, cookie });
    const lines = { [`cart[${key}][qty]`]: '10', [`cart[${otherKey}][qty]`]: '4' };
    await send({ ...lines, update_cart: '1' }, cookie);
    expect(await noticesOf(cookie)).toEqual(['error refusals:cart.not-enough']);
    expect((await cartOf(cookie)).lines.map(({ quantity }) => quantity)).toEqual([2, 4]);
    await send({ ...lines, [`cart[${otherKey}][qty]`]: '5', apply_coupon: '1', coupon_code: 'ten' }, cookie);
    expect(await noticesOf(cookie)).toEqual([
      'error refusals:cart.not-enough',
      'success cart:told.codeApplied',
    ]);
    expect((await cartOf(cookie)).lines.map(({ quantity }) => quantity)).toEqual([2, 5]);
  });

  it('CA-07 continues to the checkout with the quantities', async () => {
    const cookie = await aCart();
    expect(placeOf(await send({ [`cart[${key}][qty]`]: '4', proceed: '1' }, cookie))).toEqual([
      302,
      '/checkout/',
    ]);
    expect((await cartOf(cookie)).itemCount).toBe(4);
  });

  it('CA-07 ignores invalid quantities', async () => {
    const cookie = await aCart();
    const isNumber = (one: string) => /^\s*(?:0+|[٠-٩]+)\s*$/.test(one);
    for (const wrong of INVALID_VALUES.filter((one) => !isNumber(one))) {
      const answer = await send({ [`cart[${key}][qty]`]: wrong, update_cart: '1' }, cookie);
      expect(answer.statusCode, wrong).toBeLessThan(400);
    }
    expect((await cartOf(cookie)).itemCount).toBe(2);
  });
});

describe('coupon codes without script', () => {
  it('CO-05 are applied with the quantities and removed by a link', async () => {
    const cookie = await aCart();
    const answer = await send(
      { [`cart[${key}][qty]`]: '4', apply_coupon: '1', coupon_code: ' Ten ' },
      cookie,
    );
    expect(placeOf(answer)).toEqual([302, '/cart/']);
    const cart = await cartOf(cookie);
    expect([cart.itemCount, cart.totals.discount.minor]).toEqual([4, 1000]);
    expect(await noticesOf(cookie)).toEqual(['success cart:told.codeApplied']);
    const removed = await get('/cart/?remove_coupon=TEN', cookie);
    expect(isPage(removed)).toBe(true);
    expect((await cartOf(cookie)).totals.discount.minor).toBe(0);
    expect(await noticesOf(cookie)).toEqual(['success cart:told.codeRemoved']);
  });

  it('CO-05 report why they have no effect', async () => {
    const cookie = await aCart();
    const refusals: string[] = [];
    for (const coupon_code of ['', 'nothing', 'x'.repeat(5000), 'ten', 'TEN']) {
      await send({ apply_coupon: '1', coupon_code }, cookie);
      refusals.push(...(await noticesOf(cookie)));
    }
    expect(refusals).toEqual([
      'error refusals:promotions.empty-code',
      'error refusals:promotions.unknown-code',
      'error refusals:promotions.unknown-code',
      'success cart:told.codeApplied',
      'error refusals:promotions.already-applied',
    ]);
  });

  it('CO-05 are removed whatever they are', async () => {
    const cookie = await aCart();
    for (const code of INVALID_VALUES) {
      const answer = await get(`/cart/?remove_coupon=${encodeURIComponent(code)}`, cookie);
      expect([code.slice(0, 50), answer.statusCode]).toEqual([code.slice(0, 50), 200]);
      await send({ apply_coupon: '1', coupon_code: code }, cookie);
    }
    expect((await cartOf(cookie)).totals.discount.minor).toBe(0);
    await noticesOf(cookie);
  });

  it('CO-05 need a non-empty cart', async () => {
    const answer = await send({ apply_coupon: '1', coupon_code: 'ten' }, '');
    expect(await noticesOf(cookieAfter(answer))).toEqual(['error refusals:checkout.empty-cart']);
  });
});

describe('the shipping calculator', () => {
  it.each(['DU', 'du', 'Dubai', 'دبي'])('CO-05 takes %s', async (calc_shipping_state) => {
    const cookie = await aCart();
    const answer = await send(
      { calc_shipping: '1', calc_shipping_country: 'AE', calc_shipping_state },
      cookie,
    );
    expect(isPage(answer)).toBe(true);
    const { delivery, totals } = await cartOf(cookie);
    expect([delivery.emirate, totals.delivery?.minor]).toEqual(['DU', 1500]);
    expect(await noticesOf(cookie)).toEqual(['info cart:told.deliveryTo']);
  });

  it('CO-05 sets the method with the emirate, and skips unavailable ones', async () => {
    const cookie = await aCart();
    const form = { calc_shipping: '1', calc_shipping_country: 'AE', calc_shipping_state: 'SH' };
    await send(form, cookie);
    const dearest = (await cartOf(cookie)).delivery.rates.at(-1)?.id ?? '';
    await send({ ...form, 'shipping_method[0]': dearest }, cookie);
    expect((await cartOf(cookie)).delivery.rate?.id).toBe(dearest);
    for (const wrong of ['same_day:999999', 'x', ...INVALID_VALUES]) {
      await send({ ...form, calc_shipping_state: 'DU', 'shipping_method[0]': wrong }, cookie);
      expect([wrong, (await cartOf(cookie)).delivery.emirate]).toEqual([wrong, 'DU']);
    }
  });

  it('CO-05 requires one of the seven emirates', async () => {
    const cookie = await aCart();
    for (const state of INVALID_VALUES) {
      await send({ calc_shipping: '1', calc_shipping_state: state }, cookie);
      expect([state, await noticesOf(cookie)]).toEqual([state, ['error cart:told.chooseEmirate']]);
    }
    await send({ calc_shipping: '1', calc_shipping_country: 'FR', calc_shipping_state: 'DU' }, cookie);
    expect((await cartOf(cookie)).delivery.emirate).toBeNull();
  });
});

describe('a form with a refused quantity', () => {
  it('CA-07 sets every other line individually', async () => {
    const cookie = await aCart();
    await post(app, '/?wc-ajax=add_to_cart', { fields: { product_id: String(other) }, cookie });
    const setting = vi.spyOn(test.shop.cart, 'setQuantities');
    const unknown = Array.from({ length: 500 }, (_, place) => [`cart[${keyOf(1e6 + place)}][qty]`, '1']);
    await send(
      {
        update_cart: '1',
        [`cart[${key}][qty]`]: '999999',
        [`cart[${otherKey}][qty]`]: '3',
        ...Object.fromEntries(unknown),
      },
      cookie,
    );
    expect(setting).toHaveBeenCalledTimes(3);
    setting.mockRestore();
    const { lines } = await cartOf(cookie);
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 3]);
  });
});

describe('cancelling an order by link', () => {
  const nonce = makeNonce({
    action: 'woocommerce-cancel_order',
    owner: '',
    secret: SECRET,
    nowMs: Date.now(),
  });
  const link = (requested: Record<string, string>) => `/shop/?${new URLSearchParams(requested)}`;
  const requested = ({ key, id: number }: Pick<Order, 'key' | 'id'>) => ({
    cancel_order: 'true',
    order: key as string,
    order_id: String(number),
    redirect: '/shop/',
    _wpnonce: nonce,
  });
  const statusOf = async (number: Order['id']) => (await test.shop.orders.find(number))?.status;

  it('AC-02 WIRE §7 cancels an unpaid order and redirects with a notice', async () => {
    const order = await aWaitingOrder(test, [{ id }]);
    const cookie = await aCart();
    expect(placeOf(await get(link(requested(order)), cookie))).toEqual([302, '/shop/']);
    expect(await noticesOf(cookie)).toEqual(['info account:orders.cancelled']);
    expect(await statusOf(order.id)).toBe('cancelled');
    expect(placeOf(await get(link(requested(order)), cookie))).toEqual([302, '/shop/']);
    expect(await noticesOf(cookie)).toEqual(['error account:orders.tooLate']);
  });

  it('AC-02 shows the page without a redirect parameter', async () => {
    const order = await aWaitingOrder(test, [{ id }]);
    expect(isPage(await get(link({ ...requested(order), redirect: '' })))).toBe(true);
    expect(await statusOf(order.id)).toBe('cancelled');
  });

  it('AC-02 SV-05 redirects to no other host', async () => {
    const order = await aWaitingOrder(test, [{ id }]);
    for (const redirect of ['https://other.example/', '//other.example/', '/\\other.example/', 'x:y'])
      expect([redirect, ...placeOf(await get(link({ ...requested(order), redirect })))]).toEqual([
        redirect,
        302,
        '/',
      ]);
    expect(placeOf(await get(link({ ...requested(order), redirect: 'http://shop.test//x/' })))).toEqual([
      302,
      '/x/',
    ]);
  });

  it('AC-02 does not cancel a paid or proceeding order', async () => {
    const order = await anOrder(test, [{ id }]);
    const cookie = await aCart();
    expect(placeOf(await get(link(requested(order)), cookie))).toEqual([302, '/shop/']);
    expect(await noticesOf(cookie)).toEqual(['error account:orders.tooLate']);
    expect(await statusOf(order.id)).toBe('confirmed');
  });

  it('AC-02 SV-05 has no effect without the visitor’s nonce, or for a wrong key or number', async () => {
    const order = await aWaitingOrder(test, [{ id }]);
    const cookie = await aCart();
    for (const wrong of [{ _wpnonce: '0123456789' }, { _wpnonce: '' }, { cancel_order: '1' }])
      expect(isPage(await get(link({ ...requested(order), ...wrong }), cookie))).toBe(true);
    expect(await noticesOf(cookie)).toEqual([]);
    for (const wrong of [...INVALID_VALUES, 'wc_order_aaaaaaaaaaaaa']) {
      for (const named of ['order', 'order_id'] as const) {
        const answer = await get(link({ ...requested(order), [named]: wrong }), cookie);
        expect([wrong, ...placeOf(answer)]).toEqual([wrong, 302, '/shop/']);
      }
    }
    expect(new Set(await noticesOf(cookie))).toEqual(new Set(['error account:orders.notKnown']));
    expect(await statusOf(order.id)).toBe('pending');
  });
});

describe('invalid input', () => {
  const FORMS: Record<string, string>[] = [
    { 'add-to-cart': String(id) },
    { [`cart[${key}][qty]`]: '5', update_cart: '1' },
    { apply_coupon: '1', coupon_code: 'ten' },
    { calc_shipping: '1', calc_shipping_state: 'DU' },
  ];

  it('AS-13 SV-05 a form from another site has no effect', async () => {
    const cookie = await aCart();
    const { hash } = await cartOf(cookie);
    for (const fields of FORMS)
      for (const headers of FOREIGN) {
        const answer = await post(app, '/cart/', { fields, cookie, headers });
        expect([answer.statusCode, answer.body, answer.cookies]).toEqual([403, '-1', []]);
      }
    expect((await cartOf(cookie)).hash).toBe(hash);
  });

  it('CA-07 a broken, oversized or other body causes no fault and no change', async () => {
    const cookie = await aCart();
    const { hash } = await cartOf(cookie);
    const bodies = [...brokenMultiparts(), ...formlessBodies({ update_cart: '1' })];
    for (const { kind: named, type, payload } of bodies) {
      const answer = await post(app, '/cart/', {
        fields: payload,
        cookie,
        headers: { 'content-type': type },
      });
      expect(answer.statusCode, named).toBeLessThan(500);
    }
    const large = { update_cart: '1', [`cart[${key}][qty]`]: '5', filling: 'a'.repeat(1024 * 1024) };
    expect((await send(large, cookie)).statusCode).toBe(413);
    expect((await cartOf(cookie)).hash).toBe(hash);
  });
});
