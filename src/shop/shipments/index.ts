import type { OrderId } from '#kernel/ids.ts';
import { type ShipmentDeps, takeCourierEvent } from './actions/take-event.ts';
import type { LabelCarrier, ShipmentEvent } from './shipment.ts';
import { readEvents } from './store/events.ts';

export type { CourierWebhook, ShipmentDeps, ShippedOrder } from './actions/take-event.ts';
export type { ShipmentRefusal } from './refusals.ts';
/** The interface of couriers for labels. */
export type { LabelCarrier, LabelFile, LabelParcel } from './shipment.ts';
export { SHIPMENT_STATUSES, type ShipmentEvent, type ShipmentStatus } from './shipment.ts';

/**
 * Tracking of parcels. `take` stores an event of a signed webhook and returns `taken`, or `known` for a repeated one;
 * `printLabels` has the carrier print the labels of parcels; `of` returns the events of an order's parcel in
 * chronological order. Events do not change orders.
 *
 * Refusals: `shipments.wrong-signature`, `shipments.stale-signature`, `shipments.unreadable-event`,
 * `shipments.event-used`, `shipments.unknown-number`, `shipments.wrong-time`.
 */
export function createShipments(deps: ShipmentDeps & { carrier: LabelCarrier }) {
  return {
    printLabels: deps.carrier.print,
    take: takeCourierEvent(deps),
    of: (orderId: OrderId): Promise<ShipmentEvent[]> => readEvents(deps.db, orderId),
  };
}
