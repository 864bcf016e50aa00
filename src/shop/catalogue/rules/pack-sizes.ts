import type { ProductId } from '#kernel/ids.ts';

/** A product that holds packs of one other product, or is that product. */
export type Multipack = Readonly<{ id: ProductId; packs: number; isListed: boolean }>;

/** A size in which a product is sold. */
export type PackSize = Readonly<{ id: ProductId; packs: number }>;

/**
 * The sizes to choose from, smallest first; of several products of one size the shown one, otherwise the first.
 *
 * @param multipacks in display order
 * @param shown the product of the page
 * @returns empty if there is no other size, or the product is not among them
 */
export function packSizes(multipacks: readonly Multipack[], shown: ProductId): PackSize[] {
  const listed = multipacks.filter(({ isListed }) => isListed);
  const inOrder = [...listed.filter(({ id }) => id === shown), ...listed];
  const bySize = new Map(inOrder.toReversed().map(({ id, packs }) => [packs, { id, packs }]));
  const sizes = [...bySize.values()].toSorted((a, b) => a.packs - b.packs);
  return sizes.length > 1 && sizes.some(({ id }) => id === shown) ? sizes : [];
}
