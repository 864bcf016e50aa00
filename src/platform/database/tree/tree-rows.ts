import { sql } from 'kysely';
import { lockUntilCommit } from '../advisory-lock.ts';
import type { DbOrTx } from '../client.ts';

/** Tables whose rows are a tree: each has `parent_id`, and a `position` among its siblings. */
export type TreeTable = 'category' | 'media_folder';

/** Where a row goes: below another, or to the top; before the sibling at a position, or last. */
export type TreePlace = Readonly<{ parentId: number | null; position: number | null }>;

type TreeRow = Readonly<{ table: TreeTable; id: number }>;

/** Beyond the last position of any siblings. */
const LAST = 100_000;

/** Locks a tree until the transaction ends. */
export async function lockTree(tx: DbOrTx, table: TreeTable): Promise<void> {
  await lockUntilCommit(tx, `tree ${table}`);
}

/** Moves a row among its new siblings and renumbers them. */
export async function placeInTree(
  tx: DbOrTx,
  { table: name, id }: TreeRow,
  { parentId, position }: TreePlace,
): Promise<void> {
  const table = sql.table(name);
  await sql`update ${table} set parent_id = ${parentId}::int where id = ${id}`.execute(tx);
  await sql`
    update ${table} set position = placed.place from (
      select id, row_number() over (order by case when id = ${id} then ${position ?? LAST}::numeric - 0.5 else place end, id) as place
      from (select id, row_number() over (order by position, id) - 1 as place from ${table}
        where parent_id is not distinct from ${parentId}::int and id <> ${id}
        union all select ${id}::int, 0) siblings
    ) placed where placed.id = ${table}.id
  `.execute(tx);
}

/** A row and those below it. */
export async function readBranch(db: DbOrTx, { table: name, id }: TreeRow): Promise<number[]> {
  const table = sql.table(name);
  const { rows } = await sql<{ id: number }>`
    with recursive branch as (
      select id from ${table} where id = ${id}
      union select child.id from ${table} child join branch on child.parent_id = branch.id
    ) select id from branch
  `.execute(db);
  return rows.map((row) => row.id);
}
