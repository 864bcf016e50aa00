/** Two-sided levels of confidence, in percent, with their quantile of the normal distribution. */
const QUANTILES = { 90: 1.644854, 95: 1.959964, 99: 2.575829 } as const;

export const CONFIDENCES = [90, 95, 99] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** How often a difference of the size that is looked for is found, in percent. */
export const POWER_PERCENT = 80;
const POWER_QUANTILE = 0.841621;

/** More than any store shows of one popup. */
export const SAMPLE_MAX = 10_000_000;

export const quantileOf = (confidence: Confidence): number => QUANTILES[confidence];

/** What is expected of a test: shares and their difference in percent of the shows. */
export type Expectation = Readonly<{
  baselinePercent: number;
  /** In percentage points. */
  effectPercent: number;
  confidence: Confidence;
}>;

/**
 * How often each of two variants has to be seen until a difference of a size is found, by the usual formula for two
 * proportions with equal groups.
 *
 * @param expected the higher share stays below 100 %
 * @returns shows of each variant
 * Source: Fleiss, Levin, Paik, Statistical Methods for Rates and Proportions, 3rd ed., formula 4.14
 */
export function sampleSize({ baselinePercent, effectPercent, confidence }: Expectation): number {
  const [low, high] = [baselinePercent / 100, (baselinePercent + effectPercent) / 100];
  const mean = (low + high) / 2;
  const spread =
    quantileOf(confidence) * Math.sqrt(2 * mean * (1 - mean)) +
    POWER_QUANTILE * Math.sqrt(low * (1 - low) + high * (1 - high));
  return Math.ceil((spread / (high - low)) ** 2);
}
