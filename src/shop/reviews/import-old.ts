import { createHash } from 'node:crypto';
import { cutText } from '#kernel/cut-text.ts';
import type { ProductId } from '#kernel/ids.ts';
import { type ChangedHere, type Decision, importRows } from '#kernel/import-rows.ts';
import type { ImportFieldKind, TableImport } from '#kernel/table-import.ts';
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

function changedHere({ isReplyChanged, isStatusChanged }: StoredReview): ChangedHere {
  return { ...(isReplyChanged ? { texts: 'reply' } : {}), ...(isStatusChanged ? { status: 'status' } : {}) };
}

function decisionFor(
  { sku, productId, digest }: Digested,
  known: StoredReview | undefined,
  take: readonly ImportFieldKind[],
): Decision {
  if (known === undefined || known.productId === null)
    return { column: 'product', value: sku || String(productId), reason: 'unknown-product' };
  if (known.digest === null) return 'create';
  const changed = changedHere(known);
  const isTaken = take.some((kind) => changed[kind] !== undefined);
  return { verdict: known.digest === digest && !isTaken ? 'same' : 'change', changedHere: changed };
}

/**
 * Brings in the reviews of another shop. They are known again by the number they had there; one that came already and
 * says the same stays as it is, and a reply and a state that staff gave stay in any case, unless the file's are asked for.
 *
 * Source: BO-03
 */
export function importOldReviews({ db, productsChanged }: Needs): TableImport {
  return importRows<OldReview>({
    read: readReviewRow,
    keyOf: ({ oldId }) => oldId,
    nameOf: ({ author, body }) => cutText(`${author}: ${body}`, 80),
    decide: async (reviews, take) => {
      const given = digested(reviews);
      const stored = new Map((await findOldReviews(db, given)).map((one) => [one.oldId, one]));
      return given.map((one) => decisionFor(one, stored.get(one.oldId), take));
    },
    write: (reviews, take) =>
      db.transaction().execute(async (tx) => {
        const taken = { takesReply: take.includes('texts'), takesStatus: take.includes('status') };
        await productsChanged(tx, await writeOldReviews(tx, digested(reviews), taken));
      }),
  });
}
