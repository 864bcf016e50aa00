import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';
import type { Pace } from '#platform/rate-limits/attempts.ts';
import { ACCOUNT_KINDS, type AccountKind } from '../account-kind.ts';

const GUESSING: Pace = {
  free: 5,
  firstWaitMs: 15 * SECOND_MS,
  longestWaitMs: 15 * MINUTE_MS,
  forgetMs: DAY_MS,
};
const OF_NETWORK: Pace = { free: 30, firstWaitMs: 30 * SECOND_MS, longestWaitMs: HOUR_MS, forgetMs: HOUR_MS };

/** What is counted of every kind of account, and how soon it becomes slow. */
export function pacesOf(kind: AccountKind) {
  return {
    'sign-in': GUESSING,
    'sign-in-place': { ...OF_NETWORK, free: ACCOUNT_KINDS[kind].freeSignInsOfNetwork },
    /** All networks together, except those that have signed in to the account before; never blocks longer than this. */
    'sign-in-account': { ...GUESSING, free: 20, longestWaitMs: 5 * MINUTE_MS },
    code: { free: 5, firstWaitMs: 30 * SECOND_MS, longestWaitMs: HOUR_MS, forgetMs: DAY_MS },
    'code-place': OF_NETWORK,
    password: GUESSING,
  } satisfies Record<string, Pace>;
}
