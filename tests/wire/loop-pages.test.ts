import { beforeAll, expect, it } from 'vitest';
import type { TemplatePlace } from '#shop/templates';
import { aServedShop } from '../cache/served-shop.ts';
import { aListed, aText, gridOf, node } from '../widgets/loops/a-loop.ts';

const { runtime, serve } = await aServedShop();
const { shop } = runtime;
const LAMPS = ['Lamp A', 'Lamp B', 'Lamp C', 'Lamp D', 'Lamp E'];
const TEXTS = ['Text A', 'Text B', 'Text C', 'Text D', 'Text E'];
let origin = '';

async function aPage(slug: string, tree: readonly object[]): Promise<string> {
  await shop.content.save({
    ...{ kind: 'page', slug, title: { en: 'Lists', ar: 'قوائم' }, excerpt: { en: '' }, body: { en: '' } },
    ...{ tree: [...tree], coverId: null, category: '', tags: [], details: { products: [] }, position: 0 },
    publishedAt: new Date(0),
  });
  return `/${slug}/`;
}

async function aTemplate(place: TemplatePlace, tree: readonly object[]) {
  const conditions = { include: place === 'loop-item' ? [] : [{ kind: 'all' }], exclude: [] };
  const draft = { name: place, place, conditions, settings: {}, tree: [...tree], status: 'published' };
  const saved = await shop.templates.edit.save(null, draft, {
    version: 0,
    by: { staffId: null, name: 'Noura' },
  });
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  return saved.value.id;
}

beforeAll(async () => {
  for (const [at, name] of LAMPS.entries())
    await aListed(runtime, { sku: `L${at}`, category: 'Lamps', more: { Name: name, Tags: 'red' } });
  await shop.content.saveCategory('article', { slug: 'guides', name: { en: 'Guides' }, position: 0 });
  for (const [at, name] of TEXTS.entries())
    await aText(runtime, { title: { en: name }, category: 'guides', days: at + 1 });
  for (const at of [1, 2, 3])
    await aText(runtime, { kind: 'portfolio', title: { en: `Work ${at}` }, days: at });
  await shop.settings.set('blog.layout', 'full');
  origin = await serve();
}, 120_000);

const read = async (address: string) => (await fetch(new URL(address, origin))).text();

function attribute(tag: string, name: string): string | null {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? null;
}

/** What a page has of a loop: its items, the links to its pages with their relation, and the current page. */
function loopIn(html: string, id: string) {
  const from = html.slice(html.indexOf(`data-loop="${id}"`));
  const content = from.slice(0, from.indexOf('data-loop-overlay'));
  const links = [...content.matchAll(/<a [^>]*(?:page-numbers|data-loop-more|rel="prev")[^>]*>/g)].map(([tag]) => [
    attribute(tag, 'rel') ?? '',
    attribute(tag, 'href') ?? '',
  ]);
  const [current] = content.matchAll(/<span [^>]*aria-current="page"[^>]*>(\d+)/g);
  const items = [...new Set(content.match(/(?:Lamp|Text|Work) [A-E1-3]/g))];
  return { items, links, current: current?.[1] ?? null, content };
}

const KINDS = ['none', 'numbers', 'previous-next', 'numbers-previous-next', 'load-more', 'endless'];

it('WG-17 WG-35 each kind of pages is links, with their relation and the current page', async () => {
  const nodeOf = (kind: string) => ({
    ...gridOf('products', { orderby: 'title' }, { perPage: 2, paging: kind }),
    id: kind.replaceAll('-', ''),
  });
  const path = await aPage('kinds', KINDS.map(nodeOf));
  const printed: Record<string, unknown> = {};
  for (const kind of KINDS) {
    const { id } = nodeOf(kind);
    const pages = ['', `?e-page-${id}=2`, `?e-page-${id}=3`].map((query) => read(path + query));
    const shown = (await Promise.all(pages)).map((html) => loopIn(html, id));
    expect(
      shown.map(({ items }) => items),
      kind,
    ).toEqual([LAMPS.slice(0, 2), LAMPS.slice(2, 4), LAMPS.slice(4)]);
    printed[kind] = shown.map(({ links, current }) => [current, ...links.map((link) => link.join(' '))]);
  }
  const at = (id: string, page: number) => (page === 1 ? '?' : `?e-page-${id}=${page}`);
  const more = (id: string) => [
    [null, `next ${at(id, 2)}`],
    [null, 'prev ?', `next ${at(id, 3)}`],
    [null, `prev ${at(id, 2)}`],
  ];
  const both = 'numberspreviousnext';
  expect(printed).toEqual({
    none: [[null], [null], [null]],
    numbers: [
      ['1', ` ${at('numbers', 2)}`, ` ${at('numbers', 3)}`],
      ['2', ' ?', ` ${at('numbers', 3)}`],
      ['3', ' ?', ` ${at('numbers', 2)}`],
    ],
    'previous-next': [
      [null, `next ${at('previousnext', 2)}`],
      [null, 'prev ?', `next ${at('previousnext', 3)}`],
      [null, `prev ${at('previousnext', 2)}`],
    ],
    'numbers-previous-next': [
      ['1', ` ${at(both, 2)}`, ` ${at(both, 3)}`, `next ${at(both, 2)}`],
      ['2', 'prev ?', ' ?', ` ${at(both, 3)}`, `next ${at(both, 3)}`],
      ['3', `prev ${at(both, 2)}`, ' ?', ` ${at(both, 2)}`],
    ],
    'load-more': more('loadmore'),
    endless: more('endless'),
  });
});

it('WG-14 GF-21 "more" of an archive leads through its pages and keeps a filter', async () => {
  await aTemplate('archive', [
    node('taxonomy-filter', 'kinds', { loop: 'posts', taxonomy: 'category' }),
    node('archive-posts', 'posts', { paging: 'load-more' }),
  ]);
  await expect.poll(async () => loopIn(await read('/blog/'), 'posts').items).toEqual(TEXTS.slice(0, 3));
  for (const query of ['', '?e-filter-posts-category=guides']) {
    const first = loopIn(await read(`/blog/${query}`), 'posts');
    expect(first).toMatchObject({ items: TEXTS.slice(0, 3), links: [['next', `/blog/page/2/${query}`]] });
    expect(loopIn(await read(`/blog/page/2/${query}`), 'posts')).toMatchObject({
      items: TEXTS.slice(3),
      links: [['prev', `/blog/${query}`]],
    });
  }
});

it('WG-17 templates at some positions are counted over pages, whether these are turned or appended', async () => {
  const [plain, third, fourth] = [
    await aTemplate('loop-item', [node('item-title', 'name')]),
    await aTemplate('loop-item', [
      node('item-title', 'name'),
      node('heading', 'mark', { text: { en: 'every third' } }),
    ]),
    await aTemplate('loop-item', [
      node('item-title', 'name'),
      node('heading', 'mark', { text: { en: 'the fourth' } }),
    ]),
  ];
  const alternates = [
    { position: 3, repeats: true, template: third },
    { position: 4, repeats: false, template: fourth },
  ];
  const settings = { template: plain, alternates, perPage: 2, paging: 'load-more' };
  const path = await aPage('alternating', [
    gridOf('products', { orderby: 'title' }, settings),
    node('loop-carousel', 'works', { items: 'projects', template: plain, alternates }),
    node('loop-carousel', 'kinds', { items: 'terms', template: third }),
    node('loop-grid', 'plain', { items: 'projects' }),
    node('loop-grid', 'terms', { items: 'terms' }),
  ]);
  const marks = (html: string, id: string) =>
    [...loopIn(html, id).content.matchAll(/((?:Lamp|Work) [A-E1-3]|every third|the fourth)\s*</g)].map(
      ([, text]) => text,
    );
  const expected = [['Lamp A', 'Lamp B'], ['Lamp C', 'every third', 'Lamp D', 'the fourth'], ['Lamp E']];
  const html = await read(path);
  for (const [at, shown] of expected.entries()) {
    const address = at === 0 ? path : `${path}?e-page-list=${at + 1}`;
    expect(marks(await read(address), 'list')).toEqual(shown);
    const answer = await fetch(`${origin}/wp-json/elementor-pro/v1/refresh-loop`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ post_id: 'page-alternating', widget_id: 'list', widget_filters: {} },
        pagination_base_url: origin + address,
      }),
    });
    expect(marks(((await answer.json()) as { data: string }).data, 'list')).toEqual(shown);
  }
  expect(marks(html, 'works')).toEqual(['Work 1', 'Work 2', 'Work 3', 'every third']);
  expect(loopIn(html, 'plain').items).toEqual(['Work 1', 'Work 2', 'Work 3']);
  expect(loopIn(html, 'plain').content).toContain('href="/portfolio/work-1/"');
  expect(loopIn(html, 'terms').content).toMatch(/<a href="\/category\/lamps\/">Lamps<\/a>/);
  expect(loopIn(html, 'kinds').content).toMatch(/href="\/category\/lamps\/"[^>]*>Lamps<[\s\S]*every third/);
});

it('GF-01 pages with parameters of loops are not indexed, and name the page without them', async () => {
  await aPage('indexed', [gridOf('products', {})]);
  const paths = [
    '/',
    '/indexed/',
    '/ar/indexed/',
    '/shop/',
    '/category/lamps/',
    '/blog/',
    '/blog/page/2/',
    '/product/lamp-a/',
  ];
  const linksOf = (html: string) =>
    [...html.matchAll(/<link rel="(?:canonical|alternate|prev|next)" [^>]*>/g)].map(([tag]) =>
      attribute(tag, 'href'),
    );
  for (const path of paths) {
    const plain = await fetch(origin + path);
    expect([path, plain.status, plain.headers.get('x-robots-tag')]).toEqual([path, 200, null]);
    const html = await plain.text();
    expect(html).toContain(`<link rel="canonical" href="${origin}${path}"`);
    for (const query of [
      'e-page-list=2',
      'e-filter-list-product_tag=red',
      'e-filter-list-product_tag=red&e-page-list=2',
    ]) {
      // The second answer comes from the cache.
      for (const method of ['GET', 'GET', 'HEAD']) {
        const answer = await fetch(`${origin}${path}?${query}`, { method });
        expect([path, query, answer.status, answer.headers.get('x-robots-tag')]).toEqual([
          path,
          query,
          200,
          'noindex, follow',
        ]);
        if (method === 'GET') expect(linksOf(await answer.text())).toEqual(linksOf(html));
      }
    }
  }
});
