import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Sellable, StockStatus } from '../product.ts';
import { bestStatus } from '../rules/stock.ts';
import { readVariationStock } from '../store/product.ts';
import { parseStock } from '../store/product-row.ts';
import { findSellables } from './find-sellables.ts';

const hasPrice = ({ regular_price_minor: price }: { regular_price_minor: number | null }) => price !== null;

async function statusOne(db: DbOrTx, goods: Sellable): Promise<StockStatus> {
  if (goods.type !== 'variable') return goods.prices.regular === null ? 'outofstock' : goods.stock.status;
  const priced = (await readVariationStock(db, goods.productId)).filter(hasPrice);
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
  const goods = await findSellables(
    db,
    ids.map((productId) => ({ productId, variationId: null })),
  );
  const statuses = new Map<ProductId, StockStatus>();
  for (const [id, one] of goods) {
    if (one.isPublished && one.type !== 'grouped' && one.type !== 'external') {
      statuses.set(id, await statusOne(db, one));
    }
  }
  return statuses;
}
