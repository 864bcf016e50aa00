import { expect, it } from 'vitest';
import type { ShipmentEvent } from '../shipment.ts';
import { expectedAt, inOrder, isInTransit, lastSeen } from './progress.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 26, hour));
function event(id: number, hour: number, more: Partial<ShipmentEvent> = {}): ShipmentEvent {
  return {
    id,
    trackingNumber: 'DP-1',
    status: 'picked-up',
    at: at(hour),
    place: '',
    expectedAt: null,
    ...more,
  };
}

it('a late event is sorted by its time', () => {
  const events = [event(1, 8), event(2, 12), event(3, 10), event(4, 12)];
  expect(inOrder(events).map(({ id }) => id)).toEqual([1, 3, 2, 4]);
  expect(lastSeen(events)).toBe(4);
  expect(lastSeen([])).toBe(0);
});

it('a parcel is in transit until the last event is delivered or returned', () => {
  expect(isInTransit([])).toBe(true);
  expect(isInTransit([event(1, 8), event(2, 9, { status: 'failed-attempt' })])).toBe(true);
  expect(isInTransit([event(2, 9, { status: 'delivered' }), event(3, 8)])).toBe(false);
  expect(isInTransit([event(1, 9, { status: 'returned' })])).toBe(false);
});

it('expected delivery is the latest of the courier, until the parcel arrives', () => {
  const events = [event(1, 8, { expectedAt: at(15) }), event(2, 9, { expectedAt: at(17) }), event(3, 10)];
  expect(expectedAt(events)).toEqual(at(17));
  expect(expectedAt([...events, event(4, 11, { status: 'delivered' })])).toBeNull();
  expect(expectedAt([event(1, 8)])).toBeNull();
});
