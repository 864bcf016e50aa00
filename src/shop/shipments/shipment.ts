import type { Instant } from '#kernel/instant.ts';

/** A parcel's status as reported by the courier. */
export const SHIPMENT_STATUSES = [
  'accepted',
  'picked-up',
  'out-for-delivery',
  'delivered',
  'failed-attempt',
  'returned',
] as const;
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];

/** One step of a parcel. */
export type ShipmentEvent = Readonly<{
  id: number;
  trackingNumber: string;
  status: ShipmentStatus;
  /** When it happened, by the courier. */
  at: Instant;
  /** Empty when the courier does not say. */
  place: string;
  /** When the courier expects to deliver. */
  expectedAt: Instant | null;
}>;

/** An event as the courier sends it. */
export type CourierEvent = Omit<ShipmentEvent, 'id'> & Readonly<{ eventId: string }>;
