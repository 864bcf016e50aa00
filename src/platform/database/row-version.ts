import { sql } from 'kysely';
import { type EditConflict, editConflict } from '#kernel/editing/optimistic-lock.ts';
import type { DbOrTx } from './client.ts';

export type VersionedTable =
  | ('attribute' | 'attribute_term' | 'category' | 'document_category' | 'document_tag' | 'tag')
  | ('customer_segment' | 'form_entry' | 'media' | 'promotion' | 'redirect' | 'review' | 'setting')
  | ('shipping_zone' | 'staff_role' | 'stock_location');

/** A row that `functions/row-versions.sql` counts in versions, by its key. */
type Row = Readonly<{
  table: VersionedTable;
  key: Readonly<Record<string, number | string>>;
}>;
type RowVersion = Readonly<{ version: number; auditEntry: string | null }>;

/** The version of a row and the audit entry that made it; version 0 without a row. */
export async function readRowVersion(db: DbOrTx, { table, key }: Row): Promise<RowVersion> {
  const isRow = sql.join(
    Object.entries(key).map(([column, value]) => sql`${sql.id(column)} = ${value}`),
    sql` and `,
  );
  const { rows } = await sql<RowVersion>`
    select version, version_entry_id as "auditEntry" from ${sql.id(table)} where ${isRow}
  `.execute(db);
  return rows[0] ?? { version: 0, auditEntry: null };
}

/**
 * The optimistic lock of a row, which the caller has locked for writing.
 *
 * @param version the version that the change is based on; null or omitted: not checked
 * @param stored the current content
 * @returns null while the row is at that version
 */
export async function findStale<Stored>(
  tx: DbOrTx,
  { version, ...row }: Row & { version: number | null | undefined },
  stored: Stored,
): Promise<EditConflict<Stored> | null> {
  if (version === null || version === undefined) return null;
  const { auditEntry, ...standing } = await readRowVersion(tx, row);
  return standing.version === version ? null : editConflict({ ...standing, stored, saver: { auditEntry } });
}
