import type { ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { ReadSettings } from '#shop/settings';
import { withBundles } from './bundles.ts';
import { categoryTree } from './categories.ts';
import { readChoices } from './choices.store.ts';
import { createEdit } from './edit/create-edit.ts';
import type { TermNeeds } from './edit/terms/categories.ts';
import { moveRange } from './edit/terms/move-range.ts';
import type { EditNeeds } from './edit/write-product.ts';
import { exportRows } from './export/export.store.ts';
import { findProduct, findProductBySlug, previewProduct } from './find-product.ts';
import { findSellables } from './find-sellables.ts';
import { createFit } from './fit/fit.ts';
import { findForSale } from './for-sale.ts';
import { importGoods } from './import/import-goods.ts';
import { parseMoment } from './import/row/cells.ts';
import { importCategories } from './import/tree/import-categories.ts';
import { addLanguage, findPublished, readIdsBySku, readProductIds, readSkus } from './product.store.ts';
import {
  categoryChanges,
  countPublished,
  type OfferedGoods,
  offeredGoods,
  type PublishedProduct,
  publishedProducts,
  publishedSlug,
} from './published.store.ts';
import { statusOf } from './status-of.ts';
import { findBrand, findTag } from './terms.store.ts';

/** What shoppers choose of a bundle's parts, and the bundle as it is chosen. */
export {
  bundleClass,
  bundleStock,
  CHOICE_PREFIX,
  choiceField,
  choiceOf,
  chosenItem,
  chosenParts,
  soldChoice,
  withChoice,
} from './bundle-choice.ts';
/** What bundles are made of, with the parts' stock; the bundles that hold some products. */
export { readBundles, withBundles } from './bundles.ts';
/** Finds a category in a tree, with those above it. */
export { type PlacedCategory, placeInTree } from './categories.ts';
/** Makes a category or brings the one of its slug up to date; `readCategories` lists all. */
export { type CategoryRow, readCategories, saveCategory } from './category.store.ts';
export type { AttributeChoice, CatalogueChoices } from './choices.store.ts';
/** A product in its editor, and who edits it; every "no" to them. */
export type { BulkChange } from './edit/change.ts';
export type { InlineChange } from './edit/change-one.ts';
export type { Changed, Changing } from './edit/change-products.ts';
export type {
  AttributeDraft,
  FieldProblem,
  FieldProblems,
  ProductDraft,
  VariationDraft,
} from './edit/draft.ts';
export type { FoundProduct } from './edit/find-products.store.ts';
export type { FoundProducts, SoughtProducts } from './edit/find-products.ts';
export type { OpenProduct } from './edit/open-product.ts';
export type { Saving } from './edit/save-product.ts';
export type { ListedCategory } from './edit/terms/categories.store.ts';
export type { ListedTag } from './edit/terms/tags.store.ts';
export type { CategoryForm, ValueForm } from './edit/terms/term-form.ts';
export type { ListedAttribute, ListedValue } from './edit/terms/values.store.ts';
export type { Act, Editor, HistoryEntry } from './edit/versions.store.ts';
/** All goods as lines of WooCommerce's product file, parents before their variations. */
export { exportRows } from './export/export.store.ts';
export { type CartIdentity, findSellables, identifyForCart, type SellableRef } from './find-sellables.ts';
/** Which devices take some sticks. */
export { devicesTaking } from './fit/fit.store.ts';
/** Devices and the sticks they take. */
export { type FittingSide, findFittingSide, type OwnableDevice } from './fit/fit.ts';
export type { GoodsForSale } from './for-sale.ts';
/** What may lie in a cart, with price plan and stock; what an id of a request stands for. */
export { type FormerGoods, findFormerGoods } from './former-goods.store.ts';
/** Lower-case headers that the import takes. */
export { isKnownHeader } from './import/row/columns.ts';
export type { StoredAttribute } from './import/row/imported-row.ts';
/** The columns by which a table of categories is known. */
export { CATEGORY_COLUMNS } from './import/tree/read-category.ts';
/** Prices at a moment; the next moment they change by themselves. */
export { isOnSale, nextPriceChange, type PriceNow, priceAt } from './price.ts';
export type {
  Backorders,
  BundlePart,
  Category,
  CategoryRef,
  ChosenPart,
  Dimensions,
  PartItem,
  PricePlan,
  Product,
  ProductAttribute,
  ProductClass,
  ProductType,
  Sellable,
  StockState,
  StockStatus,
  Variation,
  Visibility,
} from './product.ts';
/** Reads the columns of a product's row that other read models need too. */
export { parseAttributes, parseMeta, parseOptions, parsePricePlan, parseStock } from './product-row.ts';
export type { EditRefusal, RefusedChange, TermRefusal } from './refusals.ts';
/** What stock says: the status of several, the most that can be bought, whether little is left. */
export { bestStatus, isLow, mostBuyable } from './stock.ts';
/** Names of global attributes and their values. */
export { nameAttribute, readTerms, saveAttribute, saveTerm, type Terms } from './terms.store.ts';
export type { OfferedGoods, PublishedProduct };

type Needs = Parameters<typeof importGoods>[0] & EditNeeds & TermNeeds & { settings: ReadSettings };

/**
 * The goods: products, categories, attributes.
 *
 * `findProductBySlug` and `findProduct` give what a product's page shows, `previewProduct` before it is published; `findPublished` the address of one;
 * `idsOf` ids by address words, `idsBySku` by SKU and `skusOf` the other way round; `momentOf` reads a day or a moment as
 * files write it; `sellables` price and stock of simple products by id; `forSale` what staff can put into an order; `withBundles` adds the bundles
 * that products are parts of; `statusOf` where stock stands; `categoryTree` all categories; `choices` all that a product can be given; `findBrand` and `findTag`
 * name what an address means; `fit` knows which sticks a device takes;
 * `importGoods` brings rows of WooCommerce's product file in, `importCategories` a table of categories; `exportGoods` gives all goods as such rows;
 * `addLanguage` adds a product's texts in Arabic by SKU;
 * `published` lists what machines may find, `offered` what can be bought; `edit` is what staff do to goods; `moveRange` gives
 * the sticks another first word.
 */
export function createCatalogue(needs: Needs) {
  return {
    edit: createEdit(needs),
    findProductBySlug: findProductBySlug(needs),
    findProduct: findProduct(needs),
    previewProduct: previewProduct(needs),
    idsOf: (slugs: readonly string[]): Promise<ProductId[]> => readProductIds(needs.db, slugs),
    idsBySku: (skus: readonly string[]) => readIdsBySku(needs.db, skus),
    skusOf: (ids: readonly ProductId[]) => readSkus(needs.db, ids),
    momentOf: (text: string, edge: 'start' | 'end'): Instant | null => {
      const moment = parseMoment(text, needs.zone, edge);
      return moment.ok && moment.value !== null ? new Date(moment.value) : null;
    },
    sellables: (ids: readonly ProductId[]) =>
      findSellables(
        needs.db,
        ids.map((productId) => ({ productId, variationId: null })),
      ),
    forSale: findForSale(needs),
    withBundles,
    findPublished: (id: ProductId): Promise<{ slug: string; allowsReviews: boolean } | null> =>
      findPublished(needs.db, id),
    statusOf,
    categoryTree: categoryTree(needs),
    moveRange: moveRange(needs),
    choices: () => readChoices(needs.db),
    fit: createFit(needs),
    findBrand: (slug: string) => findBrand(needs.db, slug),
    findTag: (slug: string) => findTag(needs.db, slug),
    importGoods: importGoods(needs),
    importCategories: importCategories(needs),
    published: {
      count: (): Promise<number> => countPublished(needs.db),
      list: (page: { offset: number; limit: number }): AsyncGenerator<PublishedProduct> =>
        publishedProducts(needs.db, page),
      slugOf: (named: { id: number } | { slug: string }): Promise<string | null> =>
        publishedSlug(needs.db, named),
      categoryChanges: (): Promise<ReadonlyMap<number, Date>> => categoryChanges(needs.db),
    },
    offered: (): AsyncGenerator<OfferedGoods> => offeredGoods(needs.db),
    exportGoods: (): AsyncGenerator<Record<string, string>> => exportRows(needs.db, needs.zone),
    addLanguage: (
      sku: string,
      texts: { name?: string; short_description?: string; description?: string },
    ): Promise<ProductId | null> => addLanguage(needs.db, sku, texts),
  };
}
