import type { OrderId, ProductId } from '#kernel/ids.ts';
import { done, type Outcome } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { StockRefusal } from '../refusals.ts';
import {
  deductStock,
  type GivingBack,
  putBack,
  readCardOwners,
  readHeld,
  releaseAll,
  takeOver,
} from '../store/inventory.ts';
import { gather, type StockDemand } from './deduct-stock.ts';

/** Returns everything an order holds to stock; idempotent. */
export async function releaseStock(
  tx: DbOrTx,
  orderId: OrderId,
  reason: GivingBack = 'release',
): Promise<ProductId[]> {
  return readCardOwners(tx, await releaseAll(tx, orderId, reason));
}

/** Returns part of what an order holds, at most that; bundles return their parts too. */
export async function returnStock(
  tx: DbOrTx,
  { orderId, demands, reason }: { orderId: OrderId; demands: readonly StockDemand[]; reason: GivingBack },
): Promise<ProductId[]> {
  const held = await readHeld(tx, orderId);
  const changed: ProductId[] = [];
  for (const { productId, quantity } of gather(demands)) {
    const change = Math.min(quantity, held.get(productId) ?? 0);
    if (change === 0) continue;
    await putBack(tx, { productId, quantity: change, reason, orderId });
    changed.push(productId);
  }
  return readCardOwners(tx, changed);
}

/** Adjusts the stock an order holds to other demands: takes what is missing, returns what is surplus. */
export async function adjustStock(
  tx: DbOrTx,
  orderId: OrderId,
  demands: readonly StockDemand[],
): Promise<Outcome<readonly ProductId[], StockRefusal>> {
  const held = await readHeld(tx, orderId);
  const wanted = new Map(gather(demands).map(({ productId, quantity }) => [productId, quantity]));
  const all = [...new Set([...held.keys(), ...wanted.keys()])].sort((a, b) => a - b);
  for (const productId of all) {
    const more = (wanted.get(productId) ?? 0) - (held.get(productId) ?? 0);
    if (more < 0) await putBack(tx, { productId, quantity: -more, reason: 'release', orderId });
    if (more <= 0) continue;
    const taken = await deductStock(tx, { productId, quantity: more }, orderId);
    if (!taken.ok) return taken;
  }
  return done(await readCardOwners(tx, all));
}

/** Transfers held stock from one order to another; levels do not change. */
export async function handOver(
  tx: DbOrTx,
  { from, to, demands }: { from: OrderId; to: OrderId; demands: readonly StockDemand[] },
): Promise<void> {
  const held = await readHeld(tx, from);
  for (const { productId, quantity } of gather(demands)) {
    const change = Math.min(quantity, held.get(productId) ?? 0);
    if (change === 0) continue;
    const placed = await putBack(tx, { productId, quantity: change, reason: 'release', orderId: from });
    await takeOver(tx, { productId, orderId: to }, placed);
  }
}
