import type { UseFormReturnType } from '@mantine/form';
import { EMIRATES, type Emirate } from '#kernel/address/emirate.ts';
import type { Localized } from '#kernel/language.ts';
import type { DeliveryMethod, SlotWindow, Zone } from '#shop/shipping';

export type ZoneForm = UseFormReturnType<ZoneDraft>;

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** The form values of a time slot: hours such as `09:00`, weekdays as strings. */
export type WindowDraft = {
  key: string;
  id: number | null;
  weekdays: string[];
  from: string;
  to: string;
  cutoffHours: number;
  capacity: number | null;
};

export type MethodDraft = {
  key: string;
  id: number | null;
  code: string;
  title: { en: string; ar: string };
  costMinor: number | null;
  minimumMinor: number | null;
  /** Empty for all emirates of the zone. */
  emirates: string[];
  deliveryDays: number;
  daysAhead: number;
  slots: WindowDraft[];
};

/** The form values of a zone with its methods and time slots. */
export type ZoneDraft = {
  zone: {
    name: { en: string; ar: string };
    emirates: string[];
    closedDays: string[];
    methods: MethodDraft[];
  };
};

/** @returns for example `09:30`; midnight at the end of a day is `00:00` */
export function toClock(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / HOUR_MINUTES) % 24)}:${two(minutes % HOUR_MINUTES)}`;
}

/** @returns minutes after midnight; null for an invalid time */
export function fromClock(typed: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(typed) ?? [];
  return hours === undefined ? null : Number(hours) * HOUR_MINUTES + Number(minutes);
}

const bothSides = ({ en, ar }: Localized) => ({ en, ar: ar ?? '' });

/** The typed texts, without an empty Arabic one. */
function typedSides({ en, ar }: { en: string; ar: string }) {
  return ar.trim() === '' ? { en } : { en, ar };
}

function windowDraft({ id, weekdays, fromMinute, toMinute, ...rest }: SlotWindow): WindowDraft {
  return {
    ...rest,
    ...{ key: `window-${id}`, id, weekdays: weekdays.map(String) },
    from: toClock(fromMinute),
    to: toClock(toMinute),
  };
}

function methodDraft({ id, title, cost, minimum, emirates, slots, ...rest }: DeliveryMethod): MethodDraft {
  return {
    ...rest,
    ...{ key: `method-${id}`, id, title: bothSides(title) },
    costMinor: cost.minor,
    minimumMinor: minimum?.minor ?? null,
    emirates: [...(emirates ?? [])],
    slots: slots.map(windowDraft),
  };
}

/** The initial form values of a zone; null for a new one. */
export function toZoneDraft(zone: Zone | null): ZoneDraft {
  if (zone === null) return { zone: { name: { en: '', ar: '' }, emirates: [], closedDays: [], methods: [] } };
  const { name, emirates, closedDays, methods } = zone;
  return {
    zone: {
      name: bothSides(name),
      emirates: [...emirates],
      closedDays: [...closedDays],
      methods: methods.map(methodDraft),
    },
  };
}

/** The initial values of a new method: delivery on the next working day, without a price. */
export function newMethod(key: string): MethodDraft {
  return {
    ...{ key, id: null, code: '', title: { en: '', ar: '' }, costMinor: null, minimumMinor: null },
    ...{ emirates: [], deliveryDays: 1, daysAhead: 7, slots: [] },
  };
}

export function newWindow(key: string): WindowDraft {
  const weekdays = ['1', '2', '3', '4', '5'];
  return { key, id: null, weekdays, from: '10:00', to: '14:00', cutoffHours: 12, capacity: 10 };
}

const known = (codes: readonly string[]): Emirate[] => EMIRATES.filter((one) => codes.includes(one));
const withId = (id: number | null) => (id === null ? {} : { id });

function windowSent({ id, weekdays, from, to, cutoffHours, capacity }: WindowDraft) {
  const end = fromClock(to);
  return {
    ...withId(id),
    weekdays: weekdays.map(Number).sort((a, b) => a - b),
    fromMinute: fromClock(from),
    toMinute: end === 0 ? DAY_MINUTES : end,
    ...{ cutoffHours, capacity },
  };
}

/** Converts form values to the action's input. */
export function toZoneSent({ zone }: ZoneDraft) {
  return {
    name: typedSides(zone.name),
    emirates: known(zone.emirates),
    closedDays: zone.closedDays.toSorted(),
    methods: zone.methods.map(({ key: _key, id, title, emirates, slots, ...rest }) => ({
      ...rest,
      ...withId(id),
      title: typedSides(title),
      emirates: emirates.length === 0 ? null : known(emirates),
      slots: slots.map(windowSent),
    })),
  };
}

/** Groups consecutive weekdays; runs of three or more are shown by their first and last day. */
export function weekdayRuns(weekdays: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of weekdays.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) => {
    const [first, last] = [run.at(0), run.at(-1)];
    if (run.length < 3 || first === undefined || last === undefined) return run.map((day) => [day]);
    return [[first, last]];
  });
}

/** A copy of the list with one entry swapped with its neighbour. */
export function movedBy<T>(all: readonly T[], at: number, by: -1 | 1): T[] {
  const next = [...all];
  const [one] = next.splice(at, 1);
  if (one !== undefined) next.splice(at + by, 0, one);
  return next;
}
