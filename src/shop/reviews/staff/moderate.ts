import type { MediaId, ProductId, ReviewId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import { findStale } from '#platform/database/row-version.ts';
import type { Raise } from '#shop/events.ts';
import type { ReviewRefusal } from '../refusals.ts';
import { cleanText } from '../rules/clean-text.ts';
import { mayMove, type ReviewStatus } from '../rules/states.ts';
import {
  addHelpful,
  deletePicture,
  type HeldReview,
  insertEvent,
  insertVote,
  lockReview,
  saveReply,
  saveState,
} from '../store/reviews.ts';

export type ModerateDeps = {
  db: Db;
  clock: Clock;
  raise: Raise;
  hasBought: (db: DbOrTx, email: string, productId: ProductId) => Promise<boolean>;
  /** Deletes a picture and its files, unless something shows it. */
  dropPicture: (id: MediaId) => Promise<unknown>;
};

/** The actor of a change, as logged. */
type By = { actor: string };

/** An order may have come after the review. */
async function isVerifiedNow({ isVerified, email, productId }: HeldReview, tx: DbOrTx, deps: ModerateDeps) {
  return isVerified || (email !== '' && (await deps.hasBought(tx, email, productId)));
}

/** Moves a review to another state; what pages say of its product follows in the same transaction. */
export function moveReview(deps: ModerateDeps) {
  const { db, clock, raise } = deps;
  return (id: ReviewId, to: ReviewStatus, { actor }: By): Promise<Outcome<ReviewStatus, ReviewRefusal>> =>
    db.transaction().execute(async (tx) => {
      const review = await lockReview(tx, id);
      if (review === null) return refuse({ code: 'reviews.unknown-review', id });
      const { status: from, productId } = review;
      if (!mayMove(from, to)) return refuse({ code: 'reviews.may-not-move', id, from, to });
      await saveState(tx, id, { status: to, isVerified: await isVerifiedNow(review, tx, deps) });
      await insertEvent(tx, id, { from, to, actor, at: clock() });
      if ([from, to].includes('approved')) await raise(tx, 'ProductsChanged', { ids: [productId] });
      return done(to);
    });
}

/** Removes one picture of a review permanently, also from the media library unless it is used elsewhere. */
export function removeReviewPicture({ db, raise, dropPicture }: ModerateDeps) {
  return async (id: ReviewId, mediaId: MediaId): Promise<Outcome<null, ReviewRefusal>> => {
    const removed = await db.transaction().execute(async (tx): Promise<Outcome<boolean, ReviewRefusal>> => {
      const review = await lockReview(tx, id);
      if (review === null) return refuse({ code: 'reviews.unknown-review', id });
      const isRemoved = await deletePicture(tx, id, mediaId);
      if (isRemoved && review.status === 'approved')
        await raise(tx, 'ProductsChanged', { ids: [review.productId] });
      return done(isRemoved);
    });
    if (!removed.ok) return removed;
    if (removed.value) await dropPicture(mediaId);
    return done(null);
  };
}

type Reply = By & {
  /** The one that was read when this one was written; another's answer is not written over. */
  version?: number | undefined;
};

/** The shop's answer below a review; an empty one takes it away. */
export function replyToReview({ db, clock, raise }: ModerateDeps) {
  return (id: ReviewId, text: string, { actor, version }: Reply): Promise<Outcome<string, ReviewRefusal>> =>
    db.transaction().execute(async (tx) => {
      const review = await lockReview(tx, id);
      if (review === null) return refuse({ code: 'reviews.unknown-review', id });
      const stale = await findStale(tx, { table: 'review', key: { id }, version }, review.reply);
      if (stale !== null) return refuse(stale);
      const reply = { text: cleanText(text), by: actor, at: clock() };
      await saveReply(tx, id, reply);
      if (review.status === 'approved') await raise(tx, 'ProductsChanged', { ids: [review.productId] });
      return done(reply.text);
    });
}

/** What a vote came to. */
export type Voted = { productId: ProductId; helpful: number; isNew: boolean };

/**
 * Counts a visitor who found a review helpful, once.
 *
 * @param voter the same text for the same visitor
 */
export function voteHelpful({ db, clock, raise }: ModerateDeps) {
  return (id: ReviewId, voter: string): Promise<Outcome<Voted, ReviewRefusal>> =>
    db.transaction().execute(async (tx) => {
      const review = await lockReview(tx, id);
      if (review?.status !== 'approved') return refuse({ code: 'reviews.unknown-review', id });
      const { productId } = review;
      const isNew = await insertVote(tx, id, { voter, at: clock() });
      const helpful = await addHelpful(tx, id, isNew ? 1 : 0);
      if (isNew) await raise(tx, 'ProductsChanged', { ids: [productId] });
      return done({ productId, helpful, isNew });
    });
}
