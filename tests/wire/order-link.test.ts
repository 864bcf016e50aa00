import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#kernel/instant.ts';
import type { Order } from '#shop/orders';
import { accountCookie } from '#wire/cookies/session-cookies.ts';
import { buy, openPage, pay } from '../a-payment.ts';
import { aProduct } from '../a-shop.ts';
import { accountsOf } from '../accounts.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aServedShop } from '../cache/served-shop.ts';

const { runtime, serve } = await aServedShop();
let origin = '';
let product = 0;

beforeAll(async () => {
  await deliverToDubai(runtime);
  product = await aProduct(runtime, { sku: 'LINKED' });
  await runtime.shop.settings.set('payments.provider', 'test');
  origin = await serve();
});

/** An order that was placed so long ago. */
async function anOrderOf(agoMs: number, more: object = {}): Promise<Order> {
  const order = await anOrder(runtime, [{ id: product }]);
  await runtime.db
    .updateTable('shop_order')
    .set({ placed_at: new Date(Date.now() - agoMs), ...more })
    .where('id', '=', order.id)
    .execute();
  return order;
}

const pathOf = ({ id, key }: Order, rest = '') => `/checkout/order-received/${id}/${rest}?key=${key}`;

function get(path: string, cookie = ''): Promise<Response> {
  return fetch(origin + path, { headers: { cookie }, redirect: 'manual' });
}

const nonceIn = (html: string) => /name="check_submission" value="([^"]+)"/.exec(html)?.[1] ?? '';

/** Sends an email in the form of the order's page. */
async function confirm(order: Order, email: string, prefix = ''): Promise<Response> {
  const path = prefix + pathOf(order);
  const body = new URLSearchParams({
    email,
    check_submission: nonceIn(await (await get(path)).text()),
    verify: '1',
  });
  return fetch(origin + path, {
    method: 'POST',
    body,
    headers: { origin, referer: origin + path },
    redirect: 'manual',
  });
}

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

it('WG-27 the page of an order has its stylesheets, to who placed it and to who is asked for the email', async () => {
  const stylesOf = async (order: Order) =>
    [...(await (await get(pathOf(order))).text()).matchAll(/<link rel="stylesheet"[^>]*>/g)]
      .map(([link]) => /href="\/s\/([a-z]+)-[^"]+\.css"/.exec(link)?.[1] ?? link)
      .filter((name) => !name.includes('age/'));
  const all = ['styles', 'purchase', 'account'];
  expect(await stylesOf(await anOrderOf(0))).toEqual(all);
  expect(await stylesOf(await anOrderOf(HOUR_MS))).toEqual(all);
});

describe('the link of an order in a browser that did not place it', () => {
  it('SV-05 shows it for ten minutes, and for a day in a browser that saw it then', async () => {
    const order = await anOrderOf(9 * MINUTE_MS);
    const answer = await get(pathOf(order));
    expect(await answer.text()).toContain(order.email);
    await runtime.db
      .updateTable('shop_order')
      .set({ placed_at: new Date(Date.now() - HOUR_MS) })
      .where('id', '=', order.id)
      .execute();
    expect(await (await get(pathOf(order), cookiesOf(answer))).text()).toContain(order.email);
  });

  it.each(['', '/ar'])(
    'SV-05 asks for the email later, and shows nothing of the order, %s/',
    async (prefix) => {
      const order = await anOrderOf(11 * MINUTE_MS);
      const html = await (await get(prefix + pathOf(order))).text();
      expect(nonceIn(html)).not.toBe('');
      for (const detail of [order.email, order.phone, order.address.street, 'LINKED'])
        expect(html).not.toContain(detail);
      const wrong = await confirm(order, 'somebody@else.example', prefix);
      expect(await wrong.text()).toContain('value="somebody@else.example"');
      const right = await confirm(order, ` ${order.email.toUpperCase()} `, prefix);
      expect([right.status, right.headers.get('location')]).toEqual([302, prefix + pathOf(order)]);
      expect(await (await get(prefix + pathOf(order), cookiesOf(right))).text()).toContain(order.email);
      const other = await anOrderOf(HOUR_MS);
      expect(await (await get(pathOf(other), cookiesOf(right))).text()).not.toContain(order.email);
    },
  );

  it('SV-05 leads from its invoice to that form, and gives it once the email is confirmed', async () => {
    const order = await anOrderOf(HOUR_MS);
    const refused = await get(pathOf(order, 'invoice.pdf'));
    expect([refused.status, refused.headers.get('location')]).toEqual([302, pathOf(order)]);
    const cookie = cookiesOf(await confirm(order, order.email));
    expect((await get(pathOf(order, 'invoice.pdf'), cookie)).headers.get('content-type')).toBe(
      'application/pdf',
    );
  });

  it('SV-05 shows it to its signed-in customer, and asks other signed-in customers', async () => {
    const { aCustomer } = accountsOf(runtime);
    const [owner, other] = [await aCustomer(), await aCustomer()];
    const order = await anOrderOf(HOUR_MS, { customer_id: owner.customer.id });
    const seenBy = async (session: typeof owner) => {
      const cookie = accountCookie
        .write(session.session, { ...runtime.config, publicUrl: origin })
        .split(';')[0];
      return (await get(pathOf(order), cookie)).text();
    };
    expect(await seenBy(owner)).toContain(order.email);
    expect(await seenBy(other)).not.toContain(order.email);
  });

  it('SV-05 shows it for a day to who comes back from paying it, however long that took', async () => {
    const { order } = await buy(runtime);
    await pay(runtime, await openPage(runtime, order));
    await runtime.db
      .updateTable('shop_order')
      .set({ placed_at: new Date(Date.now() - HOUR_MS) })
      .where('id', '=', order.id)
      .execute();
    const { key } = await runtime.db
      .selectFrom('payment')
      .select('key')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    const back = await get(`/checkout/payment-return/${key}/`);
    expect(back.headers.get('location')).toBe(pathOf(order));
    expect(await (await get(pathOf(order), cookiesOf(back))).text()).toContain(order.email);
  });

  it('SV-05 refuses an empty email, an old form, and a key that is wrong', async () => {
    const order = await anOrderOf(HOUR_MS);
    expect(await (await confirm(order, ' ')).text()).toContain('Enter your mobile number or email');
    const stale = await fetch(origin + pathOf(order), {
      method: 'POST',
      body: new URLSearchParams({ email: order.email }),
      headers: { origin },
    });
    expect(await stale.text()).toContain(`value="${order.email}"`);
    const wrong = await confirm({ ...order, key: 'wc_order_aaaaaaaaaaaaa' as Order['key'] }, order.email);
    expect([wrong.status === 302, wrong.headers.getSetCookie().join()]).toEqual([
      false,
      expect.not.stringContaining('jamra-ordered'),
    ]);
  });
});

describe('the page of an order', () => {
  const CANCEL = /name="jamra-order-nonce" value="([^"]+)"/;

  /** Sends the form that cancels an order, with the nonce of its page. */
  async function cancel(order: Order, cookie = '') {
    const path = pathOf(order);
    const page = await get(path, cookie);
    const nonce = CANCEL.exec(await page.text())?.[1];
    const jar = [cookie, cookiesOf(page)].filter(Boolean).join('; ');
    const answer = await fetch(origin + path, {
      method: 'POST',
      body: new URLSearchParams({ cancel_order: '1', 'jamra-order-nonce': nonce ?? '' }),
      headers: { origin, referer: origin + path, cookie: jar },
      redirect: 'manual',
    });
    const { status } = await runtime.db
      .selectFrom('shop_order')
      .select('status')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    return { nonce, jar: [jar, cookiesOf(answer)].filter(Boolean).join('; '), answer, status };
  }

  it('AC-02 lets a guest with its key cancel it until it is packed', async () => {
    const order = await anOrderOf(0);
    const { answer, status, jar } = await cancel(order);
    expect([answer.status, answer.headers.get('location'), status]).toEqual([
      302,
      pathOf(order),
      'cancelled',
    ]);
    const after = await (await get(pathOf(order), jar)).text();
    expect(after).toContain('woocommerce-message');
    expect(after).not.toMatch(CANCEL);
    const packed = await anOrderOf(0, { status: 'packed' });
    expect(await (await get(pathOf(packed))).text()).not.toMatch(CANCEL);
  });

  it('AC-02 cancels nothing without its nonce, or before its email is confirmed', async () => {
    const old = await anOrderOf(HOUR_MS);
    expect(await cancel(old)).toMatchObject({ nonce: undefined, status: old.status });
    const order = await anOrderOf(0);
    const forged = await fetch(origin + pathOf(order), {
      method: 'POST',
      body: new URLSearchParams({ cancel_order: '1', 'jamra-order-nonce': 'x' }),
      headers: { origin, referer: origin + pathOf(order) },
      redirect: 'manual',
    });
    expect(forged.status).toBe(302);
    expect(await (await get(pathOf(order))).text()).toMatch(CANCEL);
  });
});
