import { type QueryExecutorProvider, sql } from 'kysely';
import type { Db } from './client.ts';

/**
 * Runs work unless another process is running it. The database releases the lock when a process dies.
 *
 * @param name unique name of the work
 */
export function withAdvisoryLock(db: Db, name: string, work: () => Promise<void>): Promise<void> {
  return db.connection().execute(async (held) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_lock(hashtextextended(${name}, 0)) as mine
    `.execute(held);
    if (rows[0]?.mine !== true) return;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(held);
    }
  });
}

/**
 * Waits for a lock and holds it until the transaction ends.
 *
 * @param name what no two transactions may do at once, as `shop.content.edit`
 */
export async function lockUntilCommit(tx: QueryExecutorProvider, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
