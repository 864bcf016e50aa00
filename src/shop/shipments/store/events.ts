import type { Selectable } from 'kysely';
import type { OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Database, DbOrTx } from '#platform/database/client.ts';
import type { CourierEvent, ShipmentEvent, ShipmentStatus } from '../shipment.ts';

function parseRow(row: Selectable<Database['shipment_event']>): ShipmentEvent {
  return {
    id: row.id,
    trackingNumber: row.tracking_number,
    status: row.status as ShipmentStatus,
    at: row.at,
    place: row.place,
    expectedAt: row.expected_at,
  };
}

/** The events of an order's parcel, in order. */
export async function readEvents(db: DbOrTx, orderId: OrderId): Promise<ShipmentEvent[]> {
  const rows = await db
    .selectFrom('shipment_event')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(parseRow);
}

/** The digest of the body that an event was stored from; null when it is unknown. */
export async function findDigest(db: DbOrTx, eventId: string): Promise<string | null> {
  const row = await db
    .selectFrom('shipment_event')
    .select('digest')
    .where('event_id', '=', eventId)
    .limit(1)
    .executeTakeFirst();
  return row?.digest ?? null;
}

export type NewEvent = CourierEvent & Readonly<{ orderId: OrderId; digest: string; receivedAt: Instant }>;

/** @returns false when the order has this event already */
export async function insertEvent(tx: DbOrTx, event: NewEvent): Promise<boolean> {
  const row = await tx
    .insertInto('shipment_event')
    .values({
      order_id: event.orderId,
      tracking_number: event.trackingNumber,
      event_id: event.eventId,
      digest: event.digest,
      status: event.status,
      at: event.at,
      place: event.place,
      expected_at: event.expectedAt,
      received_at: event.receivedAt,
    })
    .onConflict((conflict) => conflict.columns(['event_id', 'order_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
