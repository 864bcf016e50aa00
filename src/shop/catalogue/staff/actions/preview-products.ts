import type { Clock } from '#kernel/instant.ts';
import { type Localized, toLocalized } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { EditRefusal } from '../../refusals.ts';
import { readTerms } from '../../store/terms.ts';
import { bulkChange, withChange } from '../rules/change.ts';
import { type AffectedSale, affectedSales, type SaleEffect } from '../rules/prices/affected-sales.ts';
import { type PriceChange, priceChanges } from '../rules/prices/price-changes.ts';
import { type UnpricedItem, unpricedItems } from '../rules/prices/unpriced-items.ts';
import { namedAttributes } from '../rules/prices/variation-options.ts';
import { MOST_AT_ONCE, problemsIn } from './change-products.ts';
import { readDrafts } from './open-product.ts';

const MOST_SHOWN = 100;

type OfProduct = Readonly<{ id: number; name: Localized }>;
type PreviewedPrice = PriceChange & OfProduct;
type PreviewedSale = AffectedSale & OfProduct;
type PreviewedItem = UnpricedItem & OfProduct;

/** The effect of a bulk change on prices and sales; `prices` are the first of `count`. */
type PricePreview = Readonly<{
  products: number;
  count: number;
  wrong: number;
  prices: readonly PreviewedPrice[];
  /** Sales that it ends or replaces: the number of products by kind, and the first `sales` of `count`. */
  affected: Readonly<{
    products: Readonly<Record<SaleEffect, number>>;
    count: number;
    sales: readonly PreviewedSale[];
  }>;
  /** What shoppers then see without a price: how many products and variations, and the first of them. */
  unpriced: Readonly<{ products: number; variations: number; items: readonly PreviewedItem[] }>;
}>;

const productsOf = (all: readonly OfProduct[]) => new Set(all.map(({ id }) => id)).size;

function summed(sales: readonly PreviewedSale[]): PricePreview['affected'] {
  const of = (kind: SaleEffect) => productsOf(sales.filter((one) => one.kind === kind));
  return {
    products: { ended: of('ended'), replaced: of('replaced'), planned: of('planned') },
    count: sales.length,
    sales: sales.slice(0, MOST_SHOWN),
  };
}

function countedItems(items: readonly PreviewedItem[]): PricePreview['unpriced'] {
  const products = items.filter(({ variationId }) => variationId === null).length;
  return { products, variations: items.length - products, items: items.slice(0, MOST_SHOWN) };
}

/**
 * The effect of a bulk change on prices: changed prices, sales that it would end or replace, and products left without
 * a price. Writes nothing.
 *
 * @param typed a `BulkChange`
 */
export function previewMany({ db, clock }: { db: DbOrTx; clock: Clock }) {
  return async (ids: readonly number[], typed: unknown): Promise<Outcome<PricePreview, EditRefusal>> => {
    const change = bulkChange.safeParse(typed);
    if (!change.success)
      return refuse({ code: 'catalogue.wrong-fields', problems: problemsIn(change.error) });
    if (ids.length > MOST_AT_ONCE) return refuse({ code: 'catalogue.too-many', limit: MOST_AT_ONCE });
    const stored = await readDrafts(db, ids);
    const now = clock();
    const drafts = [...stored.values()].map(({ draft }) => draft);
    const { terms } = await readTerms(db, namedAttributes(drafts));
    const changed = [...stored.values()].map(({ row, draft }) => {
      const after = withChange(draft, change.data);
      const product = { id: Number(row.id), name: toLocalized(draft.name) };
      return {
        prices: priceChanges(draft, after, { terms }).map((one) => ({ ...product, ...one })),
        sales: affectedSales(draft, after, { now, terms }).map((one) => ({ ...product, ...one })),
        unpriced: unpricedItems(after, { terms }).map((one) => ({ ...product, ...one })),
      };
    });
    const prices = changed.flatMap((one) => one.prices);
    return done({
      products: productsOf(prices),
      count: prices.length,
      wrong: prices.filter(({ isWrong }) => isWrong).length,
      prices: prices.slice(0, MOST_SHOWN),
      affected: summed(changed.flatMap((one) => one.sales)),
      unpriced: countedItems(changed.flatMap((one) => one.unpriced)),
    });
  };
}
