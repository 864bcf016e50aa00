import { sql } from 'kysely';
import type { CustomerId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { wordConditions } from './list.ts';

/** Ids of customers whose email, name or phone contains all words, newest first. */
export async function searchCustomers(
  db: DbOrTx,
  { words, limit }: { words: readonly string[]; limit: number },
): Promise<CustomerId[]> {
  const conditions = sql.join([sql`email is not null`, ...wordConditions(words)], sql` and `);
  const { rows } = await sql<{ id: CustomerId }>`
    select id from customer where ${conditions} order by id desc limit ${limit}::int
  `.execute(db);
  return rows.map(({ id }) => id);
}

export async function saveTags(db: DbOrTx, id: CustomerId, tags: readonly string[]): Promise<void> {
  await db
    .updateTable('customer')
    .set({ tags: [...tags] })
    .where('id', '=', id)
    .execute();
}
