import type { Instant } from '#kernel/instant.ts';
import { aed, type Money, minus } from '#kernel/money.ts';
import type { Emirate, ShippingRate } from './rate.ts';
import { firstDay } from './slot.ts';
import { methodsAround, type OpenMethod, type Zone } from './zone.ts';

/** Why a basket cannot have a way of delivery. */
export type NoWay =
  | { readonly code: 'elsewhere' }
  | { readonly code: 'minimum'; readonly missing: Money }
  | { readonly code: 'free-takes-its-place' }
  | { readonly code: 'no-times' };

/** A way of delivery with what a basket makes of it. */
export type WayVerdict = Readonly<{ method: OpenMethod }> &
  (Readonly<{ rate: ShippingRate; reason: null }> | Readonly<{ rate: null; reason: NoWay }>);

type Asked = Readonly<{ emirate: Emirate; worth: Money; now: Instant }>;

function reasonAgainst({ emirates, minimum }: OpenMethod, { emirate, worth }: Asked): NoWay | null {
  if (emirates !== null && !emirates.includes(emirate)) return { code: 'elsewhere' };
  if (minimum === null || worth.minor >= minimum.minor) return null;
  return { code: 'minimum', missing: minus(minimum, worth) };
}

/** @returns null for a way whose times are all over */
function toRate(method: OpenMethod, now: Instant, timezone: string): ShippingRate | null {
  const { id, code, title, cost, slots } = method;
  const arrivesOn = firstDay(method, now, timezone);
  if (arrivesOn === null) return null;
  return { id: `${code}:${id}`, code, title, cost: aed(cost.minor), arrivesOn, hasSlots: slots.length > 0 };
}

/** Free delivery takes the place of the paid way that is as quick; a quicker one can still be chosen. */
function isReplacedBy(free: OpenMethod | undefined, method: OpenMethod): boolean {
  return free !== undefined && method !== free && method.deliveryDays >= free.deliveryDays;
}

/**
 * Every way of delivery around an emirate with what a basket makes of it, in the order in which they were set up.
 *
 * @param timezone the shop's own
 * Source: CO-05
 */
export function judgeWays(zones: readonly Zone[], asked: Asked, timezone: string): WayVerdict[] {
  const around = methodsAround(zones, asked.emirate);
  const free = around.find((method) => method.code === 'free' && reasonAgainst(method, asked) === null);
  return around.map((method): WayVerdict => {
    const reason = reasonAgainst(method, asked);
    if (reason !== null) return { method, rate: null, reason };
    if (isReplacedBy(free, method)) return { method, rate: null, reason: { code: 'free-takes-its-place' } };
    const rate = toRate(method, asked.now, timezone);
    return rate === null ? { method, rate, reason: { code: 'no-times' } } : { method, rate, reason: null };
  });
}
