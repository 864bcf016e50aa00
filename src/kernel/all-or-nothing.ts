import type { Outcome } from './outcome.ts';

/** What opens transactions; Kysely does. */
type Transactional<Tx> = {
  transaction(): { execute<T>(work: (tx: Tx) => Promise<T>): Promise<T> };
};

/** Rolls back; never leaves this file. */
class Undone<Refused> extends Error {
  readonly outcome: Refused;
  constructor(outcome: Refused) {
    super('refused');
    this.outcome = outcome;
  }
}

/** One transaction that writes everything, or on a refusal nothing. */
export async function allOrNothing<Tx, Answer extends Outcome<unknown, { code: string }>>(
  db: Transactional<Tx>,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await db.transaction().execute(async (tx) => {
      const outcome = await work(tx);
      if (!outcome.ok) throw new Undone(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Undone) return error.outcome;
    throw error;
  }
}
