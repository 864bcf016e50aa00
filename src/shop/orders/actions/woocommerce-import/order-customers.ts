import type { CustomerId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';

/** Customers by their old id, and by email addresses that are verified or were imported. */
export type FormerOwners = Readonly<{
  byNumber: ReadonlyMap<string, CustomerId>;
  byEmail: ReadonlyMap<string, CustomerId>;
}>;

export type FindFormerOwners = (
  db: DbOrTx,
  sought: Readonly<{ numbers: readonly string[]; emails: readonly string[] }>,
) => Promise<FormerOwners>;
