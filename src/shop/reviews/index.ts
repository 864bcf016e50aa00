import { createHash } from 'node:crypto';
import type { ProductId } from '#kernel/ids.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import {
  countByRating,
  type ImportedReview,
  type Review,
  readReviews,
  upsertReviews,
} from './reviews.store.ts';

export type { ImportedReview, Review };

/** A page of reviews with what all of them say together. */
export type ReviewSummary = Readonly<{
  reviews: readonly Review[];
  /** Approved reviews with stars. */
  total: number;
  /** 1 to 5 with fractions; 0 without reviews. */
  average: number;
  /** Stars, five first, with how many gave them. */
  distribution: readonly Readonly<{ rating: number; count: number }>[];
}>;

const PER_PAGE = 20;

type Needs = { db: Db; productsChanged: (tx: DbOrTx, ids: readonly ProductId[]) => Promise<void> };

function summarise(reviews: readonly Review[], counts: ReadonlyMap<number, number>): ReviewSummary {
  const distribution = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: counts.get(rating) ?? 0 }));
  const total = distribution.reduce((sum, { count }) => sum + count, 0);
  const stars = distribution.reduce((sum, { rating, count }) => sum + rating * count, 0);
  return { reviews, total, average: total === 0 ? 0 : stars / total, distribution };
}

/** What buyers say: `of` gives one page of a product's reviews; `importAll` brings reviews in and may be run again. */
export function createReviews({ db, productsChanged }: Needs) {
  return {
    of: async (productId: ProductId, page: number): Promise<ReviewSummary> => {
      const [reviews, counts] = await Promise.all([
        readReviews(db, productId, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE }),
        countByRating(db, productId),
      ]);
      return summarise(reviews, counts);
    },
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
