import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Settings } from '#shop/settings';
import { countByRating, findOwnReview, type OwnKey, readReviews } from './list.store.ts';
import type { ReviewSummary } from './review.ts';
import type { ReviewQuery } from './review-query.ts';
import { summarise } from './summarise.ts';

export type ListNeeds = {
  db: DbOrTx;
  settings: () => Promise<Settings>;
};

/** One page of a product's reviews, what all of them say, and the author's own that still waits. */
export function listReviews({ db, settings }: ListNeeds) {
  return async (
    productId: ProductId,
    query: ReviewQuery,
    own: OwnKey | null = null,
  ): Promise<ReviewSummary> => {
    const perPage = (await settings())['reviews.perPage'];
    const [counts, asked, waiting] = await Promise.all([
      countByRating(db, productId),
      readReviews(db, productId, { query, perPage }),
      own === null ? [] : findOwnReview(db, own),
    ]);
    const summary = summarise(counts, { query, perPage });
    const isThere = summary.query.page === query.page;
    const reviews = isThere ? asked : await readReviews(db, productId, { query: summary.query, perPage });
    return { ...summary, reviews, own: waiting[0] ?? null };
  };
}
