import type { OrderId } from '#kernel/ids.ts';
import type { Tx } from '#platform/database/client.ts';
import type { OrderDeps } from '../deps.ts';
import { lockOrder, readOverdue } from '../store/orders.ts';
import { moveLocked } from './move.ts';

const AT_ONCE = 50;
const TIMED_OUT = { to: 'failed', actor: 'system', reason: 'time-out' } as const;

async function timeOut(deps: OrderDeps, tx: Tx, id: OrderId): Promise<boolean> {
  const order = await lockOrder(tx, id);
  // The order may have been paid or timed out while this waited for the lock.
  if (order === null || order.reservedUntil === null || order.reservedUntil > deps.clock()) return false;
  return (await moveLocked(deps, tx, { order, move: TIMED_OUT })).ok;
}

async function timeOutSome(deps: OrderDeps): Promise<number> {
  let failed = 0;
  for (const id of await readOverdue(deps.db, deps.clock(), AT_ONCE))
    if (await deps.db.transaction().execute((tx) => timeOut(deps, tx, id))) failed += 1;
  return failed;
}

/**
 * Fails unpaid orders whose reservation expired and releases their stock, one transaction each. A concurrent payment
 * is recorded first, or takes the stock again.
 *
 * @returns the number of failed orders
 */
export function releaseExpired(deps: OrderDeps) {
  return async (): Promise<number> => {
    let failed = 0;
    for (let some = await timeOutSome(deps); some > 0; some = await timeOutSome(deps)) failed += some;
    return failed;
  };
}
