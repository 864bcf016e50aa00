import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { findSellables } from './find-sellables.ts';
import { readVariationStock } from './product.store.ts';
import type { Sellable, StockStatus } from './product.ts';
import { parseStock } from './product-row.ts';
import { bestStatus } from './stock.ts';

async function statusOne(db: DbOrTx, goods: Sellable): Promise<StockStatus> {
  if (goods.type !== 'variable') return goods.stock.status;
  return bestStatus((await readVariationStock(db, goods.productId)).map(parseStock));
}

/**
 * Where the stock of products and of variations stands, by their ids.
 *
 * @returns nothing for what is not published, has no price, or is never sold as such
 */
export async function statusOf(
  db: DbOrTx,
  ids: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, StockStatus>> {
  const goods = await findSellables(
    db,
    ids.map((productId) => ({ productId, variationId: null })),
  );
  const statuses = new Map<ProductId, StockStatus>();
  for (const [id, one] of goods) {
    const isSold = one.isPublished && (one.type === 'variable' || one.prices.regular !== null);
    if (isSold && one.type !== 'grouped' && one.type !== 'external') {
      statuses.set(id, await statusOne(db, one));
    }
  }
  return statuses;
}
