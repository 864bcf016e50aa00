import type { Money } from '#kernel/money.ts';
import { formatAmount } from '../price/price.tsx';

/** An amount in a mail, in both languages: no mail program has the dirham's sign, so its letters stand there. */
export function mailAmount(money: Money): string {
  return `AED ${formatAmount(money)}`;
}
