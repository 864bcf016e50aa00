import type { RefusedReview, ReviewSummary } from '#shop/reviews';

/** The form below the reviews, as it stands now. */
export type ReviewFormFacts = {
  isRatingRequired: boolean;
  /** Said when the stars are missing. */
  ratingRequiredText: string;
  /** Somebody reads reviews before they appear. */
  isHeld: boolean;
  /** What was just sent and not taken. */
  refused: RefusedReview | null;
};

/** Everything the reviews of a product's page print. */
export type ReviewsFacts = {
  product: { id: number; name: string; path: string };
  summary: ReviewSummary;
  /** Null: the product takes no reviews. */
  form: ReviewFormFacts | null;
  /** The review that was just found helpful. */
  helpedId: number | null;
};
