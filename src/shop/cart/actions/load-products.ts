import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { findSellables, type Sellable } from '#shop/catalogue';
import { type ProductRef, pricedId } from '../rules/lines/product-of-line.ts';

/** Loads products by the id that carries their price; unknown ones are left out. Every product is loaded once. */
export type ProductLoader = (refs: readonly ProductRef[]) => Promise<ReadonlyMap<ProductId, Sellable>>;

/** A loader for one transaction or one read. */
export function createProductLoader(reader: DbOrTx): ProductLoader {
  const known = new Map<ProductId, Sellable | null>();
  return async (refs) => {
    const missing = refs.filter((ref) => !known.has(pricedId(ref)));
    const products = await findSellables(reader, missing);
    for (const ref of missing) known.set(pricedId(ref), products.get(pricedId(ref)) ?? null);
    return new Map(
      refs.flatMap((ref): [ProductId, Sellable][] => {
        const product = known.get(pricedId(ref)) ?? null;
        return product === null ? [] : [[pricedId(ref), product]];
      }),
    );
  };
}
