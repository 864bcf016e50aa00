import { beforeAll, expect, it } from 'vitest';
import { aProduct } from '../a-shop.ts';
import { aServedShop } from './served-shop.ts';

const { runtime, serve } = await aServedShop();
const { shop } = runtime;
const NOURA = { staffId: null, name: 'Noura' };
const LIST = '/shop/';
const pages: string[] = [];
let origin = '';

const heading = (text: string) => ({
  ...{ id: 'title', widget: 'heading', version: 1 },
  settings: { text: { en: text }, level: '2' },
});
const content = { id: 'page', widget: 'page-content', version: 1, settings: {} };
const sectionNode = (section: number) => ({
  ...{ id: 'part', widget: 'saved-section', version: 1 },
  settings: { section },
});

/** Publishes a template or a section. @returns its id and version */
async function publish(place: string, tree: readonly unknown[], saved?: { id: number; version: number }) {
  const include = place === 'section' ? [] : [{ kind: 'all' }];
  const draft = { name: place, place, status: 'published', tree, conditions: { include, exclude: [] } };
  const { id = null, version = 0 } = saved ?? {};
  const done = await shop.templates.edit.save(id as never, draft, { version, by: NOURA });
  if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  return done.value;
}

const open = async (path: string) => {
  const answer = await fetch(origin + path);
  return { html: await answer.text(), cacheStatus: answer.headers.get('x-page-cache') };
};
const keepAll = async () => {
  for (const path of pages) await expect.poll(async () => (await open(path)).cacheStatus).toBe('hit');
};

beforeAll(async () => {
  await aProduct(runtime, { sku: 'PLACED', price: '20.00' });
  const { slug } = await runtime.db.selectFrom('product').select('slug').executeTakeFirstOrThrow();
  pages.push(`/product/${slug}/`, LIST);
  origin = await serve();
}, 120_000);

it('a changed template renders the pages of its place again, and no others', async () => {
  await keepAll();
  const [product = ''] = pages;
  const saved = await publish('product', [heading('Above products'), content]);
  await expect.poll(async () => (await open(product)).html).toContain('Above products');
  expect((await open(LIST)).cacheStatus).toBe('hit');
  await keepAll();
  await publish('product', [heading('Changed above products'), content], saved);
  await expect.poll(async () => (await open(product)).html).toContain('Changed above products');
  expect((await open(LIST)).cacheStatus).toBe('hit');
});

it('a changed section renders the pages that show it again', async () => {
  const section = await publish('section', [heading('A part')]);
  await publish('listing', [sectionNode(section.id), content]);
  await expect.poll(async () => (await open(LIST)).html).toContain('A part');
  await keepAll();
  await publish('section', [heading('Another part')], section);
  await expect.poll(async () => (await open(LIST)).html).toContain('Another part');
  expect((await open(pages[0] ?? '')).cacheStatus).toBe('hit');
});

it('a changed header is on every page', async () => {
  await keepAll();
  await publish('header', [heading('At the top')]);
  for (const path of pages) await expect.poll(async () => (await open(path)).html).toContain('At the top');
});
