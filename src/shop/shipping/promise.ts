import { TZDate } from '@date-fns/tz';
import { differenceInCalendarDays } from 'date-fns';
import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import { aed, type Money } from '#kernel/money.ts';
import { arrivalDay } from './arrival.ts';

/** One way of delivery, as far as a promise needs it. */
export type PromisedMethod = Readonly<{
  /** Fils of goods from which it can be had; null: always. */
  minimumMinor: number | null;
  /** True when it serves a part of its zone only. */
  isPartial: boolean;
  costMinor: number;
  deliveryDays: number;
}>;

/** When something ordered now arrives in one zone. */
export type DeliveryPromise = Readonly<{
  zone: Localized;
  /** Noon of the day. */
  arrivesOn: Instant;
  /** Calendar days from today: 0 today, 1 tomorrow. */
  inDays: number;
  /** Goods of this worth are delivered free; null where they never are. */
  freeFrom: Money | null;
}>;

/**
 * What a zone can be promised: the way that everybody there can have for any basket.
 *
 * @param zone the shop's zone of time
 * @returns null when the zone has no such way
 */
export function promiseFor(
  { name, methods }: { name: Localized; methods: readonly PromisedMethod[] },
  now: Instant,
  zone: string,
): DeliveryPromise | null {
  const forAll = methods.filter(({ minimumMinor, isPartial }) => minimumMinor === null && !isPartial);
  const [standard] = forAll.toSorted((a, b) => a.costMinor - b.costMinor || a.deliveryDays - b.deliveryDays);
  if (standard === undefined) return null;
  const arrivesOn = arrivalDay(now, standard.deliveryDays, zone);
  const minimums = methods
    .filter(({ costMinor, isPartial }) => costMinor === 0 && !isPartial)
    .map(({ minimumMinor }) => minimumMinor ?? 0);
  return {
    zone: name,
    arrivesOn,
    inDays: differenceInCalendarDays(new TZDate(arrivesOn.getTime(), zone), new TZDate(now.getTime(), zone)),
    freeFrom: minimums.length === 0 ? null : aed(Math.min(...minimums)),
  };
}
