import { expect, it } from 'vitest';
import { sampleSize } from './sample-size.ts';

it.each([
  // Fleiss, Levin, Paik, table A.4 without the correction for continuity: 60 % against 70 %.
  [{ baselinePercent: 60, effectPercent: 10, confidence: 95 }, 356],
  [{ baselinePercent: 10, effectPercent: 2, confidence: 95 }, 3841],
  [{ baselinePercent: 10, effectPercent: 5, confidence: 95 }, 686],
  [{ baselinePercent: 50, effectPercent: 10, confidence: 95 }, 388],
] as const)('the sample size of %o is %i', (expected, size) => {
  expect(sampleSize(expected)).toBe(size);
});

it('more confidence and a smaller effect need a larger sample', () => {
  const expected = { baselinePercent: 10, effectPercent: 5, confidence: 95 } as const;
  expect(sampleSize({ ...expected, confidence: 90 })).toBeLessThan(sampleSize(expected));
  expect(sampleSize({ ...expected, confidence: 99 })).toBeGreaterThan(sampleSize(expected));
  expect(sampleSize({ ...expected, effectPercent: 1 })).toBeGreaterThan(10 * sampleSize(expected));
});
