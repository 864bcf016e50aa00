import type { ProductId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import type { StockDemand, StockRefusal } from '#shop/inventory';

type Line = StockDemand & Readonly<{ name: Localized }>;

/** How many pieces of a product one piece of a line needs: itself, and as parts of a bundle. */
function neededByOne({ productId, parts }: StockDemand, of: ProductId): number {
  const asParts = parts.filter((part) => part.productId === of);
  return asParts.reduce((sum, { quantity }) => sum + quantity, productId === of ? 1 : 0);
}

/**
 * Finds the line of a cart that asks for more than the stock has: a bundle and its own part may each be in stock alone.
 *
 * @returns its name and how many pieces of it the stock allows beside the other lines; one of which some are left, where
 * there is one
 */
export function findInsufficientLine(
  lines: readonly Line[],
  { productId, left }: StockRefusal,
): Readonly<{ name: Localized; left: number }> {
  const needing = lines
    .map((line) => ({ ...line, each: neededByOne(line, productId) }))
    .filter(({ each }) => each > 0);
  const needed = needing.reduce((sum, { each, quantity }) => sum + each * quantity, 0);
  const allowed = needing.map(({ name, each, quantity }) => {
    const forIt = left - (needed - each * quantity);
    return { name, left: Math.max(0, Math.floor(forIt / each)) };
  });
  return allowed.find((one) => one.left > 0) ?? allowed[0] ?? { name: { en: '' }, left: 0 };
}
