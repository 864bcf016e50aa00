import type { OrderId, ProductId } from '#kernel/ids.ts';
import { done, type Outcome } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { StockRefusal } from '../refusals.ts';
import { deductStock, readCardOwners, type StockDeduction } from '../store/inventory.ts';

/** What an order takes: each product and, for bundles, the parts. */
export type StockDemand = StockDeduction & { parts: readonly StockDeduction[] };

/** Demands summed by product, in product order. */
export function gather(demands: readonly StockDemand[]): StockDeduction[] {
  const wanted = new Map<ProductId, number>();
  const add = ({ productId, quantity }: StockDeduction) =>
    wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
  for (const demand of demands) {
    add(demand);
    for (const part of demand.parts)
      add({ productId: part.productId, quantity: part.quantity * demand.quantity });
  }
  return [...wanted]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((a, b) => a.productId - b.productId);
}

/** Takes everything in product order, to prevent deadlocks; the caller rolls back on a refusal. */
export async function takeStock(
  tx: DbOrTx,
  demands: readonly StockDemand[],
  orderId: OrderId,
): Promise<Outcome<readonly ProductId[], StockRefusal>> {
  const wanted = gather(demands);
  for (const one of wanted) {
    const taken = await deductStock(tx, one, orderId);
    if (!taken.ok) return taken;
  }
  return done(
    await readCardOwners(
      tx,
      wanted.map(({ productId }) => productId),
    ),
  );
}
