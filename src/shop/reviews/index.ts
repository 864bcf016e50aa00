import { createHash } from 'node:crypto';
import type { Db, Tx } from '#platform/database/client.ts';
import { type ListDeps, listReviews } from './actions/list-reviews.ts';
import { importReviews } from './actions/woocommerce-import.ts';
import { type WriteDeps, writeReview } from './actions/write-review.ts';
import type { ReviewStatus } from './rules/states.ts';
import {
  type ModerateDeps,
  moveReview,
  removeReviewPicture,
  replyToReview,
  voteHelpful,
} from './staff/moderate.ts';
import { type ImportedReview, upsertReviews } from './store/import.ts';
import { anonymiseAuthor, eraseInReplies, reviewsOf } from './store/personal.ts';
import {
  countQueue,
  countStates,
  type QueuedReview,
  type QueueQuery,
  readQueue,
  readReviewed,
} from './store/queue.ts';
import { readForStaff, readLeftPictures, type StaffReview } from './store/reviews.ts';

export type { SentReview, Uploads, WrittenReview } from './actions/write-review.ts';
export type { RefusedReview, ReviewRefusal } from './refusals.ts';
export type { CustomerPhoto, Review, ReviewSummary } from './review.ts';
/** The form: fields, values, errors. */
export {
  CONSENT_FIELD,
  EMPTY_REVIEW,
  MOST_PICTURE_BYTES,
  MOST_PICTURES,
  type ReviewDraft,
  type ReviewProblems,
  readReviewDraft,
} from './rules/review-form.ts';
/** The query of a review URL. */
export {
  isReviewPage,
  PLAIN_REVIEWS,
  parseReviewQuery,
  REVIEW_PARAMETERS,
  type ReviewQuery,
} from './rules/review-query.ts';
/** The state machine of reviews. */
export { FIRST, MOVES, mayMove, type ReviewStatus } from './rules/states.ts';
/** The columns that identify a table of reviews. */
export { REVIEW_COLUMNS } from './rules/woocommerce-row.ts';
export type { ReviewKey } from './store/list.ts';
export type { ImportedReview, QueuedReview, StaffReview };

/** Products in the moderation filter. */
const MOST_CHOICES = 500;

type Deps = {
  db: Db /** Of the stored names of pictures that came with reviews. */;
  picturePattern: string;
} & ListDeps &
  WriteDeps &
  ModerateDeps;

/**
 * Reviews.
 *
 * `of` returns a page of a product's reviews; `write` stores a review, pending approval; `move` approves it, marks
 * it as spam, removes or restores it; `reply` writes the shop's reply; `removePicture` removes one picture; `vote` counts a helpful vote; `forStaff`
 * lists those of one state, `queue` a filtered page of them, `counts` how many each state has; `ofPerson` and `forgetPerson` serve personal data
 * export and erasure; `importOld` imports those of another shop, `importAll` reviews by id, idempotently.
 */
export function createReviews(deps: Deps) {
  const { db, raise } = deps;
  return {
    of: listReviews(deps),
    write: writeReview(deps),
    move: moveReview(deps),
    reply: replyToReview(deps),
    removePicture: removeReviewPicture(deps),
    vote: voteHelpful(deps),
    forStaff: (status: ReviewStatus, limit: number): Promise<StaffReview[]> =>
      readForStaff(db, { status, limit }),
    /** A page of the moderation queue, the number in each state, and the products of the filter. */
    queue: async (query: QueueQuery) => {
      const [reviews, total, counts, reviewed] = await Promise.all([
        readQueue(db, query),
        countQueue(db, query),
        countStates(db),
        readReviewed(db, MOST_CHOICES),
      ]);
      return { reviews, total, counts, reviewed };
    },
    /** The number of reviews in each state. */
    counts: () => countStates(db),
    ofPerson: (email: string) => reviewsOf(db, email),
    forgetPerson: (tx: Tx, email: string): Promise<void> => anonymiseAuthor(tx, email),
    /** Call before `forgetPerson`, which removes the author from reviews. */
    eraseInReplies,
    /** Deletes pictures that were removed, and those of deleted reviews and erased authors. */
    forgetOld: async (): Promise<void> => {
      for (const id of await readLeftPictures(db, deps.picturePattern)) await deps.dropPicture(id);
    },
    importOld: importReviews(deps),
    importAll: (reviews: readonly ImportedReview[]): Promise<number> =>
      db.transaction().execute(async (tx) => {
        const digested = reviews.map((review) => ({
          ...review,
          digest: createHash('sha256').update(JSON.stringify(review)).digest('base64url'),
        }));
        const changed = await upsertReviews(tx, digested);
        await raise(tx, 'ProductsChanged', { ids: changed });
        return changed.length;
      }),
  };
}
