import type { Clock } from '#kernel/instant.ts';
import { DAY_MS } from '#kernel/instant.ts';
import type { Db } from '#platform/database/client.ts';
import type { Signature } from '#platform/signature.ts';
import { forgetAttempts, giveTryBack, lockAttempt, saveAttempt } from './attempts.store.ts';
import { type Pace, takeTurn } from './attempts.ts';

/** One thing that is counted: what, and of whom. */
export type Count<Counted extends string> = readonly [counted: Counted, of: string];

type Needs = { db: Db; clock: Clock; signature: Signature };

/** The place a request comes from: an address, or the network that one household has of IPv6. */
export function placeOf(address: string): string {
  return address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;
}

/**
 * Tries are counted before what they try is looked at, so that many at once count as many. Nobody is named in what is
 * kept.
 *
 * @param paces what is counted, and how soon it becomes slow; what ends in `place` is counted by network
 * @returns take: whole seconds to wait, or null when the try may be made; giveBack: for a try that was right
 */
export function limitTries<Counted extends string>(
  { db, clock, signature }: Needs,
  paces: Readonly<Record<Counted, Pace>>,
) {
  const keyOf = ([counted, of]: Count<Counted>) =>
    signature.digest(`${counted}|${counted.endsWith('place') ? placeOf(of) : of.toLowerCase()}`);
  return {
    take: (counts: readonly Count<Counted>[]): Promise<number | null> =>
      db.transaction().execute(async (tx) => {
        const now = clock();
        let longest: number | null = null;
        const ordered = counts.map((count) => ({ key: keyOf(count), pace: paces[count[0]] }));
        // Always in the same order, so that two tries never wait for each other.
        for (const { key, pace } of ordered.sort((a, b) => a.key.localeCompare(b.key))) {
          const turn = takeTurn(await lockAttempt(tx, key, now), now, pace);
          if (turn.isOpen) await saveAttempt(tx, key, turn.next);
          else longest = Math.max(longest ?? 0, turn.seconds);
        }
        return longest;
      }),
    giveBack: (counts: readonly Count<Counted>[]): Promise<void> =>
      giveTryBack(db, counts.map(keyOf), clock()),
    forgetOld: (): Promise<void> => forgetAttempts(db, new Date(clock().getTime() - 2 * DAY_MS)),
  };
}
