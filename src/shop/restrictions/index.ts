/** Which goods ask for an age before they may be ordered, and which age. */
export { type AgeRule, ageRule, LEGAL_MINIMUM_AGE } from './age-rule.ts';
/** Whether goods may carry badges and struck prices. */
export { mayPromote, withoutPromotion } from './promotion.ts';
