import { sql } from 'kysely';
import type { DbOrTx } from '../database/client.ts';

/**
 * Deletes jobs whose payload names an email, but for those that run now; an ended one stays for days otherwise.
 *
 * @param emails in small letters
 */
export async function deleteJobsNaming(tx: DbOrTx, emails: readonly string[]): Promise<void> {
  const { rows } = await sql<{ has_queue: boolean }>`
    select to_regclass('pgboss.job') is not null as has_queue
  `.execute(tx);
  if (rows[0]?.has_queue !== true) return;
  await sql`
    delete from pgboss.job where state <> 'active' and exists (
      select from jsonb_path_query(data, '$.**') as text
      where jsonb_typeof(text) = 'string' and lower(text #>> '{}') = any(${emails}::text[]))
  `.execute(tx);
}
