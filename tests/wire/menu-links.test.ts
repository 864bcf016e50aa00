import { beforeAll, expect, it } from 'vitest';
import type { ActionName } from '#admin-actions/registry.ts';
import { aRunningShop } from './refusals/running.ts';

const shop = await aRunningShop();

// biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
const value = (name: ActionName, input: unknown): Promise<any> => shop.value(name, input);
const see = async (path: string) => (await fetch(shop.origin + path)).text();

const heading = {
  id: 'head',
  widget: 'heading',
  version: 1,
  settings: { text: { en: 'Sizes' }, level: '2' },
};
const SETTINGS = { title: { en: 'Size guide', ar: 'دليل المقاسات' } };

async function aPanel(status: string): Promise<number> {
  const conditions = { include: [], exclude: [] };
  const draft = {
    name: `Sizes ${status}`,
    place: 'off-canvas',
    conditions,
    settings: SETTINGS,
    tree: [heading],
    status,
  };
  return (await value('templates.save', { id: null, version: 0, draft })).id;
}

type Label = { en: string; ar: string };

const entry = (id: number, label: Label, url: string) => ({ id, parentId: id === 1 ? null : 1, label, url });

let shown = 0;
let hidden = 0;

beforeAll(async () => {
  shown = await aPanel('published');
  hidden = await aPanel('draft');
  for (const place of ['primary', 'footer']) {
    const { version } = await value('menus.open', { place });
    const entries = [
      entry(1, { en: 'Help', ar: 'المساعدة' }, '/faq/'),
      entry(2, { en: 'Sizes', ar: 'المقاسات' }, `#off_canvas:open?id=${shown}`),
      entry(3, { en: 'Hidden', ar: 'مخفي' }, `#off_canvas:open?id=${hidden}`),
      entry(4, { en: 'Again', ar: 'من جديد' }, '#reload-page'),
      entry(5, { en: 'Reviews', ar: 'التقييمات' }, '#reviews'),
    ];
    await value('menus.save', { place, version, entries });
  }
}, 60_000);

it.each([
  { path: '/', sizes: 'Sizes', gone: 'Hidden', reviews: 'Reviews' },
  { path: '/ar/', sizes: 'المقاسات', gone: 'مخفي', reviews: 'التقييمات' },
])('LA-05 LA-08 LA-09 entries of header and footer do what they name, at $path', async (one) => {
  const page = await see(one.path);
  const links = [...page.matchAll(/<a [^>]*href="(#[^"]*)"[^>]*>([^<]*)</g)];
  const leadsOf = (words: string) => links.filter(([, , text]) => text === words).map(([, href]) => href);
  const opening = leadsOf(one.sizes);
  expect(opening.length).toBeGreaterThanOrEqual(2);
  expect(new Set(opening)).toEqual(new Set([`#off_canvas:open?id=${shown}`]));
  expect(new Set(leadsOf(one.reviews))).toEqual(new Set(['#reviews']));
  expect(links.map(([, href]) => href)).toContain('#reload-page');
  expect(page).not.toContain(one.gone);
});

it('LA-05 the page carries the panel that an entry opens, and no other', async () => {
  for (const path of ['/', '/', '/ar/shop/']) {
    const page = await see(path);
    expect([...page.matchAll(/data-off-canvas="(\d+)"/g)].map(([, id]) => Number(id))).toEqual([shown]);
  }
});

it('BO-01 a panel lists the menus with links to it', async () => {
  const uses = (await value('templates.open', { id: shown })).uses;
  expect(uses).toEqual([
    { kind: 'menu', place: 'footer' },
    { kind: 'menu', place: 'primary' },
  ]);
});

it('LA-05 a panel that menus name stays; as a draft, its links are gone from the store', async () => {
  const sendRefused = await shop.ask('templates.trash', { id: shown });
  expect(await sendRefused('en')).toMatchObject({ status: 409, code: 'templates.in-use' });
  const { version, draft } = await value('templates.open', { id: shown });
  await value('templates.save', { id: shown, version, draft: { ...draft, status: 'draft' } });
  await expect.poll(() => see('/')).not.toContain(`off_canvas:open?id=${shown}`);
  await expect.poll(() => see('/ar/')).not.toContain('المقاسات');
  expect(await see('/')).toContain('#reload-page');
});
