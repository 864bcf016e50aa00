import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aed } from '#kernel/money.ts';
import {
  hasFilters,
  PLAIN_QUERY,
  parseListingQuery,
  toListingParameters,
  withFilterToggled,
} from './listing-query.ts';

const parse = (text: string) => parseListingQuery(new URLSearchParams(text));

describe('the address of a listing', () => {
  it('SE-01 takes the words from any of the five parameters', () => {
    for (const name of ['s', 'q', 'search', 'query', 'keyword'])
      expect(parse(`${name}=duo`).search).toBe('duo');
  });

  it('LS-02 takes the order from orderby and falls back on what it does not know', () => {
    expect(parse('orderby=price-desc').orderby).toBe('price-desc');
    expect(parse('orderby=cheapest').orderby).toBe('menu_order');
    expect(parse('orderby=relevance').orderby).toBe('menu_order');
    expect(parse('s=duo').orderby).toBe('relevance');
  });

  it('LS-07 reads filters given once or several times', () => {
    expect(parse('filter_brand=kovia,orveta').filters).toEqual({ brand: ['kovia', 'orveta'] });
    expect(parse('filter_brand=orveta&filter_brand=kovia').filters).toEqual({ brand: ['kovia', 'orveta'] });
  });

  it('takes prices in dirham and ignores what is no price', () => {
    expect(parse('min_price=100&max_price=x')).toMatchObject({ minPrice: aed(10000), maxPrice: null });
  });

  it('LS-06 goes back to the first page when a filter changes', () => {
    const toggled = withFilterToggled(parse('paged=4&orderby=price'), 'brand', 'kovia');
    expect(toggled).toMatchObject({ page: 1, orderby: 'price', filters: { brand: ['kovia'] } });
    expect(hasFilters(withFilterToggled(toggled, 'brand', 'kovia'))).toBe(false);
  });

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(
        fc.record({
          page: fc.integer({ min: 1, max: 900 }),
          orderby: fc.constantFrom('menu_order', 'price', 'date'),
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
