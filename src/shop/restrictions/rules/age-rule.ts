import type { Emirate } from '#kernel/address/emirate.ts';
import type { ProductClass } from '#shop/catalogue';
import type { Settings } from '#shop/settings';
import { ruleFor } from './rule-for.ts';

/** The legal minimum age for tobacco; the setting cannot lower it. */
export const LEGAL_MINIMUM_AGE = 18;

/** @returns the age that pages require, in years */
export function minimumAgeOf(settings: Pick<Settings, 'restrictions.minimumAge'>): number {
  return Math.max(settings['restrictions.minimumAge'], LEGAL_MINIMUM_AGE);
}

const RESTRICTED: ReadonlySet<ProductClass> = new Set(['tobacco', 'device']);

/** The age to confirm before ordering. */
export type AgeRule = { minimumAge: number };

/**
 * @param classes of everything in the cart
 * @param minimumAge in years, from the settings
 * @returns null when nothing is restricted
 */
export function ageRule(classes: readonly ProductClass[], minimumAge: number): AgeRule | null {
  const isRestricted = classes.some((one) => RESTRICTED.has(one));
  return isRestricted ? { minimumAge: Math.max(minimumAge, LEGAL_MINIMUM_AGE) } : null;
}

/** The settings that require an age. */
export type AgeTable = Pick<Settings, 'restrictions.rules' | 'restrictions.minimumAge'>;

/**
 * The age to confirm for a basket: the highest that its products or the restrictions table require at the
 * destination.
 */
export function ageFor(
  classes: readonly ProductClass[],
  emirate: Emirate | null,
  settings: AgeTable,
): AgeRule | null {
  const rule = ageRule(classes, settings['restrictions.minimumAge']);
  const tabled = classes.flatMap((kind) => {
    const rule = ruleFor(kind, emirate, settings);
    if (rule === null || (rule.minimumAge === null && rule.mode !== 'adults')) return [];
    return [rule.minimumAge ?? settings['restrictions.minimumAge']];
  });
  const ages = [...(rule === null ? [] : [rule.minimumAge]), ...tabled];
  return ages.length === 0 ? null : { minimumAge: Math.max(LEGAL_MINIMUM_AGE, ...ages) };
}
