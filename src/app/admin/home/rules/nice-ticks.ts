/** Tick steps, up to a power of ten. */
const NICE = [1, 2, 2.5, 5, 10] as const;
/** The intended number of intervals. */
const SPACES = 4;

/** The smallest nice step of at least this width; a whole number. */
function niceStep(width: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, width)));
  const steps = NICE.map((times) => times * power);
  return steps.find((step) => step >= width && Number.isInteger(step)) ?? 10 * power;
}

/**
 * Round, equidistant ticks of an axis that enclose all amounts and zero.
 *
 * @param amounts in fils
 * @returns in fils, ascending; at least two
 */
export function niceTicks(amounts: readonly number[]): number[] {
  const low = Math.min(0, ...amounts);
  const high = Math.max(0, ...amounts);
  const step = niceStep((high - low || 1) / SPACES);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_none, index) => (first + index) * step);
}
