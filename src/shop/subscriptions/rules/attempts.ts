import { DAY_MS, HOUR_MS, type Instant } from '#kernel/instant.ts';
import type { CheckoutRefusal } from '#shop/checkout';
import type { Problem } from '../subscription.ts';

/** How long undo is offered for a cancelled subscription. */
export const UNDO_MS = DAY_MS;
/** When a payment that the bank is processing is checked again. */
export const PROCESSING_MS = HOUR_MS;
/** A provider that does not answer for so long counts as a failed attempt. */
const UNANSWERED_MS = DAY_MS;

/** Whether a charge has been unanswered for too long. @param since null if it was answered */
export function hasTimedOut(since: Instant | null, now: Instant): boolean {
  return since !== null && now.getTime() - since.getTime() >= UNANSWERED_MS;
}

/** A worker that was killed while it charged a card loses its turn after this time. */
export const LEASE_MS = HOUR_MS / 6;

/**
 * When a failed attempt is repeated: daily.
 *
 * @param attempts so far, with the one that failed
 * @returns null when the retries are used up
 */
export function retryAt(attempts: number, retries: number, now: Instant): Instant | null {
  return attempts > retries ? null : new Date(now.getTime() + DAY_MS);
}

const BY_CODE: Partial<Record<CheckoutRefusal['code'], Problem>> = {
  'checkout.restricted': 'restricted',
  'checkout.no-delivery': 'no-delivery',
  'checkout.no-payment': 'no-payment',
  'checkout.empty-cart': 'not-for-sale',
};

const BY_LINE: Readonly<Record<string, Problem>> = {
  gone: 'not-for-sale',
  'over-limit': 'over-limit',
};

/** The problem shown to the customer for a refused order. */
export function problemOf(refusal: CheckoutRefusal): Problem {
  if (refusal.code === 'checkout.line-problem') return BY_LINE[refusal.problem] ?? 'out-of-stock';
  return BY_CODE[refusal.code] ?? 'other';
}

/** Whether undo is still offered. */
export function mayUndo(endedAt: Instant | null, now: Instant): boolean {
  return endedAt !== null && now.getTime() - endedAt.getTime() < UNDO_MS;
}
