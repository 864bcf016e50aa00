import { parseReviewId } from '#kernel/ids.ts';
import { type OwnKey, parseReviewQuery, type ReviewQuery } from '#shop/reviews';

/** What a product's address asks of its reviews. */
export type AskedReviews = {
  query: ReviewQuery;
  /** The waiting review of whoever was just sent here, with its key. */
  own: OwnKey | null;
  /** The review that was just found helpful. */
  helpedReviewId: number | null;
};

function ownOf(parameters: URLSearchParams): OwnKey | null {
  const id = parseReviewId(parameters.get('unapproved'));
  const key = parameters.get('moderation-hash') ?? '';
  return id !== null && /^[0-9a-f]{32}$/.test(key) ? { id, key } : null;
}

/** @param part what stands behind the product's slug: `comment-page-2`, or nothing */
export function askedReviews(parameters: URLSearchParams, part: string | undefined): AskedReviews {
  return {
    query: parseReviewQuery(parameters, part),
    own: ownOf(parameters),
    helpedReviewId: parseReviewId(parameters.get('review-helped')),
  };
}
