import { aed, type Money, minus, NOTHING, sum } from '#kernel/money.ts';
import type { AppliedGiftCard, GiftCardShare } from '../gift-card.ts';

type Payable = Readonly<{
  /** The total with VAT, delivery and fee. */
  total: Money;
  lines: readonly Readonly<{ total: Money; product: Readonly<{ isGiftCard: boolean }> }>[];
}>;

/** The amount that gift cards may pay: the total without the gift cards in the order. */
export function payableByGiftCard({ total, lines }: Payable): Money {
  const bought = sum(lines.filter(({ product }) => product.isGiftCard).map((line) => line.total));
  return aed(Math.max(0, minus(total, bought).minor));
}

/** Charges the cards in order until the amount is paid; unused cards are left out. */
export function shareByGiftCards(cards: readonly AppliedGiftCard[], amount: Money): GiftCardShare[] {
  let left = amount.minor;
  return cards.flatMap(({ id, lastFour, balance }) => {
    const share = Math.min(left, balance.minor);
    left -= share;
    return share <= 0 ? [] : [{ id, lastFour, amount: aed(share) }];
  });
}

/** The sum of what gift cards pay. */
export function paidByGiftCards(shares: readonly GiftCardShare[]): Money {
  return shares.length === 0 ? NOTHING : sum(shares.map(({ amount }) => amount));
}
