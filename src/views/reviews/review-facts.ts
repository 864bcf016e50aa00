import type { RefusedReview, ReviewSummary } from '#shop/reviews';

/** The state of the review form. */
export type ReviewFormFacts = {
  isRatingRequired: boolean;
  /** The message for a missing rating. */
  ratingRequiredText: string;
  /** Whether reviews are moderated. */
  isHeld: boolean;
  /** The review that was just refused. */
  refused: RefusedReview | null;
};

/** Everything the review section shows. */
export type ReviewsFacts = {
  product: { id: number; name: string; path: string };
  summary: ReviewSummary;
  /** Null: reviews are closed. */
  form: ReviewFormFacts | null;
  /** The review this visitor just voted for. */
  helpedId: number | null;
};
