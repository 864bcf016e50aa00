import type { ProductId } from '#kernel/ids.ts';
import type { ReadSettings } from '#shop/settings';
import { findProducts } from './find-products.ts';
import { productHistory, productVersion, undoTo } from './history.ts';
import { type OpenProduct, openProduct } from './open-product.ts';
import { saveProduct } from './save-product.ts';
import type { EditNeeds } from './write-product.ts';

/**
 * What staff do to goods.
 *
 * `find` lists products of every status; `open` gives one to its editor, `save` takes it back or makes a new one;
 * `history` tells what became of it, `version` shows one entry of that, `undo` goes back to it.
 */
export function createEdit(needs: EditNeeds & { settings: ReadSettings }) {
  return {
    find: findProducts(needs),
    open: (id: ProductId): Promise<OpenProduct | null> => openProduct(needs)(needs.db, id),
    save: saveProduct(needs),
    history: productHistory(needs),
    version: productVersion(needs),
    undo: undoTo(needs),
  };
}
