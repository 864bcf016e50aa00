import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import { DAY_MS, type Instant } from '#kernel/instant.ts';

/** A day in the shop's time zone: YYYY-MM-DD. As texts, days compare as they follow each other. */
export type Day = string;

const WEEK_DAYS = 7;
/** A date further away is a mistake. */
export const FARTHEST_DAYS = 366;

/** The day at a moment. @param zone the shop's */
export function dayOf(now: Instant, zone: string): Day {
  return format(new TZDate(now.getTime(), zone), 'yyyy-MM-dd');
}

function utcOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** A day by a number of days later; months and years end as in the calendar. */
export function addDays(day: Day, days: number): Day {
  return new Date(utcOf(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** @returns null for a text that is no day of the calendar */
export function parseDay(text: unknown): Day | null {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const ms = utcOf(text);
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text ? null : text;
}

/** Noon of a day in the shop's time zone, to be formatted. */
export function noonOf(day: Day): Instant {
  return new Date(Date.parse(`${day}T12:00:00+04:00`));
}

export type Cadence = Readonly<{ anchorOn: Day; weeks: number }>;

/**
 * The first day of the interval after a day: of several that passed, none is made up for.
 *
 * @param after never returned itself
 */
export function nextAnchor({ anchorOn, weeks }: Cadence, after: Day): Day {
  const step = weeks * WEEK_DAYS;
  const passed = Math.floor((utcOf(after) - utcOf(anchorOn)) / DAY_MS);
  return passed < 0 ? anchorOn : addDays(anchorOn, (Math.floor(passed / step) + 1) * step);
}

/** The day after a skipped one: always one interval later. */
export function skipAnchor({ anchorOn, weeks }: Cadence, today: Day): Day {
  return nextAnchor({ anchorOn: addDays(anchorOn, weeks * WEEK_DAYS), weeks }, today);
}

/** Saturday and Sunday. */
function isWeekend(day: Day): boolean {
  return [0, 6].includes(new Date(utcOf(day)).getUTCDay());
}

/** More closed days in a row are a mistake of the table, not a reason never to order. */
const MOST_CLOSED_DAYS = 60;

/** The day of the order: the day itself, or the next one that is neither weekend nor closed. */
export function orderDay(day: Day, closedDays: readonly Day[]): Day {
  let open = day;
  for (let moved = 0; moved < MOST_CLOSED_DAYS; moved += 1) {
    if (!isWeekend(open) && !closedDays.includes(open)) return open;
    open = addDays(open, 1);
  }
  return day;
}

/** Whether a customer may choose a day: after today, within a year. */
export function isChoosable(day: Day, today: Day): boolean {
  return day > today && day <= addDays(today, FARTHEST_DAYS);
}
