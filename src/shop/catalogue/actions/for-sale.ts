import type { ProductId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { BundlePart, ChosenPart } from '../product.ts';
import { priceAt } from '../rules/price.ts';
import { readForSale } from '../store/for-sale.ts';
import { findSellables } from './find-sellables.ts';

/** A product or variation that staff can add to an order. */
export type ProductForSale = Readonly<{
  productId: ProductId;
  variationId: ProductId | null;
  sku: string;
  name: Localized;
  options: readonly Readonly<{ name: Localized; value: Localized }>[];
  /** The parts of a bundle with their default items. */
  parts: readonly ChosenPart[];
  /** The options of the parts; none for other products. */
  bundleParts: readonly BundlePart[];
  price: Money;
  /** Null when stock is not tracked. */
  left: number | null;
}>;

/**
 * Products for sale by part of name, SKU or barcode; variable products as their variations.
 *
 * @param limit maximum number
 */
export function findForSale({ db, clock }: { db: DbOrTx; clock: Clock }) {
  return async (text: string, limit: number): Promise<ProductForSale[]> => {
    const ids = await readForSale(db, text, limit);
    const products = await findSellables(
      db,
      ids.map((productId) => ({ productId, variationId: null })),
    );
    return ids.flatMap((id) => {
      const product = products.get(id);
      const price = product === undefined ? null : priceAt(product.prices, clock()).now;
      if (product === undefined || price === null) return [];
      const { productId, variationId, sku, name, stock, parts } = product;
      const options = product.options.map(({ name: option, value }) => ({ name: option, value }));
      const bundleParts = product.bundle?.parts ?? [];
      return [{ productId, variationId, sku, name, options, parts, bundleParts, price, left: stock.left }];
    });
  };
}
