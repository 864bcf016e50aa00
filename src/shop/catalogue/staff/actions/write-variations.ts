import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { StoredAttribute } from '../../import/row/imported-row.ts';
import type { ProductDraft } from '../rules/draft.ts';
import { variationColumns } from '../rules/to-columns.ts';
import {
  insertVariation,
  readSiblings,
  replaceFirstPicture,
  takeOut,
  updateVariation,
} from '../store/write-draft.ts';

type Family = { product: ProductDraft; parentId: ProductId; attributes: readonly StoredAttribute[] };

/**
 * Writes a product's variations in order; removes those missing in the draft.
 *
 * @returns the lowest allowed stock level of each tracked one
 */
export async function writeVariations(
  tx: DbOrTx,
  { product, parentId, attributes }: Family,
): Promise<{ product_id: number; may_go_below_zero: boolean }[]> {
  const kept = new Set(product.variations.map(({ id }) => id));
  const gone = (await readSiblings(tx, parentId)).filter(({ id }) => !kept.has(id));
  await takeOut(
    tx,
    gone.map(({ id }) => id),
  );
  const floors = [];
  for (const [position, variation] of product.variations.entries()) {
    const columns = variationColumns(variation, { product, attributes, position });
    const id = variation.id ?? (await insertVariation(tx, parentId, columns));
    if (variation.id !== null) await updateVariation(tx, variation.id, columns);
    await replaceFirstPicture(tx, id, variation.imageId);
    if (variation.shelf.isCounted)
      floors.push({ product_id: Number(id), may_go_below_zero: variation.shelf.backorders !== 'no' });
  }
  return floors;
}
