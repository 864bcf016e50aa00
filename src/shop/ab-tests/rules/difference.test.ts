import { expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

const counts = (successes: number, seen: number) => ({ successes, seen });

// Newcombe 1998, table II, method 10, at 95 %.
it.each([
  [counts(48, 80), counts(56, 70), [0.2, 0.0524, 0.3339]],
  [counts(3, 10), counts(9, 10), [0.6, 0.1705, 0.809]],
  [counts(0, 29), counts(5, 56), [0.0893, -0.0381, 0.1926]],
  [counts(0, 10), counts(10, 10), [1, 0.6075, 1]],
])('the difference from %o to %o has the published interval', (a, b, [value, low, high]) => {
  const difference = differenceOf({ a, b }, 95);
  expect(difference.value).toBeCloseTo(value ?? Number.NaN, 4);
  expect(difference.low).toBeCloseTo(low ?? Number.NaN, 4);
  expect(difference.high).toBeCloseTo(high ?? Number.NaN, 4);
});
