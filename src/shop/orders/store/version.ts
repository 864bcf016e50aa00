import type { OrderId } from '#kernel/ids.ts';
import { changedMeanwhile } from '#kernel/optimistic-lock.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Order } from '../order.ts';
import type { OrderRefusal } from '../refusals.ts';

/** The last thing that changed an order; notes change nothing. */
async function readLastChange(db: DbOrTx, orderId: OrderId) {
  return db
    .selectFrom('order_event')
    .select(['id', 'actor as name', 'at'])
    .where('order_id', '=', orderId)
    .where('kind', '<>', 'note')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The number of the last thing that changed an order. */
export async function readVersion(db: DbOrTx, orderId: OrderId): Promise<number> {
  return (await readLastChange(db, orderId))?.id ?? 0;
}

/** The refusal of what was decided by an older state of an order. */
export async function staleOrder(db: DbOrTx, { id, status }: Order): Promise<OrderRefusal> {
  const last = await readLastChange(db, id);
  const saver = last === undefined ? { auditEntry: null } : { name: last.name, at: last.at };
  return changedMeanwhile({ stored: status, version: last?.id ?? 0, saver });
}

/** What was decided by looking at an order is done only while it is of that version; the caller has locked it. */
export async function checkVersion(
  db: DbOrTx,
  order: Order,
  version: number | undefined,
): Promise<Outcome<void, OrderRefusal>> {
  if (version === undefined || version === (await readVersion(db, order.id))) return done(undefined);
  return refuse(await staleOrder(db, order));
}
