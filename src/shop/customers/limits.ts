import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';
import type { Db } from '#platform/database/client.ts';
import type { Signature } from '#platform/signature.ts';
import { type Count as CountOf, limitTries, type Pace } from '#shop/access';

const QUARTER_MS = 15 * MINUTE_MS;

/** What is counted, and how soon it becomes slow. An office or a household may share one address. */
const PACES = {
  'sign-in': { free: 5, firstWaitMs: 15 * SECOND_MS, longestWaitMs: QUARTER_MS, forgetMs: DAY_MS },
  'sign-in-place': { free: 60, firstWaitMs: 30 * SECOND_MS, longestWaitMs: HOUR_MS, forgetMs: HOUR_MS },
  code: { free: 5, firstWaitMs: 30 * SECOND_MS, longestWaitMs: HOUR_MS, forgetMs: DAY_MS },
  letter: { free: 3, firstWaitMs: MINUTE_MS, longestWaitMs: HOUR_MS, forgetMs: HOUR_MS },
  'letter-place': { free: 40, firstWaitMs: MINUTE_MS, longestWaitMs: HOUR_MS, forgetMs: HOUR_MS },
  track: { free: 10, firstWaitMs: QUARTER_MS, longestWaitMs: DAY_MS, forgetMs: DAY_MS },
  'track-place': { free: 40, firstWaitMs: QUARTER_MS, longestWaitMs: DAY_MS, forgetMs: DAY_MS },
  password: { free: 5, firstWaitMs: 15 * SECOND_MS, longestWaitMs: QUARTER_MS, forgetMs: DAY_MS },
} satisfies Record<string, Pace>;

export type Counted = keyof typeof PACES;
/** One thing that is counted: what, and of whom. */
export type Count = CountOf<Counted>;

/** The tries of customers, counted in one place for all processes. */
export function limitsOf(needs: { db: Db; clock: Clock; signature: Signature }) {
  return limitTries(needs, PACES);
}

export type Limits = ReturnType<typeof limitsOf>;
