import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Language } from '#kernel/language.ts';
import { translatorFor } from '#messages';
import type { OutlineEntry } from '#shop/content';
import { EMPTY_DOCUMENT } from '#shop/content/staff/rules/draft.ts';
import { LanguageProvider } from '#views/language/language.tsx';
import { PageContentProvider } from '#widgets/layout/page-content/page-content.tsx';
import type { Blocks } from '#widgets/place.ts';
import type { PrintedBlock } from '#widgets/tree/print/block.ts';
import { resolveWidgets } from '#widgets/tree/print/resolve-widgets.ts';
import { Widgets } from '#widgets/tree/print/widgets.tsx';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = await aShop(await aDatabase());

/** Caches printed blocks for good. */
function cachedBlocks(): Blocks {
  const cache = new Map<string, Promise<PrintedBlock | null>>();
  return {
    open: (key, print) => {
      const made = cache.get(key) ?? print(test.shop);
      cache.set(key, made);
      return made;
    },
  };
}

type Where = {
  language?: Language;
  outline?: readonly OutlineEntry[];
  hasTextAbove?: boolean;
  content?: string;
  blocks?: Blocks | null;
};

async function print(
  tree: unknown,
  { language = 'en', outline = [], hasTextAbove = false, content = '', blocks = null }: Where = {},
) {
  const resolved = await resolveWidgets(tree, {
    shop: test.shop,
    language,
    now: test.time.now,
    page: { path: '/care/', query: '', title: 'Care', publicUrl: 'https://shop.test', outline, hasTextAbove },
    stylesheets: {},
    blocks,
    source: { name: 'template-1', at: '' },
    isPreview: false,
  });
  return renderToStaticMarkup(
    <LanguageProvider translator={translatorFor(language)}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a page of this test */}
      <PageContentProvider value={<main dangerouslySetInnerHTML={{ __html: content }} />}>
        <Widgets resolved={resolved} />
      </PageContentProvider>
    </LanguageProvider>,
  );
}

const CONTENTS = {
  id: 'toc',
  widget: 'table-of-contents',
  settings: { heading: { en: 'Contents' }, deepest: '3', marker: 'none', isCollapsed: false },
};
const heading = (id: string, text: object, level = '2') => ({
  id,
  widget: 'heading',
  settings: { text, level },
});
const text = (id: string, en: string) => ({ id, widget: 'text', settings: { html: { en } } });

const linksIn = (html: string) =>
  [...html.matchAll(/href="#([^"]+)" data-outline="[^"]*">([^<]*)</g)].map(([, to = '', label]) => [
    decodeURIComponent(to),
    label,
  ]);
const idsIn = (html: string) => [...html.matchAll(/<h[1-6][^>]* id="([^"]*)"/g)].map(([, id]) => id);

describe('WG-13 the table of contents', () => {
  it('lists the headings of the whole page in their order, and links to each', async () => {
    const section = { id: 'sec', widget: 'section', settings: { reach: 'page', size: 'normal' } };
    const html = await print([
      CONTENTS,
      heading('first', { en: 'Cleaning' }),
      { ...section, slots: { content: [text('inner', '<h2>Cleaning</h2><p>x</p><h3>The blade</h3>')] } },
      heading('last', { en: 'Repairs' }, '3'),
    ]);
    expect(linksIn(html)).toEqual([
      ['cleaning', 'Cleaning'],
      ['cleaning-2', 'Cleaning'],
      ['the-blade', 'The blade'],
      ['repairs', 'Repairs'],
    ]);
    expect(idsIn(html)).toEqual(['cleaning', 'cleaning-2', 'the-blade', 'repairs']);
  });

  it('lists the headings of the page within a template, and gives their ids to no other', async () => {
    const content = '<h2 id="cleaning">Cleaning</h2>';
    const outline = [{ id: 'cleaning', text: 'Cleaning', level: 2 }] as const;
    const page = { id: 'page', widget: 'page-content', settings: {} };
    const html = await print([CONTENTS, heading('own', { en: 'Cleaning' }), page], { outline, content });
    expect(linksIn(html).map(([to]) => to)).toEqual(['cleaning-2', 'cleaning']);
    expect(idsIn(html)).toEqual(['cleaning-2', 'cleaning']);
  });

  it.each(['article-text', 'page-text'])('lists the headings of a template’s %s', async (part) => {
    const outline = [{ id: 'cleaning', text: 'Cleaning', level: 2 }] as const;
    const html = await print([CONTENTS, { id: 'part', widget: part, settings: {} }], { outline });
    expect(linksIn(html)).toEqual([['cleaning', 'Cleaning']]);
  });

  it('is on a page with widgets of its own, and lists the text above them first', async () => {
    const draft = { ...EMPTY_DOCUMENT, title: { en: 'Care', ar: '' }, slug: 'care', tree: [CONTENTS] };
    const by = { staffId: null, name: 'Noura' };
    const saved = await test.shop.content.edit.save({ id: null, kind: 'page' }, draft, { version: 0, by });
    expect(saved).toMatchObject({ ok: true });
    const outline = [{ id: 'cleaning', text: 'Cleaning', level: 2 }] as const;
    const tree = [CONTENTS, heading('own', { en: 'Cleaning' })];
    const html = await print(tree, { outline, hasTextAbove: true });
    expect(linksIn(html).map(([to]) => to)).toEqual(['cleaning', 'cleaning-2']);
  });

  it('leaves out what is hidden in the language, deeper than chosen, or the heading of the page itself', async () => {
    const tree = [
      CONTENTS,
      heading('page', { en: 'Care', ar: 'العناية' }, '1'),
      { ...heading('hidden', { en: 'Cleaning', ar: 'تنظيف' }), common: { hideIn: ['ar'] } },
      heading('kept', { en: 'Repairs', ar: 'إصلاح' }),
      heading('deep', { en: 'Parts', ar: 'القطع' }, '4'),
    ];
    expect(linksIn(await print(tree, { language: 'ar' }))).toEqual([['إصلاح', 'إصلاح']]);
  });

  it('lists the headings of a saved section', async () => {
    const draft = {
      name: 'Hours',
      place: 'section',
      conditions: { include: [], exclude: [] },
      tree: [heading('hours', { en: 'Hours' })],
      status: 'published',
    };
    const by = { staffId: null, name: 'Noura' };
    const saved = await test.shop.templates.edit.save(null, draft, { version: 0, by });
    const reference = {
      id: 'ref',
      widget: 'saved-section',
      settings: { section: saved.ok ? saved.value.id : 0 },
    };
    const html = await print([CONTENTS, reference]);
    expect(linksIn(html)).toEqual([['hours', 'Hours']]);
    expect(idsIn(html)).toEqual(['hours']);
  });

  it('follows a heading that changes while its own block is cached', async () => {
    const blocks = cachedBlocks();
    await print([CONTENTS, heading('one', { en: 'Cleaning' })], { blocks });
    const html = await print([CONTENTS, heading('one', { en: 'Polishing' })], { blocks });
    expect(linksIn(html)).toEqual([['polishing', 'Polishing']]);
    const without = await print([heading('one', { en: 'Polishing' })], { blocks });
    expect(idsIn(without)).toEqual([]);
  });

  it('is nothing where there are no headings, and may start collapsed', async () => {
    expect(await print([CONTENTS])).not.toContain('<details');
    const collapsed = { ...CONTENTS, settings: { ...CONTENTS.settings, isCollapsed: true } };
    const tree = [collapsed, heading('one', { en: 'Cleaning' })];
    expect(await print(tree)).toContain('<details class="j-outline j-toc" data-marker="none"><summary>');
    expect(await print([CONTENTS, tree[1]])).toContain('data-marker="none" open="">');
  });
});
