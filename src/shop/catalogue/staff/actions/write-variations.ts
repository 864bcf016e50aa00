import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { StoredAttribute } from '../../rules/import/imported-row.ts';
import type { ProductDraft, StockDraft, VariationDraft } from '../rules/draft.ts';
import { type VariationColumns, variationColumns } from '../rules/to-columns.ts';
import {
  insertVariation,
  readSiblings,
  replaceFirstPicture,
  takeOut,
  updateVariation,
} from '../store/write-draft.ts';

type Family = { product: ProductDraft; parentId: ProductId; attributes: readonly StoredAttribute[] };

type Floor = { product_id: number; may_go_below_zero: boolean };
/** Stock that a new product or variation starts with. */
export type Opening = Readonly<{ productId: ProductId; quantity: number }>;

/** What a new product or variation starts with, if its stock is tracked. */
export function openingOf(productId: ProductId, { isCounted, opening }: StockDraft): Opening[] {
  return isCounted && opening ? [{ productId, quantity: opening }] : [];
}

type Place = { parentId: ProductId; columns: VariationColumns };

async function writeVariation(
  tx: DbOrTx,
  { id, shelf }: VariationDraft,
  { parentId, columns }: Place,
): Promise<{ id: number; openings: Opening[] }> {
  if (id === null) {
    const added = await insertVariation(tx, parentId, columns);
    return { id: added, openings: openingOf(added, shelf) };
  }
  await updateVariation(tx, id, columns);
  return { id, openings: [] };
}

/**
 * Writes a product's variations in order; removes those missing in the draft.
 *
 * @returns the lowest allowed stock level of each tracked one, and the stock of new ones
 */
export async function writeVariations(
  tx: DbOrTx,
  { product, parentId, attributes }: Family,
): Promise<{ floors: Floor[]; openings: Opening[] }> {
  const draftIds = new Set(product.variations.map(({ id }) => id));
  const removed = (await readSiblings(tx, parentId)).filter(({ id }) => !draftIds.has(id));
  await takeOut(
    tx,
    removed.map(({ id }) => id),
  );
  const floors: Floor[] = [];
  const openings: Opening[] = [];
  for (const [position, variation] of product.variations.entries()) {
    const columns = variationColumns(variation, { product, attributes, position });
    const { id, openings: variationOpenings } = await writeVariation(tx, variation, { parentId, columns });
    await replaceFirstPicture(tx, id, variation.imageId);
    if (variation.shelf.isCounted)
      floors.push({ product_id: id, may_go_below_zero: variation.shelf.backorders !== 'no' });
    openings.push(...variationOpenings);
  }
  return { floors, openings };
}
