import { TZDate } from '@date-fns/tz';
import { addDays, addMinutes, differenceInCalendarDays, getISODay, startOfDay } from 'date-fns';
import { HOUR_MS, type Instant } from '#kernel/instant.ts';
import { arrivalDay, dayText } from './arrival.ts';
import type { ChosenSlot, DeliverySlot } from './rate.ts';

/** A delivery window on some weekdays. */
export type SlotWindow = Readonly<{
  id: number;
  /** 1 Monday to 7 Sunday. */
  weekdays: readonly number[];
  /** Minutes after midnight in the shop's time zone. */
  fromMinute: number;
  toMinute: number;
  /** Can be chosen until this many hours before its start. */
  cutoffHours: number;
  /** Maximum orders per day; null for none. */
  capacity: number | null;
}>;

/** The slots of a shipping method. */
export type Timetable = Readonly<{
  deliveryDays: number;
  daysAhead: number;
  closedDays: readonly string[];
  slots: readonly SlotWindow[];
}>;

const ID = /^(\d{1,9})@(\d{4}-\d{2}-\d{2})$/;

/** @returns null when the text is not a slot id */
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

/** The available slots of a day, by start. */
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

/** Day after day, within the booking period. */
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
 * The slots that can be chosen now, by start, regardless of capacity.
 *
 * @param timezone the shop's
 * Source: CO-05
 */
export function openSlots(timetable: Timetable, now: Instant, timezone: string): ChosenSlot[] {
  return [...comingSlots(timetable, { now, timezone })];
}

/** Marks full slots. @param taken orders by slot */
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
 * The slot of a shopper: the chosen one, or without a choice the first that is not full. A slot of another method
 * counts as no choice.
 *
 * @returns null when the chosen one is full or past, or all are full
 */
export function slotChosen(slots: readonly DeliverySlot[], chosen: string): DeliverySlot | null {
  const windowId = parseSlotId(chosen)?.windowId;
  const isOfThisMethod = slots.some(({ id }) => parseSlotId(id)?.windowId === windowId);
  const wanted = isOfThisMethod ? slots.filter(({ id }) => id === chosen) : slots;
  return wanted.find(({ isFull }) => !isFull) ?? null;
}

/**
 * The delivery day of a method: the day of its first slot, or the promised day without slots.
 *
 * @returns noon of the day; null if the method has slots but none is near enough
 */
export function firstDay(timetable: Timetable, now: Instant, timezone: string): Instant | null {
  const { deliveryDays: workingDays, closedDays, slots } = timetable;
  if (slots.length === 0) return arrivalDay(now, { workingDays, closedDays }, timezone);
  for (const first of comingSlots(timetable, { now, timezone })) return noonOf(first, timezone);
  return null;
}

/** The first moment at which a slot can be chosen no more. */
function closingOf({ id: slotId, from }: ChosenSlot, { slots }: Timetable): Instant {
  const window = slots.find(({ id }) => id === parseSlotId(slotId)?.windowId);
  return new Date(from.getTime() - (window?.cutoffHours ?? 0) * HOUR_MS + 1);
}

/** When the next slot closes; null without slots. */
export function nextCutoff(timetable: Timetable, now: Instant, timezone: string): Instant | null {
  for (const first of comingSlots(timetable, { now, timezone })) return closingOf(first, timetable);
  return null;
}

/** Closed days and weekends in a row are fewer. */
const MOST_DAYS = 21;

/**
 * The next moment at which the delivery day of a new order changes: a midnight, or the end of a slot.
 *
 * @returns null without a day, or if it does not change within three weeks
 */
export function firstDayEnds(timetable: Timetable, now: Instant, timezone: string): Instant | null {
  const day = firstDay(timetable, now, timezone);
  if (day === null) return null;
  const today = startOfDay(new TZDate(now.getTime(), timezone));
  const midnights = Array.from({ length: MOST_DAYS }, (_none, ahead) => addDays(today, ahead + 1).getTime());
  const closings = openSlots(timetable, now, timezone).map((slot) => closingOf(slot, timetable).getTime());
  const end = [...midnights, ...closings]
    .filter((ms) => ms > now.getTime())
    .toSorted((a, b) => a - b)
    .find((ms) => firstDay(timetable, new Date(ms), timezone)?.getTime() !== day.getTime());
  return end === undefined ? null : new Date(end);
}

/** @returns noon of a slot's day */
export function noonOf({ from }: ChosenSlot, timezone: string): Instant {
  const day = startOfDay(new TZDate(from.getTime(), timezone));
  return new Date(addMinutes(day, 12 * 60).getTime());
}
