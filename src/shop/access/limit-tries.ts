import { clientNetwork } from '#kernel/client-network.ts';
import { type Clock, DAY_MS, type Instant } from '#kernel/instant.ts';
import type { Db, Tx } from '#platform/database/client.ts';
import type { Signature } from '#platform/signature.ts';
import { forgetAttempts, giveTryBack, lockAttempt, saveAttempt } from './attempts.store.ts';
import { type Pace, type Turn, takeTurn } from './attempts.ts';

/** One thing that is counted: what, and of whom. */
export type Count<Counted extends string> = readonly [counted: Counted, of: string];

type Needs = { db: Db; clock: Clock; signature: Signature };

type Limited = Readonly<{ key: string; pace: Pace }>;

/** Counts one try under all keys, or under none. @returns whole seconds to wait, or null */
async function takeTurns(tx: Tx, limited: readonly Limited[], now: Instant): Promise<number | null> {
  const turns: { key: string; turn: Turn }[] = [];
  // Always in the same order, so that two tries never wait for each other.
  for (const { key, pace } of limited.toSorted((a, b) => a.key.localeCompare(b.key)))
    turns.push({ key, turn: takeTurn(await lockAttempt(tx, key, now), now, pace) });
  const waits = turns.flatMap(({ turn }) => (turn.isOpen ? [] : [turn.seconds]));
  if (waits.length > 0) return Math.max(...waits);
  for (const { key, turn } of turns) if (turn.isOpen) await saveAttempt(tx, key, turn.next);
  return null;
}

/**
 * Tries are counted before what they try is looked at, so that many at once count as many. Nobody is named in what is
 * kept. A refused try adds to no count: a client that its own limit stops cannot use up the limit of an account.
 *
 * @param paces what is counted, and how soon it becomes slow; what ends in `place` is counted by network
 * @returns take: whole seconds to wait, or null when the try may be made; giveBack: for a try that was right
 */
export function limitTries<Counted extends string>(
  { db, clock, signature }: Needs,
  paces: Readonly<Record<Counted, Pace>>,
) {
  const keyOf = ([counted, of]: Count<Counted>) =>
    signature.digest(`${counted}|${counted.endsWith('place') ? clientNetwork(of) : of.toLowerCase()}`);
  const keyed = (counts: readonly Count<Counted>[]): Limited[] =>
    counts.map((count) => ({ key: keyOf(count), pace: paces[count[0]] }));
  return {
    take: (counts: readonly Count<Counted>[]): Promise<number | null> =>
      db.transaction().execute((tx) => takeTurns(tx, keyed(counts), clock())),
    giveBack: (counts: readonly Count<Counted>[]): Promise<void> =>
      giveTryBack(db, counts.map(keyOf), clock()),
    forgetOld: (): Promise<void> => forgetAttempts(db, new Date(clock().getTime() - 2 * DAY_MS)),
  };
}
