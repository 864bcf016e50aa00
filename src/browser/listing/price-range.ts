export type PriceRange = Readonly<{ lowest: number; highest: number; step: number }>;

/**
 * Brings a typed price into the slider's range.
 *
 * @param typed dirham; what is no number counts as nothing typed
 * @param fallback what stands for nothing typed
 */
export function clampPrice(typed: string, { lowest, highest }: PriceRange, fallback: number): number {
  const price = Number(typed.trim().replace(',', '.'));
  if (typed.trim() === '' || !Number.isFinite(price)) return fallback;
  return Math.min(Math.max(price, lowest), highest);
}

/** The handle that moves stops at the other one. */
export function keepApart(moved: 'low' | 'high', low: number, high: number): { low: number; high: number } {
  if (low <= high) return { low, high };
  return moved === 'low' ? { low: high, high } : { low, high: low };
}

/** What the address says of a handle: nothing where it stands at its end. */
export function toField(price: number, end: number): string {
  return price === end ? '' : String(price);
}
