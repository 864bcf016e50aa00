import type { CustomerId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';

/** What staff wrote on a customer, for staff. */
export type CustomerNote = Readonly<{ author: string; text: string; writtenAt: Instant }>;

export function notesOf(db: DbOrTx, id: CustomerId): Promise<CustomerNote[]> {
  return db
    .selectFrom('customer_note')
    .select(['author', 'text', 'written_at as writtenAt'])
    .where('customer_id', '=', id)
    .orderBy('id')
    .execute();
}

export async function insertNote(db: DbOrTx, id: CustomerId, note: CustomerNote): Promise<void> {
  const { author, text, writtenAt } = note;
  await db
    .insertInto('customer_note')
    .values({ customer_id: id, author, text, written_at: writtenAt })
    .execute();
}

export async function moveNotes(tx: DbOrTx, from: CustomerId, into: CustomerId): Promise<void> {
  await tx.updateTable('customer_note').set({ customer_id: into }).where('customer_id', '=', from).execute();
}
