/** The age question and its answer. */
export {
  AGE_COOKIE,
  AGE_MEMORY_DAYS,
  isUnderAge,
  mustAsk,
  readConfirmedAge,
  TOO_YOUNG,
} from './age-question.ts';
export { type AgeRule, ageFor, ageRule, LEGAL_MINIMUM_AGE, minimumAgeOf } from './age-rule.ts';
/** The restrictions table, used by listings, pages, cart, checkout and wire. */
export {
  displayOnlyRule,
  judge,
  type RestrictionFacts,
  withSelling,
} from './judge.ts';
/** Whether products may show badges and sale prices. */
export { mayPromote, withoutPromotion } from './promotion.ts';
export type { RestrictionRefusal } from './refusals.ts';
export { ruleFor } from './rule-for.ts';
/** The health warning of products. */
export { warningKind } from './warning-kind.ts';
