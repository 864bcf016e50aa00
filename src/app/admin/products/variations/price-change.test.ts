import { describe, expect, it } from 'vitest';
import { EMPTY_PRODUCT, EMPTY_VARIATION } from '#shop/catalogue/staff/rules/empty-draft.ts';
import { previewPrices, withVariationPrices } from './price-change.ts';

function variation(color: string, regularMinor: number | null, saleMinor: number | null = null) {
  const price = { ...EMPTY_VARIATION.price, regularMinor, saleMinor };
  return { ...EMPTY_VARIATION, options: { color }, price };
}

const draft = {
  ...EMPTY_PRODUCT,
  type: 'variable' as const,
  variations: [variation('red', 10_000), variation('blue', 20_000, 15_000), variation('green', null)],
};

describe('prices of variations', () => {
  it('BO-01 change by percent for all, rounded; a missing price stays missing', () => {
    const change = {
      kind: 'price-by-percent',
      price: 'regular',
      percent: -12.5,
      rounding: 'dirham',
    } as const;
    expect(previewPrices(draft, change, {})).toEqual([
      { index: 0, before: 10_000, after: 8800, isWrong: false },
      { index: 1, before: 20_000, after: 17_500, isWrong: false },
      { index: 2, before: null, after: null, isWrong: false },
    ]);
  });

  it('BO-01 change only for variations with a value', () => {
    const change = { kind: 'price-set', price: 'regular', minor: 9900 } as const;
    const after = withVariationPrices(draft, change, { color: 'green' });
    expect(after.map(({ price }) => price.regularMinor)).toEqual([10_000, 20_000, 9900]);
  });

  it('BO-01 name variations whose sale price is not below the regular one', () => {
    const change = { kind: 'price-by-amount', price: 'regular', minor: -6000 } as const;
    expect(previewPrices(draft, change, {}).map(({ isWrong }) => isWrong)).toEqual([false, true, false]);
  });
});
