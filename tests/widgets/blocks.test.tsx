import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { translatorFor } from '#messages';
import { IdentityProvider } from '#views/identity/identity.tsx';
import { toIdentity } from '#views/identity/to-identity.ts';
import { LanguageProvider } from '#views/language/language.tsx';
import { widgets } from '#widgets/index.ts';
import type { Blocks, PageFacts } from '#widgets/place.ts';
import type { PrintedBlock } from '#widgets/tree/print/block.ts';
import { resolveWidgets } from '#widgets/tree/print/resolve-widgets.ts';
import { Widgets } from '#widgets/tree/print/widgets.tsx';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = await aShop(await aDatabase());
await aProduct(test, { sku: 'SHOWN' });

const PAGE = { path: '/faq/', query: '', title: 'Questions', publicUrl: 'https://shop.test' };

/** Caches every block for good, and the names of the printed ones. */
function cachedBlocks() {
  const cache = new Map<string, Promise<PrintedBlock | null>>();
  const printed: string[] = [];
  const blocks: Blocks = {
    open: (key, print) => {
      const known = cache.get(key);
      if (known !== undefined) return known;
      const made = print(test.shop);
      printed.push(JSON.parse(key)[2]);
      cache.set(key, made);
      return made;
    },
  };
  return { blocks, printed };
}

type Where = { language?: Language; page?: PageFacts; blocks?: Blocks | null };

async function print(tree: unknown, { language = 'en', page = PAGE, blocks = null }: Where) {
  const { shop, time } = test;
  const stylesheets = { facts: '/s/facts.css' };
  const where = { source: { name: 'home', at: '' }, isPreview: false };
  const place = { shop, language, now: time.now, page, blocks, stylesheets, ...where };
  const resolved = await resolveWidgets(tree, place);
  const identity = toIdentity(await shop.settings.all(), language, page.publicUrl);
  return renderToString(
    <html lang={language}>
      <head />
      <body>
        <LanguageProvider translator={translatorFor(language)}>
          <IdentityProvider identity={identity}>
            <Widgets resolved={resolved} />
          </IdentityProvider>
        </LanguageProvider>
      </body>
    </html>,
  );
}

const nodeOf = (name: string, id = name) => {
  const { version = 1, sample = {} } = widgets.get(name) ?? {};
  return { id, widget: name, version, settings: sample };
};
const sectionOf = (id: string, content: unknown[]) => ({ ...nodeOf('section', id), slots: { content } });

/**
 * React's ids differ between blocks, and so does the order of a preload’s attributes. Texts need no comment between
 * them.
 */
const plain = (html: string) =>
  html
    .replaceAll(/_?_R_\w*_\w*/g, 'ID')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<link rel="preload" as="image" (href="[^"]*")\/>/g, '<link rel="preload" $1 as="image"/>');

const bodyOf = (html: string) => html.slice(html.indexOf('<body>'));

describe.each(LANGUAGES)('every sample within a section, %s', (language) => {
  it.each([...widgets.keys()])('%s prints as a block what it prints with the page', async (name) => {
    const tree = [sectionOf('outer', [nodeOf(name)]), nodeOf(name, 'alone')];
    const { blocks, printed } = cachedBlocks();
    const live = await print(tree, { language });
    expect(plain(await print(tree, { language, blocks }))).toBe(plain(live));
    const count = printed.length;
    expect(plain(await print(tree, { language, blocks }))).toBe(plain(live));
    expect(printed).toHaveLength(count);
  });
});

describe('BO-05 the link of a whole block', () => {
  const link = { url: '/sticks/', screenReaderText: { en: 'All sticks', ar: 'كل الأعواد' } };
  const LINK =
    '<a class="j-block__link" href="/ar/sticks/"><span class="screen-reader-text">كل الأعواد</span></a>';
  const linked = (name: string) => ({ ...nodeOf(name, `linked-${name}`), common: { link } });

  it.each([
    ['a block', linked('text')],
    ['a block with slots', { ...linked('section'), slots: { content: [nodeOf('button')] } }],
    ['a live block', linked('page-content')],
    [
      'a block that is its own element elsewhere',
      { ...nodeOf('header-row'), slots: { start: [linked('logo')] } },
    ],
  ])('stands last in the element of %s', async (_what, node) => {
    const { blocks } = cachedBlocks();
    const live = await print([node], { language: 'ar' });
    expect(live).toMatch(new RegExp(`<div data-template-id="linked-[^>]*j-block--link[^>]*>.*${LINK}</div>`));
    expect(plain(await print([node], { language: 'ar', blocks }))).toBe(plain(live));
  });

  it('leads to the current address of a product, and nowhere once it is deleted', async () => {
    const id = await aProduct(test, { sku: 'LINKED' });
    const to = (product: number) => [{ ...nodeOf('text'), common: { link: { ...link, url: { product } } } }];
    expect(await print(to(id), {})).toContain('href="/product/linked/"');
    expect(await print(to(2_000_000_000), {})).not.toContain('j-block');
  });
});

it('the early picture of a block is preloaded by its page', async () => {
  const file = 'a&b.jpg';
  const { id } = await test.db
    .insertInto('media')
    .values({ file, mime: 'image/jpeg', width: 800, height: 800, bytes: 1, sha256: file })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [slide] = (nodeOf('hero').settings as { slides: object[] }).slides;
  const tree = [sectionOf('s', [{ ...nodeOf('hero'), settings: { slides: [{ ...slide, image: id }] } }])];
  const { blocks } = cachedBlocks();
  const live = await print(tree, {});
  const stored = await print(tree, { blocks });
  for (const html of [live, stored])
    expect(html).toMatch(
      /<head><link rel="preload" [^>]*href="\/media\/a&amp;b\.jpg"[^>]* fetchPriority="high"\/><\/head>/,
    );
  expect(bodyOf(stored)).toBe(bodyOf(live));
});

it('a block with ids has others at each place, also if a node is placed twice', async () => {
  const { blocks } = cachedBlocks();
  const twice = [nodeOf('search'), sectionOf('s', [nodeOf('search'), sectionOf('t', [nodeOf('search')])])];
  const html = await print(twice, { blocks });
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(2);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of html.matchAll(/ (?:for|aria-controls)="([^"]+)"/g)) expect(ids).toContain(id);
});

it('a changed setting prints its own block only', async () => {
  const { blocks, printed } = cachedBlocks();
  const heading = (text: string) => ({ ...nodeOf('heading'), settings: { text: { en: text }, level: '2' } });
  const tree = (text: string) => [sectionOf('s', [heading(text), nodeOf('text')])];
  await print(tree('One'), { blocks });
  printed.length = 0;
  expect(await print(tree('Two'), { blocks })).toContain('<h2>Two</h2>');
  expect(printed).toEqual(['heading']);
});

it('a widget that reads its page has a block for each page, others one for all', async () => {
  const { blocks, printed } = cachedBlocks();
  const tree = [nodeOf('share-buttons'), nodeOf('text')];
  await print(tree, { blocks });
  printed.length = 0;
  const html = await print(tree, { blocks, page: { ...PAGE, path: '/other/', title: 'Other' } });
  expect(printed).toEqual(['share-buttons']);
  expect(html).toContain(encodeURIComponent('https://shop.test/other/'));
});

it('the markup outside of a live block is printed with the page, and what is beside it is cached', async () => {
  const { blocks, printed } = cachedBlocks();
  await print([sectionOf('s', [nodeOf('page-content'), nodeOf('text')])], { blocks });
  expect(printed).toEqual(['text']);
});

it('a node that cannot be shown is left out, with all its content', async () => {
  const { blocks } = cachedBlocks();
  const wrong = { ...sectionOf('wrong', [nodeOf('text')]), settings: { size: 'huge' } };
  const hidden = { ...nodeOf('text', 'hidden'), common: { hideIn: ['en'] } };
  const html = await print([wrong, hidden, nodeOf('facts')], { blocks });
  expect([...html.matchAll(/data-template-id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['facts']);
});

it('BO-05 a widget that a slot refuses is left out, at any depth and in saved sections', async () => {
  const draft = {
    ...{ name: 'Saved', place: 'section', conditions: { include: [], exclude: [] }, status: 'published' },
    tree: [nodeOf('slides', 'saved'), nodeOf('text', 'kept')],
  };
  const by = { staffId: null, name: 'Noura' };
  const saved = await test.shop.templates.edit.save(null, draft, { version: 0, by });
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  const { id: section } = await test.db.selectFrom('template').select('id').executeTakeFirstOrThrow();
  const content = [
    sectionOf('within', [nodeOf('slides', 'deep'), nodeOf('facts')]),
    { ...nodeOf('saved-section'), settings: { section } },
  ];
  const carousel = { ...nodeOf('carousel'), slots: { content } };
  for (const blocks of [null, cachedBlocks().blocks]) {
    const html = await print([carousel, nodeOf('slides', 'beside')], { blocks });
    const printed = [...html.matchAll(/data-template-id="([^"]+)"/g)].map(([, id]) => id);
    expect(printed).toEqual(expect.arrayContaining(['carousel', 'within', 'facts', 'beside']));
    expect(printed.some((id) => id?.endsWith('kept'))).toBe(true);
    expect(printed.filter((id) => id === 'deep' || id?.endsWith('saved'))).toEqual([]);
  }
});

describe('WG-17 GF-18 a loop without items', () => {
  const save = async (place: string, tree: object[], status = 'published') => {
    const draft = { name: place, place, conditions: { include: [], exclude: [] }, status, tree };
    const by = { staffId: null, name: 'Noura' };
    const saved = await test.shop.templates.edit.save(null, draft, { version: 0, by });
    if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
    return saved.value.id;
  };
  const heading = (text: string) => ({ ...nodeOf('heading'), settings: { text: { en: text }, level: '3' } });
  const loopOf = (name: string, settings: object) => {
    const { settings: sample, ...node } = nodeOf(name, 'loop');
    return {
      ...node,
      settings: { ...sample, ...('items' in sample ? { items: 'projects' } : {}), ...settings },
    };
  };

  it.each(['loop-grid', 'loop-carousel', 'posts', 'portfolio', 'archive-posts'])(
    '%s shows the section that its editor chose, and the page has what the section needs',
    async (name) => {
      const section = await save('section', [heading('Nothing here'), nodeOf('facts')]);
      for (const blocks of [null, cachedBlocks().blocks]) {
        const html = await print([loopOf(name, { emptySection: section })], { blocks });
        expect(html).toMatch(/data-loop-content.*<h3>Nothing here<\/h3>.*data-template-id="facts"/);
        expect(html).not.toContain('j-empty');
        const filled = await print([loopOf('loop-grid', { emptySection: section, items: 'products' })], {
          blocks,
        });
        expect(filled).toContain('/s/facts.css');
        expect(filled).not.toContain('Nothing here');
      }
    },
  );

  it('shows its text where the section is a draft', async () => {
    const draft = await save('section', [heading('Not yet')], 'draft');
    const settings = { emptySection: draft, emptyText: { en: 'No projects' } };
    const html = await print([loopOf('loop-carousel', settings)], { blocks: cachedBlocks().blocks });
    expect(html).toContain('<p class="j-quiet">No projects</p>');
    expect(html).not.toContain('Not yet');
  });
});

it('WG-17 a card of the shop in a grid of links has one link to its item', async () => {
  const grid = nodeOf('loop-grid');
  const settings = { ...grid.settings, items: 'terms', isLink: true };
  const html = await print([{ ...grid, settings }], {});
  expect(html).toContain('href="/category/accessories/"');
  expect(html).not.toContain('j-block__link');
});
