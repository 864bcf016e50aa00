import { createHash } from 'node:crypto';
import { type ChangedHere, type Decision, importRows } from '#kernel/data-transfer/import-rows.ts';
import {
  type ImportFieldKind,
  isPlanned,
  type PlannedProducts,
  type TableImport,
} from '#kernel/data-transfer/table-import.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import type { Db } from '#platform/database/client.ts';
import type { Raise } from '#shop/events.ts';
import { type ImportedReviewRow, readReviewRow } from '../rules/woocommerce-row.ts';
import {
  type Digested,
  findImportedReviews,
  type StoredReview,
  writeImportedReviews,
} from '../store/woocommerce-import.ts';

type Deps = { db: Db; raise: Raise };

function digested(reviews: readonly ImportedReviewRow[]): Digested[] {
  return reviews.map((review) => ({
    ...review,
    digest: createHash('sha256').update(JSON.stringify(review)).digest('base64url'),
  }));
}

function changedHere({ isReplyChanged, isStatusChanged }: StoredReview): ChangedHere {
  return { ...(isReplyChanged ? { texts: 'reply' } : {}), ...(isStatusChanged ? { status: 'status' } : {}) };
}

type Choices = Readonly<{ take: readonly ImportFieldKind[]; planned: PlannedProducts }>;

function decisionFor(
  { sku, productId, digest }: Digested,
  known: StoredReview | undefined,
  { take, planned }: Choices,
): Decision {
  const hasProduct = (known?.productId ?? null) !== null || isPlanned(planned, sku, productId);
  if (known === undefined || !hasProduct)
    return { column: 'product', value: sku || String(productId), reason: 'unknown-product' };
  if (known.digest === null) return 'create';
  const changed = changedHere(known);
  const isTaken = take.some((kind) => changed[kind] !== undefined);
  return { verdict: known.digest === digest && !isTaken ? 'same' : 'change', changedHere: changed };
}

/**
 * Imports the reviews of another shop. A review is identified by its old id; unchanged ones are skipped. Replies and
 * states set by staff are kept, unless the file's are chosen.
 *
 * Source: BO-03
 */
export function importReviews({ db, raise }: Deps): TableImport {
  return importRows<ImportedReviewRow>({
    read: readReviewRow,
    keyOf: ({ oldId }) => oldId,
    nameOf: ({ author, body }) => cutText(`${author}: ${body}`, 80),
    decide: async (reviews, take, planned) => {
      const given = digested(reviews);
      const stored = new Map((await findImportedReviews(db, given)).map((one) => [one.oldId, one]));
      return given.map((one) => decisionFor(one, stored.get(one.oldId), { take, planned }));
    },
    write: (reviews, take) =>
      db.transaction().execute(async (tx) => {
        const taken = { takesReply: take.includes('texts'), takesStatus: take.includes('status') };
        await raise(tx, 'ProductsChanged', { ids: await writeImportedReviews(tx, digested(reviews), taken) });
      }),
  });
}
