/** The age question and its answer. */

export type { RestrictionRefusal } from './refusals.ts';
export {
  AGE_COOKIE,
  AGE_MEMORY_DAYS,
  isUnderAge,
  needsAgeQuestion,
  readConfirmedAge,
  TOO_YOUNG,
} from './rules/age-question.ts';
export { type AgeRule, ageFor, ageRule, LEGAL_MINIMUM_AGE, minimumAgeOf } from './rules/age-rule.ts';
/** The restrictions table, used by listings, pages, cart, checkout and wire. */
export {
  displayOnlyRule,
  judge,
  type RestrictionFacts,
  withSelling,
} from './rules/judge.ts';
/** Whether products may show badges and sale prices. */
export { mayPromote, withoutPromotion } from './rules/promotion.ts';
export { ruleFor } from './rules/rule-for.ts';
/** The health warning of products. */
export { warningKind } from './rules/warning-kind.ts';
