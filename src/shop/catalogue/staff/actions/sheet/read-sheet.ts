import type { z } from 'zod';
import type { ProductId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { ReadSettings } from '#shop/settings';
import { readTerms, type Terms } from '../../../store/terms.ts';
import type { ProductDraft, VariationDraft } from '../../rules/draft.ts';
import { NO_OPTION, namedAttributes, optionOf } from '../../rules/prices/variation-options.ts';
import { productQuery } from '../../rules/product-query.ts';
import { countProducts, findPage } from '../../store/find-products.ts';
import { type OpenDeps, readDrafts, type StoredDraft } from '../open-product.ts';

/** A product or one of its variations in the spreadsheet. */
export type SheetRow = Readonly<{
  id: ProductId;
  /** Null for the product itself. */
  variationId: number | null;
  /** Of the product. */
  version: number;
  /** A variation's values. */
  option: Localized;
  name: Readonly<{ en: string; ar: string }>;
  sku: string;
  gtin: string;
  /** Prices and stock of a variable or grouped product belong to others. */
  isSold: boolean;
  regularMinor: number | null;
  saleMinor: number | null;
  /** Null when no stock is tracked. */
  stock: number | null;
  weightKg: number | null;
  status: ProductDraft['status'];
}>;

type ProductSheet = Readonly<{ rows: readonly SheetRow[]; total: number }>;

type Beside = Readonly<{ levels: ReadonlyMap<number, number> }> & Pick<Terms, 'terms'>;

function cellsOf(sold: ProductDraft | VariationDraft, stock: number | null) {
  const { name, sku, gtin, price, measures } = sold;
  const { regularMinor, saleMinor } = price;
  return { name, sku, gtin, regularMinor, saleMinor, stock, weightKg: measures.weightKg };
}

function rowsOf({ row, draft }: StoredDraft, { levels, terms }: Beside): SheetRow[] {
  const { id, version } = row;
  const stockOf = (soldId: number, { isCounted }: ProductDraft['shelf']) =>
    isCounted ? (levels.get(soldId) ?? 0) : null;
  const isSold = draft.type === 'simple' || draft.type === 'external';
  const stock = draft.type === 'simple' ? stockOf(id, draft.shelf) : null;
  return [
    {
      ...{ id, variationId: null, version, option: NO_OPTION, isSold, status: draft.status },
      ...cellsOf(draft, stock),
    },
    ...draft.variations.map((one) => ({
      ...{ id, variationId: one.id, version, isSold: true, status: one.status },
      option: optionOf(one, draft, { terms }),
      ...cellsOf(one, one.id === null ? null : stockOf(one.id, one.shelf)),
    })),
  ];
}

/**
 * A page of products with their variations below them, as a spreadsheet shows them.
 *
 * @param query any part of `ProductQuery`
 */
export function readSheet(deps: OpenDeps & { db: DbOrTx; settings: ReadSettings }) {
  return async (query: z.input<typeof productQuery>): Promise<ProductSheet> => {
    const sought = productQuery.parse(query);
    const threshold = (await deps.settings())['stock.lowAmount'];
    const [page, total] = await Promise.all([
      findPage(deps.db, sought, threshold),
      countProducts(deps.db, sought, threshold),
    ]);
    const stored = await readDrafts(
      deps.db,
      page.map(({ id }) => id),
    );
    const families = page.flatMap(({ id }) => stored.get(id) ?? []);
    const sold = families.flatMap(({ row, draft }) => [
      row.id,
      ...draft.variations.flatMap(({ id }) => id ?? []),
    ]);
    const [stock, { terms }] = await Promise.all([
      deps.stockOf(deps.db, sold),
      readTerms(deps.db, namedAttributes(families.map(({ draft }) => draft))),
    ]);
    const levels = new Map(stock.map(({ productId, level }) => [productId, level]));
    return { rows: families.flatMap((family) => rowsOf(family, { levels, terms })), total };
  };
}
