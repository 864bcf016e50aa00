import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/instant.ts';
import type { Pace } from '#platform/rate-limits/attempts.ts';
import type { Count as CountOf } from '#platform/rate-limits/limit-tries.ts';
import type { CustomerDeps } from '../deps.ts';

const QUARTER_MS = 15 * MINUTE_MS;

/** What is counted besides sign-ins, and the limits. An office or a household may share one address. */
const PACES = {
  letter: { free: 3, firstWaitMs: MINUTE_MS, longestWaitMs: HOUR_MS, forgetMs: HOUR_MS },
  'letter-place': { free: 40, firstWaitMs: MINUTE_MS, longestWaitMs: HOUR_MS, forgetMs: HOUR_MS },
  track: { free: 10, firstWaitMs: QUARTER_MS, longestWaitMs: DAY_MS, forgetMs: DAY_MS },
  'track-place': { free: 40, firstWaitMs: QUARTER_MS, longestWaitMs: DAY_MS, forgetMs: DAY_MS },
  /** An order number slows down for everybody who guesses at it, and is never closed for longer. */
  'track-order': { free: 30, firstWaitMs: MINUTE_MS, longestWaitMs: 5 * MINUTE_MS, forgetMs: DAY_MS },
} satisfies Record<string, Pace>;

/** One counter: what it counts, and for whom. */
export type Count = CountOf<keyof typeof PACES>;

export function limitsOf({ identity }: Pick<CustomerDeps, 'identity'>) {
  return identity.limitTries(PACES);
}

export type Limits = ReturnType<typeof limitsOf>;
