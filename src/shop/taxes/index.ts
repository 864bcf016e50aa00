/** The VAT that prices include: 5 %, rounded to whole fils for each line, so that lines add up to the total's. */
export { VAT_PERCENT, vatIncludedIn } from './vat.ts';
