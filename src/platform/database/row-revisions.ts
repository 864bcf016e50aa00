import type { Editor } from '#kernel/editing/editor.ts';
import type { UnknownVersion } from '#kernel/editing/optimistic-lock.ts';
import { done, type Outcome } from '#kernel/outcome.ts';
import type { DbOrTx } from './client.ts';
import { type Revisions, type RevisionTable, revisionsIn } from './revisions.ts';
import { readRowVersion, type VersionedTable } from './row-version.ts';

/** The kind of change that made a version. */
export type RowChange = 'created' | 'saved' | 'undone' | 'trashed' | 'restored';
/** The editor and the kind of change, for the history. */
export type RowSaving = Readonly<{ by: Editor; act: RowChange; at: Date }>;

type RevisedRows<Key, Draft> = Readonly<{
  history: RevisionTable;
  table: VersionedTable;
  /** The column of `table` that names a row. */
  column: 'id' | 'source';
  /** The current row as a draft that can be saved again; null when there is none. */
  read: (db: DbOrTx, key: Key) => Promise<Draft | null>;
}>;

/**
 * The revisions of rows that `functions/row-versions.sql` versions on every write: the content is stored as a draft
 * before and after each change by staff.
 *
 * `keepBefore` stores the current content unless it is stored, `keepAfter` the content after the change; `list`
 * returns the history newest first, `drafts` the content of some versions; `find` returns the draft of a version and
 * the current version, or refuses `admin.unknown-version`.
 */
export function rowRevisions<Key extends number | string, Draft>(rows: RevisedRows<Key, Draft>) {
  const revisions = revisionsIn<Key, RowChange>(rows.history);
  const versionOf = async (db: DbOrTx, key: Key): Promise<number> =>
    (await readRowVersion(db, { table: rows.table, key: { [rows.column]: key } })).version;

  async function standing(db: DbOrTx, key: Key) {
    const version = await versionOf(db, key);
    const content = await rows.read(db, key);
    return content === null ? null : { key, version, content };
  }

  return {
    list: (db: DbOrTx, key: Key): Promise<Revisions<RowChange>> => revisions.list(db, key),
    drafts: revisions.contents,
    find: async (
      db: DbOrTx,
      key: Key,
      version: number,
    ): Promise<Outcome<{ draft: unknown; standing: number }, UnknownVersion>> => {
      const standingVersion = await versionOf(db, key);
      const revision = await revisions.find(db, key, version);
      return revision.ok ? done({ draft: revision.value, standing: standingVersion }) : revision;
    },
    keepBefore: async (tx: DbOrTx, key: Key, at: Date): Promise<void> => {
      const before = await standing(tx, key);
      if (before !== null) await revisions.saveOriginal(tx, before, at);
    },
    keepAfter: async (tx: DbOrTx, key: Key, saving: RowSaving): Promise<void> => {
      const after = await standing(tx, key);
      if (after !== null) await revisions.save(tx, [after], saving);
    },
  };
}
