import { sql } from 'kysely';
import type { DbOrTx } from '../database/client.ts';

async function hasQueue(db: DbOrTx): Promise<boolean> {
  const { rows } = await sql<{ has_queue: boolean }>`
    select to_regclass('pgboss.job') is not null as has_queue
  `.execute(db);
  return rows[0]?.has_queue === true;
}

/**
 * Deletes jobs that have an email as a text of their payload, except running ones; finished jobs would otherwise stay
 * for days. Jobs that erase a person contain them within a pattern, and stay.
 *
 * @param emails in lower case
 */
export async function deleteJobsWithEmail(tx: DbOrTx, emails: readonly string[]): Promise<void> {
  if (!(await hasQueue(tx))) return;
  await sql`
    delete from pgboss.job where state <> 'active' and exists (
      select from jsonb_path_query(data, '$.**') as text
      where jsonb_typeof(text) = 'string' and lower(text #>> '{}') = any(${emails}::text[]))
  `.execute(tx);
}
