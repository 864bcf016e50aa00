import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { OrderId, RefundId, ReturnId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Database, DbOrTx } from '#platform/database/client.ts';
import { type OrderReturn, RETURN_REASONS, type ReturnEvent, type ReturnState } from '../rules/return.ts';

const lines = z.array(z.object({ position: z.int(), quantity: z.int() }));

type EventRow = Selectable<Database['order_return_event']>;

function parseReturn(row: Selectable<Database['order_return']>, events: readonly EventRow[]): OrderReturn {
  return {
    id: row.id,
    orderId: row.order_id,
    state: row.state as ReturnState,
    lines: lines.parse(row.lines),
    reason: z.enum(RETURN_REASONS).parse(row.reason),
    words: row.words,
    wish: row.wish === 'exchange' ? 'exchange' : 'refund',
    refundId: row.refund_id,
    exchangeOrderId: row.exchange_order_id,
    askedAt: row.asked_at,
    timeline: events.map(({ from_state, to_state, actor, reason, at }) => ({
      from: from_state as ReturnState | null,
      to: to_state as ReturnState,
      actor,
      reason,
      at,
    })),
  };
}

export type NewReturn = Pick<OrderReturn, 'orderId' | 'lines' | 'reason' | 'words' | 'wish' | 'askedAt'>;

export async function insertReturn(tx: DbOrTx, requested: NewReturn): Promise<ReturnId> {
  const row = await tx
    .insertInto('order_return')
    .values({
      order_id: requested.orderId,
      state: 'asked',
      lines: JSON.stringify(requested.lines),
      reason: requested.reason,
      words: requested.words,
      wish: requested.wish,
      asked_at: requested.askedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function insertReturnEvent(tx: DbOrTx, id: ReturnId, event: ReturnEvent): Promise<void> {
  await tx
    .insertInto('order_return_event')
    .values({
      return_id: id,
      from_state: event.from,
      to_state: event.to,
      actor: event.actor,
      reason: event.reason,
      at: event.at,
    })
    .execute();
}

type Outcome = { state: ReturnState; refundId?: RefundId; exchangeOrderId?: OrderId };

export async function saveReturn(tx: DbOrTx, id: ReturnId, outcome: Outcome): Promise<void> {
  await tx
    .updateTable('order_return')
    .set({
      state: outcome.state,
      ...(outcome.refundId === undefined ? {} : { refund_id: outcome.refundId }),
      ...(outcome.exchangeOrderId === undefined ? {} : { exchange_order_id: outcome.exchangeOrderId }),
    })
    .where('id', '=', id)
    .execute();
}

export async function readReturns(
  db: DbOrTx,
  where: { orderId: OrderId } | { id: ReturnId },
): Promise<OrderReturn[]> {
  const rows = await db
    .selectFrom('order_return')
    .selectAll()
    .where('orderId' in where ? 'order_id' : 'id', '=', 'orderId' in where ? where.orderId : where.id)
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const events = await db
    .selectFrom('order_return_event')
    .selectAll()
    .where(
      'return_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  return rows.map((row) =>
    parseReturn(
      row,
      events.filter(({ return_id }) => return_id === row.id),
    ),
  );
}

/** Returns that staff must handle, oldest first. */
export async function readOpenReturns(db: DbOrTx): Promise<OrderReturn[]> {
  const rows = await db
    .selectFrom('order_return')
    .select('id')
    .where('state', 'in', ['asked', 'approved', 'received'])
    .orderBy('id')
    .limit(200)
    .execute();
  const returns = await Promise.all(rows.map(({ id }) => readReturns(db, { id })));
  return returns.flat();
}

/** The start of the return period. */
export async function readDeliveredAt(db: DbOrTx, orderId: OrderId): Promise<Instant | null> {
  const row = await db
    .selectFrom('order_event')
    .select('at')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'move')
    .where('to_status', '=', 'delivered')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}
