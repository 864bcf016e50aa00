import { sql } from 'kysely';
import type { CustomerId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';

/** Ids of customers whose email, name or phone contains the words, newest first. */
export async function searchCustomers(
  db: DbOrTx,
  { text, phone, limit }: { text: string; phone: string | null; limit: number },
): Promise<CustomerId[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<{ id: CustomerId }>`
    select id from customer
    where email is not null
      and (
        email ilike ${pattern}
        or concat_ws(' ', first_name, last_name, display_name) ilike ${pattern}
        or phone = ${phone ?? ''} and phone <> ''
      )
    order by id desc
    limit ${limit}
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
