import type { TFunction } from 'i18next';
import type { RefusedReview } from '#shop/reviews';
import type { ReviewField, ReviewProblem } from '#shop/reviews/rules/review-form.ts';

/** The messages of all review errors. */
export type ErrorTexts = Readonly<Record<ReviewProblem, string>>;
/** The messages of this review's errors. */
export type ProblemTexts = Partial<Record<ReviewField, string>>;

/** @param ratingRequiredText the configured message for a missing rating */
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
