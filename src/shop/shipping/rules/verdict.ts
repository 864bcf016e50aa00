import type { Instant } from '#kernel/instant.ts';
import { aed, type Money, minus } from '#kernel/money.ts';
import { methodsFor, type OpenMethod, type Zone } from '../zone.ts';
import type { Emirate, ShippingRate } from './rate.ts';
import { firstDay } from './slot.ts';

/** Why a method is not available. */
export type Unavailable =
  | { readonly code: 'elsewhere' }
  | { readonly code: 'minimum'; readonly missing: Money }
  | { readonly code: 'free-takes-its-place' }
  | { readonly code: 'no-times' };

/** A method with its verdict for a basket. */
export type MethodVerdict = Readonly<{ method: OpenMethod }> &
  (Readonly<{ rate: ShippingRate; reason: null }> | Readonly<{ rate: null; reason: Unavailable }>);

type VerdictQuery = Readonly<{ emirate: Emirate; worth: Money; now: Instant }>;

function reasonAgainst(
  { emirates, minimum }: OpenMethod,
  { emirate, worth }: VerdictQuery,
): Unavailable | null {
  if (emirates !== null && !emirates.includes(emirate)) return { code: 'elsewhere' };
  if (minimum === null || worth.minor >= minimum.minor) return null;
  return { code: 'minimum', missing: minus(minimum, worth) };
}

/** @returns null when all slots are past */
function toRate(method: OpenMethod, now: Instant, timezone: string): ShippingRate | null {
  const { id, code, title, cost, slots } = method;
  const arrivesOn = firstDay(method, now, timezone);
  if (arrivesOn === null) return null;
  return { id: `${code}:${id}`, code, title, cost: aed(cost.minor), arrivesOn, hasSlots: slots.length > 0 };
}

/** Free delivery replaces a paid method of the same speed; faster ones stay available. */
function isReplacedBy(free: OpenMethod | undefined, method: OpenMethod): boolean {
  return free !== undefined && method !== free && method.deliveryDays >= free.deliveryDays;
}

/**
 * Every method of an emirate's zone with its verdict, in display order.
 *
 * @param timezone the shop's
 * Source: CO-05
 */
export function judgeMethods(zones: readonly Zone[], query: VerdictQuery, timezone: string): MethodVerdict[] {
  const methods = methodsFor(zones, query.emirate);
  const free = methods.find((method) => method.code === 'free' && reasonAgainst(method, query) === null);
  return methods.map((method): MethodVerdict => {
    const reason = reasonAgainst(method, query);
    if (reason !== null) return { method, rate: null, reason };
    if (isReplacedBy(free, method)) return { method, rate: null, reason: { code: 'free-takes-its-place' } };
    const rate = toRate(method, query.now, timezone);
    return rate === null ? { method, rate, reason: { code: 'no-times' } } : { method, rate, reason: null };
  });
}
