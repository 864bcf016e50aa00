import { TZDate } from '@date-fns/tz';
import { addDays, addMonths, format } from 'date-fns';
import { type Instant, SHOP_TIME_ZONE } from '#kernel/instant.ts';
import { MOST_DAYS_AHEAD } from './details.ts';

/** Mails of a later day are sent at this hour. */
const SENT_AT_HOUR = 9;

function inZone(at: Instant): TZDate {
  return new TZDate(at.getTime(), SHOP_TIME_ZONE);
}

/** The first and last day on which a gift card may be sent, `2026-12-01`. */
export function deliveryDays(now: Instant): { first: string; last: string } {
  const today = inZone(now);
  return {
    first: format(today, 'yyyy-MM-dd'),
    last: format(addDays(today, MOST_DAYS_AHEAD), 'yyyy-MM-dd'),
  };
}

/** When its mail is sent: now for today, a past day or none; else in the morning of the day. */
export function deliveryMoment(deliverOn: string, now: Instant): Instant {
  if (deliverOn === '' || deliverOn <= deliveryDays(now).first) return now;
  const [year = 0, month = 1, day = 1] = deliverOn.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, day, SENT_AT_HOUR, 0, 0, SHOP_TIME_ZONE).getTime());
}

/** @param months 0: never */
export function expiryOf(now: Instant, months: number): Instant | null {
  return months === 0 ? null : new Date(addMonths(inZone(now), months).getTime());
}
