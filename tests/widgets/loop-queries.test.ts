import { beforeAll, describe, expect, it } from 'vitest';
import { withCacheDependencies } from '#composition/cache-dependencies.ts';
import { DAY_MS } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import { trackDependencies } from '#platform/cache/cache-dependencies.ts';
import { initialOf } from '#widgets/fields/field.ts';
import { widgets } from '#widgets/index.ts';
import { checkTree } from '#widgets/tree/check-tree.ts';
import { resolveWidgets } from '#widgets/tree/print/resolve-widgets.ts';
import { referencesOf } from '#widgets/tree/references.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { gridOf, namesIn } from './loops/a-loop.ts';

const test = aShop(await aDatabase());
const { shop, db, time } = test;
const NOW = time.now.getTime();
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS);

/** A grid by title, as far as its items have an order by title. */
const node = (items: Parameters<typeof gridOf>[0], query: object) =>
  gridOf(items, { ...(items === 'terms' ? {} : { orderby: 'title' }), ...query });

const where = () => ({
  ...{ shop: withCacheDependencies(shop, () => time.now), language: 'en' as const, now: time.now },
  page: { path: '/lists/', query: '', title: 'Lists', publicUrl: 'https://shop.test' },
  ...{ stylesheets: {}, blocks: null, source: { name: 'home', at: '' }, isPreview: false },
});

/** The names in a loop, in its order. */
async function listed(items: Parameters<typeof node>[0], query: object): Promise<string[]> {
  const [loop] = await resolveWidgets([node(items, query)], where());
  return namesIn(loop);
}

async function anArticle(
  title: string,
  more: { category?: string; tags?: string[]; author?: Localized } = {},
) {
  const { category = 'guides', tags = [], author } = more;
  await shop.content.save({
    ...{ kind: 'article', slug: title.toLowerCase(), title: { en: title }, excerpt: { en: '' } },
    ...{ body: { en: '<p>Text</p>' }, tree: [], coverId: null, category, tags, position: 0 },
    details: { products: [], ...(author === undefined ? {} : { author }) },
    publishedAt: daysAgo(30),
  });
  const { id } = await db
    .selectFrom('document')
    .select('id')
    .where('slug', '=', title.toLowerCase())
    .executeTakeFirstOrThrow();
  return id;
}

const EDITOR = { en: 'Editor', ar: 'المحرر' };
const ids: Record<string, number> = {};

beforeAll(async () => {
  await shop.content.saveCategory('article', { slug: 'guides', name: { en: 'Guides' }, position: 0 });
  await shop.content.saveCategory('article', { slug: 'news', name: { en: 'News' }, position: 1 });
  await shop.content.saveTag({ slug: 'care', name: { en: 'Care' } });
  ids.alpha = await anArticle('Alpha', { tags: ['care'], author: EDITOR });
  ids.beta = await anArticle('Beta', { category: 'news', author: EDITOR });
  ids.gamma = await anArticle('Gamma', { tags: ['care'] });
  const created = { Old: 40, Recent: 5, New: 0 };
  for (const [sku, days] of Object.entries(created)) {
    const id = await aProduct(test, { sku, stock: 3 });
    await db
      .updateTable('product')
      .set({ created_at: daysAgo(days) })
      .where('id', '=', id)
      .execute();
    await db.transaction().execute((tx) => shop.listing.refreshProducts(tx, [id]));
  }
}, 60_000);

/** What a node shows at an address, and when that expires. */
async function shownAt(shown: object, query: string) {
  const moments: Date[] = [];
  const { page, ...others } = where();
  const [one] = await resolveWidgets([shown, node('articles', {})], {
    ...others,
    page: { ...page, query },
    expireAt: (moment) => moments.push(moment),
  });
  if (one?.kind !== 'live') throw new Error('the node is not printed');
  return { props: one.props, isCached: !moments.some((moment) => moment <= time.now) };
}

it.each([
  ['', true],
  ['?e-filter-list-category=news', true],
  ['?e-filter-list-category=news~guides', true],
  ['?e-filter-list-category=made-up', false],
  ['?e-filter-list-category=made-up~news', false],
  ['?e-filter-list-product_cat=news', false],
  ['?e-page-list=4711', false],
])('a loop at %j is cached: %j', async (query, isCached) => {
  expect((await shownAt(node('articles', {}), query)).isCached).toBe(isCached);
});

it('WG-18 of two filters of a taxonomy one may combine terms, wherever it stands', async () => {
  const fields = initialOf(widgets.get('taxonomy-filter')?.fields ?? {}) as object;
  const filter = (id: string, multiple: string) => ({
    ...{ id, widget: 'taxonomy-filter', version: 1, common: {}, slots: {} },
    settings: { ...fields, loop: 'list', taxonomy: 'category', multiple },
  });
  const page = { ...where().page, query: '?e-filter-list-category=guides~news' };
  for (const [first = '', second = ''] of [
    ['OR', 'DISABLED'],
    ['DISABLED', 'OR'],
  ]) {
    const tree = [filter('above', first), node('articles', {}), filter('below', second)];
    const [, loop] = await resolveWidgets(tree, { ...where(), page });
    expect(namesIn(loop), first).toEqual(['Alpha', 'Beta', 'Gamma']);
  }
});

it('WG-18 terms are counted as after a pick, which takes an exclusion by the address back', async () => {
  const fields = initialOf(widgets.get('taxonomy-filter')?.fields ?? {}) as object;
  const filter = {
    ...{ id: 'terms', widget: 'taxonomy-filter', version: 1, common: {}, slots: {} },
    settings: { ...fields, loop: 'list', taxonomy: 'category', multiple: 'AND' },
  };
  const countsAt = async (query: string) => {
    const { props } = await shownAt(filter, query);
    const { terms } = props as { terms: { slug: string; count: number }[] };
    return terms.map(({ slug, count }) => [slug, count]);
  };
  expect(await countsAt('?e-filter-list-category=!news')).toEqual(await countsAt(''));
});

describe('WG-17 the articles of a loop', () => {
  const term = (value: object) => [{ term: value }];

  it('are those with one of its terms, and of one of its authors', async () => {
    expect(await listed('articles', {})).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(await listed('articles', { include: term({ category: 'news' }) })).toEqual(['Beta']);
    expect(await listed('articles', { include: term({ tag: 'care' }) })).toEqual(['Alpha', 'Gamma']);
    expect(await listed('articles', { include: term({ author: 'Editor' }) })).toEqual(['Alpha', 'Beta']);
    const both = [...term({ category: 'guides' }), ...term({ category: 'news' })];
    expect(await listed('articles', { include: both })).toEqual(['Alpha', 'Beta', 'Gamma']);
    const narrow = [...term({ tag: 'care' }), ...term({ author: 'Editor' })];
    expect(await listed('articles', { include: narrow })).toEqual(['Alpha']);
  });

  it('are without those of its other terms; an article without an author has none to leave out', async () => {
    expect(await listed('articles', { exclude: term({ category: 'guides' }) })).toEqual(['Beta']);
    expect(await listed('articles', { exclude: term({ tag: 'care' }) })).toEqual(['Beta']);
    expect(await listed('articles', { exclude: term({ author: 'Editor' }) })).toEqual(['Gamma']);
  });

  it('are chosen by hand, in that order', async () => {
    const chosen = ['gamma', 'alpha'].map((name) => ({ item: ids[name] }));
    expect(await listed('articles', { source: 'chosen', chosen })).toEqual(['Gamma', 'Alpha']);
    expect(await listed('articles', { source: 'chosen', chosen: [{ item: null }] })).toEqual([]);
  });

  it('name their terms and items, so that what is gone is found', async () => {
    const tree = [
      node('articles', { source: 'chosen', chosen: [{ item: ids.beta }], include: term({ tag: 'care' }) }),
    ];
    expect(referencesOf(tree).map(({ kind, id }) => [kind, id])).toEqual([
      ['article', ids.beta],
      ['content-tag', 'care'],
    ]);
    const isRefused = shop.content.save({
      ...{ kind: 'page', slug: 'gone', title: { en: 'Gone' }, excerpt: { en: '' }, body: { en: '' } },
      ...{ tree: [node('articles', { exclude: term({ category: 'nothing' }) })], coverId: null },
      ...{ category: '', tags: [], details: { products: [] }, position: 0, publishedAt: daysAgo(1) },
    });
    await expect(isRefused).rejects.toThrow(/missing-article-category/);
  });
});

describe('WG-17 what was published when', () => {
  const iso = (days: number) => daysAgo(days).toISOString();

  it('is listed by days or between dates', async () => {
    expect(await listed('products', { published: { days: 1 } })).toEqual(['New']);
    expect(await listed('products', { published: { days: 7 } })).toEqual(['New', 'Recent']);
    expect(await listed('products', { published: { from: iso(41), until: iso(4) } })).toEqual([
      'Old',
      'Recent',
    ]);
    expect(await listed('products', { published: { from: null, until: iso(6) } })).toEqual(['Old']);
    expect(await listed('articles', { published: { days: 30 } })).toEqual([]);
    expect(await listed('articles', { published: { from: iso(31), until: null } })).toHaveLength(3);
  });

  it('holds until midnight in the shop where days are counted, and for good between dates', async () => {
    const until = async (items: 'articles' | 'products', published: object) => {
      const { read } = await trackDependencies(() => listed(items, { published }));
      return read.untilMs;
    };
    const midnight = new Date('2026-11-22T00:00:00+04:00').getTime();
    expect(await until('products', { days: 7 })).toBe(midnight);
    expect(await until('articles', { days: 7 })).toBe(midnight);
    expect(await until('products', { from: iso(41), until: iso(4) })).toBe(Number.POSITIVE_INFINITY);
  });

  it('expires with the next article that is due', async () => {
    await anArticle('Later');
    const due = new Date(NOW + DAY_MS / 2);
    await db.updateTable('document').set({ published_at: due }).where('slug', '=', 'later').execute();
    const { read } = await trackDependencies(() => listed('articles', {}));
    expect(read.untilMs).toBe(due.getTime());
    await db.deleteFrom('document').where('slug', '=', 'later').execute();
  });

  it.each([
    [{ from: '2026-11-02T00:00:00.000Z', until: '2026-11-01T00:00:00.000Z' }, 'period-order'],
    [{ days: 0 }, 'period-days'],
    [{ days: null }, 'period-days'],
  ])('%j is refused in words', (published, rule) => {
    expect(checkTree([node('products', { published })], 'home')).toEqual([
      { node: 'list', reason: 'wrong-setting', path: 'products.published', rule },
    ]);
  });
});

describe('WG-17 terms and their products', () => {
  const lamps = [
    ['L1', 'Lamps > Table', 'Zeta', 'warm', 'Red'],
    ['L2', 'Lamps > Table', 'Alba', 'warm, new', 'Blue'],
    ['L3', 'Lamps > Floor', 'Alba', 'new', 'Red'],
  ];
  const term = (value: object) => [{ term: value }];
  const categoryId = async (slug: string) =>
    (await db.selectFrom('category').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;

  beforeAll(async () => {
    for (const [sku = '', Categories = '', brand = '', Tags = '', colour = ''] of lamps)
      await aProduct(test, {
        ...{ sku, stock: 3 },
        more: {
          ...{ Categories, Tags, 'Attribute 1 name': 'Colour', 'Attribute 1 value(s)': colour },
          ...{ 'Attribute 2 name': 'Brand', 'Attribute 2 value(s)': brand },
          ...{ 'Attribute 1 global': '1', 'Attribute 2 global': '1' },
        },
      });
    await shop.catalogue.edit.tags.create({ name: { en: 'Unused' } });
  });

  it('are brands, tags or subcategories, without some, by name or by how many products they have', async () => {
    const [lampsId, floorId] = await Promise.all([categoryId('lamps'), categoryId('floor')]);
    const below = { of: 'category', parent: { category: lampsId } };
    expect(await listed('terms', below)).toEqual(['Table', 'Floor']);
    expect(await listed('terms', { ...below, exclude: term({ category: floorId }) })).toEqual(['Table']);
    expect(await listed('terms', { ...below, orderby: 'title' })).toEqual(['Floor', 'Table']);
    expect(await listed('terms', { of: 'brand' })).toEqual(['Alba', 'Zeta']);
    expect(await listed('terms', { of: 'brand', exclude: term({ brand: 'alba' }) })).toEqual(['Zeta']);
    expect(await listed('terms', { of: 'tag' })).toEqual(['new', 'Unused', 'warm']);
    expect(await listed('terms', { of: 'tag', hideEmpty: true, orderby: 'title-desc' })).toEqual([
      'warm',
      'new',
    ]);
    expect(await listed('terms', { ...below, orderby: 'count' })).toEqual(['Table', 'Floor']);
    expect(await listed('terms', { of: 'tag', orderby: 'count' })).toEqual(['new', 'warm', 'Unused']);
  });

  it('are chosen by hand, in that order', async () => {
    const chosen = [{ tag: 'warm' }, { category: await categoryId('table') }, { brand: 'alba' }].flatMap(
      term,
    );
    expect(await listed('terms', { of: 'chosen', chosen })).toEqual(['warm', 'Table', 'Alba']);
  });

  it('are values of attributes where products are chosen by them; what is gone is refused', async () => {
    const red = term({ attribute: 'colour/red' });
    const names = async (query: object) =>
      (await listed('products', query)).filter((name) => /^L\d/.test(name));
    expect(await names({ include: red })).toEqual(['L1', 'L3']);
    expect(await names({ exclude: red })).toEqual(['L2']);
    expect(await names({ include: [...red, ...term({ brand: 'alba' })] })).toEqual(['L3']);
    expect(referencesOf([node('products', { include: red })])).toMatchObject([
      { kind: 'attribute', id: 'colour/red', path: 'products.include.0.term' },
    ]);
    const missing = {
      place: 'section',
      name: 'Gone',
      conditions: { include: [], exclude: [] },
      status: 'draft',
    };
    const save = (query: object) =>
      shop.templates.edit.save(
        null,
        { ...missing, tree: [node('products', query)] },
        {
          version: 0,
          by: { staffId: null, name: 'Noura' },
        },
      );
    expect((await save({ include: red })).ok).toBe(true);
    expect(await save({ include: term({ attribute: 'colour/nothing' }) })).toMatchObject({
      refusal: { nodes: [{ reason: 'missing-attribute' }] },
    });
  });
});
