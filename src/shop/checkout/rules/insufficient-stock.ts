import type { Localized } from '#kernel/language.ts';
import type { CartLine } from '#shop/cart';
import { piecesOf } from '#shop/cart/rules/lines/shared-stock.ts';
import type { StockRefusal } from '#shop/inventory';

/**
 * Finds the line of a cart that asks for more than the stock has, which another order took since the cart was read.
 *
 * @returns its name and how many pieces of it the stock allows beside the other lines; one of which some are left, where
 * there is one
 */
export function findInsufficientLine(
  lines: readonly Pick<CartLine, 'product' | 'quantity'>[],
  { productId, left }: StockRefusal,
): Readonly<{ name: Localized; left: number }> {
  const needed = piecesOf(lines).get(productId) ?? 0;
  const allowed = lines.flatMap(({ product, quantity }) => {
    const each = piecesOf([{ product, quantity: 1 }]).get(productId) ?? 0;
    if (each === 0) return [];
    const forIt = left - (needed - each * quantity);
    return [{ name: product.name, left: Math.max(0, Math.floor(forIt / each)) }];
  });
  return allowed.find((one) => one.left > 0) ?? allowed[0] ?? { name: { en: '' }, left: 0 };
}
