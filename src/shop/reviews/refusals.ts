import type { ReviewId } from '#kernel/ids.ts';
import type { ChangedMeanwhile, RefusalReplies } from '#kernel/refusal.ts';
import type { ReviewDraft, ReviewProblems } from './review-form.ts';
import type { ReviewStatus } from './states.ts';

/** Every answer "no" of this module. */
export type ReviewRefusal =
  | { code: 'reviews.wrong-fields'; problems: ReviewProblems }
  | { code: 'reviews.unknown-product' }
  | { code: 'reviews.closed' }
  | { code: 'reviews.duplicate' }
  | { code: 'reviews.too-fast'; seconds: number }
  /** So many pictures arrive at once that these had no place. */
  | { code: 'reviews.busy'; seconds: number }
  | { code: 'reviews.unknown-review'; id: ReviewId }
  | { code: 'reviews.may-not-move'; id: ReviewId; from: ReviewStatus; to: ReviewStatus }
  /** Of the shop's answer to it. */
  | (ChangedMeanwhile<'reviews.changed-meanwhile', string> & { id: ReviewId });

/** A form that was not taken: what was typed, and why. */
export type RefusedReview = Readonly<{
  draft: ReviewDraft;
  refusal: ReviewRefusal;
  /** Pictures came with it; a browser does not send them again by itself. */
  hadPictures: boolean;
}>;

/** How each is answered. Source: WIRE §13 */
export const reviewRefusals = {
  'reviews.wrong-fields': { status: 422 },
  'reviews.unknown-product': { status: 404 },
  'reviews.closed': { status: 403 },
  'reviews.duplicate': { status: 409 },
  'reviews.too-fast': { status: 429, facts: ['seconds'] },
  'reviews.busy': { status: 503, facts: ['seconds'] },
  'reviews.unknown-review': { status: 404 },
  'reviews.may-not-move': { status: 409, facts: ['from', 'to'] },
  'reviews.changed-meanwhile': { status: 409 },
} as const satisfies RefusalReplies<ReviewRefusal>;
