import { beforeAll, expect, it } from 'vitest';
import type { ActionName } from '#admin-actions/registry.ts';
import type { Language } from '#kernel/language.ts';
import { aProduct } from '../a-shop.ts';
import { aRunningShop } from './refusals/running.ts';

const shop = await aRunningShop();

// biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
const value = (name: ActionName, input: unknown): Promise<any> => shop.value(name, input);
const { db } = shop.runtime;

const templates: Record<string, number> = {};
let basketCookie = '';

beforeAll(async () => {
  await aProduct(shop.runtime, { sku: 'SHOWN', stock: 9, more: { Name: 'Amber lamp' } });
  await aProduct(shop.runtime, { sku: 'OTHER', stock: 9, more: { Name: 'Brass dock' } });
  for (const place of ['cart', 'checkout', 'account']) {
    const conditions = { include: [{ kind: 'all' }], exclude: [] };
    const tree = [{ id: 'content', widget: 'page-content', version: 1, settings: {} }];
    const draft = { name: place, place, settings: {}, status: 'draft', conditions, tree };
    templates[place] = (await value('templates.save', { id: null, version: 0, draft })).id;
  }
  const { id } = await db
    .selectFrom('product')
    .select('id')
    .where('sku', '=', 'OTHER')
    .executeTakeFirstOrThrow();
  const added = await fetch(`${shop.origin}/?add-to-cart=${id}`);
  basketCookie = added.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}, 60_000);

type Shown = { visitor?: string; language?: Language };

/** A template's page as a kind of visitor sees it, requested by a member with a cart of their own. */
async function canvas(place: string, { visitor, language = 'en' }: Shown = {}) {
  const tree = [{ id: 'content', widget: 'page-content', version: 1, settings: {} }];
  const input = { document: `template-${templates[place]}`, tree, address: null, visitor };
  const answer = await shop.send('/admin/editor/canvas/', {
    body: JSON.stringify({ language, input }),
    cookie: `${shop.owner}; ${basketCookie}`,
    headers: { 'content-type': 'application/json' },
  });
  return { text: await answer.text(), headers: answer.headers };
}

const stored = async () => ({
  carts: await db.selectFrom('cart').selectAll().orderBy('id').execute(),
  lines: await db.selectFrom('cart_line').selectAll().orderBy('key').execute(),
});

it('BO-02 shows an empty cart, or one with products of the shop, and changes no cart', async () => {
  const before = await stored();
  expect(before.lines).toHaveLength(1);
  const guest = await canvas('cart');
  expect(guest.text).toContain('cart is empty');
  expect(guest.headers.get('x-cart-count')).toBe('0');
  expect(guest.headers.getSetCookie()).toEqual([]);
  const full = await canvas('cart', { visitor: 'cart' });
  expect(full.text).toContain('Amber lamp');
  expect(full.text).toContain('Brass dock');
  expect(full.headers.get('x-cart-count')).toBe('2');
  expect(await stored()).toEqual(before);
});

it('BO-02 shows the checkout to who has something in the cart; others it sends to the cart', async () => {
  expect((await canvas('checkout')).headers.get('location')).toContain('/cart/');
  const { text } = await canvas('checkout', { visitor: 'cart' });
  expect(text).toContain('name="checkout"');
  expect(text).toContain('Amber lamp');
});

it('BO-02 shows the account to a fictional customer, with a name in the language', async () => {
  expect((await canvas('account')).text).not.toContain('Sara');
  expect((await canvas('account', { visitor: 'customer' })).text).toContain('Sara');
  expect((await canvas('account', { visitor: 'customer', language: 'ar' })).text).toContain('سارة');
  expect(await db.selectFrom('customer').selectAll().execute()).toEqual([]);
});

it('BO-02 offers an emirate that something is not sold to where there is one', async () => {
  expect(await value('editor.visitors', {})).toEqual(['guest', 'cart', 'customer', 'age']);
  const words = { en: 'Not delivered to Fujairah.', ar: 'لا يُوصَّل إلى الفجيرة.' };
  const rules = [{ id: 'fujairah', class: 'any', emirates: ['FU'], mode: 'catalogue', words }];
  await shop.set('restrictions.rules', rules);
  expect(await value('editor.visitors', {})).toEqual(['guest', 'cart', 'customer', 'restricted', 'age']);
  expect((await canvas('cart', { visitor: 'cart' })).text).not.toContain('data-told="restricted"');
  expect((await canvas('cart', { visitor: 'restricted' })).text).toContain('data-told="restricted"');
  expect((await canvas('cart', { visitor: 'restricted', language: 'ar' })).text).toContain(
    'data-told="restricted"',
  );
});

it('CA-07 refuses a visitor that there is not', async () => {
  expect(JSON.parse((await canvas('cart', { visitor: 'king' })).text).refusal.code).toBe('admin.unreadable');
});
