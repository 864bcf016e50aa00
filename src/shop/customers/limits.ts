import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#kernel/instant.ts';
import type { Db } from '#platform/database/client.ts';
import type { Signature } from '#platform/signature.ts';
import { forgetAttempts, giveTryBack, lockAttempt, saveAttempt } from './attempts.store.ts';
import { type Pace, takeTurn } from './attempts.ts';

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
export type Count = readonly [counted: Counted, of: string];

type Needs = { db: Db; clock: Clock; signature: Signature };

/** The place a request comes from: an address, or the network that one household has of IPv6. */
export function placeOf(address: string): string {
  return address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;
}

/**
 * Tries are counted before what they try is looked at, so that many at once count as many. Nobody is named in what is
 * kept.
 *
 * @returns take: whole seconds to wait, or null when the try may be made; giveBack: for a try that was right
 */
export function limitsOf({ db, clock, signature }: Needs) {
  const keyOf = ([counted, of]: Count) =>
    signature.digest(`${counted}|${counted.endsWith('place') ? placeOf(of) : of.toLowerCase()}`);
  return {
    take: (counts: readonly Count[]): Promise<number | null> =>
      db.transaction().execute(async (tx) => {
        const now = clock();
        let longest: number | null = null;
        const ordered = counts.map((count) => ({ key: keyOf(count), pace: PACES[count[0]] }));
        // Always in the same order, so that two tries never wait for each other.
        for (const { key, pace } of ordered.sort((a, b) => a.key.localeCompare(b.key))) {
          const turn = takeTurn(await lockAttempt(tx, key, now), now, pace);
          if (turn.isOpen) await saveAttempt(tx, key, turn.next);
          else longest = Math.max(longest ?? 0, turn.seconds);
        }
        return longest;
      }),
    giveBack: (counts: readonly Count[]): Promise<void> => giveTryBack(db, counts.map(keyOf), clock()),
    forgetOld: (): Promise<void> => forgetAttempts(db, new Date(clock().getTime() - 2 * DAY_MS)),
  };
}

export type Limits = ReturnType<typeof limitsOf>;
