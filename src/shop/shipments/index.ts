import type { OrderId } from '#kernel/ids.ts';
import { type ShipmentDeps, takeCourierEvent } from './actions/take-event.ts';
import type { LabelCarrier } from './labels/label-carrier.ts';
import type { ShipmentEvent } from './shipment.ts';
import { readEvents } from './store/events.ts';

export type { CourierWebhook, ShipmentDeps, ShippedOrder } from './actions/take-event.ts';
/** The interface of couriers for labels. */
export type { LabelCarrier, LabelFile, LabelParcel } from './labels/label-carrier.ts';
export type { ShipmentRefusal } from './refusals.ts';
export { SHIPMENT_STATUSES, type ShipmentEvent, type ShipmentStatus } from './shipment.ts';

/**
 * What couriers say of parcels. `take` takes an event of a signed webhook and answers `taken`, or `known` for one that
 * is stored; `printLabels` has the carrier print the labels of parcels; `of` returns the events of an order's parcel by the time they happened. An event changes no order.
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
