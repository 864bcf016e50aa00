import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/database/client.ts';

const sameEmail = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`;

/** What somebody has said of goods, for themselves. */
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

/** What was said stays for other buyers; who said it does not. */
export async function forgetAuthor(tx: Tx, email: string): Promise<void> {
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
