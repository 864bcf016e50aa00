import { expect, it } from 'vitest';
import { aed } from '#kernel/money.ts';
import { vatIncludedIn } from './vat.ts';

it('CO-05 finds the 5 % included in a price, to the fils', () => {
  expect(vatIncludedIn(aed(10500))).toEqual(aed(500));
  expect(vatIncludedIn(aed(24900))).toEqual(aed(1186));
  expect(vatIncludedIn(aed(0))).toEqual(aed(0));
});
