import { HOUR_MS, type Instant, MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';
import { slidingWindowWaitMs } from '#kernel/web/sliding-window.ts';
import type { ThrottleRefusal } from '../refusals.ts';

/** Least time to fill in a form; a faster one is refused as automated. */
const LEAST_MS = 3 * SECOND_MS;
/** Long enough for a page left open overnight. */
const MOST_MS = 24 * HOUR_MS;
/** Messages per hour and network; more are automated. */
export const MOST_PER_HOUR = 5;

/**
 * Checks how long a form was open.
 *
 * @param handedOut when it was rendered; null for an invalid token
 */
export function checkAge(handedOut: Instant | null, now: Instant): ThrottleRefusal | null {
  if (handedOut === null) return { code: 'forms.stale' };
  const ageMs = now.getTime() - handedOut.getTime();
  if (ageMs < LEAST_MS) return { code: 'forms.too-quick', waitMs: LEAST_MS - ageMs };
  return ageMs > MOST_MS ? { code: 'forms.stale' } : null;
}

/** @param sent times of the network's messages in the last hour */
export function checkRate(sent: readonly Instant[], now: Instant): ThrottleRefusal | null {
  const waitMs = slidingWindowWaitMs(sent, { most: MOST_PER_HOUR, windowMs: HOUR_MS }, now);
  return waitMs === 0 ? null : { code: 'forms.too-many', minutes: Math.ceil(waitMs / MINUTE_MS) };
}
