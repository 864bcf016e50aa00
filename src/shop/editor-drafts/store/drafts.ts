import type { StaffId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';

type DraftOwner = Readonly<{ document: string; staffId: StaffId }>;
type Draft = Readonly<{ version: number; tree: readonly unknown[]; savedAt: Instant }>;

export async function writeDraft(db: DbOrTx, { document, staffId }: DraftOwner, draft: Draft): Promise<void> {
  const stored = {
    version: draft.version,
    tree: JSON.stringify(draft.tree),
    saved_at: draft.savedAt,
  };
  await db
    .insertInto('editor_draft')
    .values({ document, staff_id: staffId, ...stored })
    .onConflict((known) => known.columns(['document', 'staff_id']).doUpdateSet(stored))
    .execute();
}

export async function deleteDraft(db: DbOrTx, { document, staffId }: DraftOwner): Promise<void> {
  await db
    .deleteFrom('editor_draft')
    .where('document', '=', document)
    .where('staff_id', '=', staffId)
    .execute();
}

export async function deleteOld(db: DbOrTx, before: Instant): Promise<void> {
  await db.deleteFrom('editor_draft').where('saved_at', '<', before).execute();
}

/** The drafts of a document, the newest first. */
export async function findDrafts(db: DbOrTx, document: string) {
  const rows = await db
    .selectFrom('editor_draft')
    .innerJoin('staff', 'staff.id', 'editor_draft.staff_id')
    .select(['staff_id', 'staff.name', 'editor_draft.version', 'tree', 'saved_at'])
    .where('document', '=', document)
    .orderBy('saved_at', 'desc')
    .execute();
  return rows.map(({ staff_id: staffId, saved_at: savedAt, tree, ...row }) => ({
    ...row,
    staffId,
    savedAt,
    tree: Array.isArray(tree) ? (tree as readonly unknown[]) : [],
  }));
}
