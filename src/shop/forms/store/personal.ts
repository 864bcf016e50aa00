import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { sameEmail } from '#platform/database/matching/same-email.ts';

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
