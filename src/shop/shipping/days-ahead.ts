import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import { openSlots, parseSlotId } from './slot.ts';
import type { Zone } from './zone.ts';

/** How full one time of one day is. */
export type SlotLoad = Readonly<{
  id: string;
  /** As YYYY-MM-DD of the shop's zone. */
  day: string;
  from: Instant;
  to: Instant;
  taken: number;
  /** Null for no bound. */
  capacity: number | null;
}>;

/** The next days of one way of delivery. */
export type WayLoad = Readonly<{ zone: Localized; methodId: number; title: Localized; slots: SlotLoad[] }>;

/** Days that are shown, today among them. */
const DAYS_SHOWN = 7;

type Coming = Omit<WayLoad, 'slots'> & { slots: Omit<SlotLoad, 'taken'>[] };

/**
 * The times of the next days, those too that can no longer be chosen: somebody has to drive them.
 *
 * @param timezone the shop's own
 */
export function comingTimes(zones: readonly Zone[], now: Instant, timezone: string): Coming[] {
  return zones.flatMap(({ name, closedDays, methods }) =>
    methods
      .filter(({ slots }) => slots.length > 0)
      .map(({ id, title, slots, daysAhead }) => {
        const capacities = new Map(slots.map((window) => [window.id, window.capacity]));
        const timetable = {
          deliveryDays: 0,
          daysAhead: Math.min(daysAhead, DAYS_SHOWN - 1),
          closedDays,
          slots: slots.map((window) => ({ ...window, cutoffHours: 0 })),
        };
        const coming = openSlots(timetable, now, timezone).flatMap((slot) => {
          const parsed = parseSlotId(slot.id);
          if (parsed === null) return [];
          return [{ ...slot, day: parsed.day, capacity: capacities.get(parsed.windowId) ?? null }];
        });
        return { zone: name, methodId: id, title, slots: coming };
      }),
  );
}

/** The same with the orders that stand in each. */
export function withLoad(coming: readonly Coming[], taken: ReadonlyMap<string, number>): WayLoad[] {
  return coming.map((way) => ({
    ...way,
    slots: way.slots.map((slot) => ({ ...slot, taken: taken.get(slot.id) ?? 0 })),
  }));
}
