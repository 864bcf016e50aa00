import { describe, expect, it } from 'vitest';
import { bulkChange, roundTo, withChange } from './change.ts';
import type { PriceDraft, ProductDraft } from './draft.ts';
import { EMPTY_PRODUCT, EMPTY_VARIATION } from './empty-draft.ts';

const price = (regularMinor: number | null, saleMinor: number | null = null): PriceDraft => ({
  ...EMPTY_PRODUCT.price,
  regularMinor,
  saleMinor,
});
const aDraft = (more: Partial<ProductDraft> = {}): ProductDraft => ({ ...EMPTY_PRODUCT, ...more });

function changed(draft: ProductDraft, typed: object): ProductDraft {
  return withChange(draft, bulkChange.parse(typed));
}

describe('a bulk edit', () => {
  it.each([
    [{ kind: 'price-set', price: 'regular', minor: 500 }, price(500, 90)],
    [{ kind: 'price-by-amount', price: 'regular', minor: -30 }, price(70, 90)],
    [{ kind: 'price-by-amount', price: 'sale', minor: -3000 }, price(100, 0)],
    [{ kind: 'price-by-percent', price: 'regular', percent: 12.5 }, price(113, 90)],
    [{ kind: 'sale-end' }, price(100)],
  ])('BO-01 changes a price by %o', (typed, expected) => {
    expect(changed(aDraft({ price: price(100, 90) }), typed).price).toEqual(expected);
  });

  it('BO-01 changes the prices of variations, and skips missing prices', () => {
    const variations = [
      { ...EMPTY_VARIATION, price: price(1000) },
      { ...EMPTY_VARIATION, price: price(null) },
    ];
    const draft = aDraft({ type: 'variable', price: price(100), variations });
    const after = changed(draft, { kind: 'price-by-percent', price: 'regular', percent: 10 });
    expect(after.price).toEqual(price(100));
    expect(after.variations.map((one) => one.price.regularMinor)).toEqual([1100, null]);
  });

  it('BO-01 starts a sale off the regular price, rounded, with dates', () => {
    const typed = { kind: 'sale', percentOff: 15, rounding: 'dirham', endsAt: '2026-12-31T23:59:59+04:00' };
    expect(changed(aDraft({ price: price(39_950) }), typed).price).toEqual({
      ...price(39_950, 34_000),
      saleEndsAt: '2026-12-31T19:59:59.000Z',
    });
  });

  it.each([
    ['fils', 1037],
    ['quarter', 1025],
    ['dirham', 1000],
    ['five', 1000],
  ] as const)('BO-01 rounds 10.37 to %s', (rounding, expected) => {
    expect(roundTo(1037, rounding)).toBe(expected);
  });

  it('BO-01 adds and removes categories and tags', () => {
    const draft = aDraft({ categoryIds: [1, 2] });
    expect(changed(draft, { kind: 'categories', add: [2, 3], remove: [1] }).categoryIds).toEqual([2, 3]);
    expect(changed(draft, { kind: 'tags', add: [9] }).tagIds).toEqual([9]);
  });

  it('BO-01 is refused for unknown kinds', () => {
    expect(bulkChange.safeParse({ kind: 'explode' }).success).toBe(false);
    expect(bulkChange.safeParse({ kind: 'sale', percentOff: 100 }).success).toBe(false);
  });
});
