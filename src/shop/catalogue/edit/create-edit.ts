import type { ProductId } from '#kernel/ids.ts';
import type { ReadSettings } from '#shop/settings';
import { changeOne } from './change-one.ts';
import { changeMany } from './change-products.ts';
import { findProducts } from './find-products.ts';
import { productHistory, productVersion, undoTo } from './history.ts';
import { duplicateProduct, publishDue, putAway, removeProduct } from './life.ts';
import { type OpenProduct, openProduct } from './open-product.ts';
import { saveProduct } from './save-product.ts';
import { createAttributes } from './terms/attributes.ts';
import { createCategories, type TermNeeds } from './terms/categories.ts';
import { createTags } from './terms/tags.ts';
import { createBrands, createValues } from './terms/values.ts';
import type { EditNeeds } from './write-product.ts';

/**
 * What staff do to goods.
 *
 * `find` lists products of every status; `open` gives one to its editor, `save` takes it back or makes a new one;
 * `history` tells what became of it, `version` shows one entry of that, `undo` goes back to it. `changeMany` changes many
 * alike, `changeOne` one in its line of the list. `duplicate` makes a draft like it; `archive` puts it away, `restore`
 * brings it back as a draft, `remove` deletes what nobody ever ordered. `publishDue` follows the clock. `categories`,
 * `attributes` with their `values`, `brands` and `tags` are what goods are sorted by.
 */
export function createEdit(needs: EditNeeds & TermNeeds & { settings: ReadSettings }) {
  return {
    find: findProducts(needs),
    open: (id: ProductId): Promise<OpenProduct | null> => openProduct(needs)(needs.db, id),
    save: saveProduct(needs),
    history: productHistory(needs),
    version: productVersion(needs),
    undo: undoTo(needs),
    changeMany: changeMany(needs),
    changeOne: changeOne(needs),
    duplicate: duplicateProduct(needs),
    archive: putAway(needs, 'archived'),
    restore: putAway(needs, 'draft'),
    remove: removeProduct(needs),
    publishDue: publishDue(needs),
    categories: createCategories(needs),
    attributes: createAttributes(needs),
    values: createValues(needs),
    brands: createBrands(needs),
    tags: createTags(needs),
  };
}
