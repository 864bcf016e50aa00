import { HOUR_MS, type Instant, MINUTE_MS } from '#kernel/instant.ts';
import { slidingWindowWaitMs } from '#kernel/web/sliding-window.ts';

/** How long a failed payment counts. */
export const FAILURES_COUNT_MS = HOUR_MS;
/** An address may be shared by an office. */
const TIMES_PER_ADDRESS = 4;

/** Digests of the payer: client address, cart and email. */
export type Payer = Readonly<{ address: string; cart: string; mail: string }>;
export type Failures = Readonly<Record<keyof Payer, readonly Instant[]>>;

function wait(failures: readonly Instant[], most: number, now: Instant): number {
  return Math.ceil(slidingWindowWaitMs(failures, { most, windowMs: FAILURES_COUNT_MS }, now) / MINUTE_MS);
}

/**
 * Minutes to wait after failed payments, instead of a captcha.
 *
 * @param most failures of a cart or email per hour without a delay
 * @returns 0 for no delay
 */
export function minutesToWait(failures: Failures, most: number, now: Instant): number {
  return Math.max(
    wait(failures.cart, most, now),
    wait(failures.mail, most, now),
    wait(failures.address, most * TIMES_PER_ADDRESS, now),
  );
}
