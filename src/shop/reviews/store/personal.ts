import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ReviewId } from '#kernel/ids.ts';
import {
  personPattern,
  type Reachable,
  withoutContacts,
  withoutWordsOfName,
} from '#kernel/text/person-pattern.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { sameEmail } from '#platform/database/matching/same-email.ts';

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

/** Anonymises a person's reviews: the text stays, photos are removed, since they may show a person. */
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

/** Takes a person out of the shop's replies: their name out of those to them, email and phone out of all. */
export async function eraseInReplies(tx: Tx, person: Reachable): Promise<void> {
  const pattern = personPattern(person);
  if (pattern === null) return;
  const { rows } = await sql<{ id: ReviewId; author: string; text: string; is_theirs: boolean }>`
    select * from (
      select id, author, reply ->> 'text' as text, lower(email) = any(${person.emails}::text[]) as is_theirs from review
    ) replied
    where text is not null and (is_theirs or text ~* ${pattern})
  `.execute(tx);
  for (const { id, author, text, is_theirs: isTheirs } of rows) {
    const stored = withoutContacts(isTheirs ? withoutWordsOfName(text, author) : text, pattern);
    if (stored !== text)
      await sql`
        update review set reply = jsonb_set(reply, '{text}', to_jsonb(${stored}::text)) where id = ${id}
      `.execute(tx);
  }
}
