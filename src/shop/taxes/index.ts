/** VAT is included in prices: 5 %, rounded to whole fils per line, so that lines add up. */
export { VAT_PERCENT, vatIncludedIn } from './rules/vat.ts';
