import { sql } from 'kysely';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from './client.ts';

/** A row as JSON, by column. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** Who deletes something, and when. */
export type Removal = Readonly<{ by: string; at: Date }>;

/** An item in the trash; `stored` is what its module restores it from. */
export type TrashItem = Readonly<{
  id: number;
  kind: string;
  name: Localized;
  stored: unknown;
  removedBy: string;
  removedAt: Date;
}>;

/** @returns the id in the trash */
export async function putInTrash(
  tx: DbOrTx,
  { kind, name, stored }: Pick<TrashItem, 'kind' | 'name' | 'stored'>,
  { by, at }: Removal,
): Promise<number> {
  const row = await tx
    .insertInto('trash_item')
    .values({
      kind,
      name: JSON.stringify(name),
      stored: JSON.stringify(stored),
      removed_by: by,
      removed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Removes an item of the given kinds from the trash and returns it; null if it is not there. */
export async function takeFromTrash(
  tx: DbOrTx,
  id: number,
  kinds: readonly string[],
): Promise<Pick<TrashItem, 'kind' | 'stored'> | null> {
  if (kinds.length === 0) return null;
  const row = await tx
    .deleteFrom('trash_item')
    .where('id', '=', id)
    .where('kind', 'in', kinds)
    .returning(['kind', 'stored'])
    .executeTakeFirst();
  return row ?? null;
}

/** The rows of a table with some values, as JSON. */
export async function readStoredRows(
  tx: DbOrTx,
  table: string,
  key: Readonly<Record<string, unknown>>,
): Promise<StoredRow[]> {
  const conditions = Object.entries(key).map(([column, value]) => sql`${sql.id(column)} = ${value}`);
  const { rows } = await sql<{ row: StoredRow }>`
    select to_jsonb(stored) as row from ${sql.table(table)} stored where ${sql.join(conditions, sql` and `)}
  `.execute(tx);
  return rows.map(({ row }) => row);
}

/** Inserts a row that was stored as JSON, with its id; columns that came later get their defaults. */
export async function insertStoredRow(tx: DbOrTx, table: string, row: StoredRow): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.id(name)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)
  `.execute(tx);
}
