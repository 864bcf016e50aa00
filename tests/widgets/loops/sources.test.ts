import { beforeAll, describe, expect, it } from 'vitest';
import type { DocumentId } from '#kernel/ids.ts';
import type { PageSubject } from '#widgets/place.ts';
import { aShop } from '../../a-shop.ts';
import { aDatabase } from '../../database.ts';
import { aListed, aText, gridOf, loopsOf, node } from './a-loop.ts';

const test = aShop(await aDatabase());
const { db } = test;
const { loop, names } = loopsOf(test);
const ids: Record<string, number> = {};
const idOf = (name: string) => ids[name] ?? 0;

const products = (query: object, settings: object = {}) => gridOf('products', query, settings);
const chosen = (...named: string[]) => ({
  source: 'chosen',
  chosen: named.map((name) => ({ product: idOf(name) })),
});
const term = (value: object) => ({ term: value });
const category = async (slug: string) => {
  const query = db.selectFrom('category').select('id').where('slug', '=', slug);
  return term({ category: (await query.executeTakeFirstOrThrow()).id });
};

beforeAll(async () => {
  const brand = (name: string) => ({
    ...{ 'Attribute 1 name': 'Brand', 'Attribute 1 value(s)': name },
    ...{ 'Attribute 1 visible': '1', 'Attribute 1 global': '1' },
  });
  const made: Parameters<typeof aListed>[1][] = [
    {
      sku: 'Ash',
      price: '50.00',
      sales: 3,
      days: 5,
      category: 'Lamps',
      more: { ...brand('Kovia'), Tags: 'new' },
    },
    { sku: 'Birch', price: '10.00', sales: 9, days: 4, category: 'Lamps', more: { 'Sale price': '8.00' } },
    {
      sku: 'Cedar',
      price: '30.00',
      sales: 1,
      days: 3,
      category: 'Cups',
      more: { ...brand('Kovia'), Tags: 'gift' },
    },
    { sku: 'Date', price: '40.00', sales: 7, days: 2, stock: 0, category: 'Cups', more: brand('Orveta') },
    {
      ...{ sku: 'Ember', price: '20.00', sales: 8, days: 1, category: 'Sticks', kind: 'tobacco' },
      more: { 'Sale price': '15.00' },
    },
    {
      sku: 'Fir',
      price: '60.00',
      sales: 0,
      days: 6,
      category: 'Lamps',
      more: { Upsells: 'Cedar, Ash', 'Cross-sells': 'Date' },
    },
  ];
  for (const one of made) ids[one.sku] = await aListed(test, one);
}, 60_000);

/** The page of the product Fir. */
const fir = (): PageSubject => ({
  ...{ kind: 'product', id: idOf('Fir') as never, category: 'lamps' },
  ...{ upsells: [idOf('Cedar'), idOf('Ash')] as never, crossSells: [idOf('Date')] as never },
});

describe('WG-17 the products of a loop', () => {
  it.each([
    ['menu_order', ['Ash', 'Birch', 'Cedar', 'Ember', 'Fir', 'Date']],
    ['title', ['Ash', 'Birch', 'Cedar', 'Ember', 'Fir', 'Date']],
    ['popularity', ['Birch', 'Ember', 'Ash', 'Cedar', 'Fir', 'Date']],
    ['date', ['Ember', 'Cedar', 'Birch', 'Ash', 'Fir', 'Date']],
    ['price', ['Birch', 'Ember', 'Cedar', 'Ash', 'Fir', 'Date']],
    ['price-desc', ['Fir', 'Ash', 'Cedar', 'Ember', 'Birch', 'Date']],
  ])('are in the order %s, sold-out ones last', async (orderby, listed) => {
    expect(await names(products({ orderby }))).toEqual(listed);
    const page = (at: number) =>
      names(products({ orderby }, { perPage: 2, offset: 1 }), { query: `?e-page-list=${at}` });
    expect([await page(1), await page(2), await page(3)]).toEqual([
      listed.slice(1, 3),
      listed.slice(3, 5),
      listed.slice(5),
    ]);
  });

  it('are chosen by hand in that order, on pages and after an offset too', async () => {
    const four = chosen('Cedar', 'Ash', 'Date', 'Birch');
    expect(await names(products(four))).toEqual(['Cedar', 'Ash', 'Date', 'Birch']);
    expect(await names(products({ ...four, inStock: true }))).toEqual(['Cedar', 'Ash', 'Birch']);
    const later = products(four, { perPage: 2, offset: 1 });
    expect(await names(later)).toEqual(['Ash', 'Date']);
    expect(await names(later, { query: '?e-page-list=2' })).toEqual(['Birch']);
    expect(await loop(later, { query: '?e-page-list=9' })).toMatchObject({ page: 2, pageCount: 2, total: 3 });
    const brands = '?e-filter-list-product_brand=kovia';
    expect(await names(products(four, { perPage: 1 }), { query: `${brands}&e-page-list=2` })).toEqual([
      'Ash',
    ]);
  });

  it('are those beside the product of the page, in its order', async () => {
    const on = (source: string, more: object = {}, settings: object = {}) =>
      names(products({ source, ...more }, settings), { subject: fir() });
    expect(await on('upsells')).toEqual(['Cedar', 'Ash']);
    expect(await on('upsells', {}, { offset: 1 })).toEqual(['Ash']);
    expect(await on('cross-sells')).toEqual(['Date']);
    expect(await on('cross-sells', { inStock: true })).toEqual([]);
    expect(await on('related')).toEqual(['Ash', 'Birch']);
    expect(await on('related', { orderby: 'popularity' })).toEqual(['Birch', 'Ash']);
    expect(await on('related', { include: [term({ brand: 'kovia' })] })).toEqual(['Ash']);
    // Without a product, as docs/loops.md says.
    expect(await names(products({ source: 'upsells' }))).toEqual([]);
    expect(await names(products({ source: 'related' }))).toHaveLength(6);
  });

  it('have one of the included terms of each taxonomy, and none of the excluded', async () => {
    const by = (include: object[], exclude: object[] = []) => names(products({ include, exclude }));
    const [lamps, cups] = [await category('lamps'), await category('cups')];
    const [kovia, orveta] = [term({ brand: 'kovia' }), term({ brand: 'orveta' })];
    expect(await by([lamps, cups])).toEqual(['Ash', 'Birch', 'Cedar', 'Fir', 'Date']);
    expect(await by([kovia, cups])).toEqual(['Cedar']);
    expect(await by([term({ tag: 'new' }), term({ tag: 'gift' })])).toEqual(['Ash', 'Cedar']);
    expect(await by([], [lamps])).toEqual(['Cedar', 'Ember', 'Date']);
    expect(await by([], [kovia, orveta])).toEqual(['Birch', 'Ember', 'Fir']);
    expect(await by([cups], [term({ tag: 'gift' })])).toEqual(['Date']);
  });

  it('are in stock only, and of a period, with pages behind an offset', async () => {
    const published = { days: 6 };
    const settings = { perPage: 2, offset: 1 };
    const shown = products({ published, inStock: true, orderby: 'date' }, settings);
    expect(await names(shown)).toEqual(['Cedar', 'Birch']);
    const second = await loop(shown, { query: '?e-page-list=2' });
    expect(second).toMatchObject({ page: 2, pageCount: 2, total: 3 });
    expect(second.items.map(({ id }) => id)).toEqual([idOf('Ash')]);
  });
});

describe('WG-17 BO-07 tobacco in loops', () => {
  const ember = async (source: string) => {
    const { items } = await loop(products({ source }));
    return items.flatMap((item) => (item.kind === 'product' && item.id === idOf('Ember') ? [item.card] : []));
  };

  it('is not promoted: it is not on sale, and has neither badge nor crossed-out price nor stars', async () => {
    expect(await names(products({ source: 'on-sale' }))).toEqual(['Birch']);
    for (const source of ['all', 'best-sold'])
      expect(await ember(source)).toMatchObject([
        { badge: '', price: { now: { minor: 1500 }, was: null }, rating: { count: 0 } },
      ]);
    const { items } = await loop(products({ source: 'best-sold' }));
    expect(items[0]).toMatchObject({ card: { name: 'Birch', price: { was: { minor: 1000 } } } });
  });
});

describe.each(['article', 'portfolio'] as const)('WG-17 the documents of a loop: %s', (kind) => {
  const items = kind === 'article' ? 'articles' : 'projects';
  const grid = (query: object, settings: object = {}) => gridOf(items, query, settings);
  const slugOf = (name: string) => `${name}-${kind}`;

  beforeAll(async () => {
    const { content } = test.shop;
    for (const [position, slug] of ['guides', 'news'].entries())
      await content.saveCategory(kind, { slug, name: { en: slug }, position });
    await content.saveTag({ slug: 'care', name: { en: 'Care' } });
    const made = [
      {
        title: 'apple',
        ar: 'ياسمين',
        days: 1,
        position: 2,
        category: 'guides',
        tags: ['care'],
        author: 'Sara',
      },
      { title: 'Banana', ar: 'تمر', days: 3, position: 1, category: 'guides', author: 'Omar' },
      {
        title: 'cherry',
        ar: 'ابريق',
        days: 2,
        position: 1,
        category: 'news',
        tags: ['care'],
        author: 'Sara',
      },
      { title: 'Damson', ar: 'أزهار', days: 4, position: 3, category: 'guides' },
    ];
    for (const { title, ar, ...more } of made)
      ids[slugOf(title)] = await aText(test, { kind, title: { en: slugOf(title), ar }, ...more });
  }, 60_000);

  const plain = async (...read: Parameters<typeof names>) =>
    (await names(...read)).map((name) => name.replace(`-${kind}`, ''));

  it('are in each order, the same on pages behind an offset', async () => {
    const orders = {
      position: ['cherry', 'Banana', 'apple', 'Damson'],
      date: ['apple', 'cherry', 'Banana', 'Damson'],
      'date-asc': ['Damson', 'Banana', 'cherry', 'apple'],
      title: ['apple', 'Banana', 'cherry', 'Damson'],
      'title-desc': ['Damson', 'cherry', 'Banana', 'apple'],
    };
    for (const [orderby, listed] of Object.entries(orders)) {
      expect(await plain(grid({ orderby })), orderby).toEqual(listed);
      const paged = grid({ orderby }, { perPage: 2, offset: 1 });
      expect(await plain(paged), orderby).toEqual(listed.slice(1, 3));
      expect(await plain(paged, { query: '?e-page-list=2' }), orderby).toEqual(listed.slice(3));
    }
    expect(await names(grid({ orderby: 'title' }), { language: 'ar' })).toEqual([
      'ابريق',
      'أزهار',
      'تمر',
      'ياسمين',
    ]);
    const shuffled = await plain(grid({ orderby: 'rand' }));
    expect(shuffled.toSorted()).toEqual(orders.title.toSorted());
    expect(await plain(grid({ orderby: 'rand' }, { perPage: 2 }), { query: '?e-page-list=2' })).toEqual(
      shuffled.slice(2),
    );
  });

  it('are related to that of the page, or chosen, with what is included and excluded', async () => {
    const id = idOf(slugOf('apple')) as DocumentId;
    const subject: PageSubject = { kind, id, category: 'guides', tags: ['care'] };
    expect(await plain(grid({ source: 'related', orderby: 'date' }), { subject })).toEqual([
      'Banana',
      'Damson',
    ]);
    const four = ['Damson', 'cherry', 'apple', 'Banana'];
    const query = { source: 'chosen', chosen: four.map((name) => ({ item: idOf(slugOf(name)) })) };
    expect(await plain(grid(query))).toEqual(four);
    const paged = grid(query, { perPage: 2, offset: 1 });
    expect(await plain(paged)).toEqual(['cherry', 'apple']);
    expect(await plain(paged, { query: '?e-page-list=2' })).toEqual(['Banana']);
    expect(await plain(grid({ ...query, include: [{ term: { author: 'Sara' } }] }))).toEqual([
      'cherry',
      'apple',
    ]);
    expect(await plain(grid({ ...query, exclude: [{ term: { tag: 'care' } }] }))).toEqual([
      'Damson',
      'Banana',
    ]);
    expect(await plain(grid({ ...query, published: { days: 3 } }))).toEqual(['cherry', 'apple']);
  });
});

it('WG-17 the terms of a loop are categories in tree order, subcategories of one, or brands by name', async () => {
  const made = ['Tools > Saws', 'Tools > Files', 'Tools > Axes'];
  for (const [at, path] of made.entries()) await aListed(test, { sku: `Tool ${at}`, category: path });
  const termsOf = (terms: object, settings: object = {}) =>
    node('loop-grid', 'list', {
      items: 'terms',
      terms: { of: 'category', parent: null, ...terms },
      ...settings,
    });
  const parent = (await category('tools')).term;
  const tools = ['Saws', 'Files', 'Axes'];
  expect(await names(termsOf({}))).toEqual(['Lamps', 'Cups', 'Sticks', 'Tools']);
  expect(await names(termsOf({ parent }))).toEqual(tools);
  const paged = termsOf({ parent }, { perPage: 1, offset: 1 });
  expect(await names(paged)).toEqual(['Files']);
  expect(await loop(paged, { query: '?e-page-list=9' })).toMatchObject({
    ...{ page: 2, pageCount: 2, total: 2 },
    items: [{ facts: { name: 'Axes', href: '/category/axes/' } }],
  });
  expect(await names(termsOf({ of: 'brand' }))).toEqual(['Kovia', 'Orveta']);
});
