import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import { SHOP_TIME_ZONE } from '#kernel/instant.ts';

const TYPED = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/;

/** A moment as the shop's own clock shows it, for a field: `2026-11-27T09:00`. */
export function toShopClock(moment: Date | string | null): string {
  return moment === null ? '' : format(new TZDate(new Date(moment), SHOP_TIME_ZONE), "yyyy-MM-dd'T'HH:mm");
}

/** Converts a local time of the shop to UTC; null if invalid. */
export function fromShopClock(typed: string): string | null {
  const [, year, month, day, hour, minute] = TYPED.exec(typed) ?? [];
  if (year === undefined) return null;
  const moment = new TZDate(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    SHOP_TIME_ZONE,
  );
  return new Date(moment.getTime()).toISOString();
}
