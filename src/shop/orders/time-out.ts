import type { OrderId } from '#kernel/ids.ts';
import type { Tx } from '#platform/database/client.ts';
import { moveLocked } from './move.ts';
import type { OrderNeeds } from './needs.ts';
import { lockOrder, readOverdue } from './orders.store.ts';

const AT_ONCE = 50;
const TIMED_OUT = { to: 'failed', actor: 'system', reason: 'time-out' } as const;

async function timeOut(needs: OrderNeeds, tx: Tx, id: OrderId): Promise<boolean> {
  const order = await lockOrder(tx, id);
  // Whoever held the lock before may have paid, or timed it out already.
  if (order === null || order.reservedUntil === null || order.reservedUntil > needs.clock()) return false;
  return (await moveLocked(needs, tx, { order, move: TIMED_OUT })).ok;
}

async function timeOutSome(needs: OrderNeeds): Promise<number> {
  let failed = 0;
  for (const id of await readOverdue(needs.db, needs.clock(), AT_ONCE))
    if (await needs.db.transaction().execute((tx) => timeOut(needs, tx, id))) failed += 1;
  return failed;
}

/**
 * Fails the orders that have waited too long for their payment, and gives their goods back: one transaction each, so
 * that a payment which arrives in the same moment comes either before, or after and takes the goods anew.
 *
 * @returns how many failed
 */
export function releaseExpired(needs: OrderNeeds) {
  return async (): Promise<number> => {
    let failed = 0;
    for (let some = await timeOutSome(needs); some > 0; some = await timeOutSome(needs)) failed += some;
    return failed;
  };
}
