import { type Clock, DAY_MS, type Instant } from '#kernel/instant.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import { clientNetwork } from '#kernel/web/client-network.ts';
import type { Db, Tx } from '../database/client.ts';
import type { Signature } from '../signature.ts';
import { type Pace, type Turn, takeTurn } from './attempts.ts';
import { forgetAttempts, lockAttempt, saveAttempt, uncountAttempt } from './stored-attempts.ts';

/** One counter: what it counts, and for whom. */
export type Count<Counted extends string> = readonly [counted: Counted, of: string];

type Deps = Readonly<{ db: Db; clock: Clock; signature: Pick<Signature, 'digest'> }>;

type Limiting<Counted extends string, Code extends string> = Readonly<{
  /** What is counted, and how soon it becomes slow; what ends in `place` is counted by network. */
  paces: Readonly<Record<Counted, Pace>>;
  /** Separates these counters from those of other modules. */
  prefix: string;
  /** The refusal of one try too many. */
  tooMany: Code;
}>;

type TooMany<Code extends string> = { code: Code; seconds: number };
type Limited = Readonly<{ key: string; pace: Pace }>;

/**
 * Counts one attempt under all keys, or, if one is over its limit, under none.
 *
 * @returns whole seconds to wait, or null
 */
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
 * Limits attempts at a secret, across all processes. Attempts are counted before they are checked, so that concurrent
 * ones all count. Counters do not contain personal data. A refused attempt increments no counter: a client that
 * reached its own limit cannot use up the limit of an account.
 */
export function tryLimits({ db, clock, signature }: Deps) {
  return {
    limit: <Counted extends string, Code extends string>({
      paces,
      prefix,
      tooMany,
    }: Limiting<Counted, Code>) => {
      const keyOf = ([counted, of]: Count<Counted>) =>
        signature.digest(
          `${prefix}${counted}|${counted.endsWith('place') ? clientNetwork(of) : of.toLowerCase()}`,
        );
      const take = async (counts: readonly Count<Counted>[]): Promise<TooMany<Code> | null> => {
        const limited = counts.map((count) => ({ key: keyOf(count), pace: paces[count[0]] }));
        const seconds = await db.transaction().execute((tx) => takeTurns(tx, limited, clock()));
        return seconds === null ? null : { code: tooMany, seconds };
      };
      return {
        /** Counts a try that counts however it ends. @returns why it may not be made, or null */
        take,
        /** Counts a try, unless it turns out right. */
        guard: async <T, R extends { code: string }>(
          counts: readonly Count<Counted>[],
          work: () => Promise<Outcome<T, R>>,
        ): Promise<Outcome<T, R | TooMany<Code>>> => {
          const refusal = await take(counts);
          if (refusal !== null) return refuse(refusal);
          const outcome = await work();
          if (outcome.ok) await uncountAttempt(db, counts.map(keyOf), clock());
          return outcome;
        },
      };
    },
    forgetOld: (): Promise<void> => forgetAttempts(db, new Date(clock().getTime() - 2 * DAY_MS)),
  };
}

export type TryLimits = ReturnType<typeof tryLimits>;
