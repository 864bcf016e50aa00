import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CartItemKey, ProductId } from '#kernel/ids.ts';
import { mergeLines } from './merge-lines.ts';
import type { StoredLine } from './price-lines.ts';

const line = fc
  .record({
    product: fc.integer({ min: 1, max: 8 }),
    quantity: fc.integer({ min: 1, max: 30 }),
    isSaved: fc.boolean(),
  })
  .map(
    ({ product, quantity, isSaved }): StoredLine => ({
      key: String(product).padStart(32, '0') as CartItemKey,
      productId: product as ProductId,
      variationId: null,
      options: {},
      quantity,
      seenMinor: 2500,
      isSaved,
    }),
  );
const lines = fc.uniqueArray(line, { selector: ({ key }) => key, maxLength: 8 });
const bounds = fc.array(fc.option(fc.integer({ min: 0, max: 20 })), { minLength: 9, maxLength: 9 });

it('AC-01 merging loses and duplicates no line', () => {
  fc.assert(
    fc.property(lines, lines, bounds, (accountLines, guest, most) => {
      const merged = mergeLines(accountLines, guest, ({ productId }) => most[productId] ?? null);
      const keys = merged.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(new Set(keys)).toEqual(new Set([...accountLines, ...guest].map(({ key }) => key)));
    }),
    { numRuns: 2000 },
  );
});

it('AC-01 a line in both keeps the larger quantity within its limit', () => {
  fc.assert(
    fc.property(lines, lines, bounds, (accountLines, guest, most) => {
      for (const one of mergeLines(accountLines, guest, ({ productId }) => most[productId] ?? null)) {
        const sides = [...accountLines, ...guest].filter(({ key }) => key === one.key);
        const largest = Math.max(...sides.map(({ quantity }) => quantity));
        expect(one.isSaved).toBe(sides.every(({ isSaved }) => isSaved));
        const bound = most[one.productId] ?? null;
        const isBound = sides.length === 2 && !one.isSaved && bound !== null && bound > 0;
        expect(one.quantity).toBe(isBound ? Math.min(largest, bound) : largest);
      }
    }),
    { numRuns: 2000 },
  );
});

it('AC-01 merging an empty cart changes nothing, on either side', () => {
  fc.assert(
    fc.property(lines, (some) => {
      expect(mergeLines(some, [], () => 1)).toEqual(some);
      expect(mergeLines([], some, () => 1)).toEqual(some);
    }),
  );
});
