import type { Instant } from '#kernel/instant.ts';
import type { ShipmentEvent, ShipmentStatus } from '../shipment.ts';

const ENDS: readonly ShipmentStatus[] = ['delivered', 'returned'];

/** Events in chronological order; late arrivals are sorted in. */
export function inOrder(events: readonly ShipmentEvent[]): ShipmentEvent[] {
  return events.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id);
}

/** Whether more events are expected: the parcel is neither delivered nor returned. */
export function isInTransit(events: readonly ShipmentEvent[]): boolean {
  const last = inOrder(events).at(-1);
  return last === undefined || !ENDS.includes(last.status);
}

/** When delivery is expected, as said last; null once it is over. */
export function expectedAt(events: readonly ShipmentEvent[]): Instant | null {
  if (!isInTransit(events)) return null;
  return inOrder(events).findLast((event) => event.expectedAt !== null)?.expectedAt ?? null;
}

/** What changes with every event: a page that has seen it is up to date. */
export function lastSeen(events: readonly ShipmentEvent[]): number {
  return Math.max(0, ...events.map(({ id }) => id));
}
