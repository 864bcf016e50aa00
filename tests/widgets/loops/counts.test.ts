import { beforeAll, expect, it } from 'vitest';
import { PLAIN_QUERY } from '#shop/listing';
import type { PageSubject } from '#widgets/place.ts';
import { aShop } from '../../a-shop.ts';
import { aDatabase } from '../../database.ts';
import { aListed, aText, gridOf, loopsOf, type Node, node } from './a-loop.ts';

const test = aShop(await aDatabase());
const { loop, terms } = loopsOf(test);
const ids: number[] = [];

const attribute = (nth: number, name: string, value: string) => ({
  ...{ [`Attribute ${nth} name`]: name, [`Attribute ${nth} value(s)`]: value },
  ...{ [`Attribute ${nth} visible`]: '1', [`Attribute ${nth} global`]: '1' },
});

const BRANDS = ['Kovia', 'Orveta', 'Cedrane'];
const COLOURS = ['Red', 'Red, Blue', 'Blue', 'Green'];
const TAGS = ['new', 'new, gift', 'gift', '', 'gift, set'];
const CATEGORIES = ['Lamps', 'Lamps > Table', 'Lamps > Floor', 'Cups', 'Cups, Lamps > Table'];

const of = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

beforeAll(async () => {
  const { content } = test.shop;
  for (let at = 0; at < 14; at += 1) {
    const id = await aListed(test, {
      ...{ sku: `P${at}`, category: of(CATEGORIES, at), stock: at % 7 === 6 ? 0 : 5, days: at },
      more: {
        ...attribute(1, 'Brand', of(BRANDS, at)),
        ...attribute(2, 'Colour', of(COLOURS, at)),
        Tags: of(TAGS, at + Math.floor(at / 5)),
      },
    });
    ids.push(id);
  }
  for (const [position, slug] of ['guides', 'news', 'care'].entries())
    await content.saveCategory('article', { slug, name: { en: slug }, position });
  for (const slug of ['new', 'gift', 'set']) await content.saveTag({ slug, name: { en: slug } });
  for (let at = 0; at < 10; at += 1)
    await aText(test, {
      ...{ title: { en: `Text ${at}` }, category: of(['guides', 'news', 'care'], at), days: at },
      tags: of(TAGS, at + Math.floor(at / 5))
        .split(', ')
        .filter((tag) => tag !== ''),
    });
}, 120_000);

const onListing = (): PageSubject => ({
  ...{ kind: 'listing', place: { categoryId: null } },
  query: { ...PLAIN_QUERY, filters: { colour: ['red'] }, anyOf: ['colour'] },
});

const PRODUCT_FILTERS = ['product_cat', 'product_brand', 'product_tag', 'pa_colour'];
type Placed = () => Readonly<{ grid: Node; taxonomies: readonly string[]; subject?: PageSubject }>;

const LOOPS: Readonly<Record<string, Placed>> = {
  'all products': () => ({ grid: gridOf('products', {}, { perPage: 2 }), taxonomies: PRODUCT_FILTERS }),
  'products after an offset': () => ({
    grid: gridOf('products', {}, { offset: 3 }),
    taxonomies: PRODUCT_FILTERS,
  }),
  'chosen products': () => ({
    grid: gridOf(
      'products',
      { source: 'chosen', chosen: ids.slice(2, 11).map((product) => ({ product })), inStock: true },
      { perPage: 2 },
    ),
    taxonomies: PRODUCT_FILTERS,
  }),
  'recent products without a tag': () => ({
    grid: gridOf('products', { exclude: [{ term: { tag: 'set' } }], published: { days: 10 } }),
    taxonomies: PRODUCT_FILTERS,
  }),
  'the products of a listing that is filtered': () => ({
    grid: gridOf('products', { source: 'current' }),
    ...{ taxonomies: PRODUCT_FILTERS, subject: onListing() },
  }),
  articles: () => ({ grid: gridOf('articles', {}, { perPage: 2 }), taxonomies: ['category', 'post_tag'] }),
  'articles after an offset': () => ({
    grid: gridOf('articles', {}, { offset: 2 }),
    taxonomies: ['category', 'post_tag'],
  }),
};

type Multiple = 'AND' | 'OR' | 'DISABLED';

const filterOf = (taxonomy: string, multiple: Multiple) =>
  node('taxonomy-filter', `f${taxonomy.replaceAll(/[^a-z]/g, '')}`, { loop: 'list', taxonomy, multiple });
const parameter = (taxonomy: string, term: string) => `e-filter-list-${taxonomy}=${term}`;
const joined = (...parts: readonly string[]) => `?${parts.filter((part) => part !== '').join('&')}`;

type Case = Readonly<{ taxonomy: string; multiple: Multiple; others: string; picked: string }>;
type Term = Awaited<ReturnType<typeof terms>>[number];

/** The address whose items the count beside a term tells: alternatives count by themselves. */
function counted({ slug, isPicked, href }: Term, { taxonomy, multiple, others, picked }: Case): string {
  if (isPicked && multiple === 'AND') return joined(others, picked);
  return isPicked || multiple === 'OR'
    ? joined(others, parameter(taxonomy, slug))
    : `?${href.split('?')[1] ?? ''}`;
}

/** A loop with all of its filters. */
function reader({ grid, taxonomies, subject }: ReturnType<Placed>, multiple: Multiple) {
  const filters = taxonomies.map((taxonomy) => filterOf(taxonomy, multiple));
  const at = (query: string) => ({ query, ...(subject && { subject }) });
  const totals = new Map<string, number>();
  return {
    termsOf: (taxonomy: string, query = '') =>
      terms(filterOf(taxonomy, multiple), [...filters, grid], at(query)),
    totalAt: async (query: string) => {
      const total = totals.get(query) ?? (await loop(grid, at(query), filters)).total;
      totals.set(query, total);
      return total;
    },
  };
}

/** With nothing picked, and with the first term of a taxonomy. */
async function picksOf({ termsOf }: ReturnType<typeof reader>, taxonomy: string): Promise<string[]> {
  const [first] = await termsOf(taxonomy);
  return ['', parameter(taxonomy, first?.slug ?? '')];
}

/** Every way of joining for all items; one for the further conditions. */
const CASES = Object.keys(LOOPS).flatMap((name) =>
  (['OR', 'AND', 'DISABLED'] as const)
    .slice(0, name === 'all products' || name === 'articles' ? 3 : 1)
    .map((multiple) => [name, multiple] as const),
);

it.each(CASES)(
  'WG-18 the count beside a term is the number of items that its pick shows: %s, %s',
  async (name, multiple) => {
    const placed = (LOOPS[name] as Placed)();
    const { taxonomies } = placed;
    const read = reader(placed, multiple);
    for (const [index, taxonomy] of taxonomies.entries())
      for (const others of await picksOf(read, taxonomies.at(index - 1) ?? ''))
        for (const picked of await picksOf(read, taxonomy)) {
          const offered = await read.termsOf(taxonomy, joined(others, picked));
          expect(offered.length).toBeGreaterThan(1);
          const shown = offered.map(async (term) => {
            const address = counted(term, { taxonomy, multiple, others, picked });
            return [term.slug, await read.totalAt(address)];
          });
          expect(
            offered.map(({ slug, count }) => [slug, count]),
            joined(others, picked),
          ).toEqual(await Promise.all(shown));
        }
  },
);
