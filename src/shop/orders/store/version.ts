import { sql } from 'kysely';
import { editConflict } from '#kernel/editing/optimistic-lock.ts';
import type { OrderId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Order, OrderEvent } from '../order.ts';
import type { OrderRefusal } from '../refusals.ts';
import type { OrderStatus } from '../rules/order-status.ts';

type Kind = OrderEvent['kind'];

/** Notes change nothing. */
const NOTES: readonly Kind[] = ['note'];
/**
 * Events that change neither the state of an order nor its items and address; refunds without quantities do not
 * either.
 */
const BESIDE: readonly Kind[] = [...NOTES, 'payment', 'document', 'contact'];

/** The last thing that changed an order. */
async function readLastChange(db: DbOrTx, orderId: OrderId, beside: readonly Kind[] = NOTES) {
  return (
    db
      .selectFrom('order_event')
      .select(['id', 'actor as name', 'at'])
      .where('order_id', '=', orderId)
      .where('kind', 'not in', beside)
      // A refund of an amount does not change the items.
      .$if(beside === BESIDE, (query) => query.where(sql`coalesce(facts ->> 'pieces', '')`, '<>', '0'))
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  );
}

/** The number of the last thing that changed an order. */
export async function readVersion(db: DbOrTx, orderId: OrderId): Promise<number> {
  return (await readLastChange(db, orderId))?.id ?? 0;
}

/** The versions of some orders. */
export async function readOrderVersions(
  db: DbOrTx,
  ids: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_event')
    .select(({ fn }) => ['order_id as id', fn.max('id').as('version')])
    .where('order_id', 'in', ids)
    .where('kind', 'not in', NOTES)
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** The refusal of what was decided by an older state of an order. */
async function staleOrder(
  db: DbOrTx,
  { id, status }: Order,
  beside: readonly Kind[] = NOTES,
): Promise<OrderRefusal> {
  const last = await readLastChange(db, id, beside);
  const saver = last === undefined ? { auditEntry: null } : { name: last.name, at: last.at };
  return editConflict({ stored: status, version: last?.id ?? 0, saver });
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

type Seen = Readonly<{
  /** The state the caller saw; undefined: any. */
  from: OrderStatus | undefined;
  /** The version the caller saw; undefined: any. */
  version: number | undefined;
}>;

/**
 * The version check of a move: only changes of state, items and address count; payments, documents, refunds by amount
 * and contact changes do not. The caller has locked the order.
 */
export async function checkSeen(
  db: DbOrTx,
  order: Order,
  { from = order.status, version }: Seen,
): Promise<Outcome<void, OrderRefusal>> {
  const last = version === undefined ? undefined : await readLastChange(db, order.id, BESIDE);
  const isNewer = last !== undefined && version !== undefined && last.id > version;
  return from !== order.status || isNewer ? refuse(await staleOrder(db, order, BESIDE)) : done(undefined);
}
