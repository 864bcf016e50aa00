import { TZDate } from '@date-fns/tz';
import { addDays, isWeekend, setHours, startOfDay } from 'date-fns';
import type { Instant } from '#kernel/instant.ts';

/**
 * The day a delivery arrives; Saturday and Sunday are days off.
 *
 * @param workingDays 0 for today, whatever day it is
 * @param zone the shop's zone
 * @returns noon of that day
 */
export function arrivalDay(now: Instant, workingDays: number, zone: string): Instant {
  let day = startOfDay(new TZDate(now.getTime(), zone));
  for (let left = workingDays; left > 0; ) {
    day = addDays(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return new Date(setHours(day, 12).getTime());
}
