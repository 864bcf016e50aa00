import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/instant.ts';
import { wordsIn } from '#messages';
import type { Order } from '#shop/orders';
import { aRunningShop } from './refusals/running.ts';

const shop = await aRunningShop();
const { returns, move } = shop.runtime.shop.orders;
const PATH = '/track-order/';
const REQUEST = { ask_return: '1', return_reason: 'faulty', return_words: 'It stays cold' };

async function aDelivered(): Promise<Order> {
  const order = await shop.order();
  for (const to of ['packed', 'shipped', 'delivered'] as const)
    await move(order.id, to, { actor: 'test', reason: '' });
  return order;
}

/** Looks the order up as a guest. @returns the page, its hidden fields, and the browser's cookies */
async function lookUp({ id, phone }: Pick<Order, 'id' | 'phone'>, prefix = '') {
  const page = await shop.open(prefix + PATH);
  const fields = { ...page.hidden, orderid: String(id), order_email: phone };
  const html = await (await shop.send(prefix + PATH, { fields, cookie: page.cookie })).text();
  return { ...page, html };
}

function nonceIn(html: string): string {
  return /name="jamra-order-nonce" value="([^"]*)"/.exec(html)?.[1] ?? '';
}

/** Sends a form of the found order. */
async function submit(
  { cookie, html }: { cookie: string; html: string },
  fields: Record<string, string>,
): Promise<{ status: number; location: string | null; html: string }> {
  const sent = { 'jamra-order-nonce': nonceIn(html), ...fields };
  const answer = await shop.send(PATH, { fields: sent, cookie });
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() };
}

/** Sends a form of the found order. @returns the page shown next, and the browser's cookies */
async function followed(
  { cookie, html }: { cookie: string; html: string },
  fields: Record<string, string>,
  prefix: string,
): Promise<{ cookie: string; html: string }> {
  const sent = { 'jamra-order-nonce': nonceIn(html), ...fields };
  const answer = await shop.send(prefix + PATH, { fields: sent, cookie });
  const set = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const after = [cookie, ...set].join('; ');
  const page = await fetch(shop.origin + answer.headers.get('location'), { headers: { cookie: after } });
  return { cookie: after, html: await page.text() };
}

it('AC-03 FM-06 an empty field is reported at the field', async () => {
  const page = await shop.open(`/ar${PATH}`);
  const fields = { ...page.hidden, orderid: ' ', order_email: '' };
  const answer = await shop.send(`/ar${PATH}`, { fields, cookie: page.cookie });
  const html = await answer.text();
  const wrong = [...html.matchAll(/class="j-field__err" id="(\w+)_error"/g)].map(([, name]) => name);
  expect(wrong).toEqual(['orderid', 'order_email']);
  expect(html).toContain(wordsIn('ar')('account:errors.order-missing'));
  expect(html).not.toContain(wordsIn('ar')('refusals:customers.no-match'));
});

describe('AC-02 AC-03 a guest who looked an order up', () => {
  it('requests a return of it once, sees it, and withdraws it', async () => {
    const order = await aDelivered();
    const proof = { orderid: String(order.id), order_email: order.phone };
    const page = await lookUp(order);
    expect(page.html).toContain('name="ask_return"');
    expect(page.html).not.toContain(order.address.building);
    const requested = await submit(page, { ...proof, ...REQUEST, return_0: '1' });
    expect([requested.status, requested.location]).toEqual([302, `${PATH}?orderid=${order.id}`]);
    const [one] = await returns.of(order.id);
    expect(one).toMatchObject({ state: 'asked', reason: 'faulty', words: 'It stays cold' });
    const later = await lookUp(order);
    expect(later.html).toContain('name="withdraw_return"');
    expect(later.html).not.toContain('name="ask_return"');
    await submit(page, { ...proof, ...REQUEST, return_0: '1' });
    expect(await returns.of(order.id)).toHaveLength(1);
    await submit(later, { ...proof, withdraw_return: String(one?.id) });
    expect(await returns.of(order.id)).toMatchObject([{ state: 'withdrawn' }]);
  });

  it.each([
    ['', 'Return requested. We’ll email you.', 'Return cancelled.'],
    ['/ar', 'تم طلب الإرجاع. سنراسلك بالبريد الإلكتروني.', 'تم إلغاء الإرجاع.'],
  ])('lands on the order with a notice after either, below "%s"', async (prefix, requested, withdrawn) => {
    const [order, other] = [await aDelivered(), await aDelivered()];
    const proof = { orderid: String(order.id), order_email: order.phone };
    const page = await lookUp(order, prefix);
    const after = await followed(page, { ...proof, ...REQUEST, return_0: '1' }, prefix);
    expect(after.html).toContain(requested);
    expect(after.html).toContain('j-timeline');
    expect(after.html).not.toContain(order.address.building);
    const [one] = await returns.of(order.id);
    const last = await followed(after, { ...proof, withdraw_return: String(one?.id) }, prefix);
    expect(last.html).toContain(withdrawn);
    expect(last.html).toContain('name="ask_return"');
    for (const query of ['', `?orderid=${other.id}`]) {
      const page = await fetch(`${shop.origin}${PATH}${query}`, { headers: { cookie: last.cookie } });
      expect(await page.text()).not.toContain('j-timeline');
    }
  });

  it('is promised no email for an order without one', async () => {
    const order = await aDelivered();
    await shop.runtime.db.updateTable('shop_order').set({ email: '' }).where('id', '=', order.id).execute();
    const proof = { orderid: String(order.id), order_email: order.phone };
    const page = await lookUp(order);
    expect(page.html).toContain('name="ask_return"');
    const after = await followed(page, { ...proof, ...REQUEST, return_0: '1' }, '');
    expect(after.html).toContain('Return requested. Come back to this page to see our answer.');
    for (const { html } of [page, after]) expect(html).not.toContain('email you');
  });

  it('OR-05 gets no return for a reason that the form does not offer', async () => {
    const order = await aDelivered();
    const proof = { orderid: String(order.id), order_email: order.phone };
    const page = await lookUp(order);
    const refused = await submit(page, { ...proof, ...REQUEST, return_reason: 'bogus', return_0: '1' });
    expect(refused.html).toContain('id="return_reason_error"');
    expect(await returns.of(order.id)).toEqual([]);
  });

  it('is shown a refused request again, with what was typed', async () => {
    const order = await aDelivered();
    const proof = { orderid: String(order.id), order_email: order.phone };
    const page = await lookUp(order);
    const without = await submit(page, { ...proof, ...REQUEST, return_reason: '', return_0: '1' });
    expect(without.html).toContain('id="return_reason_error"');
    expect(without.html).toContain('It stays cold');
    const none = await submit(page, { ...proof, ...REQUEST, return_reason: '', return_0: '0' });
    for (const field of ['return_items', 'return_reason']) {
      expect(none.html).toContain(`href="#${field}"`);
      expect(none.html).toContain(`id="${field}_error"`);
    }
    const old = await submit(page, { ...proof, ...REQUEST, return_0: '1', 'jamra-order-nonce': 'x' });
    expect(old.html).toContain('submit again');
    expect(old.html).toContain('It stays cold');
    expect(await returns.of(order.id)).toEqual([]);
  });

  it('finds no form where a return is not possible: before delivery, and after its days', async () => {
    const waiting = await shop.order();
    expect((await lookUp(waiting, '/ar')).html).not.toContain('name="ask_return"');
    const { 'orders.returnDays': days } = await shop.runtime.shop.settings.all();
    const order = await aDelivered();
    await shop.runtime.db
      .updateTable('order_event')
      .set({ at: new Date(Date.now() - (days + 1) * DAY_MS) })
      .where('order_id', '=', order.id)
      .execute();
    const page = await lookUp(order);
    expect(page.html).toContain('j-timeline');
    expect(page.html).not.toContain('name="ask_return"');
  });
});

it('SV-05 a return request proves its order again: a wrong contact requests nothing', async () => {
  const [order, other] = [await aDelivered(), await aDelivered()];
  const page = await lookUp(order);
  const wrong = { orderid: String(other.id), order_email: 'nobody@example.com', return_0: '1' };
  const refused = await submit(page, { ...wrong, ...REQUEST });
  expect(refused.html).toContain('No matching order found');
  expect(await returns.of(other.id)).toEqual([]);
  const foreign = { orderid: String(order.id), order_email: order.phone, return_0: '1', ...REQUEST };
  const answer = await shop.send(PATH, {
    fields: { ...foreign, 'jamra-order-nonce': nonceIn(page.html) },
    cookie: page.cookie,
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(answer.status).toBe(403);
  expect(await returns.of(order.id)).toEqual([]);
});
