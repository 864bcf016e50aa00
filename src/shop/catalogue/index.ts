import type { ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { ReadSettings } from '#shop/settings';
import { categoryTree } from './actions/categories.ts';
import { findSellables } from './actions/find-sellables.ts';
import { createFit } from './actions/fit.ts';
import { findForSale } from './actions/for-sale.ts';
import { importCategories } from './actions/import/import-categories.ts';
import { importProducts, listInterrupted } from './actions/import/import-products.ts';
import { statusOf } from './actions/status-of.ts';
import { parseMoment } from './rules/import/cells.ts';
import type { Multipack } from './rules/pack-sizes.ts';
import type { TermDeps } from './staff/actions/terms/categories.ts';
import { moveRange } from './staff/actions/terms/move-range.ts';
import type { EditDeps } from './staff/actions/write-product.ts';
import { createEdit } from './staff/index.ts';
import { withBundles } from './store/bundles.ts';
import { readChoices } from './store/choices.ts';
import { exportRows } from './store/export.ts';
import { readBarcodes, readNameOfProduct } from './store/for-sale.ts';
import { readMultipacks } from './store/multipacks.ts';
import { addLanguage, findPublished, readIdsBySku, readProductIds, readSkus } from './store/product.ts';
import {
  categoryChanges,
  countPublished,
  type FeedProduct,
  offeredProducts,
  type PublishedProduct,
  publishedProducts,
  publishedSlug,
} from './store/published.ts';
import { findBrand, findTag, readTags, readTerms, type Terms } from './store/terms.ts';
import { findProduct, findProductBySlug, previewProduct } from './store/whole-product.ts';

export {
  type CartIdentity,
  findSellables,
  identifyForCart,
  type SellableRef,
} from './actions/find-sellables.ts';
/** Compatibility of devices and sticks. */
export { type FittingSide, findFittingSide, type OwnableDevice } from './actions/fit.ts';
export type { ProductForSale } from './actions/for-sale.ts';
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
export type { EditRefusal, RefusedChange, TermRefusal } from './refusals.ts';
/** Choices of bundle parts, and the bundle as chosen. */
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
} from './rules/bundle-choice.ts';
/** A product file to fill in. */
export { PRODUCT_TEMPLATE } from './rules/export/template.ts';
/** Finds a category in a tree, with its ancestors. */
export { type CategoryWithAncestors, findCategoryBySlug } from './rules/find-category.ts';
export { GIFT_CARD, isGiftCard } from './rules/gift-card.ts';
/** Headers that the import knows, in lower case. */
export { isKnownHeader } from './rules/import/columns.ts';
export type { StoredAttribute } from './rules/import/imported-row.ts';
/** The columns that identify a table of categories. */
export { CATEGORY_COLUMNS } from './rules/import/read-category.ts';
/** Prices at a moment, and when they change next. */
export { isOnSale, nextPriceChange, type PriceNow, priceAt } from './rules/price.ts';
/** Parses columns of product rows for other read models. */
export { parseAttributes, parseMeta, parseOptions, parsePricePlan, parseStock } from './rules/product-row.ts';
/** Combined stock status, the maximum quantity, and low stock. */
export { bestStatus, isLow, mostBuyable } from './rules/stock.ts';
export type { InlineChange } from './staff/actions/change-one.ts';
export type { Changed, Changing } from './staff/actions/change-products.ts';
export type { ProductList } from './staff/actions/find-products.ts';
export type { OpenProduct } from './staff/actions/open-product.ts';
export type { Saving } from './staff/actions/save-product.ts';
export type { SheetRow } from './staff/actions/sheet/read-sheet.ts';
/** A product in its editor; refusals of editing. */
export type { BulkChange } from './staff/rules/change.ts';
export type {
  AttributeDraft,
  FieldProblem,
  FieldProblems,
  ProductDraft,
  VariationDraft,
} from './staff/rules/draft.ts';
export type { ProductQuery } from './staff/rules/product-query.ts';
export type { CategoryForm, ValueForm } from './staff/rules/term-form.ts';
export type { FoundProduct } from './staff/store/find-products.ts';
export type { ListedCategory } from './staff/store/terms/categories.ts';
export type { ListedTag } from './staff/store/terms/tags.ts';
export type { ListedAttribute, ListedValue } from './staff/store/terms/values.ts';
export type { Editor, ProductChange, ProductHistory } from './staff/store/versions.ts';
/** Parts of bundles with their stock; bundles that contain some products. */
export { readBundles, withBundles } from './store/bundles.ts';
/** Reads all categories; creates or updates one by slug. */
export { type CategoryRow, readCategories, saveCategory } from './store/category.ts';
export type { AttributeChoice, CatalogueChoices } from './store/choices.ts';
/** All products as rows of WooCommerce's product CSV, parents before their variations. */
export { exportRows } from './store/export.ts';
/** The compatible devices of sticks, in SQL. */
export { devicesTaking } from './store/fit.ts';
/** Cart items with price plan and stock; the product of a requested id. */
export { findReferencedProducts, type ReferencedProduct } from './store/import/imported-line-products.ts';
/** Names of global attributes and values. */
export { nameAttribute, readTerms, saveAttribute, saveTerm, type Terms } from './store/terms.ts';
export type { FeedProduct, PublishedProduct };

type Deps = Parameters<typeof importProducts>[0] & EditDeps & TermDeps & { settings: ReadSettings };

/**
 * The catalogue: products, categories, attributes.
 *
 * `findProductBySlug` and `findProduct` return a product for its page, `previewProduct` also before it is published;
 * `findPublished` a product's path; `idsOf` ids by slug, `idsBySku` ids by SKU and `skusOf` the reverse; `momentOf`
 * parses a date of a file; `sellables` returns price and stock by id; `barcodes` the barcodes of some products;
 * `forSale` the products that staff can add to an order, `nameOfProduct` the first of some texts that is the name or
 * SKU of a published one; `withBundles` adds the bundles of products; `multipacks` the bundles of only one product,
 * with that product; `statusOf` the stock status; `categoryTree` all categories; `choices` everything that can be
 * assigned to a product; `findBrand` and `findTag` by slug, `tags` all tags, `attributeTerms` the values of attributes; `fit`
 * compatibility; `importProducts` imports WooCommerce's product CSV, `listInterrupted` lists the products of an interrupted import, `importCategories` a table of categories;
 * `exportProducts` products as rows, all or by id; `addLanguage` Arabic texts by SKU; `published` lists public products
 * for sitemaps, `offered` those for sale for feeds; `edit` is for staff; `moveRange` changes the slug of the sticks
 * archive.
 */
export function createCatalogue(deps: Deps) {
  return {
    edit: createEdit(deps),
    findProductBySlug: (slug: string) => findProductBySlug(deps.db, slug),
    findProduct: (id: ProductId) => findProduct(deps.db, id),
    previewProduct: (slug: string) => previewProduct(deps.db, slug),
    idsOf: (slugs: readonly string[]): Promise<ProductId[]> => readProductIds(deps.db, slugs),
    idsBySku: (skus: readonly string[]) => readIdsBySku(deps.db, skus),
    skusOf: (ids: readonly ProductId[]) => readSkus(deps.db, ids),
    momentOf: (text: string, edge: 'start' | 'end'): Instant | null => {
      const moment = parseMoment(text, deps.zone, edge);
      return moment.ok && moment.value !== null ? new Date(moment.value) : null;
    },
    sellables: (ids: readonly ProductId[]) =>
      findSellables(
        deps.db,
        ids.map((productId) => ({ productId, variationId: null })),
      ),
    forSale: findForSale(deps),
    nameOfProduct: (texts: readonly string[]): Promise<string | null> => readNameOfProduct(deps.db, texts),
    barcodes: (ids: readonly ProductId[]): Promise<ReadonlyMap<ProductId, string>> =>
      readBarcodes(deps.db, ids),
    withBundles,
    multipacks: (id: ProductId): Promise<Multipack[]> => readMultipacks(deps.db, { id }),
    findPublished: (id: ProductId): Promise<{ slug: string; allowsReviews: boolean } | null> =>
      findPublished(deps.db, id),
    statusOf,
    categoryTree: categoryTree(deps),
    moveRange: moveRange(deps),
    choices: (hasDevices = true) => readChoices(deps.db, hasDevices),
    fit: createFit(deps),
    findBrand: (slug: string) => findBrand(deps.db, slug),
    findTag: (slug: string) => findTag(deps.db, slug),
    tags: () => readTags(deps.db),
    attributeTerms: (slugs: readonly string[]): Promise<Terms> => readTerms(deps.db, slugs),
    importProducts: importProducts(deps),
    listInterrupted: listInterrupted(deps),
    importCategories: importCategories(deps),
    published: {
      count: (): Promise<number> => countPublished(deps.db),
      list: (page: { offset: number; limit: number }): AsyncGenerator<PublishedProduct> =>
        publishedProducts(deps.db, page),
      slugOf: (named: { id: number } | { slug: string }): Promise<string | null> =>
        publishedSlug(deps.db, named),
      categoryChanges: (): Promise<ReadonlyMap<number, Date>> => categoryChanges(deps.db),
    },
    offered: (): AsyncGenerator<FeedProduct> => offeredProducts(deps.db),
    exportProducts: (ids: readonly number[] | null = null): AsyncGenerator<Record<string, string>> =>
      exportRows(deps.db, deps.zone, ids),
    addLanguage: (
      sku: string,
      texts: { name?: string; short_description?: string; description?: string },
    ): Promise<ProductId | null> => addLanguage(deps.db, sku, texts),
  };
}
