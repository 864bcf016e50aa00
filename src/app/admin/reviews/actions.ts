import { z } from 'zod';
import { type ActionCall, readAction, writeAction } from '#admin-actions/action.ts';
import { idInput, pageInput, wordIn } from '#admin-actions/id-input.ts';
import { idOf } from '#admin-actions/ids.ts';
import { refusalText } from '#admin-actions/refusal-text.ts';
import { type MediaId, type ProductId, parseProductId, parseReviewId, type ReviewId } from '#kernel/ids.ts';
import { done, type Outcome } from '#kernel/outcome.ts';
import { MOVES, type QueuedReview, type ReviewRefusal, type ReviewStatus } from '#shop/reviews';

const PER_PAGE = 20;
const MOST_AT_ONCE = 100;

const reviewId = idInput(parseReviewId);
const STARS = ['1', '2', '3', '4', '5'];
const states = Object.keys(MOVES) as [ReviewStatus, ...ReviewStatus[]];

/** Names and addresses of products by id, in the caller's language. */
async function namesOf({ shop, language }: ActionCall, ids: readonly ProductId[]) {
  const cards = await shop.listing.findCards(ids, language, new Date());
  return new Map(cards.map(({ id, name, address }) => [id, { name, address }]));
}

async function withProducts(call: ActionCall, reviews: readonly QueuedReview[]) {
  const names = await namesOf(call, [...new Set(reviews.map(({ productId }) => productId))]);
  const media = await call.shop.media.find(reviews.flatMap(({ pictureIds }) => pictureIds));
  const files = new Map(media.map(({ id, file }) => [id, { id, file }]));
  return reviews.map(({ pictureIds, ...review }) => ({
    ...review,
    product: names.get(review.productId) ?? null,
    pictures: pictureIds.flatMap((id) => files.get(id) ?? []),
  }));
}

/** Moves a review to a state; a deleted one passes through `pending`, as the state machine requires. */
async function moveThere(
  { shop, member }: ActionCall,
  id: ReviewId,
  to: ReviewStatus,
): Promise<Outcome<ReviewStatus, ReviewRefusal>> {
  const by = { actor: member.name };
  const moved = await shop.reviews.move(id, to, by);
  if (moved.ok || moved.refusal.code !== 'reviews.may-not-move') return moved;
  const { from } = moved.refusal;
  if (from !== 'removed' || to === 'removed') return moved;
  const back = await shop.reviews.move(id, 'pending', by);
  return back.ok ? shop.reviews.move(id, to, by) : back;
}

/** Product reviews and their moderation. Source: RV-07 */
export const actions = {
  'reviews.list': readAction({
    need: 'reviews.moderate',
    input: z.object({
      state: wordIn(states, 'pending'),
      stars: wordIn(STARS, null).transform((stars) => (stars === null ? null : Number(stars))),
      product: z
        .string()
        .optional()
        .catch(undefined)
        .transform((word) => parseProductId(word)),
      page: pageInput,
    }),
    run: async (call, { state: status, stars, product: productId, page }) => {
      const query = { status, stars, productId, page, size: PER_PAGE };
      const { reviews, total, counts, reviewed } = await call.shop.reviews.queue(query);
      const [rows, names] = await Promise.all([withProducts(call, reviews), namesOf(call, reviewed)]);
      const products = reviewed.flatMap((id) => {
        const name = names.get(id);
        return name === undefined ? [] : [{ id, name: name.name }];
      });
      return done({ reviews: rows, total, counts, products, state: status, page, perPage: PER_PAGE });
    },
  }),
  /** Moves several reviews; refused ones are returned with reasons. */
  'reviews.move': writeAction({
    need: 'reviews.moderate',
    input: z.object({ ids: z.array(reviewId).min(1).max(MOST_AT_ONCE), to: z.enum(states) }),
    about: ({ ids }) => (ids.length === 1 ? `review:${ids[0]}` : ''),
    run: async (call, { ids, to }) => {
      const moved: ReviewId[] = [];
      const refused: { id: ReviewId; words: string }[] = [];
      for (const id of new Set(ids)) {
        const answer = await moveThere(call, id, to);
        if (answer.ok) moved.push(id);
        else refused.push({ id, words: refusalText(answer.refusal, call.language) });
      }
      return done({ moved, refused });
    },
  }),
  /** Deletes a picture permanently; succeeds if it is already deleted. */
  'reviews.remove-picture': writeAction({
    need: 'reviews.moderate',
    input: z.object({ id: reviewId, picture: idOf<MediaId>() }),
    about: ({ id }) => `review:${id}`,
    run: async ({ shop }, { id, picture }) => shop.reviews.removePicture(id, picture),
  }),
  'reviews.reply': writeAction({
    need: 'reviews.moderate',
    saves: ['review'],
    input: z.object({ id: reviewId, text: z.string().trim().max(5000), version: z.int().min(0) }),
    about: ({ id }) => `review:${id}`,
    run: async ({ shop, member }, { id, text, version }) =>
      shop.reviews.reply(id, text, { actor: member.name, version }),
  }),
};
