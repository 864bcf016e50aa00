import type { OrderId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';

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

/** The content of a shipping label, in the printed language. */
export type LabelParcel = Readonly<{
  orderId: OrderId;
  from: Readonly<{ name: string; address: string; phone: string }>;
  to: Readonly<{ name: string; company: string; phone: string; lines: readonly string[] }>;
  /** Shipping method, day and time. */
  delivery: string;
  /** Directions for the driver, and the customer's note. */
  notes: readonly string[];
  /** Cash to collect as `249.00`; empty for none. */
  toCollect: string;
  /** Whether the driver must check the recipient's age. */
  isForAdults: boolean;
}>;

/** Labels of several parcels, one page each. */
export type LabelFile = Readonly<{ pdf: Uint8Array }>;

/**
 * Prints the labels of parcels: the shop's own, or those that a courier returns when it takes the parcels by its API.
 * Throws if the courier does not answer.
 */
export type LabelCarrier = Readonly<{
  code: string;
  print: (parcels: readonly LabelParcel[], language: Language) => Promise<LabelFile>;
}>;
