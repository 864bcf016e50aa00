import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Sellable, StockStatus } from '../product.ts';
import { parseStock } from '../rules/product-row.ts';
import { bestStatus } from '../rules/stock.ts';
import { readVariationStock } from '../store/product.ts';
import { findSellables } from './find-sellables.ts';

const hasPrice = ({ regular_price_minor: price }: { regular_price_minor: number | null }) => price !== null;

async function statusOne(db: DbOrTx, product: Sellable): Promise<StockStatus> {
  if (product.type !== 'variable')
    return product.prices.regular === null ? 'outofstock' : product.stock.status;
  const priced = (await readVariationStock(db, product.productId)).filter(hasPrice);
  return bestStatus(priced.map(parseStock));
}

/**
 * The stock status of products and variations, by id; without a price it is out of stock.
 *
 * @returns nothing for unpublished products and types that are not sold themselves
 */
export async function statusOf(
  db: DbOrTx,
  ids: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, StockStatus>> {
  const products = await findSellables(
    db,
    ids.map((productId) => ({ productId, variationId: null })),
  );
  const statuses = new Map<ProductId, StockStatus>();
  for (const [id, one] of products) {
    if (one.isPublished && one.type !== 'grouped' && one.type !== 'external') {
      statuses.set(id, await statusOne(db, one));
    }
  }
  return statuses;
}
