import type { OrderStatus } from './order.ts';

/** The states that WooCommerce's clients know. */
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
  // The goods are back and the money is not yet: to the shopper's side it is being worked on.
  returned: 'processing',
};

/** @returns the state as WooCommerce's clients are told */
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

/** @returns the states that WooCommerce's stands for, the one that is meant when it is set standing first */
export function fromWireStatus(status: WireStatus): readonly [OrderStatus, ...OrderStatus[]] {
  return FROM_WIRE[status];
}
