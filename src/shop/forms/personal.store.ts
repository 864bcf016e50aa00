import { sql } from 'kysely';
import { personPattern, type Reachable, withoutContacts } from '#kernel/text/person-pattern.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { sameEmail } from '#platform/database/same-email.ts';

/** A person's messages, for the export of personal data. */
export function entriesOf(db: DbOrTx, email: string) {
  return db
    .selectFrom('form_entry')
    .select([
      'title',
      'name',
      'phone',
      'topic',
      'message',
      'consent_text as consentText',
      'written_at as writtenAt',
    ])
    .where(sameEmail(email))
    .orderBy('id')
    .execute();
}

export async function deleteEntriesOf(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('form_entry').where(sameEmail(email)).execute();
}

/** Takes a person out of staff's notes beside the messages of others. */
export async function forgetInNotes(tx: Tx, person: Reachable): Promise<void> {
  const pattern = personPattern(person);
  if (pattern === null) return;
  const { rows } = await sql<{ id: number; note: string }>`
    select id, note from form_entry where note ~* ${pattern}
  `.execute(tx);
  for (const { id, note } of rows)
    await sql`update form_entry set note = ${withoutContacts(note, pattern)} where id = ${id}`.execute(tx);
}
