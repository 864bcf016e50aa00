import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';
import type { Db } from '#platform/database/client.ts';
import type { Signature } from '#platform/signature.ts';
import {
  type Count as CountOf,
  type KnownNetworks,
  knownNetworks,
  limitTries,
  type Pace,
} from '#shop/access';

const QUARTER_MS = 15 * MINUTE_MS;
/** An account or an order number slows down for everybody who guesses at it, and is never closed for longer. */
const LONGEST_ACCOUNT_WAIT_MS = 5 * MINUTE_MS;

/** What is counted, and how soon it becomes slow. An office or a household may share one address. */
const PACES = {
  'sign-in': { free: 5, firstWaitMs: 15 * SECOND_MS, longestWaitMs: QUARTER_MS, forgetMs: DAY_MS },
  'sign-in-place': { free: 60, firstWaitMs: 30 * SECOND_MS, longestWaitMs: HOUR_MS, forgetMs: HOUR_MS },
  /** All networks together, but for those that signed in to the account before. */
  'sign-in-account': {
    free: 20,
    firstWaitMs: 15 * SECOND_MS,
    longestWaitMs: LONGEST_ACCOUNT_WAIT_MS,
    forgetMs: DAY_MS,
  },
  code: { free: 5, firstWaitMs: 30 * SECOND_MS, longestWaitMs: HOUR_MS, forgetMs: DAY_MS },
  'code-place': { free: 30, firstWaitMs: 30 * SECOND_MS, longestWaitMs: HOUR_MS, forgetMs: HOUR_MS },
  letter: { free: 3, firstWaitMs: MINUTE_MS, longestWaitMs: HOUR_MS, forgetMs: HOUR_MS },
  'letter-place': { free: 40, firstWaitMs: MINUTE_MS, longestWaitMs: HOUR_MS, forgetMs: HOUR_MS },
  track: { free: 10, firstWaitMs: QUARTER_MS, longestWaitMs: DAY_MS, forgetMs: DAY_MS },
  'track-place': { free: 40, firstWaitMs: QUARTER_MS, longestWaitMs: DAY_MS, forgetMs: DAY_MS },
  'track-order': {
    free: 30,
    firstWaitMs: MINUTE_MS,
    longestWaitMs: LONGEST_ACCOUNT_WAIT_MS,
    forgetMs: DAY_MS,
  },
  password: { free: 5, firstWaitMs: 15 * SECOND_MS, longestWaitMs: QUARTER_MS, forgetMs: DAY_MS },
} satisfies Record<string, Pace>;

export type Counted = keyof typeof PACES;
/** One thing that is counted: what, and of whom. */
export type Count = CountOf<Counted>;

type LimitNeeds = Readonly<{ db: Db; clock: Clock; signature: Signature }>;

/** The tries of customers, counted in one place for all processes. */
export function limitsOf(needs: LimitNeeds) {
  return limitTries(needs, PACES);
}

/** Networks that customers signed in from. */
export function networksOf(needs: LimitNeeds): KnownNetworks {
  return knownNetworks(needs, 'customer');
}

export type Limits = ReturnType<typeof limitsOf>;
