import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ProductId, ReviewId } from '#kernel/ids.ts';
import type { Database, DbOrTx } from '#platform/database/client.ts';
import { prepared } from '#platform/database/prepared.ts';
import { JOINED_MEDIA_COLUMNS, parseMedia } from '#shop/media';
import type { CustomerPhoto, Review } from '../review.ts';
import type { ReviewOrder, ReviewQuery } from '../rules/review-query.ts';
import type { RatingCount } from '../rules/summarise.ts';

const COLUMNS = [
  'id',
  'rating',
  'title',
  'body',
  'language',
  'author',
  'is_verified',
  'helpful',
  'reply',
  'written_at',
] as const;

function pictures(eb: ExpressionBuilder<Database, 'review'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('review_picture')
      .innerJoin('media', 'media.id', 'review_picture.media_id')
      .select(JOINED_MEDIA_COLUMNS)
      .whereRef('review_picture.review_id', '=', 'review.id')
      .orderBy('review_picture.position'),
  ).as('pictures');
}

const hasPictures = sql<SqlBool>`exists (select from review_picture where review_picture.review_id = review.id)`;

/** Every order ends with newest first, so that pages are stable. */
const ORDERS: Readonly<Record<ReviewOrder, ReturnType<typeof sql>>> = {
  newest: sql`written_at desc, id desc`,
  highest: sql`rating desc nulls last, written_at desc, id desc`,
  lowest: sql`rating asc nulls last, written_at desc, id desc`,
  helpful: sql`helpful desc, written_at desc, id desc`,
};

function parseReply(value: unknown): string {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
    ? value.text
    : '';
}

type Row = Awaited<ReturnType<ReturnType<typeof selectReviews>['execute']>>[number];

function selectReviews(db: DbOrTx) {
  return db.selectFrom('review').select(COLUMNS).select(pictures);
}

function parseReview({ id, is_verified, written_at, reply, pictures: stored, ...rest }: Row): Review {
  return {
    ...rest,
    id,
    isVerified: is_verified,
    writtenAt: written_at,
    reply: parseReply(reply),
    pictures: stored.map(parseMedia),
  };
}

type PageValues = { productId: ProductId; stars: number | null; perPage: number; offset: number };

function pageOf({ order, stars, hasPictures: isPictured }: ReviewQuery) {
  return prepared((db, requested: PageValues) => {
    let wanted = selectReviews(db)
      .where('product_id', '=', requested.productId)
      .where('status', '=', 'approved');
    if (stars !== null) wanted = wanted.where('rating', '=', requested.stars);
    if (isPictured) wanted = wanted.where(hasPictures);
    return wanted.orderBy(ORDERS[order]).limit(requested.perPage).offset(requested.offset).compile();
  });
}

/** Prepared statements by order and filters. */
const pages = new Map<string, ReturnType<typeof pageOf>>();

/** A page of a product's approved reviews. */
export async function readReviews(
  db: DbOrTx,
  productId: ProductId,
  { query, perPage }: { query: ReviewQuery; perPage: number },
): Promise<Review[]> {
  const { order, stars, hasPictures: isPictured, page } = query;
  const shape = [order, stars !== null, isPictured].join(' ');
  const read = pages.get(shape) ?? pageOf(query);
  pages.set(shape, read);
  const rows = await read(db, { productId, stars, perPage, offset: (page - 1) * perPage });
  return rows.map(parseReview);
}

const counts = prepared((db, { productId }: { productId: ProductId }) =>
  sql<{ rating: number | null; count: string; pictured: string; votes: string }>`
    select rating, count(*) as count, count(*) filter (where ${hasPictures}) as pictured, sum(helpful) as votes from review
    where product_id = ${productId} and status = 'approved' group by rating
  `.compile(db),
);

/** The number of approved reviews by rating. */
export async function countByRating(db: DbOrTx, productId: ProductId): Promise<RatingCount[]> {
  const rows = await counts(db, { productId });
  return rows.map(({ rating, count, pictured, votes }) => ({
    rating,
    count: Number(count),
    pictured: Number(pictured),
    votes: Number(votes),
  }));
}

const photos = prepared((db, { productId, limit }: { productId: ProductId; limit: number }) =>
  db
    .selectFrom('review')
    .innerJoin('review_picture', 'review_picture.review_id', 'review.id')
    .innerJoin('media', 'media.id', 'review_picture.media_id')
    .select(['review.id as review_id', 'review.author'])
    .select(JOINED_MEDIA_COLUMNS)
    .where('review.product_id', '=', productId)
    .where('review.status', '=', sql<string>`'approved'`)
    .orderBy('review.written_at', 'desc')
    .orderBy('review.id', 'desc')
    .orderBy('review_picture.position')
    .limit(limit)
    .compile(),
);

/** The newest pictures of a product's approved reviews. */
export async function readPhotos(db: DbOrTx, productId: ProductId, limit: number): Promise<CustomerPhoto[]> {
  const rows = await photos(db, { productId, limit });
  return rows.map(({ review_id: reviewId, author, ...media }) => ({
    reviewId,
    author,
    media: parseMedia(media),
  }));
}

/** The id and author key in a URL. */
export type ReviewKey = { id: ReviewId; key: string };

/** @returns the pending review or null; one marked as spam looks pending to its author */
export async function findReviewByKey(db: DbOrTx, { id, key }: ReviewKey): Promise<Review[]> {
  const rows = await selectReviews(db)
    .where('id', '=', id)
    .where('author_key', '=', key)
    .where('status', 'in', ['pending', 'spam'])
    .execute();
  return rows.map(parseReview);
}
