import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';

export type TrashItem = Readonly<{
  id: number;
  kind: string;
  name: Localized;
  removedBy: string;
  removedAt: Date;
}>;

/** A page of what is in the trash of some kinds, the last first. */
export async function listItems(
  db: DbOrTx,
  kinds: readonly string[],
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: TrashItem[]; total: number }> {
  const items = db.selectFrom('trash_item').where('kind', 'in', kinds);
  const [rows, { total }] = await Promise.all([
    items
      .select(['id', 'kind', 'name', 'removed_by as removedBy', 'removed_at as removedAt'])
      .orderBy('removed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    items.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Ids of what was deleted at a moment or before, in order. */
export async function readExpiredIds(db: DbOrTx, removedUntil: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('trash_item')
    .select('id')
    .where('removed_at', '<=', removedUntil)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
