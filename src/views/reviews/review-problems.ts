import type { TFunction } from 'i18next';
import type { RefusedReview } from '#shop/reviews';
import type { ReviewField, ReviewProblem } from '#shop/reviews/review-form.ts';

/** The sentence for everything that can be wrong with a review. */
export type ErrorTexts = Readonly<Record<ReviewProblem, string>>;
/** The sentences for what is wrong with this one. */
export type ProblemTexts = Partial<Record<ReviewField, string>>;

/** @param ratingRequiredText the shopkeeper's own words for missing stars */
export function errorTexts(t: TFunction, ratingRequiredText: string): ErrorTexts {
  const text = (problem: ReviewProblem) => t(`reviews:errors.${problem}`);
  return {
    'rating-missing': ratingRequiredText,
    'rating-wrong': text('rating-wrong'),
    'comment-missing': text('comment-missing'),
    'comment-long': text('comment-long'),
    'author-missing': text('author-missing'),
    'author-long': text('author-long'),
    'email-missing': text('email-missing'),
    'email-wrong': text('email-wrong'),
    'email-long': text('email-long'),
    'title-long': text('title-long'),
    'pictures-many': text('pictures-many'),
    'pictures-large': text('pictures-large'),
    'pictures-pixels': text('pictures-pixels'),
    'pictures-kind': text('pictures-kind'),
  };
}

export function problemTexts(refused: RefusedReview | null, texts: ErrorTexts): ProblemTexts {
  if (refused?.refusal.code !== 'reviews.wrong-fields') return {};
  return Object.fromEntries(
    Object.entries(refused.refusal.problems).map(([field, problem]) => [field, texts[problem]]),
  );
}
