import { HOUR_MS, type Instant, MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';
import type { FormRefusal } from './refusals.ts';

/** Nobody reads a form and fills it in faster than this. */
const LEAST_MS = 3 * SECOND_MS;
/** A page left open over night still sends. */
const MOST_MS = 24 * HOUR_MS;
/** So many messages from one place in an hour are a conversation; more are a machine. */
export const MOST_PER_HOUR = 5;

/**
 * Whether a form was open for as long as a person takes.
 *
 * @param handedOut when, or null when the token is not ours
 */
export function checkAge(handedOut: Instant | null, now: Instant): FormRefusal | null {
  if (handedOut === null) return { code: 'forms.stale' };
  const ageMs = now.getTime() - handedOut.getTime();
  if (ageMs < LEAST_MS) return { code: 'forms.too-quick' };
  return ageMs > MOST_MS ? { code: 'forms.stale' } : null;
}

/** @param sent the moments of the last hour's messages from one place, newest first */
export function checkRate(sent: readonly Instant[], now: Instant): FormRefusal | null {
  const oldest = sent[MOST_PER_HOUR - 1];
  if (oldest === undefined) return null;
  const waitMs = oldest.getTime() + HOUR_MS - now.getTime();
  return waitMs <= 0 ? null : { code: 'forms.too-many', minutes: Math.ceil(waitMs / MINUTE_MS) };
}
