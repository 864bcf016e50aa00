import { TZDate } from '@date-fns/tz';
import { addDays, format, isWeekend, setHours, startOfDay } from 'date-fns';
import type { Instant } from '#kernel/instant.ts';

/** How long delivery takes, and days without delivery. */
export type Schedule = Readonly<{
  /** 0 for today, also on days off. */
  workingDays: number;
  /** As YYYY-MM-DD in the shop's time zone. */
  closedDays: readonly string[];
}>;

/** Formats a day in the shop's time zone: YYYY-MM-DD. */
export function dayText(day: Instant, timezone: string): string {
  return format(new TZDate(day.getTime(), timezone), 'yyyy-MM-dd');
}

/**
 * The delivery day; Saturdays, Sundays and closed days are skipped.
 *
 * @param timezone the shop's
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
