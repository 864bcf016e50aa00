import { type SqlBool, sql } from 'kysely';
import type { MediaId, ProductId, ReviewId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { ReviewText } from '../review.ts';
import type { ReviewStatus } from '../rules/states.ts';

export type NewReview = ReviewText & {
  productId: ProductId;
  status: ReviewStatus;
  isVerified: boolean;
  authorKey: string;
  textDigest: string;
  writtenAt: Instant;
};

/** @returns the new review's id, or null for a duplicate */
export async function insertReview(tx: DbOrTx, review: NewReview): Promise<ReviewId | null> {
  const row = await tx
    .insertInto('review')
    .values({
      product_id: review.productId,
      rating: review.rating,
      title: review.title,
      body: review.body,
      language: review.language,
      author: review.author,
      email: review.email,
      is_verified: review.isVerified,
      status: review.status,
      written_at: review.writtenAt,
      author_key: review.authorKey,
      text_digest: review.textDigest,
    })
    .onConflict((conflict) =>
      // The literal condition of the partial index: a parameter would not match it in a prepared statement.
      conflict.columns(['product_id', 'text_digest']).where(sql<SqlBool>`text_digest <> ''`).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row === undefined ? null : row.id;
}

export async function insertPictures(tx: DbOrTx, id: ReviewId, mediaIds: readonly MediaId[]): Promise<void> {
  if (mediaIds.length === 0) return;
  await tx
    .insertInto('review_picture')
    .values(mediaIds.map((media_id, position) => ({ review_id: id, position, media_id })))
    .execute();
}

/** @returns whether the review had it */
export async function deletePicture(tx: DbOrTx, id: ReviewId, mediaId: MediaId): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('review_picture')
    .where('review_id', '=', id)
    .where('media_id', '=', mediaId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Pictures that came with reviews and belong to none any more. */
export async function readLeftPictures(db: DbOrTx, namePattern: string): Promise<MediaId[]> {
  const { rows } = await sql<{ id: MediaId }>`
    select id from media where file ~ ${namePattern}
      and not exists (select from review_picture where media_id = media.id) order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

export type ReviewEvent = { from: ReviewStatus | null; to: ReviewStatus; actor: string; at: Instant };

export async function insertEvent(tx: DbOrTx, id: ReviewId, event: ReviewEvent): Promise<void> {
  await tx
    .insertInto('review_event')
    .values({ review_id: id, from_status: event.from, to_status: event.to, actor: event.actor, at: event.at })
    .execute();
}

/** A locked review. */
export type HeldReview = {
  id: ReviewId;
  productId: ProductId;
  status: ReviewStatus;
  email: string;
  isVerified: boolean;
  /** The shop's reply; empty for none. */
  reply: string;
};

/** Locks a review until the transaction ends. */
export async function lockReview(tx: DbOrTx, id: ReviewId): Promise<HeldReview | null> {
  const row = await tx
    .selectFrom('review')
    .select(['product_id', 'status', 'email', 'is_verified'])
    .select(sql<string>`coalesce(reply ->> 'text', '')`.as('reply'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id,
    productId: row.product_id,
    status: row.status as ReviewStatus,
    email: row.email,
    isVerified: row.is_verified,
    reply: row.reply,
  };
}

export async function saveState(
  tx: DbOrTx,
  id: ReviewId,
  { status, isVerified }: { status: ReviewStatus; isVerified: boolean },
): Promise<void> {
  await tx.updateTable('review').set({ status, is_verified: isVerified }).where('id', '=', id).execute();
}

/** @param reply empty removes it; who removed it is recorded, so that no import restores it */
export async function saveReply(
  tx: DbOrTx,
  id: ReviewId,
  reply: { text: string; by: string; at: Instant },
): Promise<void> {
  await tx
    .updateTable('review')
    .set({ reply: JSON.stringify(reply) })
    .where('id', '=', id)
    .execute();
}

/** @returns false when this visitor has voted already */
export async function insertVote(
  tx: DbOrTx,
  id: ReviewId,
  { voter, at }: { voter: string; at: Instant },
): Promise<boolean> {
  const row = await tx
    .insertInto('review_vote')
    .values({ review_id: id, voter, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('review_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns the number of votes */
export async function addHelpful(tx: DbOrTx, id: ReviewId, by: 0 | 1): Promise<number> {
  const row = await tx
    .updateTable('review')
    .set({ helpful: sql<number>`helpful + ${by}` })
    .where('id', '=', id)
    .returning('helpful')
    .executeTakeFirstOrThrow();
  return row.helpful;
}

export type StaffReview = {
  id: ReviewId;
  productId: ProductId;
  status: ReviewStatus;
  rating: number | null;
  title: string;
  body: string;
  author: string;
  email: string;
  isVerified: boolean;
  pictureCount: number;
  writtenAt: Instant;
};

/** Oldest first. */
export async function readForStaff(
  db: DbOrTx,
  { status, limit }: { status: ReviewStatus; limit: number },
): Promise<StaffReview[]> {
  const rows = await db
    .selectFrom('review')
    .select(['id', 'product_id', 'status', 'rating', 'title', 'body', 'author', 'email', 'is_verified'])
    .select('written_at')
    .select(
      sql<string>`(select count(*) from review_picture where review_picture.review_id = review.id)`.as(
        'pictures',
      ),
    )
    .where('status', '=', status)
    .orderBy('written_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, product_id, status: state, is_verified, written_at, pictures, ...rest }) => ({
    ...rest,
    id,
    productId: product_id,
    status: state as ReviewStatus,
    isVerified: is_verified,
    pictureCount: Number(pictures),
    writtenAt: written_at,
  }));
}
