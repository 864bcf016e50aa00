import { expect, it } from 'vitest';
import type { OrderStatus } from './order.ts';
import { MOVES } from './states.ts';
import { fromWireStatus, toWireStatus, WIRE_STATUSES } from './wire-status.ts';

const all = Object.keys(MOVES) as OrderStatus[];

it.each(all)('OR-01 %s has a WooCommerce status that leads back to it', (status) => {
  expect(fromWireStatus(toWireStatus(status))).toContain(status);
});

it.each(WIRE_STATUSES)('OR-01 %s of WooCommerce stands for states that are told as it', (wire) => {
  for (const status of fromWireStatus(wire)) expect(toWireStatus(status)).toBe(wire);
});

it('OR-01 an order in hand is processing, one at its shopper is completed', () => {
  expect(['confirmed', 'packed', 'shipped'].map((status) => toWireStatus(status as OrderStatus))).toEqual([
    'processing',
    'processing',
    'processing',
  ]);
  expect(fromWireStatus('processing')[0]).toBe('confirmed');
});
