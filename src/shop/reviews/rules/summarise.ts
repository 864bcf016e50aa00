import type { ReviewSummary } from '../review.ts';
import type { ReviewQuery } from './review-query.ts';

/** The number of approved reviews by rating, of those with pictures, and of their helpful votes. */
export type RatingCount = { rating: number | null; count: number; pictured: number; votes: number };

const STARS = [5, 4, 3, 2, 1];

function total(counts: readonly RatingCount[], of: 'count' | 'pictured' | 'votes'): number {
  return counts.reduce((sum, one) => sum + one[of], 0);
}

/**
 * The summary of a product's reviews, and the page to show.
 *
 * @param query a page past the last becomes the last
 * Source: RV-07
 */
export function summarise(
  counts: readonly RatingCount[],
  { query, perPage }: { query: ReviewQuery; perPage: number },
): Omit<ReviewSummary, 'reviews' | 'own' | 'photos'> {
  const distribution = STARS.map((rating) => ({
    rating,
    count: counts.find((one) => one.rating === rating)?.count ?? 0,
  }));
  const rated = distribution.reduce((sum, { count }) => sum + count, 0);
  const stars = distribution.reduce((sum, { rating, count }) => sum + rating * count, 0);
  const meeting = counts.filter(({ rating }) => query.stars === null || rating === query.stars);
  const matching = total(meeting, query.hasPictures ? 'pictured' : 'count');
  const pageCount = Math.max(1, Math.ceil(matching / perPage));
  return {
    total: total(counts, 'count'),
    rated,
    pictured: total(counts, 'pictured'),
    hasVotes: total(counts, 'votes') > 0,
    average: rated === 0 ? 0 : stars / rated,
    distribution,
    query: { ...query, page: Math.min(query.page, pageCount) },
    matching,
    pageCount,
  };
}
