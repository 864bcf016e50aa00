import { MONEY_MAX, type Money, minus, NOTHING, plus, sum } from '#kernel/money.ts';
import type { Discount } from '#shop/promotions';
import { vatIncludedIn } from '#shop/taxes';
import type { CartLine, CartTotals } from '../cart.ts';
import type { PricedLine } from './lines/price-lines.ts';

/** Adds to each line its share of the discounts and its VAT. */
export function withDiscounts(
  lines: readonly PricedLine[],
  discounts: readonly Discount[],
): (CartLine & PricedLine)[] {
  return lines.map((line) => {
    const discount = sum(discounts.map(({ perLine }) => perLine[line.key] ?? NOTHING));
    const vat = line.product.isTaxable ? vatIncludedIn(minus(line.total, discount)) : NOTHING;
    return { ...line, discount, vat };
  });
}

/** Unavailable lines do not count in totals, discounts and delivery. */
export function isBuyable({ problem }: Pick<CartLine, 'problem'>): boolean {
  return problem !== 'gone' && problem !== 'out-of-stock' && problem !== 'restricted';
}

/**
 * Totals of a basket. VAT is rounded per line, so that invoices add up.
 *
 * @param others further amounts that include VAT: delivery, fees
 */
export function sumUp(
  lines: readonly Pick<CartLine, 'total' | 'discount' | 'vat'>[],
  others: readonly Money[],
): Omit<CartTotals, 'delivery'> {
  const subtotal = sum(lines.map(({ total }) => total));
  const discount = sum(lines.map((line) => line.discount));
  return {
    subtotal,
    discount,
    total: plus(minus(subtotal, discount), sum(others)),
    vat: plus(sum(lines.map(({ vat }) => vat)), sum(others.map(vatIncludedIn))),
  };
}

/** Whether the totals exceed what an order can store; lines, discounts and VAT are never larger than these two. */
export function isTooMuch({ subtotal, total }: Pick<CartTotals, 'subtotal' | 'total'>): boolean {
  return Math.max(subtotal.minor, total.minor) > MONEY_MAX.minor;
}
