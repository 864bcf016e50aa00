import { TZDate } from '@date-fns/tz';
import { addDays, differenceInCalendarDays, startOfDay } from 'date-fns';
import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import { freeFromIn, type Zone } from '../zone.ts';
import type { Emirate } from './rate.ts';
import { firstDay, firstDayEnds, nextCutoff } from './slot.ts';

/** The delivery day of an order placed now. */
export type DeliveryPromise = Readonly<{
  zone: Localized;
  emirates: readonly Emirate[];
  /** Noon of the day. */
  arrivesOn: Instant;
  /** Calendar days from today: 0 today, 1 tomorrow. */
  inDays: number;
  /** Orders placed before arrive on that day; null where it is not known. */
  orderBy: Instant | null;
  /** The threshold of free delivery; null for none. */
  freeFrom: Money | null;
}>;

function midnightAfter(now: Instant, zone: string): Instant {
  return new Date(startOfDay(addDays(new TZDate(now.getTime(), zone), 1)).getTime());
}

/**
 * The promise of a zone: by the method that is available for every cart.
 *
 * @param zone the shop's time zone
 * @returns null when there is no such method
 */
export function promiseFor(
  { name, emirates, methods, closedDays }: Pick<Zone, 'name' | 'emirates' | 'methods' | 'closedDays'>,
  now: Instant,
  zone: string,
): DeliveryPromise | null {
  const forAll = methods.filter((method) => method.minimum === null && method.emirates === null);
  const [standard] = forAll.toSorted(
    (a, b) => a.cost.minor - b.cost.minor || a.deliveryDays - b.deliveryDays,
  );
  if (standard === undefined) return null;
  const arrivesOn = firstDay({ ...standard, closedDays }, now, zone);
  if (arrivesOn === null) return null;
  return {
    zone: name,
    emirates,
    arrivesOn,
    inDays: differenceInCalendarDays(new TZDate(arrivesOn.getTime(), zone), new TZDate(now.getTime(), zone)),
    orderBy: firstDayEnds({ ...standard, closedDays }, now, zone),
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
  const midnight = midnightAfter(now, zone);
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
