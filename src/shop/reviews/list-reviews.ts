import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Media } from '#shop/media';
import type { Settings } from '#shop/settings';
import { countByRating, findOwnReview, type OwnKey, readReviews, type StoredReview } from './list.store.ts';
import type { Review, ReviewSummary } from './review.ts';
import type { ReviewQuery } from './review-query.ts';
import { summarise } from './summarise.ts';

export type ListNeeds = {
  db: DbOrTx;
  settings: () => Promise<Settings>;
  findMedia: (ids: readonly number[]) => Promise<Media[]>;
};

async function withPictures(
  stored: readonly StoredReview[],
  findMedia: ListNeeds['findMedia'],
): Promise<Review[]> {
  const media = new Map(
    (await findMedia(stored.flatMap(({ pictureIds }) => pictureIds))).map((one) => [one.id, one]),
  );
  return stored.map(({ pictureIds, ...review }) => ({
    ...review,
    pictures: pictureIds.flatMap((id) => media.get(id) ?? []),
  }));
}

/** One page of a product's reviews, what all of them say, and the author's own that still waits. */
export function listReviews({ db, settings, findMedia }: ListNeeds) {
  return async (
    productId: ProductId,
    query: ReviewQuery,
    own: OwnKey | null = null,
  ): Promise<ReviewSummary> => {
    const perPage = (await settings())['reviews.perPage'];
    const [counts, waiting] = await Promise.all([
      countByRating(db, productId),
      own === null ? [] : findOwnReview(db, own),
    ]);
    const summary = summarise(counts, { query, perPage });
    const page =
      summary.matching === 0 ? [] : await readReviews(db, productId, { query: summary.query, perPage });
    const [reviews, mine] = await Promise.all([
      withPictures(page, findMedia),
      withPictures(waiting, findMedia),
    ]);
    return { ...summary, reviews, own: mine[0] ?? null };
  };
}
