import { beforeAll, expect, it } from 'vitest';
import { aProduct } from '../a-shop.ts';
import { accountsOf } from '../accounts.ts';
import { aServedShop } from './served-shop.ts';

const { runtime, serve } = await aServedShop();
const { shop } = runtime;
const text = { id: 't', widget: 'text', version: 1, settings: { html: { en: '<p>Text</p>' } } };
const personal = ['cart', 'my-account'].map((widget) => ({ id: widget, widget, version: 1, settings: {} }));

async function saveHome(tree: readonly unknown[]): Promise<void> {
  await shop.content.save({
    ...{ kind: 'home', slug: 'home', title: { en: 'Home' }, excerpt: { en: '' }, body: { en: '' } },
    ...{ tree, coverId: null, category: '', tags: [], details: {}, position: 0 },
    publishedAt: new Date(Date.now() - 1000),
  } as unknown as Parameters<typeof shop.content.save>[0]);
}

let origin = '';
let id = 0;

async function visit(cookies: readonly string[] = []) {
  const answer = await fetch(`${origin}/`, { headers: { cookie: cookies.join('; ') } });
  const html = await answer.text();
  return { html, cache: answer.headers.get('x-page-cache'), control: answer.headers.get('cache-control') };
}

/** A new cart. @returns its cookies */
async function fill(): Promise<string[]> {
  const added = await fetch(`${origin}/?wc-ajax=add_to_cart`, {
    method: 'POST',
    body: new URLSearchParams({ product_id: String(id), quantity: '2' }),
  });
  return added.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
}

const rowsIn = (html: string) => html.match(/woocommerce-cart-form__cart-item/g)?.length ?? 0;

beforeAll(async () => {
  id = await aProduct(runtime, { sku: 'OWN', price: '25.00', stock: 9 });
  await saveHome([text]);
  origin = await serve();
}, 180_000);

it('a page is cached until it gets a personal widget, and again once that is removed', async () => {
  await expect.poll(async () => (await visit()).cache).toBe('hit');
  await saveHome([text, ...personal]);
  await expect.poll(async () => (await visit()).cache).toBeNull();
  expect((await visit()).control).toContain('no-store');
  await saveHome([text]);
  await expect.poll(async () => (await visit()).cache).toBe('hit');
});

it('WG-29 WG-30 visitors at the same time see their own cart and account, a guest none', async () => {
  await saveHome([text, ...personal]);
  await expect.poll(async () => (await visit()).cache).toBeNull();
  const cart = await fill();
  const { session } = await accountsOf(runtime).aCustomer({ email: 'sara@example.com' });
  const account = [`jamra_account=${session.token}`];
  const kinds = [cart, account, [], cart, account, []];
  const seen = await Promise.all(kinds.map((cookies) => visit(cookies)));
  expect(seen.map(({ html }) => rowsIn(html))).toEqual([1, 0, 0, 1, 0, 0]);
  expect(seen.map(({ html }) => html.includes('sara@example.com'))).toEqual(
    kinds.map((cookies) => cookies === account),
  );
  expect(new Set(seen.map(({ control }) => control?.includes('no-store')))).toEqual(new Set([true]));
});

it('a personal widget within a saved section makes its page personal, and shows once', async () => {
  const section = await shop.templates.edit.save(
    null,
    {
      ...{ name: 'own', place: 'section', status: 'published', tree: personal },
      conditions: { include: [], exclude: [] },
    },
    { version: 0, by: { staffId: null, name: 'Noura' } },
  );
  if (!section.ok) throw new Error(JSON.stringify(section.refusal));
  const saved = { widget: 'saved-section', version: 1, settings: { section: section.value.id } };
  const cart = await fill();
  await saveHome([{ ...saved, id: 's' }]);
  await expect.poll(async () => rowsIn((await visit(cart)).html)).toBe(1);
  await saveHome([
    { ...saved, id: 's' },
    { ...saved, id: 'again' },
  ]);
  await expect.poll(async () => (await visit(cart)).html).toContain('data-template-id="again"');
  expect(rowsIn((await visit(cart)).html)).toBe(1);
  expect(rowsIn((await visit()).html)).toBe(0);
});

it('a prefetch of a page with a personal widget is not answered', async () => {
  const early = await fetch(`${origin}/`, { headers: { 'sec-purpose': 'prefetch' } });
  expect(early.status).toBe(503);
  await saveHome([text]);
  await expect
    .poll(async () => (await fetch(`${origin}/`, { headers: { 'sec-purpose': 'prefetch' } })).status)
    .toBe(200);
});
