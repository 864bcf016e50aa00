import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
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
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('review_picture')
          .innerJoin('media', 'media.id', 'review_picture.media_id')
          .select('media.file')
          .whereRef('review_picture.review_id', '=', 'review.id')
          .orderBy('review_picture.position'),
      ).as('pictures'),
    )
    .where(sameEmail(email))
    .orderBy('id')
    .execute();
}

/** Anonymises a person's reviews: the text stays, photos are taken off, since they may show somebody. */
export async function anonymiseAuthor(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom('review_picture')
    .where('review_id', 'in', (eb) => eb.selectFrom('review').select('id').where(sameEmail(email)))
    .execute();
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
