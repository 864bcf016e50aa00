import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import { openSlots, parseSlotId } from '../rules/slot.ts';
import type { Zone } from '../zone.ts';

/** The load of one slot on one day. */
export type SlotLoad = Readonly<{
  id: string;
  /** As YYYY-MM-DD in the shop's time zone. */
  day: string;
  from: Instant;
  to: Instant;
  taken: number;
  /** Null for no limit. */
  capacity: number | null;
}>;

/** The next days of a shipping method. */
export type MethodLoad = Readonly<{ zone: Localized; methodId: number; title: Localized; slots: SlotLoad[] }>;

/** Number of days, including today. */
const DAYS_SHOWN = 7;

type Coming = Omit<MethodLoad, 'slots'> & { slots: Omit<SlotLoad, 'taken'>[] };

/**
 * The slots of the next days, including those that can no longer be chosen.
 *
 * @param timezone the shop's
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

/** Adds the number of orders to each slot. */
export function withLoad(coming: readonly Coming[], taken: ReadonlyMap<string, number>): MethodLoad[] {
  return coming.map((method) => ({
    ...method,
    slots: method.slots.map((slot) => ({ ...slot, taken: taken.get(slot.id) ?? 0 })),
  }));
}
