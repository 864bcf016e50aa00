import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampQuantity, parseQuantity, stepQuantity } from './quantity.ts';

const field = { min: 1, max: 1000 };

describe('a quantity', () => {
  it('QT-01 steps by one', () => {
    expect(stepQuantity('3', 1, field)).toBe(4);
    expect(stepQuantity('3', -1, field)).toBe(2);
  });

  it('QT-02 never falls below its minimum', () => {
    expect(stepQuantity('1', -1, field)).toBe(1);
    expect(clampQuantity('1', { min: 2, max: null })).toBe(2);
  });

  it.each(['', ' ', 'abc', 'many', '-', '.'])(
    'QT-04 counts empty or non-numeric text as 1, and steps from there: "%s"',
    (typed) => {
      expect(clampQuantity(typed, field)).toBe(1);
      expect(stepQuantity(typed, 1, field)).toBe(2);
      expect(stepQuantity(typed, -1, field)).toBe(1);
    },
  );

  it('QT-07 never exceeds its maximum', () => {
    expect(stepQuantity('1000', 1, field)).toBe(1000);
    expect(clampQuantity('5000', field)).toBe(1000);
  });

  it('QT-08 has no upper bound if none is set', () => {
    expect(stepQuantity('1000', 1, { min: 1, max: null })).toBe(1001);
  });

  it('stays within its bounds for any input', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 10, max: 99 }),
        (typed, min, max) => {
          const quantity = clampQuantity(typed, { min, max });
          expect(Number.isInteger(quantity) && quantity >= min && quantity <= max).toBe(true);
        },
      ),
    );
  });
});

describe('a quantity on the wire', () => {
  it('AD-04 is 1 when missing, empty or 0', () => {
    expect([undefined, '', '0', '0.4'].map(parseQuantity)).toEqual([1, 1, 1, 1]);
  });

  it('AD-09 is above the limit when huge, so that the refusal names the product and its limit', () => {
    expect(['999999', '1000000', '99999999999', '9'.repeat(40)].map(parseQuantity)).toEqual([
      999_999, 1_000_000, 1_000_000, 1_000_000,
    ]);
  });

  it('CA-07 is truncated to whole units and refused when negative or not a number', () => {
    expect(parseQuantity('2.9')).toBe(2);
    expect(['-1', '-0', 'x', '1e9', ['1'], {}].map(parseQuantity)).toEqual(Array(6).fill(null));
  });
});

it.each(['٣', '۳', '3'])('QT-04 reads %s as 3, typed or sent', (typed) => {
  expect(clampQuantity(typed, { min: 1, max: null })).toBe(3);
  expect(stepQuantity(typed, 1, { min: 1, max: null })).toBe(4);
  expect(parseQuantity(typed)).toBe(3);
});

it('QT-04 long texts are parsed in constant time', () => {
  expect(clampQuantity(`7${' '.repeat(100_000)}x`, { min: 1, max: null })).toBe(7);
  expect(parseQuantity(`7${' '.repeat(100_000)}x`)).toBeNull();
});
