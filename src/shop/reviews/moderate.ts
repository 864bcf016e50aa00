import type { ProductId, ReviewId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import { cleanText } from './clean-text.ts';
import type { ReviewRefusal } from './refusals.ts';
import {
  addHelpful,
  type HeldReview,
  insertEvent,
  insertVote,
  lockReview,
  saveReply,
  saveState,
} from './reviews.store.ts';
import { mayMove, type ReviewStatus } from './states.ts';

export type ModerateNeeds = {
  db: Db;
  clock: Clock;
  productsChanged: (tx: DbOrTx, ids: readonly ProductId[]) => Promise<void>;
  hasBought: (db: DbOrTx, email: string, productId: ProductId) => Promise<boolean>;
};

/** Who does something to a review, as it is written down. */
type By = { actor: string };

/** An order may have come after the review. */
async function isVerifiedNow({ isVerified, email, productId }: HeldReview, tx: DbOrTx, needs: ModerateNeeds) {
  return isVerified || (email !== '' && (await needs.hasBought(tx, email, productId)));
}

/** Moves a review to another state; what pages say of its product follows in the same transaction. */
export function moveReview(needs: ModerateNeeds) {
  const { db, clock, productsChanged } = needs;
  return (id: ReviewId, to: ReviewStatus, { actor }: By): Promise<Outcome<ReviewStatus, ReviewRefusal>> =>
    db.transaction().execute(async (tx) => {
      const review = await lockReview(tx, id);
      if (review === null) return refuse({ code: 'reviews.unknown-review', id });
      const { status: from, productId } = review;
      if (!mayMove(from, to)) return refuse({ code: 'reviews.may-not-move', id, from, to });
      await saveState(tx, id, { status: to, isVerified: await isVerifiedNow(review, tx, needs) });
      await insertEvent(tx, id, { from, to, actor, at: clock() });
      if ([from, to].includes('approved')) await productsChanged(tx, [productId]);
      return done(to);
    });
}

type Reply = By & {
  /** The answer as it was seen when this one was written; another's is not written over. */
  seen?: string | undefined;
};

/** The shop's answer below a review; an empty one takes it away. */
export function replyToReview({ db, clock, productsChanged }: ModerateNeeds) {
  return (id: ReviewId, text: string, { actor, seen }: Reply): Promise<Outcome<string, ReviewRefusal>> =>
    db.transaction().execute(async (tx) => {
      const review = await lockReview(tx, id);
      if (review === null) return refuse({ code: 'reviews.unknown-review', id });
      if (seen !== undefined && review.reply !== seen)
        return refuse({ code: 'reviews.changed-meanwhile', id, stored: review.reply });
      const reply = { text: cleanText(text), by: actor, at: clock() };
      await saveReply(tx, id, reply);
      if (review.status === 'approved') await productsChanged(tx, [review.productId]);
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
export function voteHelpful({ db, clock, productsChanged }: ModerateNeeds) {
  return (id: ReviewId, voter: string): Promise<Outcome<Voted, ReviewRefusal>> =>
    db.transaction().execute(async (tx) => {
      const review = await lockReview(tx, id);
      if (review?.status !== 'approved') return refuse({ code: 'reviews.unknown-review', id });
      const { productId } = review;
      const isNew = await insertVote(tx, id, { voter, at: clock() });
      const helpful = await addHelpful(tx, id, isNew ? 1 : 0);
      if (isNew) await productsChanged(tx, [productId]);
      return done({ productId, helpful, isNew });
    });
}
