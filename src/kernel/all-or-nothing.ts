import type { Outcome } from './outcome.ts';

/** What opens transactions; Kysely does. */
type Transactional<Tx> = {
  transaction(): { execute<T>(work: (tx: Tx) => Promise<T>): Promise<T> };
};

/** Rolls back and carries the answer; never leaves this file. */
class RolledBack<Answer> extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('rolled back');
    this.answer = answer;
  }
}

/** Runs a transaction and rolls it back when `isUndone` accepts its answer: a dry run, or a preview of a write. */
export async function rolledBackWhen<Tx, Answer>(
  db: Transactional<Tx>,
  isUndone: (answer: Answer) => boolean,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await db.transaction().execute(async (tx) => {
      const answer = await work(tx);
      if (isUndone(answer)) throw new RolledBack(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.answer;
    throw error;
  }
}

/** Runs a transaction and rolls it back if the outcome is a refusal. */
export function allOrNothing<Tx, Answer extends Outcome<unknown, { code: string }>>(
  db: Transactional<Tx>,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  return rolledBackWhen(db, ({ ok }) => !ok, work);
}
