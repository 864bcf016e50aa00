/** Which goods ask for an age before they may be ordered, and which age. */

/** Whether a page asks for the age, and how the answer is remembered. */
export {
  AGE_COOKIE,
  AGE_MEMORY_DAYS,
  CRAWLER,
  mustAsk,
  readConfirmedAge,
  saidTooYoung,
  TOO_YOUNG,
} from './age-question.ts';
export { type AgeRule, ageFor, ageRule, LEGAL_MINIMUM_AGE, minimumAgeOf } from './age-rule.ts';
/** The table of how goods may be sold: asked by lists, pages, cart, checkout and wire alike. */
export {
  judge,
  notSold,
  type RestrictionFacts,
  withSelling,
} from './judge.ts';
/** Whether goods may carry badges and struck prices. */
export { mayPromote, withoutPromotion } from './promotion.ts';
export type { RestrictionRefusal } from './refusals.ts';
export { ruleFor } from './rule-for.ts';
/** Which health warning stands beside goods. */
export { warningKind } from './warning-kind.ts';
