import { type Confidence, quantileOf } from './sample-size.ts';

/** How often a variant was seen, and how often with success. */
export type VariantCounts = Readonly<{ seen: number; successes: number }>;

/** A number with the bounds of its confidence interval. */
export type Estimate = Readonly<{ value: number; low: number; high: number }>;

/** A share with its score interval. Source: Wilson, 1927 */
function shareOf({ seen, successes }: VariantCounts, z: number): Estimate {
  const value = successes / seen;
  const middle = successes + z ** 2 / 2;
  const reach = z * Math.sqrt(seen * value * (1 - value) + z ** 2 / 4);
  const whole = seen + z ** 2;
  return { value, low: (middle - reach) / whole, high: (middle + reach) / whole };
}

/**
 * How much larger the share of the second variant is, with its confidence interval; shares are parts of 1.
 *
 * @param counts of variants that were seen
 * Source: Newcombe, Interval estimation for the difference between independent proportions, 1998, method 10
 */
export function differenceOf(
  { a, b }: Readonly<{ a: VariantCounts; b: VariantCounts }>,
  confidence: Confidence,
): Estimate {
  const z = quantileOf(confidence);
  const [one, other] = [shareOf(a, z), shareOf(b, z)];
  const value = other.value - one.value;
  return {
    value,
    low: value - Math.hypot(other.value - other.low, one.high - one.value),
    high: value + Math.hypot(other.high - other.value, one.value - one.low),
  };
}
