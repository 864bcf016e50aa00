import { sql } from 'kysely';
import type { OrderId } from '#kernel/ids.ts';
import { personPattern, type Reachable, withoutContacts } from '#kernel/text/person-pattern.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { OrderEvent } from '../order.ts';
import { parseEvent } from './order-row.ts';

export type NewEvent = Pick<OrderEvent, 'from' | 'to' | 'actor' | 'reason' | 'at'> &
  Partial<Pick<OrderEvent, 'kind' | 'isForCustomer' | 'facts'>>;

export async function insertEvent(tx: DbOrTx, orderId: OrderId, event: NewEvent): Promise<number> {
  const row = await tx
    .insertInto('order_event')
    .values({
      order_id: orderId,
      kind: event.kind ?? 'move',
      from_status: event.from,
      to_status: event.to,
      actor: event.actor,
      reason: event.reason,
      is_for_customer: event.isForCustomer ?? false,
      facts: JSON.stringify(event.facts ?? {}),
      at: event.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function readEvents(db: DbOrTx, orderId: OrderId): Promise<OrderEvent[]> {
  const rows = await db
    .selectFrom('order_event')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(parseEvent);
}

/** Takes a person out of notes and reasons in the history of orders, but for some orders, such as their own. */
export async function forgetInHistory(
  tx: DbOrTx,
  person: Reachable,
  besides: readonly OrderId[],
): Promise<void> {
  const pattern = personPattern(person);
  if (pattern === null) return;
  const { rows } = await sql<{ id: number; reason: string }>`
    select id, reason from order_event where reason ~* ${pattern} and order_id <> all(${[...besides]}::int[])
  `.execute(tx);
  for (const { id, reason } of rows)
    await tx
      .updateTable('order_event')
      .set({ reason: withoutContacts(reason, pattern) })
      .where('id', '=', id)
      .execute();
}
