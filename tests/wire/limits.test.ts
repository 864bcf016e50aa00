import { beforeEach, describe, expect, it } from 'vitest';
import { databaseCounts } from '#platform/rate-limits/database-counts.ts';
import { rateLimitStore } from '#platform/rate-limits/rate-limit-store.ts';
import { signatureWith } from '#platform/signature.ts';
import { always } from '#wire/contract/calls/always.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { differences } from './a-contract.ts';
import { aWire, cookieAfter, post, SECRET, type Sent } from './a-wire.ts';

const test = aShop(await aDatabase());
const id = await aProduct(test, { sku: 'BURST' });
let app = await aWire(test);

async function limit(perVisitor: number, perAddress: number): Promise<void> {
  await test.shop.settings.set('limits.cartPerVisitor', perVisitor);
  await test.shop.settings.set('limits.cartPerAddress', perAddress);
}

const add = (sent: Sent = {}) =>
  post(app, '/?wc-ajax=add_to_cart', { fields: { product_id: String(id) }, ...sent });
const look = (sent: Sent = {}) => post(app, '/?wc-ajax=get_refreshed_fragments', { fields: {}, ...sent });

async function statusesOf(times: number, call: () => ReturnType<typeof add>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await call()).statusCode);
  return statuses;
}

/** Every test begins in a new minute. */
beforeEach(async () => {
  app = await aWire(test);
});

describe('the limit of a cart', () => {
  it('SV-04 answers a burst with 429 and a waiting time, and keeps the cart', async () => {
    await limit(5, 0);
    const cookie = cookieAfter(await add());
    expect(await statusesOf(6, () => add({ cookie }))).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await add({ cookie });
    expect(differences(refused, always.tooMany)).toEqual([]);
    const { retry_after, message } = refused.json();
    expect(refused.headers['retry-after']).toBe(String(retry_after));
    expect(message).toContain(`${retry_after} s`);
    expect((await look({ cookie })).json().fragments['span.jamra-cart-count']).toContain('data-count="6"');
  });

  it('SV-04 is reported in the page’s language', async () => {
    await limit(1, 0);
    const cookie = cookieAfter(await add());
    await add({ cookie });
    const headers = { referer: 'http://shop.test/ar/shop/' };
    expect((await add({ cookie, headers })).json().message).toContain('طلبات كثيرة جدًا');
  });

  it('SV-04 allows more reads than changes', async () => {
    await limit(2, 0);
    const cookie = cookieAfter(await add());
    expect(await statusesOf(11, () => look({ cookie }))).toEqual([...Array(10).fill(200), 429]);
  });

  it('SV-04 is independent of other carts at the same address', async () => {
    await limit(2, 0);
    const one = cookieAfter(await add());
    const other = cookieAfter(await add());
    expect(await statusesOf(3, () => add({ cookie: one }))).toEqual([200, 200, 429]);
    expect((await add({ cookie: other })).statusCode).toBe(200);
  });
});

describe('the limit of an address', () => {
  it('SV-04 counts all its calls, with and without a cart', async () => {
    await limit(0, 4);
    expect(await statusesOf(5, () => add())).toEqual([200, 200, 200, 200, 429]);
  });

  it('SV-04 ignores made-up sessions', async () => {
    await limit(2, 4);
    const name = cookieAfter(await add())
      .split('=')[0]
      ?.replace(/.*(wp_woocommerce_session_\w+).*/, '$1');
    const forged = (time: number) => `${name}=t_${String(time).padStart(43, 'x')}`;
    let time = 0;
    const statuses = await statusesOf(4, () => {
      time += 1;
      return add({ cookie: forged(time) });
    });
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('SV-04 counts an IPv6 /64 as one', async () => {
    await limit(0, 1);
    const from = (remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/?wc-ajax=add_to_cart', remoteAddress, payload: '' });
    expect((await from('2001:db8:1:1::1')).statusCode).toBe(200);
    expect((await from('2001:db8:1:1::2')).statusCode).toBe(429);
    expect((await from('2001:db8:1:2::1')).statusCode).toBe(200);
  });
});

describe('several processes', () => {
  const digest = signatureWith(SECRET).digest;
  const aProcess = () => aWire(test, rateLimitStore(databaseCounts(test.db), digest));

  it('SV-04 count an address together', async () => {
    await limit(0, 5);
    const processes = [await aProcess(), await aProcess(), await aProcess()];
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      app = processes[time % 3] ?? app;
      statuses.push((await add()).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('SV-04 count a cart together', async () => {
    await limit(2, 0);
    const [one, other] = [await aProcess(), await aProcess()];
    app = one;
    const cookie = cookieAfter(await add());
    expect((await add({ cookie })).statusCode).toBe(200);
    app = other;
    // After the first call this process knows that the session is real; that call counts for the address.
    expect(await statusesOf(3, () => add({ cookie }))).toEqual([200, 200, 429]);
    expect((await add()).statusCode).toBe(200);
  });
});

describe('links and forms', () => {
  it('SV-04 are answered with an error page without effect', async () => {
    await limit(1, 0);
    const cookie = cookieAfter(await add());
    const press = (accept: string) =>
      app.inject({ method: 'GET', url: `/shop/?add-to-cart=${id}`, headers: { cookie, accept } });
    expect((await press('text/html')).statusCode).toBe(200);
    const page = await press('text/html');
    expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.body).toContain('Try again in a minute');
    expect((await look({ cookie })).json().fragments['span.jamra-cart-count']).toContain('data-count="2"');
  });
});

it('SV-04 never affect an ordinary shopper', async () => {
  await limit(120, 600);
  let cookie = cookieAfter(await add());
  for (let time = 0; time < 40; time += 1) {
    const added = await add({ cookie });
    const looked = await look({ cookie });
    expect([added.statusCode, looked.statusCode]).toEqual([200, 200]);
    cookie = cookieAfter(added, cookie);
  }
});
