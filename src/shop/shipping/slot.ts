import { TZDate } from '@date-fns/tz';
import { addDays, addMinutes, differenceInCalendarDays, getISODay, startOfDay } from 'date-fns';
import { HOUR_MS, type Instant } from '#kernel/instant.ts';
import { arrivalDay, dayText } from './arrival.ts';
import type { ChosenSlot, DeliverySlot } from './rate.ts';

/** A time of the day at which somebody comes, on some days of the week. */
export type SlotWindow = Readonly<{
  id: number;
  /** 1 Monday to 7 Sunday. */
  weekdays: readonly number[];
  /** Minutes after midnight of the shop's zone. */
  fromMinute: number;
  toMinute: number;
  /** Until so many hours before its begin it can be chosen. */
  cutoffHours: number;
  /** Orders that fit into one day's slot; null for no bound. */
  capacity: number | null;
}>;

/** What the times of a way of delivery are made of. */
export type Timetable = Readonly<{
  deliveryDays: number;
  daysAhead: number;
  closedDays: readonly string[];
  slots: readonly SlotWindow[];
}>;

const ID = /^(\d{1,9})@(\d{4}-\d{2}-\d{2})$/;

/** @returns null for a text that names no slot */
export function parseSlotId(text: string): { windowId: number; day: string } | null {
  const [, windowId, day] = ID.exec(text) ?? [];
  return windowId === undefined || day === undefined ? null : { windowId: Number(windowId), day };
}

function slotOn(day: Date, { id, fromMinute, toMinute }: SlotWindow, timezone: string): ChosenSlot {
  return {
    id: `${id}@${dayText(day, timezone)}`,
    from: new Date(addMinutes(day, fromMinute).getTime()),
    to: new Date(addMinutes(day, toMinute).getTime()),
  };
}

/** The times of one day that can still be chosen, by their begin. */
function slotsOfDay(day: Date, { slots, closedDays }: Timetable, { now, timezone }: At): ChosenSlot[] {
  if (closedDays.includes(dayText(day, timezone))) return [];
  return slots
    .filter(({ weekdays }) => weekdays.includes(getISODay(day)))
    .toSorted((a, b) => a.fromMinute - b.fromMinute)
    .map((window) => ({ slot: slotOn(day, window, timezone), cutoffMs: window.cutoffHours * HOUR_MS }))
    .filter(({ slot, cutoffMs }) => now.getTime() <= slot.from.getTime() - cutoffMs)
    .map(({ slot }) => slot);
}

type At = { now: Instant; timezone: string };

/** Day after day, as far as anybody looks. */
function* comingSlots(timetable: Timetable, at: At): Generator<ChosenSlot> {
  const { deliveryDays: workingDays, daysAhead, closedDays } = timetable;
  const { now, timezone } = at;
  const noon = arrivalDay(now, { workingDays, closedDays }, timezone);
  const today = startOfDay(new TZDate(now.getTime(), timezone));
  let day = startOfDay(new TZDate(noon.getTime(), timezone));
  for (let ahead = differenceInCalendarDays(day, today); ahead <= daysAhead; ahead += 1) {
    yield* slotsOfDay(day, timetable, at);
    day = addDays(day, 1);
  }
}

/**
 * The times that can be chosen now, by their begin; whether anybody else has taken them is not looked at.
 *
 * @param timezone the shop's own
 * Source: CO-05
 */
export function openSlots(timetable: Timetable, now: Instant, timezone: string): ChosenSlot[] {
  return [...comingSlots(timetable, { now, timezone })];
}

/** The same with what is taken already. @param taken orders by slot */
export function withPlaces(
  open: readonly ChosenSlot[],
  windows: readonly SlotWindow[],
  taken: ReadonlyMap<string, number>,
): DeliverySlot[] {
  const capacities = new Map(windows.map(({ id, capacity }) => [id, capacity]));
  return open.map((slot) => {
    const capacity = capacities.get(parseSlotId(slot.id)?.windowId ?? 0) ?? null;
    return { ...slot, isFull: capacity !== null && (taken.get(slot.id) ?? 0) >= capacity };
  });
}

/**
 * The time a shopper has: the one that was chosen, or for who chose none the first with a place. One of another way of
 * delivery counts as none.
 *
 * @returns null when the chosen one is full or over, or when none has a place
 */
export function slotChosen(slots: readonly DeliverySlot[], chosen: string): DeliverySlot | null {
  const windowId = parseSlotId(chosen)?.windowId;
  const isOfThisWay = slots.some(({ id }) => parseSlotId(id)?.windowId === windowId);
  const wanted = isOfThisWay ? slots.filter(({ id }) => id === chosen) : slots;
  return wanted.find(({ isFull }) => !isFull) ?? null;
}

/**
 * The day something ordered now arrives by a way of delivery: that of its first time, or where no time is chosen the one
 * that is promised.
 *
 * @returns noon of the day; null when the way has times and none is near enough
 */
export function firstDay(timetable: Timetable, now: Instant, timezone: string): Instant | null {
  const { deliveryDays: workingDays, closedDays, slots } = timetable;
  if (slots.length === 0) return arrivalDay(now, { workingDays, closedDays }, timezone);
  for (const first of comingSlots(timetable, { now, timezone })) return noonOf(first, timezone);
  return null;
}

/** The first moment at which the first of the times can no longer be chosen; null for a way without times. */
export function nextCutoff(timetable: Timetable, now: Instant, timezone: string): Instant | null {
  for (const first of comingSlots(timetable, { now, timezone })) {
    const window = timetable.slots.find(({ id }) => id === parseSlotId(first.id)?.windowId);
    return new Date(first.from.getTime() - (window?.cutoffHours ?? 0) * HOUR_MS + 1);
  }
  return null;
}

/** @returns noon of a slot's day */
export function noonOf({ from }: ChosenSlot, timezone: string): Instant {
  const day = startOfDay(new TZDate(from.getTime(), timezone));
  return new Date(addMinutes(day, 12 * 60).getTime());
}
