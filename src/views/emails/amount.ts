import { formatAmount, type Money } from '#kernel/money.ts';

/** An amount in an email: mail programs lack the dirham sign, so its code is used. */
export function mailAmount(money: Money): string {
  return `AED ${formatAmount(money)}`;
}
