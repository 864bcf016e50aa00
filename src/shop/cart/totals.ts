import { MOST_KEPT, type Money, minus, NOTHING, plus, sum } from '#kernel/money.ts';
import type { Discount } from '#shop/promotions';
import { vatIncludedIn } from '#shop/taxes';
import type { CartLine, CartTotals } from './cart.ts';
import type { PricedLine } from './price-lines.ts';

/** Gives every line its share of the discounts and the VAT it then holds. */
export function withDiscounts(
  lines: readonly PricedLine[],
  discounts: readonly Discount[],
): (CartLine & PricedLine)[] {
  return lines.map((line) => {
    const discount = sum(discounts.map(({ perLine }) => perLine[line.key] ?? NOTHING));
    const vat = line.goods.isTaxable ? vatIncludedIn(minus(line.total, discount)) : NOTHING;
    return { ...line, discount, vat };
  });
}

/**
 * Sums a basket up. VAT is rounded line by line, so that an invoice adds up to the fils.
 *
 * @param others what comes beside the goods and holds VAT: delivery, fees
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

/** Whether an order could not be kept with such sums; no line, discount or VAT is more than the larger of the two. */
export function isTooMuch({ subtotal, total }: Pick<CartTotals, 'subtotal' | 'total'>): boolean {
  return Math.max(subtotal.minor, total.minor) > MOST_KEPT.minor;
}
