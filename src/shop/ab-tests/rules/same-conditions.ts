import type { Conditions } from '#shop/templates';

const textsOf = (conditions: Conditions['include']) =>
  [...new Set(conditions.map((one) => JSON.stringify(Object.entries(one).toSorted())))].toSorted().join();

/** Whether two popups have the same page conditions: only then do both variants have comparable visitors. */
export function areSameConditions(one: Conditions, other: Conditions): boolean {
  return textsOf(one.include) === textsOf(other.include) && textsOf(one.exclude) === textsOf(other.exclude);
}
