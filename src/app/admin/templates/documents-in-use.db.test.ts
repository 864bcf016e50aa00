import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import { EMPTY_DOCUMENT } from '#shop/content/staff/rules/draft.ts';
import { LINKING_PRODUCTS } from '#shop/templates/staff/store/uses.ts';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';
import { loopGrid } from '#widgets/lists/loop-grid/widget.ts';

const made = aShop(await aDatabase());
const { shop } = made;
const adminActions = createAdminActions(shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

async function ask(name: ActionName, sent: unknown) {
  const signedIn = await aMember(made, 'page-editor');
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  return (await adminActions.perform({ signedIn, name, sent, ...where })) as any;
}

beforeEach(async () => {
  for (const table of ['template', 'document', 'menu'] as const) await made.db.deleteFrom(table).execute();
});

const HEADING = {
  ...{ id: 'head', widget: 'heading', version: 1 },
  settings: { text: { en: 'Sale' }, level: '2' },
};
const button = (url: unknown, id = 'leads') => ({
  ...{ id, widget: 'button', version: 1 },
  settings: { label: { en: 'More' }, url, look: 'primary' },
});
const grid = (settings: object) => ({
  ...{ id: 'grid', widget: loopGrid.name, version: loopGrid.version },
  settings: { ...loopGrid.sample, ...settings },
});

async function aTemplate(place: string, draft: object = {}): Promise<number> {
  const conditions = { include: place === 'popup' ? [{ kind: 'all' }] : [], exclude: [] };
  const requested = {
    name: `A ${place}`,
    place,
    settings: {},
    tree: [HEADING],
    status: 'published',
    conditions,
  };
  const saved = await ask('templates.save', { id: null, version: 0, draft: { ...requested, ...draft } });
  expect(saved.refusal).toBeUndefined();
  return saved.value.id;
}

async function aDocument(title: string, draft: object = {}, kind = 'page'): Promise<number> {
  const requested = { ...EMPTY_DOCUMENT, title: { en: title, ar: '' }, status: 'published', ...draft };
  const saved = await ask('content.save', { id: null, kind, version: 0, draft: requested });
  expect(saved.refusal).toBeUndefined();
  return saved.value.id;
}

/** The uses with which moving it to the trash is refused. */
async function usesOf(name: 'templates.trash' | 'content.trash', id: number) {
  const { refusal } = await ask(name, { id });
  expect(refusal).toMatchObject({ code: name.replace('trash', 'in-use'), count: refusal.uses.length });
  return refusal.uses;
}

const inTemplate = (id: number, place: string) => ({ kind: 'template', id, name: { en: `A ${place}` } });
const inDocument = (id: number, title: string, of = 'page') => ({
  ...{ kind: 'document', id, of },
  name: { en: title },
});

it('BO-05 a loop item template cannot be deleted while a loop uses it', async () => {
  const items = await aTemplate('loop-item');
  const page = await aDocument('Bestsellers', { tree: [grid({ template: items })] });
  expect(await usesOf('templates.trash', items)).toEqual([inDocument(page, 'Bestsellers')]);
  expect((await ask('templates.open', { id: items })).value.state).toBe('published');
  expect((await ask('content.trash', { id: page })).ok).toBe(true);
  expect((await ask('templates.trash', { id: items })).value.state).toBe('trashed');
  expect((await ask('templates.restore', { id: items })).value.state).toBe('draft');
});

it('BO-05 a popup and an off-canvas panel cannot be deleted while links, texts or menus open them', async () => {
  await shop.content.saveMenu('footer', []);
  const [panel, popup] = [await aTemplate('off-canvas'), await aTemplate('popup')];
  const section = await aTemplate('section', { tree: [button({ 'off-canvas': panel, action: 'open' })] });
  const body = { en: `<p><a href="#popup:open?id=${popup}">Offer</a></p>`, ar: '' };
  const article = await aDocument('News', { body }, 'article');
  const productId = await aProduct(made, {
    ...{ sku: 'LINKING' },
    more: { Description: `<a href="#popup:open?id=${popup}">Offer</a>` },
  });
  const linking = (url: string) =>
    shop.content.saveMenu('footer', [{ label: { en: 'x' }, url, children: [] }]);
  await linking(`#off_canvas:toggle?id=${panel}`);
  expect(await usesOf('templates.trash', panel)).toEqual([
    inTemplate(section, 'section'),
    { kind: 'menu', place: 'footer' },
  ]);
  expect(await usesOf('templates.trash', popup)).toEqual([
    inDocument(article, 'News', 'article'),
    { kind: 'product', id: productId, name: expect.objectContaining({ en: expect.any(String) }) },
  ]);
});

it('BO-05 a panel with a link that closes itself is not in use', async () => {
  const panel = await aTemplate('off-canvas');
  const { value: open } = await ask('templates.open', { id: panel });
  const tree = [button({ 'off-canvas': panel, action: 'close' })];
  const draft = { ...open.draft, tree };
  expect((await ask('templates.save', { id: panel, version: 1, draft })).ok).toBe(true);
  expect((await ask('templates.open', { id: panel })).value.uses).toEqual([]);
  expect((await ask('templates.trash', { id: panel })).ok).toBe(true);
});

it('BO-05 a page cannot be deleted while a link, a menu or the coming-soon mode uses it', async () => {
  const page = await aDocument('Size guide');
  const chosen = await aTemplate('section', { tree: [button({ page })] });
  const typed = await aDocument('Help', { tree: [button('/ar/size-guide/#sticks')] });
  await aDocument('Guides', { tree: [button('/size-guides/')] });
  const children = [{ label: { en: 'Sizes' }, url: '/size-guide', children: [] }];
  await shop.content.saveMenu('primary', [{ label: { en: 'Help' }, url: '', children }]);
  const comingSoon = (await shop.settings.all()).comingSoon;
  await shop.settings.set('comingSoon', { ...comingSoon, page: 'size-guide' });
  const uses = await usesOf('content.trash', page);
  expect(uses).toEqual([
    inDocument(typed, 'Help'),
    inTemplate(chosen, 'section'),
    { kind: 'menu', place: 'primary' },
    { kind: 'setting', key: 'comingSoon' },
  ]);
  expect((await ask('content.open', { id: page })).value.uses).toEqual(uses);
  await shop.settings.set('comingSoon', comingSoon);
  await shop.content.saveMenu('primary', []);
  for (const [name, id] of [
    ['content.trash', typed],
    ['templates.trash', chosen],
    ['content.trash', page],
    ['content.restore', page],
  ] as const)
    expect((await ask(name, { id })).ok).toBe(true);
});

it('BO-05 an article cannot be deleted while a loop lists it; links in texts and in itself do not count', async () => {
  const article = await aDocument('News', {}, 'article');
  const body = { en: '<p><a href="/blog/news/">News</a></p>', ar: '' };
  await aDocument('Older', { body }, 'article');
  const loop = grid({
    items: 'articles',
    articles: { ...loopGrid.sample.articles, source: 'chosen', chosen: [{ item: article }] },
  });
  const page = await aDocument('Journal', { tree: [loop] });
  expect(await usesOf('content.trash', article)).toEqual([inDocument(page, 'Journal')]);
  expect((await ask('content.trash', { id: page })).ok).toBe(true);
  expect((await ask('content.trash', { id: article })).ok).toBe(true);
  const alone = await aDocument('Alone', { tree: [button('/alone/')] });
  expect((await ask('content.trash', { id: alone })).ok).toBe(true);
});

it('BO-05 products that link to a popup are found by an index', async () => {
  const { rows } = await made.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    return sql<{ 'QUERY PLAN': string }>`explain ${LINKING_PRODUCTS}`.execute(tx);
  });
  expect(rows.map((row) => row['QUERY PLAN']).join(' ')).toContain('product_link_actions');
});
