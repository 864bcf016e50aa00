import { sql } from 'kysely';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx, Tx } from '../database/client.ts';
import type { Tried } from './attempts.ts';

/** Locks and reads the attempts of a key. */
export async function lockAttempt(tx: Tx, key: string, now: Instant): Promise<Tried | null> {
  const made = await tx
    .insertInto('attempt')
    .values({ key, tries: 0, tried_at: now, open_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (made !== undefined) return null;
  const row = await tx
    .selectFrom('attempt')
    .select(['tries', 'tried_at', 'open_at'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : { tries: row.tries, triedAt: row.tried_at, openAt: row.open_at };
}

export async function saveAttempt(tx: Tx, key: string, { tries, triedAt, openAt }: Tried): Promise<void> {
  await tx
    .insertInto('attempt')
    .values({ key, tries, tried_at: triedAt, open_at: openAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ tries, tried_at: triedAt, open_at: openAt }),
    )
    .execute();
}

/** Uncounts a successful attempt. */
export async function uncountAttempt(db: DbOrTx, keys: readonly string[], now: Instant): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable('attempt')
    .set({ tries: sql`greatest(tries - 1, 0)`, open_at: now })
    .where('key', 'in', keys)
    .execute();
}

export async function forgetAttempts(db: DbOrTx, triedBefore: Instant): Promise<void> {
  await db.deleteFrom('attempt').where('tried_at', '<', triedBefore).execute();
}
