/** The products that a loop does not exclude. */
export { readChoice } from './choice.ts';
/** Exact counts of products and of filter values. */
export { countInBitmaps, countListedInBitmaps, countValues } from './counts.ts';
/** Price ranges as sets, and the lowest and highest price of a place. */
export { boundsInBitmaps, readPriced } from './prices.ts';
/** The wanted products, as one string of bytes or by their ids. */
export { numbersOf, setOf } from './sets.ts';
/** When bitmaps are stored and read, and their maintenance. */
export { countTerms, countTermsWhenDue, isReadingBitmaps, maintainBitmaps } from './upkeep.ts';
/** What bitmaps are queried for. */
export { wantedOf } from './wanted.ts';
