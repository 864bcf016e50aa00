import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Settings } from '#shop/settings';
import type { ReviewSummary } from '../review.ts';
import type { ReviewQuery } from '../rules/review-query.ts';
import { summarise } from '../rules/summarise.ts';
import { countByRating, findReviewByKey, type ReviewKey, readPhotos, readReviews } from '../store/list.ts';

/** The photos of the strip above the reviews; all are with their reviews. */
const MOST_PHOTOS = 12;

export type ListDeps = {
  db: DbOrTx;
  settings: () => Promise<Settings>;
};

/** A page of a product's reviews with summary, and the author's own pending review. */
export function listReviews({ db, settings }: ListDeps) {
  return async (
    productId: ProductId,
    query: ReviewQuery,
    reviewKey: ReviewKey | null = null,
  ): Promise<ReviewSummary> => {
    const perPage = (await settings())['reviews.perPage'];
    const [counts, requested, waiting] = await Promise.all([
      countByRating(db, productId),
      readReviews(db, productId, { query, perPage }),
      reviewKey === null ? [] : findReviewByKey(db, reviewKey),
    ]);
    const summary = summarise(counts, { query, perPage });
    const isThere = summary.query.page === query.page;
    const reviews = isThere ? requested : await readReviews(db, productId, { query: summary.query, perPage });
    const photos = summary.pictured === 0 ? [] : await readPhotos(db, productId, MOST_PHOTOS);
    return { ...summary, reviews, photos, own: waiting[0] ?? null };
  };
}
