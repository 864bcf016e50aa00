import { expect, it } from 'vitest';
import { withChange } from '../change.ts';
import { EMPTY_PRODUCT, EMPTY_VARIATION } from '../empty-draft.ts';
import { priceChanges } from './price-changes.ts';

const NO_TERMS = { terms: new Map() };
const price = { ...EMPTY_PRODUCT.price, regularMinor: 10_000, saleMinor: 9000 };

it('BO-01 a change lists the prices it changes and those that cannot be saved', () => {
  const draft = { ...EMPTY_PRODUCT, price };
  const change = { kind: 'price-by-percent', price: 'regular', percent: -20, rounding: 'fils' } as const;
  expect(priceChanges(draft, withChange(draft, change), NO_TERMS)).toEqual([
    {
      ...{
        variationId: null,
        option: { en: '' },
        price: 'regular',
        before: 10_000,
        after: 8000,
        isWrong: true,
      },
      regular: { before: 10_000, after: 8000 },
    },
  ]);
  expect(priceChanges(draft, draft, NO_TERMS)).toEqual([]);
});

it('BO-01 variations are named by their values in both languages', () => {
  const values = [{ slug: 'sand', name: 'Sand' }];
  const attribute = { slug: 'colour', name: 'Colour', isGlobal: true, isVisible: true, isVariation: true };
  const draft = {
    ...{ ...EMPTY_PRODUCT, type: 'variable' as const },
    attributes: [{ ...attribute, values, defaultValue: '' }],
    variations: [{ ...EMPTY_VARIATION, id: 7, options: { colour: 'sand' }, price }],
  };
  const sale = { kind: 'sale-end' } as const;
  const terms = new Map([['colour/sand', { name: { en: 'Sand', ar: 'رملي' }, swatchHex: null }]]);
  expect(priceChanges(draft, withChange(draft, sale), { terms })).toMatchObject([
    {
      variationId: 7,
      option: { en: 'Sand', ar: 'رملي' },
      price: 'sale',
      before: 9000,
      after: null,
      regular: { before: 10_000, after: 10_000 },
    },
  ]);
});
