import { TZDate } from '@date-fns/tz';
import { addMonths } from 'date-fns';
import { type Instant, SHOP_TIME_ZONE } from '#kernel/instant.ts';
import { deliveryDays } from './details.ts';

/** Mails of a later day are sent at this hour. */
const SENT_AT_HOUR = 9;

function inZone(at: Instant): TZDate {
  return new TZDate(at.getTime(), SHOP_TIME_ZONE);
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
