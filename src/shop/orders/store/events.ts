import type { OrderId } from '#kernel/ids.ts';
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
