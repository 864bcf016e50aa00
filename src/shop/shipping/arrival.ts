import { TZDate } from '@date-fns/tz';
import { addDays, format, isWeekend, setHours, startOfDay } from 'date-fns';
import type { Instant } from '#kernel/instant.ts';

/** Days of delivery: how many it takes, and on which there is none. */
export type Schedule = Readonly<{
  /** 0 for today, whatever day it is. */
  workingDays: number;
  /** As YYYY-MM-DD of the shop's zone. */
  closedDays: readonly string[];
}>;

/** A day of the shop's zone as it is written down: YYYY-MM-DD. */
export function dayText(day: Instant, timezone: string): string {
  return format(new TZDate(day.getTime(), timezone), 'yyyy-MM-dd');
}

/**
 * The day a delivery arrives; Saturday, Sunday and closed days are days off.
 *
 * @param timezone the shop's own
 * @returns noon of that day
 */
export function arrivalDay(now: Instant, { workingDays, closedDays }: Schedule, timezone: string): Instant {
  const isClosed = (day: Date) => closedDays.includes(dayText(day, timezone));
  let day = startOfDay(new TZDate(now.getTime(), timezone));
  for (let left = workingDays; left > 0; ) {
    day = addDays(day, 1);
    if (!isWeekend(day) && !isClosed(day)) left -= 1;
  }
  while (isClosed(day)) day = addDays(day, 1);
  return new Date(setHours(day, 12).getTime());
}
