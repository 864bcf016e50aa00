import { beforeAll, expect, it } from 'vitest';
import type { Category } from '#shop/catalogue';
import { EMPTY_DOCUMENT } from '#shop/content/staff/rules/draft.ts';
import type { Condition } from '#shop/templates';
import { aProduct } from '../a-shop.ts';
import { aServedShop } from './served-shop.ts';

const { runtime, serve } = await aServedShop();
const { shop, db } = runtime;
const NOURA = { staffId: null, name: 'Noura' };
let origin = '';

const HEADING = {
  ...{ id: 'offer', widget: 'heading', version: 1 },
  settings: { text: { en: 'An offer' }, level: '2' },
};

/** Publishes a popup, and no other. */
async function popupOn(...include: readonly Condition[]): Promise<number> {
  await db.deleteFrom('template').execute();
  const conditions = { include, exclude: [] };
  const draft = { name: 'Offer', place: 'popup', status: 'published', tree: [HEADING], conditions };
  const saved = await shop.templates.edit.save(null, draft, { version: 0, by: NOURA });
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  return saved.value.id;
}

async function carriesAt(path: string): Promise<boolean> {
  const answer = await fetch(origin + path);
  expect(answer.status).toBe(200);
  return (await answer.text()).includes('<template data-popup=');
}

/** Waits until pages are cached as expected. */
async function keep(pages: Readonly<Record<string, boolean>>): Promise<void> {
  for (const [path, carries] of Object.entries(pages)) {
    await expect.poll(() => carriesAt(path)).toBe(carries);
    await expect.poll(async () => (await fetch(origin + path)).headers.get('x-page-cache')).toBe('hit');
    expect(await carriesAt(path)).toBe(carries);
  }
}

async function pathOf(id: number): Promise<string> {
  return `/product/${await shop.catalogue.published.slugOf({ id: id as never })}/`;
}

/** Publishes pages until one has the id of a product. */
async function pageWithId(wanted: number, made = 0): Promise<number> {
  const at = made + 1;
  const title = { en: `Story ${at}`, ar: `قصة ${at}` };
  const draft = { ...EMPTY_DOCUMENT, title, slug: `story-${at}`, status: 'published' };
  const saved = await shop.content.edit.save({ id: null, kind: 'page' }, draft, { version: 0, by: NOURA });
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  expect(saved.value.id).toBe(at);
  return at === wanted ? at : pageWithId(wanted, at);
}

let [gold, bar] = ['', ''];
let [goldId, barId] = [0, 0];
const categories = new Map<string, { id: number; path: string }>();

beforeAll(async () => {
  goldId = await aProduct(runtime, { sku: 'GOLD', category: 'Sticks > Gold' });
  barId = await aProduct(runtime, { sku: 'BAR', category: 'Bars' });
  [gold, bar] = [await pathOf(goldId), await pathOf(barId)];
  const list = (nodes: readonly Category[]) => {
    for (const { name, id, path, children } of nodes) {
      categories.set(name.en ?? '', { id, path });
      list(children);
    }
  };
  list(await shop.catalogue.categoryTree());
  origin = await serve();
}, 120_000);

const idOf = (name: string) => categories.get(name)?.id ?? 0;
const listOf = (name: string) => categories.get(name)?.path ?? '';

it('a product added to the category of a popup carries it, also if its page was cached', async () => {
  await popupOn({ kind: 'category', value: idOf('Sticks') });
  await keep({
    [gold]: true,
    [bar]: false,
    [listOf('Gold')]: true,
    [listOf('Bars')]: false,
    '/shop/': false,
  });
  await db
    .insertInto('product_category')
    .values({ product_id: barId as never, category_id: idOf('Gold') as never })
    .execute();
  await keep({ [bar]: true });
  await db
    .deleteFrom('product_category')
    .where('product_id', '=', barId as never)
    .execute();
  await keep({ [bar]: false, [gold]: true });
});

it('a category that moves takes its pages along', async () => {
  await popupOn({ kind: 'category', value: idOf('Sticks') });
  await keep({ [gold]: true, [listOf('Gold')]: true });
  const moveGold = (under: string) =>
    db
      .updateTable('category')
      .set({ parent_id: idOf(under) as never })
      .where('id', '=', idOf('Gold') as never)
      .execute();
  await moveGold('Bars');
  await keep({ [gold]: false, [listOf('Sticks')]: true });
  await moveGold('Sticks');
  await keep({ [gold]: true });
});

it('without those below it, a category is its own list and products alone', async () => {
  await popupOn({ kind: 'category-only', value: idOf('Sticks') });
  await keep({ [listOf('Sticks')]: true, [listOf('Gold')]: false, [gold]: false });
});

it('a product and a text with the same id are two pages', async () => {
  const id = await pageWithId(goldId);
  const story = `/story-${id}/`;
  await popupOn({ kind: 'page', value: goldId });
  await keep({ [story]: true, [gold]: false });
  await popupOn({ kind: 'product', value: goldId });
  await keep({ [story]: false, [gold]: true, [bar]: false });
});
