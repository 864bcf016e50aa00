import type { ProductId } from '#kernel/ids.ts';
import type { ReadSettings } from '#shop/settings';
import { changeOne } from './actions/change-one.ts';
import { changeMany } from './actions/change-products.ts';
import {
  countMatchingProducts,
  findProductIds,
  findProducts,
  suggestProducts,
} from './actions/find-products.ts';
import { productHistory, productVersion, undoTo } from './actions/history.ts';
import { archiveOrRestore, duplicateProduct, publishDue, removeProduct } from './actions/lifecycle.ts';
import { type OpenProduct, openProduct } from './actions/open-product.ts';
import { previewMany } from './actions/preview-products.ts';
import { saveProduct } from './actions/save-product.ts';
import { changeRows } from './actions/sheet/change-rows.ts';
import { readSheet } from './actions/sheet/read-sheet.ts';
import { createAttributes } from './actions/terms/attributes.ts';
import { createCategories, type TermDeps } from './actions/terms/categories.ts';
import { createRestoring } from './actions/terms/restore-term.ts';
import { createTags } from './actions/terms/tags.ts';
import { createBrands, createValues } from './actions/terms/values.ts';
import { lastBulkChange, undoMany } from './actions/undo-many.ts';
import type { EditDeps } from './actions/write-product.ts';

/**
 * Product editing for staff.
 *
 * `find` lists products of every status, `suggest` the first of them without counting, `findIds` returns the ids of
 * all matches; `open` reads one for its editor, `save` writes or creates one; `history` lists versions, `version`
 * reads one, `undo` restores one. `changeMany` edits in bulk, `previewMany` returns the effect on prices, `undoMany`
 * undoes the last one of an editor, `lastBulkChange` finds it; `changeOne` edits inline; `sheet` reads a spreadsheet
 * of products and variations, `changeRows` saves its changed rows. `duplicate` makes a draft; `archive`, `restore` (as
 * a draft) and `remove` (only if never ordered). `publishDue` runs scheduled changes. `categories`, `attributes` with
 * `values`, `brands` and `tags` organise products, `restoring` brings them back from the trash.
 */
export function createEdit(deps: EditDeps & TermDeps & { settings: ReadSettings }) {
  return {
    find: findProducts(deps),
    count: countMatchingProducts(deps),
    findIds: findProductIds(deps),
    suggest: suggestProducts(deps),
    open: (id: ProductId): Promise<OpenProduct | null> => openProduct(deps)(deps.db, id),
    save: saveProduct(deps),
    history: productHistory(deps),
    version: productVersion(deps),
    undo: undoTo(deps),
    changeMany: changeMany(deps),
    previewMany: previewMany(deps),
    undoMany: undoMany(deps),
    lastBulkChange: lastBulkChange(deps),
    changeOne: changeOne(deps),
    sheet: readSheet(deps),
    changeRows: changeRows(deps),
    duplicate: duplicateProduct(deps),
    archive: archiveOrRestore(deps, 'archived'),
    restore: archiveOrRestore(deps, 'draft'),
    remove: removeProduct(deps),
    publishDue: publishDue(deps),
    categories: createCategories(deps),
    attributes: createAttributes(deps),
    values: createValues(deps),
    brands: createBrands(deps),
    tags: createTags(deps),
    restoring: createRestoring(deps),
  };
}
