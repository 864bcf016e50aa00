import type { EditConflict } from '#kernel/editing/optimistic-lock.ts';
import type { ReviewId } from '#kernel/ids.ts';
import type { RefusalReplies } from '#kernel/refusal.ts';
import type { ReviewDraft, ReviewProblems } from './rules/review-form.ts';
import type { ReviewStatus } from './rules/states.ts';

export type ReviewRefusal =
  | { code: 'reviews.wrong-fields'; problems: ReviewProblems }
  | { code: 'reviews.unknown-product' }
  | { code: 'reviews.closed' }
  | { code: 'reviews.duplicate' }
  | { code: 'reviews.too-fast'; seconds: number }
  /** All upload slots for pictures are taken. */
  | { code: 'reviews.busy'; seconds: number }
  | { code: 'reviews.unknown-review'; id: ReviewId }
  | { code: 'reviews.may-not-move'; id: ReviewId; from: ReviewStatus; to: ReviewStatus }
  /** Of the shop's answer to it. */
  | EditConflict<string>;

/** A refused form: values and errors. */
export type RefusedReview = Readonly<{
  draft: ReviewDraft;
  refusal: ReviewRefusal;
  /** Pictures were attached; browsers do not send them again automatically. */
  hadPictures: boolean;
}>;

/** HTTP replies. Source: WIRE §13 */
export const reviewRefusals = {
  'reviews.wrong-fields': { status: 422 },
  'reviews.unknown-product': { status: 404 },
  'reviews.closed': { status: 403 },
  'reviews.duplicate': { status: 409 },
  'reviews.too-fast': { status: 429, facts: ['seconds'] },
  'reviews.busy': { status: 503, facts: ['seconds'] },
  'reviews.unknown-review': { status: 404 },
  'reviews.may-not-move': { status: 409, facts: ['from', 'to'] },
} as const satisfies RefusalReplies<ReviewRefusal>;
