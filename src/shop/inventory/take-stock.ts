import type { OrderId, ProductId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { readCardOwners, type Taken, takeOne } from './inventory.store.ts';
import type { StockRefusal } from './refusals.ts';

/** What an order takes: each thing and, for bundles, the things it is made of. */
export type StockDemand = Taken & { parts: readonly Taken[] };

/** What some demands need of each product, in product order. */
export function gather(demands: readonly StockDemand[]): Taken[] {
  const wanted = new Map<ProductId, number>();
  const add = ({ productId, quantity }: Taken) =>
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

/** Takes everything in product order, so that two orders never wait for each other; the caller undoes a refusal. */
export async function takeStock(
  tx: DbOrTx,
  demands: readonly StockDemand[],
  orderId: OrderId,
): Promise<Outcome<readonly ProductId[], StockRefusal>> {
  const wanted = gather(demands);
  for (const taken of wanted) {
    if (!(await takeOne(tx, taken, orderId)))
      return refuse({ code: 'inventory.too-few', productId: taken.productId });
  }
  return done(
    await readCardOwners(
      tx,
      wanted.map(({ productId }) => productId),
    ),
  );
}
