import { toWesternDigits } from '#kernel/address/phone.ts';

/** Longer texts are truncated before parsing. */
const LONGEST = 40;

function wholeIn(typed: string): number {
  return Number.parseInt(toWesternDigits(typed.slice(0, LONGEST)), 10);
}

/** Bounds of a quantity; `max: null` for no upper bound. */
export type QuantityBounds = Readonly<{ min: number; max: number | null }>;

/**
 * Clamps a typed quantity to its bounds.
 *
 * @param typed in Western, Arabic or Persian digits; text that does not start with a number counts as 1
 * @returns never below `bounds.min`
 * Source: spec §5 Quantity; QT-02, QT-04, QT-07, QT-08
 */
export function clampQuantity(typed: string, { min, max }: QuantityBounds): number {
  const read = wholeIn(typed);
  const requested = Number.isFinite(read) ? read : 1;
  const raised = Math.max(requested, min);
  return max === null ? raised : Math.max(min, Math.min(raised, max));
}

/** @returns the lowest of some limits, or null where none of them is one */
export function lowestLimit(...limits: readonly (number | null)[]): number | null {
  const set = limits.filter((limit) => limit !== null);
  return set.length === 0 ? null : Math.min(...set);
}

/** @returns the next quantity up or down within the bounds */
export function stepQuantity(typed: string, step: 1 | -1, bounds: QuantityBounds): number {
  const read = wholeIn(typed);
  const from = Number.isFinite(read) ? read : 1;
  return clampQuantity(String(from + step), bounds);
}

/** No line has more; the cart refuses it with its limit. */
export const MOST_ON_THE_WIRE = 999_999;

/**
 * Parses a request's quantity as WooCommerce does: missing, empty and 0 count as 1, decimals are cut. Arabic and
 * Persian digits are accepted.
 *
 * @returns null for negative numbers and other texts; one more than the cart ever takes for every larger number
 */
export function parseQuantity(value: unknown): number | null {
  if (value === undefined || value === null || value === '') return 1;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  if (String(value).length > LONGEST) return null;
  const text = toWesternDigits(String(value)).trim();
  if (!/^\d+(\.\d{1,9})?$/.test(text)) return null;
  const whole = Math.min(Math.trunc(Number(text)), MOST_ON_THE_WIRE + 1);
  return whole === 0 ? 1 : whole;
}
