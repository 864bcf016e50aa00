import { createHash } from 'node:crypto';
import type { Db, Tx } from '#platform/database/client.ts';
import { type ImportedReview, upsertReviews } from './import.store.ts';
import { importOldReviews } from './import-old.ts';
import { type ListNeeds, listReviews } from './list-reviews.ts';
import { type ModerateNeeds, moveReview, replyToReview, voteHelpful } from './moderate.ts';
import { forgetAuthor, reviewsOf } from './personal.store.ts';
import { readForStaff, type StaffReview } from './reviews.store.ts';
import {
  countQueue,
  countStates,
  type QueuedReview,
  type QueueQuery,
  readQueue,
  readReviewed,
} from './staff.store.ts';
import type { ReviewStatus } from './states.ts';
import { type WriteNeeds, writeReview } from './write-review.ts';

export type { OwnKey } from './list.store.ts';
/** The columns by which a table of reviews is known. */
export { REVIEW_COLUMNS } from './read-row.ts';
export type { RefusedReview, ReviewRefusal } from './refusals.ts';
export type { Review, ReviewSummary } from './review.ts';
/** The form: its fields, what was typed, and what is wrong with it. */
export {
  CONSENT_FIELD,
  EMPTY_REVIEW,
  MOST_PICTURE_BYTES,
  MOST_PICTURES,
  type ReviewDraft,
  type ReviewProblems,
  readReviewDraft,
} from './review-form.ts';
/** Which reviews an address asks for. */
export {
  isReviewPage,
  PLAIN_REVIEWS,
  parseReviewQuery,
  REVIEW_PARAMETERS,
  type ReviewQuery,
} from './review-query.ts';
/** Which states a review may move between. */
export { FIRST, MOVES, mayMove, type ReviewStatus } from './states.ts';
export type { SentReview, Uploads, WrittenReview } from './write-review.ts';
export type { ImportedReview, QueuedReview, StaffReview };

/** Products that staff can choose from to narrow the queue. */
const MOST_CHOICES = 500;

type Needs = { db: Db } & ListNeeds & WriteNeeds & ModerateNeeds;

/**
 * What buyers say.
 *
 * `of` gives one page of a product's reviews; `write` takes a review, which waits for approval; `move` approves it, sets
 * it aside, removes or restores it; `reply` answers below it; `vote` counts one visitor who found it helpful; `forStaff`
 * lists those of one state, `queue` gives one page of them with its filters; `ofPerson` and `forgetPerson` are for who asks what we hold of them; `importOld` brings those of another shop in, `importAll` reviews by their own ids and may be run again.
 */
export function createReviews(needs: Needs) {
  const { db, productsChanged } = needs;
  return {
    of: listReviews(needs),
    write: writeReview(needs),
    move: moveReview(needs),
    reply: replyToReview(needs),
    vote: voteHelpful(needs),
    forStaff: (status: ReviewStatus, limit: number): Promise<StaffReview[]> =>
      readForStaff(db, { status, limit }),
    /** One page of staff's queue, how many there are in each state, and the products to choose from. */
    queue: async (query: QueueQuery) => {
      const [reviews, total, counts, reviewed] = await Promise.all([
        readQueue(db, query),
        countQueue(db, query),
        countStates(db),
        readReviewed(db, MOST_CHOICES),
      ]);
      return { reviews, total, counts, reviewed };
    },
    ofPerson: (email: string) => reviewsOf(db, email),
    forgetPerson: (tx: Tx, email: string): Promise<void> => forgetAuthor(tx, email),
    importOld: importOldReviews(needs),
    importAll: (reviews: readonly ImportedReview[]): Promise<number> =>
      db.transaction().execute(async (tx) => {
        const digested = reviews.map((review) => ({
          ...review,
          digest: createHash('sha256').update(JSON.stringify(review)).digest('base64url'),
        }));
        const changed = await upsertReviews(tx, digested);
        await productsChanged(tx, changed);
        return changed.length;
      }),
  };
}
