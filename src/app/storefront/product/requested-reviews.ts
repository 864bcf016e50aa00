import { parseReviewId } from '#kernel/ids.ts';
import { parseReviewQuery, type ReviewKey, type ReviewQuery } from '#shop/reviews';

/** The review query of a product URL. */
export type RequestedReviews = {
  query: ReviewQuery;
  /** The author's pending review with its key. */
  own: ReviewKey | null;
  /** The review that was just voted for. */
  helpedReviewId: number | null;
};

function ownOf(parameters: URLSearchParams): ReviewKey | null {
  const id = parseReviewId(parameters.get('unapproved'));
  const key = parameters.get('moderation-hash') ?? '';
  return id !== null && /^[0-9a-f]{32}$/.test(key) ? { id, key } : null;
}

/** @param part the segment after the product's slug: `comment-page-2`, or empty */
export function requestedReviews(parameters: URLSearchParams, part: string | undefined): RequestedReviews {
  return {
    query: parseReviewQuery(parameters, part),
    own: ownOf(parameters),
    helpedReviewId: parseReviewId(parameters.get('review-helped')),
  };
}
