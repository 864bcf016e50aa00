import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { findSellables } from './find-sellables.ts';
import { readVariationStock } from './product.store.ts';
import type { Sellable, StockStatus } from './product.ts';
import { parseStock } from './product-row.ts';
import { bestStatus } from './stock.ts';

const hasPrice = ({ regular_price_minor: price }: { regular_price_minor: number | null }) => price !== null;

async function statusOne(db: DbOrTx, goods: Sellable): Promise<StockStatus> {
  if (goods.type !== 'variable') return goods.prices.regular === null ? 'outofstock' : goods.stock.status;
  const priced = (await readVariationStock(db, goods.productId)).filter(hasPrice);
  return bestStatus(priced.map(parseStock));
}

/**
 * Where the stock of products and of variations stands, by their ids; what has no price yet is out of stock.
 *
 * @returns nothing for what is not published or is never sold as such
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
