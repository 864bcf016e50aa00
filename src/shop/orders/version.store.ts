import type { OrderId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Order } from './order.ts';
import type { OrderRefusal } from './refusals.ts';

/** The number of the last thing that changed an order; notes change nothing. */
export async function readVersion(db: DbOrTx, orderId: OrderId): Promise<number> {
  const row = await db
    .selectFrom('order_event')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '<>', 'note')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** What was decided by looking at an order is done only while the order is what was seen; the caller has locked it. */
export async function checkSeen(
  db: DbOrTx,
  { id, status }: Order,
  seen: number | undefined,
): Promise<Outcome<void, OrderRefusal>> {
  if (seen === undefined || seen === (await readVersion(db, id))) return done(undefined);
  return refuse({ code: 'orders.changed-meanwhile', stored: status });
}
