import type { ProductId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { findSellables } from './find-sellables.ts';
import { readForSale } from './for-sale.store.ts';
import { priceAt } from './price.ts';
import type { BundlePart, ChosenPart } from './product.ts';

/** Something that can be put into an order, as staff chooses it. */
export type GoodsForSale = Readonly<{
  productId: ProductId;
  variationId: ProductId | null;
  sku: string;
  name: Localized;
  options: readonly Readonly<{ name: Localized; value: Localized }>[];
  /** What a bundle is made of, as it is chosen first. */
  parts: readonly ChosenPart[];
  /** What can be chosen of each of its parts; none for what is no bundle. */
  bundleParts: readonly BundlePart[];
  price: Money;
  /** Null where it is not counted. */
  left: number | null;
}>;

/**
 * Goods that can be sold now, by a part of their name, SKU or barcode; of a variable product each of its variations.
 *
 * @param limit the most that are given
 */
export function findForSale({ db, clock }: { db: DbOrTx; clock: Clock }) {
  return async (text: string, limit: number): Promise<GoodsForSale[]> => {
    const ids = await readForSale(db, text, limit);
    const goods = await findSellables(
      db,
      ids.map((productId) => ({ productId, variationId: null })),
    );
    return ids.flatMap((id) => {
      const found = goods.get(id);
      const price = found === undefined ? null : priceAt(found.prices, clock()).now;
      if (found === undefined || price === null) return [];
      const { productId, variationId, sku, name, stock, parts } = found;
      const options = found.options.map(({ name: option, value }) => ({ name: option, value }));
      const bundleParts = found.bundle?.parts ?? [];
      return [{ productId, variationId, sku, name, options, parts, bundleParts, price, left: stock.left }];
    });
  };
}
