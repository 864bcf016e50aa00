import { beforeAll, expect, it } from 'vitest';
import { IS_PROOF } from '../is-proof.ts';
import { aServedShop } from './served-shop.ts';

const { runtime, serve } = await aServedShop();
const { shop, db } = runtime;
const NOURA = { staffId: null, name: 'Noura' };
let origin = '';

const text = (words: string) => ({
  ...{ id: 'terms', widget: 'text', version: 1 },
  settings: { html: { en: `<p>${words}</p>`, ar: `<p>عرض ${words}</p>` } },
});

/** Publishes one popup on all pages, and no other. */
async function popupOf(...tree: readonly unknown[]): Promise<number> {
  await db.deleteFrom('template').execute();
  const conditions = { include: [{ kind: 'all' }], exclude: [] };
  const draft = { name: 'Offer', place: 'popup', status: 'published', tree, conditions };
  const saved = await shop.templates.edit.save(null, draft, { version: 0, by: NOURA });
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  return saved.value.id;
}

type Carried = Readonly<{ html: string; address: string | null; cacheStatus: string | null }>;

/** The popup content of a page, once the page has that popup. */
async function carriedAt(path: string, id: number, from = origin): Promise<Carried> {
  let carried: Carried | null = null;
  await expect
    .poll(async () => {
      const answer = await fetch(from + path);
      const page = await answer.text();
      const html = /<template data-popup="\d+"[\s\S]*?<\/template>/.exec(page)?.[0] ?? '';
      const address = /data-content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null;
      carried = { html, address, cacheStatus: answer.headers.get('x-page-cache') };
      return html;
    })
    .toContain(`data-popup="${id}"`);
  if (carried === null) throw new Error('no page');
  return carried;
}

const LONG = 'Every order over 200 dirhams comes with a gift. '.repeat(200);

beforeAll(async () => {
  origin = await serve();
}, 120_000);

it('BUILDER §6 a content of more than 8 kB is loaded by its address, in both languages', async () => {
  const id = await popupOf(text(LONG));
  for (const [path, words] of [
    ['/shop/', '<p>Every order'],
    ['/ar/shop/', '<p>عرض Every order'],
  ] as const) {
    const { html, address } = await carriedAt(path, id);
    expect(html).not.toContain('Every order');
    const answer = await fetch(origin + address);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.text()).toContain(words);
  }
});

it.runIf(IS_PROOF)(
  'the same holds without a cache of blocks',
  async () => {
    const id = await popupOf(text(LONG));
    const without = await serve({ BLOCK_CACHE_MB: '0' });
    const { html, address } = await carriedAt('/shop/', id, without);
    expect([address, html.includes('Every order')]).toEqual([(await carriedAt('/shop/', id)).address, false]);
    const answer = await fetch(without + address);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toContain('<p>Every order');
  },
  120_000,
);

it('a smaller content is part of the page itself', async () => {
  const { html, address } = await carriedAt('/shop/', await popupOf(text('A gift')));
  expect(address).toBeNull();
  expect(html).toContain('<p>A gift</p>');
});

it('a content for each visit is part of the page, however large it is', async () => {
  const notices = { id: 'notices', widget: 'notices', version: 1, settings: {} };
  const { html, address } = await carriedAt('/shop/', await popupOf(text(LONG), notices));
  expect([address, html.includes('Every order')]).toEqual([null, true]);
});

it('a changed content has another address on the cached pages; the old one is answered but not cached', async () => {
  const id = await popupOf(text(LONG));
  const before = await carriedAt('/shop/', id);
  const draft = {
    ...{ name: 'Offer', place: 'popup', status: 'published', tree: [text(`Changed: ${LONG}`)] },
    conditions: { include: [{ kind: 'all' }], exclude: [] },
  };
  await shop.templates.edit.save(id as never, draft, { version: 1, by: NOURA });
  await expect.poll(async () => (await carriedAt('/shop/', id)).address).not.toBe(before.address);
  const old = await fetch(origin + before.address);
  expect(old.headers.get('cache-control')).toContain('no-store');
  expect(await old.text()).toContain('Changed: Every');
});

it('without scripts, a link to the popup leads to a link to a page with its content', async () => {
  const id = await popupOf(text(LONG));
  await carriedAt('/shop/', id);
  const page = await (await fetch(`${origin}/shop/`)).text();
  expect(page).toContain(`<noscript><p class="j-wrap" id="popup:open?id=${id}"><a href="/popup/${id}/">`);
  const alone = await fetch(`${origin}/popup/${id}/`);
  expect([
    alone.status,
    (await alone.text()).split('<template data-popup')[0]?.includes('Every order'),
  ]).toEqual([200, true]);
});

it('what is no popup that shows has no content', async () => {
  const id = await popupOf(text(LONG));
  await carriedAt('/shop/', id);
  const statusAt = async (path: string) => (await fetch(origin + path)).status;
  const at = '/wp-json/jamra/v1/popup/';
  const conditions = { include: [], exclude: [] };
  const section = { name: 'A part', place: 'section', status: 'published', tree: [text(LONG)], conditions };
  const saved = await shop.templates.edit.save(null, section, { version: 0, by: NOURA });
  const other = saved.ok ? saved.value.id : 0;
  expect(await statusAt(`${at}?id=${id}&on=/shop/`)).toBe(200);
  for (const query of ['', `?id=${id}`, `?id=${other}&on=/shop/`, `?id=${id}&on=//elsewhere.example/`])
    expect(await statusAt(at + query), query).toBe(404);
  expect(await statusAt(`/popup/${other}/`)).toBe(404);
});

it('a page whose own address is too long for the request contains the content itself', async () => {
  const id = await popupOf(text(LONG));
  const long = await carriedAt(`/shop/?filter_brand=${'x'.repeat(2100)}`, id);
  expect([long.address, long.html.includes('Every order')]).toEqual([null, true]);
});

it('a published popup is sent wherever it is requested; a draft, one in the trash, and one outside its schedule are not', async () => {
  await db.deleteFrom('template').execute();
  const home = { include: [{ kind: 'type', value: 'home' }], exclude: [] };
  const draft = { name: 'Offer', place: 'popup', tree: [text(LONG)], conditions: home };
  const save = async (more: object) => {
    const saved = await shop.templates.edit.save(null, { ...draft, ...more }, { version: 0, by: NOURA });
    if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
    return saved.value.id;
  };
  const statuses = async (id: number) => [
    (await fetch(`${origin}/wp-json/jamra/v1/popup/?id=${id}&on=/shop/`)).status,
    (await fetch(`${origin}/popup/${id}/`)).status,
  ];
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const shown = await save({ status: 'published' });
  await expect.poll(() => statuses(shown)).toEqual([200, 200]);
  expect(await statuses(await save({ status: 'draft' }))).toEqual([404, 404]);
  expect(await statuses(await save({ status: 'published', startsAt: inAnHour }))).toEqual([404, 404]);
  await shop.templates.edit.trash(shown, NOURA);
  await expect.poll(() => statuses(shown)).toEqual([404, 404]);
});
