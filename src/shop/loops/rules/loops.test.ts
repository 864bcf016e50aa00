import { describe, expect, it } from 'vitest';
import { fromConsolidated, toFilterState } from './filter-state.ts';
import { canonicalLoops, pageAddresses, parseLoop, withFilters } from './loop-address.ts';
import { multipleTerms, SEPARATORS } from './operators.ts';
import { parsePersonalLoop } from './personal-loop.ts';
import { parseRefresh } from './refresh-request.ts';
import { type TaxonomyFilter, withinMultiple, withTermToggled } from './taxonomy-filter.ts';

const LOOP = 'abc12345';
const filter = (terms: string[], operator: TaxonomyFilter['operator'] = 'AND'): TaxonomyFilter => ({
  taxonomy: 'product_cat',
  terms,
  operator,
});
const parse = (query: string) => parseLoop(new URLSearchParams(query), LOOP);

describe('loops of a visitor’s own products', () => {
  const requested = (query: string) => parsePersonalLoop(new URLSearchParams(query));

  it('WG-17 name their node and the viewed products, newest first, or the owned device', () => {
    expect(requested('document=home&node=a1&recent=7|3|7|x')).toEqual({
      document: 'home',
      node: 'a1',
      seen: { recent: [7, 3] },
    });
    expect(requested('document=template-3&node=a1&device=101')).toMatchObject({ seen: { device: 101 } });
  });

  it.each([
    '',
    'document=home',
    'document=home&node=a1',
    'document=home&node=a1&recent=x',
    'node=a1&device=1',
  ])('are not parsed from %j', (query) => expect(requested(query)).toBeNull());

  it('have at most the products of the cookie', () => {
    const many = Array.from({ length: 40 }, (_, at) => at + 1).join('|');
    expect(requested(`document=home&node=a1&recent=${many}`)?.seen).toMatchObject({ recent: { length: 15 } });
  });
});

describe('addresses of loops', () => {
  it('GF-01 a filter adds one parameter', () => {
    expect(withFilters('/shop/?orderby=price', LOOP, [filter(['sticks'])])).toBe(
      '/shop/?orderby=price&e-filter-abc12345-product_cat=sticks',
    );
  });

  it.each([
    ['AND', 'a+b'],
    ['OR', 'a~b'],
    ['NOT', 'a!b'],
  ] as const)('GF-02 two terms have the separator of %s between them', (operator, value) => {
    expect(withFilters('/', LOOP, [filter(['a', 'b'], operator)])).toBe(
      `/?e-filter-abc12345-product_cat=${value}`,
    );
  });

  it.each([
    { row: 'GF-03', operator: 'AND', separator: '+' },
    { row: 'GF-04', operator: 'OR', separator: '~' },
    { row: 'GF-05', operator: 'NOT', separator: '!' },
  ] as const)('$row $operator has the separator $separator', ({ operator, separator }) => {
    expect(SEPARATORS[operator]).toBe(separator);
    expect(parse(`e-filter-abc12345-product_cat=a${separator}b`).filters).toEqual([
      filter(['a', 'b'], operator),
    ]);
  });

  it.each(['a+b', 'a%2Bb', 'a%20b'])('GF-06 %s is both terms', (value) => {
    expect(parse(`e-filter-abc12345-product_cat=${value}`).filters).toEqual([filter(['a', 'b'])]);
  });

  it('GF-06 an address with + reads as it was written', () => {
    const address = withFilters('/', LOOP, [filter(['عود', 'b'])]);
    expect(parse(address.slice(2)).filters).toEqual([filter(['b', 'عود'])]);
  });

  it('GF-05 one excluded term has its separator before it', () => {
    const address = withFilters('/', LOOP, [filter(['a'], 'NOT')]);
    expect(address).toBe('/?e-filter-abc12345-product_cat=!a');
    expect(parse(address.slice(2)).filters).toEqual([filter(['a'], 'NOT')]);
  });

  it.each(['XOR', 'and', '', null, 7, 'NOT'])('GF-07 the operator %j counts as DISABLED', (stored) => {
    expect(multipleTerms(stored)).toBe('DISABLED');
  });

  it('GF-07 with DISABLED the first term applies, and exclusions stay', () => {
    expect(withinMultiple(filter(['a', 'b'], 'OR'), 'DISABLED')).toEqual(filter(['a']));
    expect(withinMultiple(filter(['a', 'b'], 'NOT'), 'DISABLED')).toEqual(filter(['a', 'b'], 'NOT'));
    const picked = { taxonomy: 'product_cat', term: 'b', multiple: 'DISABLED' } as const;
    expect(withTermToggled([filter(['a'])], picked)).toEqual([filter(['b'])]);
  });

  it('GF-08 a changed filter resets the page of its own loop only', () => {
    expect(withFilters('/x/?e-page-abc12345=3&e-page-other=2', LOOP, [filter(['a'])])).toBe(
      '/x/?e-page-other=2&e-filter-abc12345-product_cat=a',
    );
  });

  it('GF-09 the page of the archive is removed, from parameter and path', () => {
    expect(withFilters('/shop/page/4/?paged=2&page=3#list', LOOP, [])).toBe('/shop/#list');
  });

  it('GF-20 filters of other loops stay', () => {
    const address = withFilters('/?e-filter-other-product_tag=new', LOOP, [filter(['a'])]);
    expect(address).toBe('/?e-filter-other-product_tag=new&e-filter-abc12345-product_cat=a');
  });

  it('GF-21 paging keeps the filter', () => {
    expect(pageAddresses('/?e-filter-abc12345-product_cat=a~b', LOOP)(2)).toBe(
      '/?e-filter-abc12345-product_cat=a~b&e-page-abc12345=2',
    );
    expect(pageAddresses('/?e-page-abc12345=2', LOOP)(1)).toBe('/');
  });

  it.each(['a+b~c', '+', '', ' '.repeat(9), 'x'.repeat(300)])('the value %j does not filter', (value) => {
    expect(parse(new URLSearchParams({ 'e-filter-abc12345-product_cat': value }).toString()).filters).toEqual(
      [],
    );
  });

  it('one filter has one canonical form', () => {
    const forms = ['b+a', 'a+b', 'a%2Bb', 'a+b+a'].map((value) =>
      canonicalLoops(new URLSearchParams(`e-filter-abc12345-product_cat=${value}`)),
    );
    expect(new Set(forms.map((form) => JSON.stringify(form))).size).toBe(1);
  });
});

describe('the state of a loop', () => {
  const picked: TaxonomyFilter[] = [
    filter(['a', 'b'], 'OR'),
    { taxonomy: 'product_tag', terms: ['new'], operator: 'AND' },
  ];

  it('GF-12 each filter has its type and its data', () => {
    expect(toFilterState(picked).filters[0]).toEqual({
      filterType: 'taxonomy',
      filterData: { terms: ['a', 'b'], selectedTaxonomy: 'product_cat', logicalJoin: 'OR' },
    });
  });

  it('GF-13 consolidated filters are grouped by type, then by taxonomy', () => {
    expect(toFilterState(picked).consolidatedFilters).toEqual({
      taxonomy: {
        product_cat: { terms: ['a', 'b'], logicalJoin: 'OR' },
        product_tag: { terms: ['new'], logicalJoin: 'AND' },
      },
    });
    expect(fromConsolidated(toFilterState(picked).consolidatedFilters)).toEqual(picked);
  });
});

describe('the body of call 6', () => {
  const body = {
    post_id: 'home',
    widget_id: LOOP,
    widget_filters: { taxonomy: { product_cat: { terms: ['a', 'b'], logicalJoin: 'OR' } } },
    pagination_base_url: 'https://shop.example/',
  };

  it('GF-16 has four fields', () => {
    expect(parseRefresh(body)).toEqual({
      ok: true,
      request: {
        document: 'home',
        node: LOOP,
        filters: [filter(['a', 'b'], 'OR')],
        address: 'https://shop.example/',
        model: null,
      },
    });
  });

  it('GF-07 with an unknown operator the first term applies', () => {
    const filters = { taxonomy: { product_cat: { terms: ['b', 'a'], logicalJoin: 'XOR' } } };
    const parsed = parseRefresh({ ...body, widget_filters: filters });
    expect(parsed.ok && parsed.request.filters).toEqual([filter(['b'])]);
  });

  it('GF-17 the editor sends the widget in its current state', () => {
    const parsed = parseRefresh({ ...body, widget_model: { id: LOOP }, is_edit_mode: true });
    expect(parsed.ok && parsed.request.model).toEqual({ id: LOOP });
  });

  it.each([
    ['nothing', undefined, 'body'],
    ['a list', [], 'body'],
    ['no document', { ...body, post_id: undefined }, 'post_id'],
    ['a number of a document', { ...body, post_id: 7 }, 'post_id'],
    ['an object as widget', { ...body, widget_id: {} }, 'widget_id'],
    ['filters that are a text', { ...body, widget_filters: 'a' }, 'widget_filters'],
    ['an unknown field', { ...body, also: 1 }, 'also'],
    ['no address', { ...body, pagination_base_url: null }, 'pagination_base_url'],
    [
      '10 000 terms',
      {
        ...body,
        widget_filters: {
          taxonomy: { product_cat: { terms: Array.from({ length: 10_000 }, String), logicalJoin: 'OR' } },
        },
      },
      'widget_filters.taxonomy.product_cat.terms',
    ],
  ])('CA-07 %s is refused with the field named', (_what, sent, field) => {
    expect(parseRefresh(sent)).toEqual({ ok: false, field: expect.stringContaining(field) });
  });
});
