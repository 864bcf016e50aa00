import type { OrderStatus } from './order-status.ts';

/** WooCommerce's order states. */
export const WIRE_STATUSES = [
  'pending',
  'on-hold',
  'processing',
  'completed',
  'cancelled',
  'refunded',
  'failed',
] as const;
export type WireStatus = (typeof WIRE_STATUSES)[number];

const TO_WIRE: Readonly<Record<OrderStatus, WireStatus>> = {
  pending: 'pending',
  'on-hold': 'on-hold',
  confirmed: 'processing',
  packed: 'processing',
  shipped: 'processing',
  delivered: 'completed',
  completed: 'completed',
  cancelled: 'cancelled',
  failed: 'failed',
  refunded: 'refunded',
  // Returned but not refunded: shown to the customer as processing.
  returned: 'processing',
};

export function toWireStatus(status: OrderStatus): WireStatus {
  return TO_WIRE[status];
}

const FROM_WIRE: Readonly<Record<WireStatus, readonly [OrderStatus, ...OrderStatus[]]>> = {
  pending: ['pending'],
  'on-hold': ['on-hold'],
  processing: ['confirmed', 'packed', 'shipped', 'returned'],
  completed: ['completed', 'delivered'],
  cancelled: ['cancelled'],
  refunded: ['refunded'],
  failed: ['failed'],
};

/** @returns the states that map to WooCommerce's, the one to set first */
export function fromWireStatus(status: WireStatus): readonly [OrderStatus, ...OrderStatus[]] {
  return FROM_WIRE[status];
}
