import { DAY_MS, type Instant, SHOP_TIME_ZONE } from './instant.ts';
import { offsetMs } from './span.ts';

/** A day of the calendar, `2026-11-21`. */
export type Day = string;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format takes longer than a hundred uses. */
function formatIn(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone: zone, calendar: 'gregory', numberingSystem: 'latn' },
      ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    });
  formats.set(zone, format);
  return format;
}

/** The day that a moment falls on, in the shop's time zone unless another is named. */
export function dayOf(at: Instant, zone: string = SHOP_TIME_ZONE): Day {
  return formatIn(zone).format(at);
}

function midnightAt(atUtc: number, zone: string): Instant {
  const near = new Date(atUtc - offsetMs(new Date(atUtc), zone));
  return new Date(atUtc - offsetMs(near, zone));
}

/** The first moment of a day. */
export function startOfDay(day: Day, zone: string = SHOP_TIME_ZONE): Instant {
  return midnightAt(Date.parse(day), zone);
}

/** The day so many days later, or earlier. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** From the first moment of the first day up to but excluding the first one after the last. */
export function momentsOf({ from, to }: Readonly<{ from: Day; to: Day }>): { from: Instant; to: Instant } {
  return { from: startOfDay(from), to: midnightAt(Date.parse(to) + DAY_MS, SHOP_TIME_ZONE) };
}
