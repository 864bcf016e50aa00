import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';
import {
  type Count as CountOf,
  type KnownNetworks,
  knownNetworks,
  limitTries,
  type Pace,
} from '#shop/access';
import type { StaffNeeds } from './needs.ts';

const QUARTER_MS = 15 * MINUTE_MS;

/** What is counted, and how soon it becomes slow. */
const PACES = {
  'staff-sign-in': { free: 5, firstWaitMs: 15 * SECOND_MS, longestWaitMs: QUARTER_MS, forgetMs: DAY_MS },
  'staff-sign-in-place': { free: 30, firstWaitMs: 30 * SECOND_MS, longestWaitMs: HOUR_MS, forgetMs: HOUR_MS },
  /** All networks together, but for those that signed in to the account before. */
  'staff-sign-in-account': {
    free: 20,
    firstWaitMs: 15 * SECOND_MS,
    longestWaitMs: 5 * MINUTE_MS,
    forgetMs: DAY_MS,
  },
  'staff-code': { free: 5, firstWaitMs: 30 * SECOND_MS, longestWaitMs: HOUR_MS, forgetMs: DAY_MS },
  'staff-code-place': { free: 30, firstWaitMs: 30 * SECOND_MS, longestWaitMs: HOUR_MS, forgetMs: HOUR_MS },
  'staff-password': { free: 5, firstWaitMs: 15 * SECOND_MS, longestWaitMs: QUARTER_MS, forgetMs: DAY_MS },
} satisfies Record<string, Pace>;

/** One thing that is counted: what, and of whom. */
export type Count = CountOf<keyof typeof PACES>;

/** The tries of staff, counted in one place for all processes. */
export function limitsOf(needs: StaffNeeds) {
  return limitTries(needs, PACES);
}

/** Networks that staff signed in from. */
export function networksOf(needs: StaffNeeds): KnownNetworks {
  return knownNetworks(needs, 'staff');
}

export type Limits = ReturnType<typeof limitsOf>;
