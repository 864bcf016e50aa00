import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aed } from '#kernel/money.ts';
import {
  countFilters,
  hasFilters,
  listingAddress,
  PLAIN_QUERY,
  parseListingQuery,
  toListingParameters,
  withFilterToggled,
  withoutFilters,
  withRatingToggled,
} from './listing-query.ts';

const parse = (text: string) => parseListingQuery(new URLSearchParams(text));

describe('the address of a listing', () => {
  it('SE-01 parses the words from any of the five parameters', () => {
    for (const name of ['s', 'q', 'search', 'query', 'keyword'])
      expect(parse(`${name}=duo`).search).toBe('duo');
  });

  it('LS-02 parses the order from orderby, with the default for unknown values', () => {
    expect(parse('orderby=price-desc').orderby).toBe('price-desc');
    expect(parse('orderby=cheapest').orderby).toBe('menu_order');
    expect(parse('orderby=relevance').orderby).toBe('menu_order');
    expect(parse('s=duo').orderby).toBe('relevance');
  });

  it('LS-07 swaps reversed price bounds', () => {
    expect(parse('min_price=400&max_price=200')).toMatchObject({
      minPrice: aed(20_000),
      maxPrice: aed(40_000),
    });
    expect(parse('min_price=400')).toMatchObject({ minPrice: aed(40_000), maxPrice: null });
  });

  it('LS-07 parses filters given once or several times', () => {
    expect(parse('filter_brand=kovia,orveta').filters).toEqual({ brand: ['kovia', 'orveta'] });
    expect(parse('filter_brand=orveta&filter_brand=kovia').filters).toEqual({ brand: ['kovia', 'orveta'] });
  });

  it('LS-07 parses a filter of any name, also of an inherited property', () => {
    expect(parse('filter_constructor=x').filters).toEqual({ constructor: ['x'] });
    expect(parse('filter_constructor=x&filter_constructor=y&query_type_constructor=or')).toMatchObject({
      filters: { constructor: ['x', 'y'] },
      anyOf: ['constructor'],
    });
    expect(withFilterToggled(PLAIN_QUERY, 'constructor', 'x').filters).toEqual({ constructor: ['x'] });
  });

  it('SE-01 cuts long words, never inside a surrogate pair', () => {
    expect(parse(`s=${'a'.repeat(199)}😀`).search).toBe('a'.repeat(199));
  });

  it('parses prices in dirhams and ignores other values', () => {
    expect(parse('min_price=100&max_price=x')).toMatchObject({ minPrice: aed(10000), maxPrice: null });
  });

  it('LS-06 returns to the first page when a filter changes', () => {
    const toggled = withFilterToggled(parse('paged=4&orderby=price'), 'brand', 'kovia');
    expect(toggled).toMatchObject({ page: 1, orderby: 'price', filters: { brand: ['kovia'] } });
    expect(hasFilters(withFilterToggled(toggled, 'brand', 'kovia'))).toBe(false);
  });

  it('LS-07 requires every chosen value, unless the URL says that any is enough', () => {
    expect(parse('filter_colour=blue,black').anyOf).toEqual([]);
    expect(parse('filter_colour=blue,black&query_type_colour=or').anyOf).toEqual(['colour']);
    const query = withFilterToggled(withFilterToggled(PLAIN_QUERY, 'colour', 'blue'), 'colour', 'black');
    expect(query.anyOf).toEqual(['colour']);
    const all = withFilterToggled(parse('filter_colour=blue,black'), 'colour', 'stone');
    expect(all.anyOf).toEqual([]);
  });

  it('LS-07 parses stars, brands by id, sale and fit', () => {
    expect(parse('rating_filter=5,4,9,x').ratings).toEqual([4, 5]);
    expect(parse('filter_product_brand=7,3,-1,0').brandIds).toEqual([3, 7]);
    expect(parse('on_sale=1&fits=kovia-bar')).toMatchObject({ onSale: true, fits: 'kovia-bar' });
    expect(withRatingToggled(parse('rating_filter=4&paged=3'), 5)).toMatchObject({
      ratings: [4, 5],
      page: 1,
    });
    expect(countFilters(parse('rating_filter=4,5&min_price=1&max_price=9&fits=x&filter_a=b'))).toBe(5);
  });

  it('SE-02 writes the words in the configured parameter', () => {
    const query = parseListingQuery(new URLSearchParams('q=duo&paged=2&on_sale=1'), 'keyword');
    expect(listingAddress('/', query)).toBe('/page/2/?keyword=duo&post_type=product&on_sale=1');
    expect(listingAddress('/', withoutFilters(query))).toBe('/?keyword=duo&post_type=product');
    expect(toListingParameters(parse('q=duo')).toString()).toBe('s=duo&post_type=product');
  });

  it('LS-06 has the page in the path and the rest as parameters', () => {
    const query = parse('product-page=3&orderby=price&filter_brand=orveta,kovia&query_type_brand=or&utm=1');
    expect(listingAddress('/shop/', query)).toBe(
      '/shop/page/3/?orderby=price&filter_brand=kovia,orveta&query_type_brand=or',
    );
    expect(listingAddress('/shop/', PLAIN_QUERY)).toBe('/shop/');
  });

  it('omits defaults', () => {
    const wild = 'foo=1&filter_=x&filter_A=b&stock=no&fits=%00&rating_filter=0&orderby[]=1&min_price=-4';
    expect(toListingParameters(parse(wild)).toString()).toBe('');
  });

  it('parses what it prints', () => {
    fc.assert(
      fc.property(
        fc.record({
          orderby: fc.constantFrom('menu_order', 'price', 'date', 'title-desc', 'rand'),
          ratings: fc.uniqueArray(fc.integer({ min: 1, max: 5 })).map((all) => all.sort((a, b) => a - b)),
          inStock: fc.boolean(),
          minPrice: fc.option(fc.integer({ min: 0, max: 900_000 }).map(aed)),
        }),
        (part) => {
          const query = { ...PLAIN_QUERY, ...part } as typeof PLAIN_QUERY;
          expect(parseListingQuery(toListingParameters(query))).toEqual(query);
        },
      ),
    );
  });
});
