import { expect, it } from 'vitest';
import type { OrderStatus } from './order-status.ts';
import { MOVES } from './states.ts';
import { fromWireStatus, toWireStatus, WIRE_STATUSES } from './wire-status.ts';

const all = Object.keys(MOVES) as OrderStatus[];

it.each(all)('OR-01 %s converts to a WooCommerce status and back', (status) => {
  expect(fromWireStatus(toWireStatus(status))).toContain(status);
});

it.each(WIRE_STATUSES)('OR-01 %s of WooCommerce maps to states with that status', (wire) => {
  for (const status of fromWireStatus(wire)) expect(toWireStatus(status)).toBe(wire);
});

it('OR-01 an order in progress is processing, a delivered one completed', () => {
  expect(['confirmed', 'packed', 'shipped'].map((status) => toWireStatus(status as OrderStatus))).toEqual([
    'processing',
    'processing',
    'processing',
  ]);
  expect(fromWireStatus('processing')[0]).toBe('confirmed');
});
