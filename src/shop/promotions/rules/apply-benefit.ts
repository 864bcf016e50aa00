import { type Money, sum, times } from '#kernel/money.ts';
import type { Benefit, Promotion } from '../promotion.ts';
import type { BasketLine } from './basket.ts';
import { givenPieces } from './buy-get.ts';
import { dearestFirst, firstPieces, type Left, type Pieces, worthOf } from './pieces.ts';
import { type Part, percentOf, spread } from './spread.ts';

function lower(a: Money, b: Money): Money {
  return a.minor < b.minor ? a : b;
}

/** The items a promotion discounts. */
export function discountedPieces(promotion: Promotion, lines: readonly BasketLine[]): Pieces[] {
  const { benefit, mostPieces } = promotion;
  if (benefit.kind === 'buy-get') return givenPieces(benefit, lines, mostPieces);
  return firstPieces(lines.toSorted(dearestFirst), mostPieces);
}

function partsOff(benefit: Benefit, pieces: readonly Pieces[], left: Left): Part[] {
  const worth = pieces.map((some) => worthOf(some, left));
  switch (benefit.kind) {
    case 'none':
      return [];
    case 'basket-amount':
      return spread(lower(benefit.amount, sum(worth.map(({ amount }) => amount))), worth);
    case 'piece-amount':
      return pieces.map((some) => {
        const { key, amount } = worthOf(some, left);
        return { key, amount: lower(times(benefit.amount, some.count), amount) };
      });
    default:
      return percentOf(benefit.percent, worth);
  }
}

/**
 * The discount of each line.
 *
 * @param left what remains to pay of each line; the upper limit
 * @returns only discounted lines
 */
export function discountPerLine(benefit: Benefit, pieces: readonly Pieces[], left: Left): Part[] {
  return partsOff(benefit, pieces, left).filter(({ amount }) => amount.minor > 0);
}
