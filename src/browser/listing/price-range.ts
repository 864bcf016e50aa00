export type PriceRange = Readonly<{ lowest: number; highest: number; step: number }>;

/**
 * Clamps a typed price to the slider's range.
 *
 * @param typed dirhams; anything but a number counts as empty
 * @param fallback the value of an empty field
 */
export function clampPrice(typed: string, { lowest, highest }: PriceRange, fallback: number): number {
  const price = Number(typed.trim().replace(',', '.'));
  if (typed.trim() === '' || !Number.isFinite(price)) return fallback;
  return Math.min(Math.max(price, lowest), highest);
}

/** The moving handle stops at the other one. */
export function limitHandle(moved: 'low' | 'high', low: number, high: number): { low: number; high: number } {
  if (low <= high) return { low, high };
  return moved === 'low' ? { low: high, high } : { low, high: low };
}

/** The URL value of a handle: empty at the end of the range. */
export function toField(price: number, end: number): string {
  return price === end ? '' : String(price);
}
