import { sql } from 'kysely';
import type { StaffId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';

/** A saved view of a list: the query of its URL, with a name. */
export type SavedView = Readonly<{ id: number; name: string; query: string }>;

export async function viewsOf(db: DbOrTx, staffId: StaffId, list: string): Promise<SavedView[]> {
  return db
    .selectFrom('staff_view')
    .select(['id', 'name', 'query'])
    .where('staff_id', '=', staffId)
    .where('list', '=', list)
    .orderBy('name')
    .execute();
}

/** Keeps a view; one of the same name is replaced. */
export async function saveView(
  db: DbOrTx,
  staffId: StaffId,
  view: { list: string; name: string; query: string },
): Promise<void> {
  await db
    .insertInto('staff_view')
    .values({ staff_id: staffId, ...view })
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'list', 'name']).doUpdateSet({ query: sql`excluded.query` }),
    )
    .execute();
}

export async function deleteView(db: DbOrTx, staffId: StaffId, id: number): Promise<void> {
  await db.deleteFrom('staff_view').where('staff_id', '=', staffId).where('id', '=', id).execute();
}
