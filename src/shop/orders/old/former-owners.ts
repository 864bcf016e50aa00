import type { CustomerId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';

/** Who had a number in the shop that was before, and who has a mail address here that is proven, or came from there. */
export type FormerOwners = Readonly<{
  byNumber: ReadonlyMap<string, CustomerId>;
  byEmail: ReadonlyMap<string, CustomerId>;
}>;

export type FindFormerOwners = (
  db: DbOrTx,
  sought: Readonly<{ numbers: readonly string[]; emails: readonly string[] }>,
) => Promise<FormerOwners>;
