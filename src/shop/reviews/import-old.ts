import { createHash } from 'node:crypto';
import { cutText } from '#kernel/cut-text.ts';
import type { ProductId } from '#kernel/ids.ts';
import { type Decision, importRows } from '#kernel/import-rows.ts';
import type { TableImport } from '#kernel/table-import.ts';
import type { Db, Tx } from '#platform/database/client.ts';
import { type Digested, findOldReviews, type StoredReview, writeOldReviews } from './old-reviews.store.ts';
import { type OldReview, readReviewRow } from './read-row.ts';

type Needs = { db: Db; productsChanged: (tx: Tx, ids: readonly ProductId[]) => Promise<void> };

function digested(reviews: readonly OldReview[]): Digested[] {
  return reviews.map((review) => ({
    ...review,
    digest: createHash('sha256').update(JSON.stringify(review)).digest('base64url'),
  }));
}

function decisionFor({ sku, productId, digest }: Digested, known: StoredReview | undefined): Decision {
  if (known === undefined || known.productId === null)
    return { column: 'product', value: sku || String(productId), reason: 'unknown-product' };
  if (known.digest === null) return 'create';
  return known.digest === digest ? 'same' : 'change';
}

/**
 * Brings in the reviews of another shop. They are known again by the number they had there; one that came already and
 * says the same stays as it is, even where staff has moved it meanwhile.
 *
 * Source: BO-03
 */
export function importOldReviews({ db, productsChanged }: Needs): TableImport {
  return importRows<OldReview>({
    read: readReviewRow,
    keyOf: ({ oldId }) => oldId,
    nameOf: ({ author, body }) => cutText(`${author}: ${body}`, 80),
    decide: async (reviews) => {
      const given = digested(reviews);
      const stored = new Map((await findOldReviews(db, given)).map((one) => [one.oldId, one]));
      return given.map((one) => decisionFor(one, stored.get(one.oldId)));
    },
    write: (reviews) =>
      db.transaction().execute(async (tx) => {
        await productsChanged(tx, await writeOldReviews(tx, digested(reviews)));
      }),
  });
}
