import { type Money, shareOf } from '#kernel/money.ts';

/** VAT in the United Arab Emirates, in percent. */
export const VAT_PERCENT = 5;

/** @returns the VAT included in an amount, in whole fils */
export function vatIncludedIn(amount: Money): Money {
  return shareOf(amount, VAT_PERCENT, 100 + VAT_PERCENT);
}
