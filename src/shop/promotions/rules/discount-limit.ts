import type { Money } from '#kernel/money.ts';
import { mayPromote } from '#shop/restrictions';
import type { Promotion } from '../promotion.ts';
import type { BasketLine, DiscountLimit } from './basket.ts';
import type { Rule } from './conditions.ts';
import type { Pieces } from './pieces.ts';
import { holds, names } from './product-set.ts';

function reasonAgainst({ includes, excludes, actsOnSaleGoods }: Promotion, settings: Rule) {
  return (line: BasketLine): DiscountLimit => {
    if (!mayPromote(line.class, settings)) return 'tobacco';
    if (!holds(includes, line) || names(excludes, line)) return 'some-products';
    return line.isOnSale && !actsOnSaleGoods ? 'sale-items' : 'some-products';
  };
}

/** The most useful reason first: a law, then what the shop decided. */
const ORDER: readonly DiscountLimit[] = ['tobacco', 'sale-items', 'some-products'];

type Discounted = Readonly<{
  /** The basket's lines, and those of them that the promotion discounts. */
  lines: readonly BasketLine[];
  matching: readonly BasketLine[];
  pieces: readonly Pieces[];
  amount: Money;
}>;

/**
 * Why a code discounts only a part of the cart.
 *
 * @returns null for automatic and buy-X-get-Y promotions, and if the whole cart is discounted
 */
export function discountLimit(
  promotion: Promotion,
  { lines, matching, pieces, amount }: Discounted,
  settings: Rule,
): DiscountLimit | null {
  const { benefit, isAutomatic, mostPieces } = promotion;
  if (isAutomatic || benefit.kind === 'none' || benefit.kind === 'buy-get') return null;
  if (benefit.kind === 'basket-amount') return amount.minor < benefit.amount.minor ? 'worth-less' : null;
  const others = lines.filter((line) => line.quantity > 0 && !matching.includes(line));
  const reasons = new Set(others.map(reasonAgainst(promotion, settings)));
  const reason = ORDER.find((reason) => reasons.has(reason));
  if (reason !== undefined) return reason;
  return mostPieces !== null && countOf(pieces) < countOf(matching.map(toPieces)) ? 'some-pieces' : null;
}

function toPieces(line: BasketLine): Pieces {
  return { line, count: line.quantity };
}

function countOf(pieces: readonly Pieces[]): number {
  return pieces.reduce((all, { count }) => all + count, 0);
}
