import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aed } from '#kernel/money.ts';
import { type Part, spread } from './spread.ts';

function minors(parts: readonly Part[]): Record<string, number> {
  return Object.fromEntries(parts.map(({ key, amount }) => [key, amount.minor]));
}

it('CO-05 distributes by largest remainder, then by key', () => {
  const three = ['a', 'b', 'c'].map((key) => ({ key, amount: aed(100) }));
  expect(minors(spread(aed(100), three))).toEqual({ a: 34, b: 33, c: 33 });
  expect(minors(spread(aed(100), three.toReversed()))).toEqual({ a: 34, b: 33, c: 33 });
  const uneven = [
    { key: 'a', amount: aed(1) },
    { key: 'b', amount: aed(998) },
  ];
  expect(minors(spread(aed(999), uneven))).toEqual({ a: 1, b: 998 });
  expect(spread(aed(0), [{ key: 'a', amount: aed(0) }])).toEqual([]);
});

it('CO-05 adds up to the fils and stays within each line', () => {
  const lines = fc.array(fc.integer({ min: 0, max: 2_000_000_000 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (amounts, part) => {
      const parts = amounts.map((minor, index) => ({ key: String(index), amount: aed(minor) }));
      const all = amounts.reduce((total, one) => total + one, 0);
      const off = Math.floor(all * part);
      const given = minors(spread(aed(off), parts));
      expect(Object.values(given).reduce((total, one) => total + one, 0)).toBe(off);
      for (const [key, minor] of Object.entries(given))
        expect(minor).toBeLessThanOrEqual(amounts[Number(key)] ?? 0);
    }),
    { numRuns: 1000 },
  );
});
