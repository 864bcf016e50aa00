import type { ProductClass } from '#shop/catalogue';

/** Tobacco is never sold below this age, whatever the setting says. */
export const LEGAL_MINIMUM_AGE = 18;

const RESTRICTED: ReadonlySet<ProductClass> = new Set(['tobacco', 'device']);

/** What must be confirmed before goods may be ordered. */
export type AgeRule = { minimumAge: number };

/**
 * @param classes of everything in the basket
 * @param minimumAge in years, from the settings
 * @returns null when nothing in the basket is restricted
 */
export function ageRule(classes: readonly ProductClass[], minimumAge: number): AgeRule | null {
  const isRestricted = classes.some((one) => RESTRICTED.has(one));
  return isRestricted ? { minimumAge: Math.max(minimumAge, LEGAL_MINIMUM_AGE) } : null;
}
