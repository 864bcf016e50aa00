import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { readBundleParts, readBundlesOf } from './product.store.ts';
import { parseStock } from './product-row.ts';
import type { PartStock } from './stock.ts';

export type BundlePart = PartStock & Readonly<{ productId: ProductId }>;

/** What bundles are made of, by the bundle's id; products that are no bundle are left out. */
export async function readParts(
  db: DbOrTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly BundlePart[]>> {
  const found = new Map<number, BundlePart[]>();
  for (const row of await readBundleParts(db, { productIds: ids })) {
    const part = {
      productId: row.part_id as ProductId,
      quantity: row.part_quantity,
      stock: parseStock(row),
    };
    found.set(row.product_id, [...(found.get(row.product_id) ?? []), part]);
  }
  return found;
}

/** Some products and the bundles made of them: when stock of the one changes, so does stock of the other. */
export async function withBundles(db: DbOrTx, ids: readonly ProductId[]): Promise<ProductId[]> {
  if (ids.length === 0) return [];
  const bundles = (await readBundlesOf(db, ids)) as ProductId[];
  return [...new Set([...ids, ...bundles])];
}
