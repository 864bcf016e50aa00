import { describe, expect, it } from 'vitest';
import { PLAIN_QUERY } from './listing-query.ts';
import { resolveQuery } from './resolve-query.ts';

const terms = {
  attributes: new Map([
    ['brand', { en: 'Maker' }],
    ['colour', { en: 'Colour' }],
  ]),
  terms: new Map(
    ['brand/kovia', 'brand/orveta', 'colour/blue'].map((key) => [
      key,
      { name: { en: key }, swatchHex: null },
    ]),
  ),
};
const known = { terms, brands: [], isFitKnown: false };

describe('unknown values of a URL', () => {
  it('LS-07 are ignored', () => {
    const query = {
      ...PLAIN_QUERY,
      filters: { colour: ['blue', 'ultraviolet'], weather: ['rain'] },
      anyOf: ['colour'],
      fits: 'a-toaster',
    };
    expect(resolveQuery(query, known)).toEqual({ ...PLAIN_QUERY, filters: { colour: ['blue'] } });
  });

  it('LS-07 do not affect brands by id, which become brand filters', () => {
    const query = { ...PLAIN_QUERY, filters: { brand: ['kovia'] }, brandIds: [2] };
    expect(resolveQuery(query, { ...known, brands: ['orveta'] })).toMatchObject({
      filters: { brand: ['kovia', 'orveta'] },
      anyOf: ['brand'],
      brandIds: [],
    });
  });
});
