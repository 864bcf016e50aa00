import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { sameEmail } from '#platform/database/same-email.ts';

/** A person's reviews, for the export of personal data. */
export function reviewsOf(db: DbOrTx, email: string) {
  return db
    .selectFrom('review')
    .select([
      'product_id as productId',
      'rating',
      'title',
      'body',
      'author',
      'status',
      'written_at as writtenAt',
    ])
    .where(sameEmail(email))
    .orderBy('id')
    .execute();
}

/** Anonymises a person's reviews; the text stays. */
export async function anonymiseAuthor(tx: Tx, email: string): Promise<void> {
  await tx
    .updateTable('review')
    .set({
      author: sql`case when language = 'ar' then 'مشترٍ' else 'A buyer' end`,
      email: '',
      author_key: '',
      text_digest: '',
    })
    .where(sameEmail(email))
    .execute();
}
