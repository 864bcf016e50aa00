import type { RefusalReplies } from '#kernel/refusal.ts';

export type ShipmentRefusal =
  /** Also while the shop shares no secret with a courier. */
  | { code: 'shipments.wrong-signature' }
  | { code: 'shipments.stale-signature' }
  | { code: 'shipments.unreadable-event' }
  /** The event is before its order, or in the future. */
  | { code: 'shipments.wrong-time' }
  | { code: 'shipments.unknown-number' }
  /** The id was used for another event. */
  | { code: 'shipments.event-used' };

export const shipmentRefusals = {
  'shipments.wrong-signature': { status: 401 },
  'shipments.stale-signature': { status: 401 },
  'shipments.unreadable-event': { status: 400 },
  'shipments.wrong-time': { status: 422 },
  'shipments.unknown-number': { status: 404 },
  'shipments.event-used': { status: 409 },
} as const satisfies RefusalReplies<ShipmentRefusal>;
