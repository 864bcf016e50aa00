import type { Conditions } from '#shop/templates';

const textsOf = (conditions: Conditions['include']) =>
  [...new Set(conditions.map((one) => JSON.stringify(Object.entries(one).toSorted())))].toSorted().join();

/** Whether two popups stand on the same pages: whoever compares them compares the same visitors. */
export function areSameConditions(one: Conditions, other: Conditions): boolean {
  return textsOf(one.include) === textsOf(other.include) && textsOf(one.exclude) === textsOf(other.exclude);
}
