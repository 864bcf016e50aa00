import { type RawBuilder, sql } from 'kysely';
import type { MediaId, ProductId, ReviewId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { ReviewStatus } from '../rules/states.ts';

/** Filters; null: not filtered. */
export type QueueQuery = Readonly<{
  status: ReviewStatus;
  stars: number | null;
  productId: ProductId | null;
  page: number;
  size: number;
}>;

/** A review in the moderation queue. */
export type QueuedReview = Readonly<{
  id: ReviewId;
  productId: ProductId;
  status: ReviewStatus;
  rating: number | null;
  title: string;
  body: string;
  language: string;
  author: string;
  email: string;
  isVerified: boolean;
  /** The shop's reply; empty for none. */
  reply: string;
  /** Of the answer. */
  version: number;
  writtenAt: Instant;
  pictureIds: readonly MediaId[];
}>;

type Row = {
  id: ReviewId;
  product_id: ProductId;
  status: string;
  rating: number | null;
  title: string;
  body: string;
  language: string;
  author: string;
  email: string;
  is_verified: boolean;
  reply: string | null;
  version: number;
  written_at: Date;
  picture_ids: MediaId[];
};

function conditionsOf({ status, stars, productId }: QueueQuery): RawBuilder<unknown> {
  const conditions = [sql`status = ${status}`];
  if (stars !== null) conditions.push(sql`rating = ${stars}::int`);
  if (productId !== null) conditions.push(sql`product_id = ${productId}::int`);
  return sql.join(conditions, sql` and `);
}

/** Pending reviews oldest first, others newest first. */
function orderOf(status: ReviewStatus): RawBuilder<unknown> {
  return status === 'pending' ? sql`written_at, id` : sql`written_at desc, id desc`;
}

export async function readQueue(db: DbOrTx, query: QueueQuery): Promise<QueuedReview[]> {
  const { rows } = await sql<Row>`
    select id, product_id, status, rating, title, body, language, author, email, is_verified,
      reply ->> 'text' as reply, version, written_at,
      array(select media_id from review_picture where review_id = review.id order by position) as picture_ids
    from review where ${conditionsOf(query)} order by ${orderOf(query.status)}
    offset ${(query.page - 1) * query.size}::int limit ${query.size}::int
  `.execute(db);
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    status: row.status as ReviewStatus,
    rating: row.rating,
    title: row.title,
    body: row.body,
    language: row.language,
    author: row.author,
    email: row.email,
    isVerified: row.is_verified,
    reply: row.reply ?? '',
    version: row.version,
    writtenAt: row.written_at,
    pictureIds: row.picture_ids,
  }));
}

export async function countQueue(db: DbOrTx, query: QueueQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from review where ${conditionsOf(query)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** The number of reviews in each state. */
export async function countStates(db: DbOrTx): Promise<Readonly<Record<ReviewStatus, number>>> {
  const { rows } = await sql<{ status: ReviewStatus; count: number }>`
    select status, count(*)::int as count from review group by status
  `.execute(db);
  const counts = { pending: 0, approved: 0, spam: 0, removed: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

/** Products with reviews, most reviewed first. */
export async function readReviewed(db: DbOrTx, limit: number): Promise<ProductId[]> {
  const { rows } = await sql<{ product_id: ProductId }>`
    select product_id from review group by product_id order by count(*) desc, product_id limit ${limit}::int
  `.execute(db);
  return rows.map(({ product_id }) => product_id);
}
