import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import { translatorFor } from '#messages';
import { SHARE_NETWORKS } from '#shop/sharing';
import { LanguageProvider } from '#views/language/language.tsx';
import { widgets } from '#widgets/index.ts';
import type { LoopItem } from '#widgets/loop/item.ts';
import { type PartsOfPage, PartsOfPageProvider } from '#widgets/page-parts/part-of-page.tsx';
import type { PageVisit } from '#widgets/place.ts';
import { resolveWidgets } from '#widgets/tree/print/resolve-widgets.ts';
import { Widgets } from '#widgets/tree/print/widgets.tsx';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
await aProduct(test, { sku: 'SHOWN' });
await test.shop.settings.set('shop.socialLinks', ['https://www.instagram.com/shop/']);

/** A guest without a cart. */
const visit: PageVisit = {
  visitor: {
    ...{
      cartToken: null,
      wishlistToken: null,
      wishlistShown: () => undefined,
      cartNonce: 'cart',
      checkoutNonce: 'checkout',
      refusedGiftCard: '',
      device: null,
    },
    account: {
      open: async () => null,
      nonce: (action) => action,
      awaitsCode: () => false,
      hasOrdered: () => false,
    },
    parameters: new URLSearchParams(),
    seen: { recent: [], device: null },
  },
  needsVisitor: () => undefined,
  takeNotices: async () => [{ kind: 'success', message: 'cart:updated', facts: {} }],
  bring: () => undefined,
  carryPanels: () => undefined,
};

type Printing = { stylesheets?: Record<string, string>; parts?: PartsOfPage; items?: readonly LoopItem[] };

async function print(
  tree: unknown,
  language: (typeof LANGUAGES)[number],
  { stylesheets = {}, parts = {}, items = [] }: Printing = {},
): Promise<string> {
  const resolved = await resolveWidgets(tree, {
    shop: test.shop,
    language,
    now: test.time.now,
    page: { path: '/faq/', query: '', title: 'Questions', publicUrl: 'https://shop.test' },
    stylesheets,
    blocks: null,
    source: { name: 'template-1', at: '' },
    isPreview: false,
    items,
    visit,
  });
  return renderToStaticMarkup(
    <LanguageProvider translator={translatorFor(language)}>
      <PartsOfPageProvider value={parts}>
        <Widgets resolved={resolved} />
      </PartsOfPageProvider>
    </LanguageProvider>,
  );
}

const nodeOf = (name: string) => {
  const { version = 1, sample = {} } = widgets.get(name) ?? {};
  return { id: name, widget: name, version, settings: sample };
};

const pageParts = [...widgets.values()].filter(({ isPagePart }) => isPagePart === true);
const ofItems = [...widgets.values()].filter(({ isItem }) => isItem === true).map(({ name }) => name);
/** It shows the terms of a loop beside it. */
const FILTER = 'taxonomy-filter';
const withSample = [...widgets.keys()].filter(
  (name) => name !== FILTER && !ofItems.includes(name) && !pageParts.some((part) => part.name === name),
);

describe.each(withSample)('the sample of %s', (name) => {
  it.each(LANGUAGES)('prints inside one block that a URL can name, %s', async (language) => {
    const html = await print([nodeOf(name)], language);
    expect(html).toMatch(
      new RegExp(
        `^(<link rel="preload" as="image"[^>]*>)?<div data-template-id="${name}"( class="j-wrap [^"]+")?( data-reveal="")?>`,
      ),
    );
    expect(html).not.toMatch(/undefined|\[object|\bNaN\b/);
  });
});

it.each(ofItems)(
  'WG-17 %s shows the item that its template is printed for, and nothing without one',
  async (name) => {
    const [card] = await test.shop.listing.popular({ language: 'en', limit: 1 });
    if (card === undefined) throw new Error('no product is sold');
    const words = { alt: '', title: '', caption: '', description: '' };
    const picture = { file: 'a.jpg', widthPx: 4, heightPx: 3, sizes: [], ...words };
    const category = { name: 'Care', path: '/blog/category/care/' };
    const facts = { path: '/blog/x/', title: 'Title', excerpt: 'Words', picture, category };
    const items: LoopItem[] = [
      { kind: 'document', id: 2, facts, body: null },
      { kind: 'product', id: card.id, card: { ...card, fits: [card.id] } },
    ];
    expect(await print([nodeOf(name)], 'en', { items })).toMatch(
      new RegExp(`<div data-template-id="${name}"`),
    );
    expect(await print([nodeOf(name)], 'en')).toBe('');
  },
);

it('WG-17 each item of a grid is printed by its designed template', async () => {
  const draft = {
    ...{ name: 'Title alone', place: 'loop-item', conditions: { include: [], exclude: [] } },
    ...{ tree: [nodeOf('item-title')], status: 'published' },
  };
  const saved = await test.shop.templates.edit.save(null, draft, {
    version: 0,
    by: { staffId: null, name: 'Noura' },
  });
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  await aProduct(test, { sku: 'SHOWN-TOO' });
  const itemsBy = async (template: unknown) => {
    const settings = { ...nodeOf('loop-grid').settings, template };
    return (await print([{ ...nodeOf('loop-grid'), settings }], 'en')).split('e-loop-item ').slice(1);
  };
  const designed = await itemsBy(saved.value.id);
  expect(designed.length).toBeGreaterThan(1);
  for (const item of designed) {
    expect(item).toMatch(/<h3[^>]*><a href="\/product\//);
    expect(item).not.toContain('j-card');
  }
  for (const item of await itemsBy(null)) expect(item).toContain('j-card');
});

it('WG-18 a filter shows beside its loop, and is left out without one', async () => {
  const filter = { ...nodeOf(FILTER), settings: { ...nodeOf(FILTER).settings, loop: 'goods' } };
  const html = await print([filter, { ...nodeOf('loop-grid'), id: 'goods' }], 'en');
  expect(html).toContain('data-loop="goods"');
  expect(await print([filter], 'en')).toBe('');
});

it('a part of a page prints what the page has of it, and no empty block where it has nothing', async () => {
  const tree = [
    nodeOf('product-tabs'),
    { ...nodeOf('section'), slots: { content: [nodeOf('product-meta')] } },
  ];
  expect(await print(tree, 'en', { parts: { 'product-tabs': <b>tabs</b>, 'product-meta': null } })).toBe(
    '<div data-template-id="product-tabs" class="j-wrap j-section j-section--tight" data-reveal=""><b>tabs</b></div>' +
      '<div data-template-id="section" data-reveal=""><section class="j-section j-wrap j-stack"></section></div>',
  );
});

describe('a widget with a stylesheet', () => {
  it('brings it to the page once, also from within a section', async () => {
    const section = {
      ...nodeOf('section'),
      slots: { content: [nodeOf('facts'), { ...nodeOf('facts'), id: 'more' }] },
    };
    const html = await print([section, nodeOf('text')], 'en', {
      stylesheets: { facts: '/s/facts.css', hero: '/s/hero.css' },
    });
    expect(html.match(/<link[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/s/facts.css" data-precedence="default"/>',
    ]);
  });
});

describe('a widget without a width of its own', () => {
  const HEADING = { id: 'h', widget: 'heading', settings: { text: { en: 'Hours' }, level: '2' } };
  const WIDE = 'class="j-wrap j-section j-section--tight"';

  it('gets one on a page of its own, and none within a section', async () => {
    expect(await print([HEADING], 'en')).toContain(`<div data-template-id="h" ${WIDE} data-reveal="">`);
    const section = { ...nodeOf('section'), slots: { content: [HEADING] } };
    expect(await print([section], 'en')).toContain('<div data-template-id="h"><h2');
  });

  it('so do columns, and their content has none', async () => {
    const html = await print([{ ...nodeOf('columns'), slots: { content: [HEADING] } }], 'en');
    expect(html).toContain(`<div data-template-id="columns" ${WIDE} data-reveal="">`);
    expect(html).toContain('<div data-template-id="h"><h2');
  });

  it('prints in a saved section as it would without it; unpublished ones, and those within themselves, are left out', async () => {
    const { edit } = test.shop.templates;
    const by = { staffId: null, name: 'Noura' };
    const nowhere = { include: [], exclude: [] };
    const draft = {
      name: 'Hours',
      place: 'section',
      conditions: nowhere,
      tree: [HEADING],
      status: 'published',
    };
    const saved = await edit.save(null, draft, { version: 0, by });
    const id = saved.ok ? saved.value.id : 0;
    const reference = (section: number | null) => ({
      id: 'ref',
      widget: 'saved-section',
      settings: { section },
    });
    expect(await print([reference(id)], 'en')).toBe(
      `<div data-template-id="ref"><div data-template-id="h" ${WIDE} data-reveal=""><h2>Hours</h2></div></div>`,
    );
    expect(await print([reference(99)], 'en')).toBe('<div data-template-id="ref"></div>');
    const circle = JSON.stringify([{ ...reference(id), version: 1 }, HEADING]);
    await test.db
      .updateTable('template')
      .set({ tree: circle })
      .where('id', '=', id as never)
      .execute();
    expect((await print([reference(id)], 'en')).match(/Hours/g)).toHaveLength(1);
  });
});

describe('stored nodes that cannot be shown', () => {
  it('are left out, and the others stay', async () => {
    const tree = [
      null,
      { widget: 'marquee', settings: {} },
      { id: 'wrong', widget: 'hero', settings: { slides: 'many' } },
      { ...nodeOf('facts'), version: 99, id: 'newer' },
      nodeOf('facts'),
    ];
    const html = await print(tree, 'en');
    expect([...html.matchAll(/data-template-id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['facts']);
  });

  it('are those hidden in the language of the page', async () => {
    const tree = [{ ...nodeOf('facts'), common: { hideIn: ['ar'] } }];
    expect(await print(tree, 'en')).toContain('data-template-id="facts"');
    expect(await print(tree, 'ar')).toBe('');
  });
});

describe('nodes in slots', () => {
  it('print within their widget, with links in the language of the page, and rise with it', async () => {
    const inner = { ...nodeOf('text'), id: 'inner' };
    const tree = [{ ...nodeOf('section'), slots: { content: [inner, { widget: 'marquee', settings: {} }] } }];
    const html = await print(tree, 'ar');
    expect(html).toMatch(
      /^<div data-template-id="section" data-reveal=""><section class="j-section j-wrap j-stack"><div data-template-id="inner"><div class="j-prose">/,
    );
    expect(html).toContain('href="/ar/faq/"');
    expect(html.match(/data-template-id/g)).toHaveLength(2);
  });
});

it('WG-07 share buttons open the chosen networks, for this page in its language', async () => {
  const networks = ['telegram', 'whatsapp'];
  const html = await print([{ ...nodeOf('share-buttons'), settings: { networks } }], 'ar');
  expect([...html.matchAll(/data-network="(\w+)"/g)].map(([, network]) => network)).toEqual(networks);
  const address = encodeURIComponent('https://shop.test/ar/faq/');
  expect(html).toContain(`href="https://t.me/share/url?url=${address}&amp;text=Questions"`);
  expect(html).not.toContain('<details');
  const every = await print([{ ...nodeOf('share-buttons'), settings: { networks: [] } }], 'en');
  expect(every.match(/data-network=/g)).toHaveLength(SHARE_NETWORKS.length);
});

it.each(['classic', 'minimal', 'full-screen'])('WG-06 the %s search form searches products', async (skin) => {
  const settings = { skin, placeholder: { en: 'Devices', ar: 'أجهزة' } };
  const html = await print([{ ...nodeOf('search-form'), settings }], 'ar');
  expect(html).toMatch(/<form [^>]*role="search"[^>]* aria-label="أجهزة"[^>]* action="\/ar\/" method="get"/);
  expect(html).toMatch(/<input class="j-input search-field"[^>]* placeholder="أجهزة"[^>]* name="s"/);
  expect(html).toContain('<input type="hidden" name="post_type" value="product"/>');
  expect(html).toMatch(/<button[^>]* type="submit"/);
});

describe('links to something of the shop', () => {
  const linkTo = (url: unknown) => {
    const [slide] = (nodeOf('hero').settings as { slides: object[] }).slides;
    const settings = { slides: [{ ...slide, links: [{ label: { en: 'Go' }, url }] }] };
    return [{ ...nodeOf('hero'), settings }];
  };

  it('follow a product and a page by id, and lead nowhere when it is gone', async () => {
    const id = await aProduct(test, { sku: 'LINKED' });
    const slug = await test.shop.catalogue.published.slugOf({ id });
    expect(await print(linkTo({ product: id }), 'ar')).toContain(`href="/ar/product/${slug}/"`);
    expect(await print(linkTo({ product: 999_999 }), 'en')).not.toContain('Go');
    expect(await print(linkTo({ page: 999_999 }), 'en')).not.toContain('Go');
    expect(await print(linkTo({ category: 999_999 }), 'en')).not.toContain('Go');
  });

  it.each([
    ['LA-01', { place: 'popup', action: 'open' }, '#popup:open?id=N'],
    ['LA-02', { place: 'popup', action: 'toggle' }, '#popup:open?id=N&amp;toggle=yes'],
    ['LA-05', { place: 'off-canvas', action: 'open' }, '#off_canvas:open?id=N'],
    ['LA-06', { place: 'off-canvas', action: 'close' }, '#off_canvas:close?id=N'],
    ['LA-07', { place: 'off-canvas', action: 'toggle' }, '#off_canvas:toggle?id=N'],
  ])('%s %o is a hash while what it is about is published', async (_row, { place, action }, hash) => {
    const include = place === 'popup' ? [{ kind: 'all' }] : [];
    const draft = {
      name: 'Offer',
      place,
      conditions: { include, exclude: [] },
      tree: [],
      status: 'published',
    };
    const by = { staffId: null, name: 'Noura' };
    const { edit } = test.shop.templates;
    const saved = await edit.save(null, draft, { version: 0, by });
    if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
    const { id } = saved.value;
    const link = linkTo({ [place]: id, action });
    expect(await print(link, 'ar')).toContain(`href="${hash.replace('N', String(id))}"`);
    // Neither shows for the id of the other.
    const other = place === 'popup' ? { 'off-canvas': id, action: 'open' } : { popup: id, action: 'open' };
    expect(await print(linkTo(other), 'en')).not.toContain('Go');
    await edit.trash(id, by);
    expect(await print(link, 'en')).not.toContain('Go');
  });
});
