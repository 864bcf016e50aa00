import { HOUR_MS, type Instant, MINUTE_MS } from '#kernel/instant.ts';

/** How long a failed payment is held against who made it. */
export const FAILURES_COUNT_MS = HOUR_MS;
/** One internet address may be a whole office. */
const TIMES_PER_ADDRESS = 4;

/** Digests of who pays: an internet address, a cart, an e-mail address. */
export type Payer = Readonly<{ address: string; cart: string; mail: string }>;
export type Failures = Readonly<Record<keyof Payer, readonly Instant[]>>;

function wait(failures: readonly Instant[], most: number, now: Instant): number {
  const counted = failures
    .map((at) => at.getTime())
    .filter((at) => at > now.getTime() - FAILURES_COUNT_MS)
    .sort((a, b) => b - a);
  const decisive = counted[most - 1];
  return decisive === undefined ? 0 : Math.ceil((decisive + FAILURES_COUNT_MS - now.getTime()) / MINUTE_MS);
}

/**
 * How many minutes somebody has to wait after failed payments; nobody is asked to solve a puzzle.
 *
 * @param most so many failures of one cart or one e-mail within an hour may be followed by another try at once
 * @returns 0 for nobody waits
 */
export function minutesToWait(failures: Failures, most: number, now: Instant): number {
  return Math.max(
    wait(failures.cart, most, now),
    wait(failures.mail, most, now),
    wait(failures.address, most * TIMES_PER_ADDRESS, now),
  );
}
