import { expect, it } from 'vitest';
import { EMPTY_PRODUCT, EMPTY_VARIATION } from '../empty-draft.ts';
import { findUnpriced } from './unpriced.ts';

const price = { ...EMPTY_PRODUCT.price, regularMinor: 4000 };
const none = { isUnpriced: false, variations: [] };

it('BO-01 a simple product without a price is not for sale', () => {
  expect(findUnpriced(EMPTY_PRODUCT)).toEqual({ isUnpriced: true, variations: [] });
  expect(findUnpriced({ ...EMPTY_PRODUCT, price })).toEqual(none);
  expect(findUnpriced({ ...EMPTY_PRODUCT, price: { ...price, regularMinor: 0 } })).toEqual(none);
});

it('BO-01 of a variable product, visible variations without a price count', () => {
  const variations = [
    { ...EMPTY_VARIATION, price },
    EMPTY_VARIATION,
    { ...EMPTY_VARIATION, status: 'private' as const },
  ];
  expect(findUnpriced({ ...EMPTY_PRODUCT, type: 'variable', variations })).toEqual({
    isUnpriced: false,
    variations: [EMPTY_VARIATION],
  });
});

it('BO-01 grouped and external products need no price of their own', () => {
  expect(findUnpriced({ ...EMPTY_PRODUCT, type: 'grouped' })).toEqual(none);
  expect(findUnpriced({ ...EMPTY_PRODUCT, type: 'external' })).toEqual(none);
});
