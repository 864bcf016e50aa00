import { randomUUID } from 'node:crypto';
import limits from '@fastify/rate-limit';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { CartToken } from '#kernel/ids.ts';
import { EMPTY_DRAFT } from '#shop/checkout';
import { registerAbandonedCarts } from '#wire/abandoned-carts/register.ts';
import { sessionCookieName } from '#wire/cookies/cookies.ts';
import { aProduct, aShop, NO_CART } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { cookieAfter, type Posted } from './a-wire.ts';

const test = aShop(await aDatabase());
const { shop, time, left } = test;
const app = Fastify();
await app.register(limits, { global: false });
await registerAbandonedCarts(app, {
  shop,
  config: test.config,
  secret: 'a secret of the tests, long enough',
});
const productId = await aProduct(test, { sku: 'RETURN', stock: 50 });
const ours = { host: 'shop.test', 'sec-fetch-site': 'same-origin' };

/** A cart with so many pieces. @returns its token, and the link of a mail about it */
async function aCart(quantity: number): Promise<{ token: CartToken; link: string }> {
  const line = { productId, variationId: null, options: {}, quantity } as never;
  const added = await shop.cart.add(NO_CART, [line]);
  if (!added.ok) throw new Error(added.refusal.code);
  const { token } = added.value;
  const email = `${randomUUID()}@example.com`;
  await shop.checkout.reviewForm({ ...EMPTY_DRAFT, email, remind: 'en' }, { token });
  time.now = new Date(time.now.getTime() + 6 * 3_600_000);
  await shop.abandonedCarts.findDue();
  const [reminder] = await Promise.all(left.splice(0).map((id) => shop.abandonedCarts.find(id)));
  return { token, link: reminder?.cartLink ?? '' };
}

const cookieOf = (token: CartToken | null) =>
  token === null ? '' : `${sessionCookieName(test.config)}=${token}`;
const tokenIn = (cookie: string) => /wp_woocommerce_session_\w+=([^;]+)/.exec(cookie)?.[1] ?? '';
const count = async (token: string) => (await shop.cart.open(token as never)).itemCount;

function open(link: string, token: CartToken | null, { root = '', headers = {} } = {}): Promise<Posted> {
  const url = `${root}/cart/return/?link=${encodeURIComponent(link)}`;
  return app.inject({ method: 'GET', url, headers: { cookie: cookieOf(token), ...headers } });
}

function confirm(
  link: string,
  token: CartToken | null,
  headers: Readonly<Record<string, string | undefined>> = ours,
) {
  return app.inject({
    method: 'POST',
    url: '/cart/return/',
    payload: new URLSearchParams({ link }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: cookieOf(token), ...headers },
  });
}

describe('the link of an abandoned cart email', () => {
  it('CA-07 OR-03 opens directly in the browser that has the cart', async () => {
    const { token, link } = await aCart(2);
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await open(link, token, { headers });
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/cart/']);
    }
    expect(await count(token)).toBe(2);
  });

  it.each(['', '/ar'])(
    'CA-07 SV-05 adds nothing to another cart, but asks on a page below %s/',
    async (root) => {
      const [stranger, mine] = [await aCart(3), await aCart(1)];
      for (const headers of [{}, { 'sec-fetch-site': 'none' }, { 'sec-fetch-site': 'cross-site' }]) {
        const answer = await open(stranger.link, mine.token, { root, headers });
        expect([answer.statusCode, answer.headers.location]).toEqual([
          302,
          `${root}/cart/return/confirm/?link=${encodeURIComponent(stranger.link)}`,
        ]);
        expect(answer.cookies).toEqual([]);
      }
      expect(await count(mine.token)).toBe(1);
    },
  );

  it('CA-07 SV-05 creates no cart before confirmation', async () => {
    const { link } = await aCart(4);
    const answer = await open(link, null);
    expect(answer.headers.location).toContain('/cart/return/confirm/?link=');
    expect(answer.cookies).toEqual([]);
    const opened = await confirm(link, null);
    expect([opened.statusCode, opened.headers.location]).toEqual([302, '/cart/']);
    expect(await count(tokenIn(cookieAfter(opened)))).toBe(4);
  });

  it('CA-07 OR-03 opens by the button of the shop’s page', async () => {
    const [other, mine] = [await aCart(5), await aCart(6)];
    expect((await confirm(other.link, mine.token)).headers.location).toBe('/cart/');
    // One product on one line: the larger quantity counts.
    expect(await count(mine.token)).toBe(6);
  });

  it.each([
    { origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('CA-07 SV-05 is not opened by a button of another page: %j', async (headers) => {
    const [other, mine] = [await aCart(8), await aCart(7)];
    const answer = await confirm(other.link, mine.token, { host: 'shop.test', ...headers });
    expect(answer.statusCode).toBe(403);
    expect(await count(mine.token)).toBe(7);
  });

  it('OR-03 reports invalid links and deleted carts', async () => {
    const { token } = await aCart(1);
    const answer = await open('nothing', token);
    expect(answer.headers.location).toBe('/cart/');
    expect(await shop.cart.notices.take(token)).toMatchObject([{ message: 'cart:returnGone' }]);
  });
});
