import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aRunningShop } from './refusals/running.ts';

const shop = await aRunningShop();
const { origin, owner, send } = shop;
const product = await shop.product({ sku: 'CLOSED-STORE', price: '25.00', stock: 50 });
/** Pages that stay open if only the store is closed, and one that is open in every mode. */
const OPEN = ['/', '/faq/', '/terms/', '/ar/terms/'];
const ADDED = /woocommerce-message/;

async function page(path: string, cookie = '') {
  const answer = await fetch(origin + path, { headers: { cookie }, redirect: 'manual' });
  return { status: answer.status, cookies: answer.headers.getSetCookie(), text: await answer.text() };
}

async function closeTo(mode: 'off' | 'store') {
  const { version } = await shop.value('coming-soon.open', {});
  await shop.value('coming-soon.save', { version, mode, page: '', opensAt: null, answer: '503' });
  const check = async () => {
    if (((await page('/shop/')).status === 503) !== (mode === 'store')) throw new Error('not yet');
  };
  await vi.waitFor(check, { timeout: 10_000, interval: 100 });
}

beforeAll(() => closeTo('store'), 60_000);
afterAll(() => closeTo('off'));

describe('CS-06 open pages of a closed store', () => {
  it.each(OPEN)('change no cart by a link of %s', async (path) => {
    const { status, cookies, text } = await page(`${path}?add-to-cart=${product}`);
    expect(status).not.toBe(503);
    expect(cookies).toEqual([]);
    expect(text).not.toMatch(ADDED);
  });

  it('change no cart by a form, which leads back to the page without what it sent', async () => {
    const sent = { fields: { 'add-to-cart': String(product), quantity: '2' } };
    const answer = await send('/terms/?a=1&add-to-cart=1', sent);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/terms/?a=1']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('change the cart of staff', async () => {
    const { cookies } = await page(`/?add-to-cart=${product}`, owner);
    expect(cookies.join()).toContain('woocommerce_items_in_cart=1');
  });
});
