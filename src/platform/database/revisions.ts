import { sql } from 'kysely';
import type { Editor } from '#kernel/editing/editor.ts';
import { type Saver, UNKNOWN_VERSION, type UnknownVersion } from '#kernel/editing/optimistic-lock.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from './client.ts';

/** One version in a history: the kind of change that made it, who and when. */
export type Revision<Change extends string> = Readonly<{
  version: number;
  act: Change | 'found';
  by: Editor;
  at: Date;
}>;

export type Revisions<Change extends string> = Readonly<{ entries: Revision<Change>[]; total: number }>;

type Stored<Key> = Readonly<{ key: Key; version: number; content: unknown }>;

/** A table of revisions: its key column, and the column with the content. */
export type RevisionTable =
  | Readonly<{ table: 'product_version'; key: 'product_id'; content: 'draft' }>
  | Readonly<{ table: 'document_version'; key: 'document_id'; content: 'draft' }>
  | Readonly<{ table: 'template_version'; key: 'template_id'; content: 'draft' }>
  | Readonly<{ table: 'menu_version'; key: 'location'; content: 'items' }>
  | Readonly<{ table: 'promotion_version'; key: 'promotion_id'; content: 'draft' }>
  | Readonly<{ table: 'shipping_zone_version'; key: 'zone_id'; content: 'draft' }>
  | Readonly<{ table: 'redirect_version'; key: 'source'; content: 'draft' }>;

const PER_PAGE = 50;
const NOBODY: Editor = { staffId: null, name: '' };

/**
 * The revisions of content that is stored whole at each version.
 *
 * `save` stores revisions that are not stored yet, `saveOriginal` the one before the first edit; `list` returns them
 * newest first, `page` counts from 1; `find` returns the content of one, whose shape may be older than the current
 * one, or refuses `admin.unknown-version`; `saverOf` returns who made a version, null unless it is the newest.
 */
export function revisionsIn<Key extends number | string, Change extends string>(names: RevisionTable) {
  const [table, key, content] = [sql.id(names.table), sql.id(names.key), sql.id(names.content)];

  async function list(db: DbOrTx, of: Key, page = 1): Promise<Revisions<Change>> {
    const { rows } = await sql<Revision<Change> & { total: number }>`
      select version, act, jsonb_build_object('staffId', by_staff_id, 'name', by_name) as by, at,
        count(*) over () as total
      from ${table} where ${key} = ${of} order by version desc limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}
    `.execute(db);
    return { total: rows[0]?.total ?? 0, entries: rows.map(({ total: _total, ...entry }) => entry) };
  }

  async function save(
    tx: DbOrTx,
    revisions: readonly Stored<Key>[],
    { act, by, at }: Omit<Revision<Change>, 'version'>,
  ): Promise<void> {
    if (revisions.length === 0) return;
    const given = revisions.map((one) => ({
      version: one.version,
      [names.key]: one.key,
      [names.content]: one.content,
    }));
    await sql`
      insert into ${table} (${key}, version, ${content}, act, by_staff_id, by_name, at)
      select ${key}, version, ${content}, ${act}, ${by.staffId}::int, ${by.name}, ${at}
      from jsonb_populate_recordset(null::${table}, ${JSON.stringify(given)}::jsonb) on conflict do nothing
    `.execute(tx);
  }

  return {
    list,
    /** The drafts of some versions, by version. */
    contents: async (db: DbOrTx, of: Key, versions: readonly number[]): Promise<Map<number, unknown>> => {
      const { rows } = await sql<{ version: number; content: unknown }>`
        select version, ${content} as content from ${table}
        where ${key} = ${of} and version = any(${[...versions]}::int[])
      `.execute(db);
      return new Map(rows.map((row) => [row.version, row.content]));
    },
    save,
    saveOriginal: (tx: DbOrTx, revision: Stored<Key>, at: Date): Promise<void> =>
      save(tx, [revision], { act: 'found', by: NOBODY, at }),
    find: async (db: DbOrTx, of: Key, version: number): Promise<Outcome<unknown, UnknownVersion>> => {
      const { rows } = await sql<{ content: unknown }>`
        select ${content} as content from ${table} where ${key} = ${of} and version = ${version}
      `.execute(db);
      const [row] = rows;
      return row === undefined ? refuse({ code: UNKNOWN_VERSION, version }) : done(row.content);
    },
    saverOf: async (db: DbOrTx, of: Key, version: number): Promise<Saver | null> => {
      const [last] = (await list(db, of)).entries;
      return last?.version === version ? { name: last.by.name, at: last.at } : null;
    },
  };
}
