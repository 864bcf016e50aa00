import type { Emirate } from '#kernel/address/emirate.ts';
import type { ProductClass } from '#shop/catalogue';
import type { RestrictionRule, Settings } from '#shop/settings';

/** @returns the rule that applies, or null */
export function ruleFor(
  kind: ProductClass,
  emirate: Emirate | null,
  settings: Pick<Settings, 'restrictions.rules'>,
): RestrictionRule | null {
  return (
    settings['restrictions.rules'].find(
      (rule) =>
        (rule.class === 'any' || rule.class === kind) &&
        (rule.emirates === null || (emirate !== null && rule.emirates.includes(emirate))),
    ) ?? null
  );
}
