import type { ProductId } from '#kernel/ids.ts';
import type { StoredLine } from './price-lines.ts';

/** So many pieces of one thing were bought. */
export type BoughtPieces = Readonly<{
  productId: ProductId;
  variationId: ProductId | null;
  quantity: number;
}>;

/**
 * Lines of a cart after some of their pieces were bought: no piece counts twice, and what nobody bought stays.
 *
 * @returns the lines that change, each with the pieces that are left of it
 */
export function withoutBought(
  lines: readonly StoredLine[],
  bought: readonly BoughtPieces[],
): Pick<StoredLine, 'key' | 'quantity'>[] {
  const left = new Map<number, number>();
  for (const { productId, variationId, quantity } of bought) {
    const id = variationId ?? productId;
    left.set(id, (left.get(id) ?? 0) + quantity);
  }
  return lines.flatMap(({ key, productId, variationId, quantity }) => {
    const id = variationId ?? productId;
    const taken = Math.min(quantity, left.get(id) ?? 0);
    left.set(id, (left.get(id) ?? 0) - taken);
    return taken === 0 ? [] : [{ key, quantity: quantity - taken }];
  });
}
