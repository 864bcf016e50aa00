import { TZDate } from '@date-fns/tz';
import { addDays, differenceInCalendarDays, startOfDay } from 'date-fns';
import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import { freeFromIn, type Zone } from '../zone.ts';
import { firstDay, nextCutoff } from './slot.ts';

/** The delivery day of an order placed now. */
export type DeliveryPromise = Readonly<{
  zone: Localized;
  /** Noon of the day. */
  arrivesOn: Instant;
  /** Calendar days from today: 0 today, 1 tomorrow. */
  inDays: number;
  /** The threshold of free delivery; null for none. */
  freeFrom: Money | null;
}>;

/**
 * The promise of a zone: by the method that is available for every basket.
 *
 * @param zone the shop's time zone
 * @returns null when there is no such method
 */
export function promiseFor(
  { name, methods, closedDays }: Pick<Zone, 'name' | 'methods' | 'closedDays'>,
  now: Instant,
  zone: string,
): DeliveryPromise | null {
  const forAll = methods.filter(({ minimum, emirates }) => minimum === null && emirates === null);
  const [standard] = forAll.toSorted(
    (a, b) => a.cost.minor - b.cost.minor || a.deliveryDays - b.deliveryDays,
  );
  if (standard === undefined) return null;
  const arrivesOn = firstDay({ ...standard, closedDays }, now, zone);
  if (arrivesOn === null) return null;
  return {
    zone: name,
    arrivesOn,
    inDays: differenceInCalendarDays(new TZDate(arrivesOn.getTime(), zone), new TZDate(now.getTime(), zone)),
    freeFrom: freeFromIn({ methods }),
  };
}

/**
 * How long current promises are valid: until midnight or the next slot cutoff.
 *
 * @param zone the shop's time zone
 */
function promisesHoldUntil(
  zones: readonly Pick<Zone, 'methods' | 'closedDays'>[],
  now: Instant,
  zone: string,
): Instant {
  const midnight = startOfDay(addDays(new TZDate(now.getTime(), zone), 1));
  const cutoffs = zones.flatMap(({ methods, closedDays }) =>
    methods.flatMap((method) => nextCutoff({ ...method, closedDays }, now, zone) ?? []),
  );
  return new Date(Math.min(midnight.getTime(), ...cutoffs.map((cutoff) => cutoff.getTime())));
}

type Made = Readonly<{
  zones: readonly Zone[];
  from: Instant;
  until: Instant;
  promises: readonly DeliveryPromise[];
}>;

/**
 * The promises of all zones, cached while valid: every product page shows them.
 *
 * @param zone the shop's time zone
 */
export function promising(zone: string) {
  let made: Made | null = null;
  return (zones: readonly Zone[], now: Instant): Made => {
    if (made !== null && made.zones === zones && made.from <= now && now < made.until) return made;
    const promises = zones.flatMap((one) => promiseFor(one, now, zone) ?? []);
    made = { zones, from: now, until: promisesHoldUntil(zones, now, zone), promises };
    return made;
  };
}
