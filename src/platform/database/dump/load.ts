import { appendFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { ALL, INVALIDATION_CHANNEL } from '../../cache/invalidation.ts';
import { makePrivateFolder, PRIVATE_FILE } from '../../files/private.ts';
import type { Db, DbOrTx } from '../client.ts';
import { rowMigrations } from '../migrations/index.ts';
import { knowsMigration } from '../schema/squashed-history.ts';
import { checkDump, LoadError, parseLine, type RowsLine } from './check-dump.ts';
import { type DumpCounts, ownTables, writableColumns } from './dump.ts';
import { currentColumn, currentTable } from './renames.ts';
import { setSequences } from './table-shape.ts';

export { LoadError };

type LoadDeps = {
  filesDir: string;
  /** Opens the backup's lines from the beginning; called more than once. */
  lines: () => AsyncIterable<string>;
  /** Whether existing data may be replaced. */
  replace: boolean;
};

async function checkTarget(db: Db, migration: unknown, replace: boolean): Promise<void> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from product) or exists (select from shop_order) as used
  `.execute(db);
  if (!(await knowsMigration(db, String(migration))))
    throw new LoadError(
      `The backup is of a newer shop (${String(migration)}): bring the shop up to date first.`,
    );
  if (rows[0]?.used === true && !replace)
    throw new LoadError(
      'The shop has products or orders already. With --replace they go, and the backup comes.',
    );
}

type Constraint = { table: string; name: string };

/** Defers foreign keys to the end of the load, so that rows may come in any order. */
async function relaxReferences(tx: DbOrTx): Promise<Constraint[]> {
  const { rows } = await sql<Constraint>`
    select r.relname as table, c.conname as name from pg_constraint c join pg_class r on r.oid = c.conrelid
    where c.contype = 'f' and not c.condeferrable and c.connamespace = 'public'::regnamespace and c.conparentid = 0
  `.execute(tx);
  for (const { table, name } of rows) {
    await sql`alter table ${sql.id('public', table)} alter constraint ${sql.id(name)} deferrable initially deferred`.execute(
      tx,
    );
  }
  return rows;
}

async function tightenReferences(tx: DbOrTx, constraints: readonly Constraint[]): Promise<void> {
  await sql`set constraints all immediate`.execute(tx);
  for (const { table, name } of constraints) {
    await sql`alter table ${sql.id('public', table)} alter constraint ${sql.id(name)} not deferrable`.execute(
      tx,
    );
  }
}

async function switchTriggers(tx: DbOrTx, tables: readonly string[], word: 'enable' | 'disable') {
  for (const table of tables) {
    await sql`alter table ${sql.id('public', table)} ${sql.raw(word)} trigger user`.execute(tx);
  }
}

/** Columns that may hold JSON null, which `json_populate_recordset` reads as SQL null. */
async function requiredJson(tx: DbOrTx, table: string): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = to_regclass(${`public.${table}`}) and attnotnull and atttypid = 'jsonb'::regtype
  `.execute(tx);
  return new Set(rows.map(({ name }) => name));
}

type LoadedColumn = Readonly<{ stored: string; current: string }>;

/** A table with the column names of a backup, for the types of its rows. */
async function createRowType(tx: DbOrTx, table: string, columns: readonly LoadedColumn[]): Promise<void> {
  await sql`drop table if exists pg_temp.loaded_row`.execute(tx);
  await sql`create temporary table loaded_row (like ${sql.id('public', table)}) on commit drop`.execute(tx);
  for (const { stored, current } of columns.filter(({ stored, current }) => stored !== current))
    await sql`alter table pg_temp.loaded_row rename column ${sql.ref(current)} to ${sql.ref(stored)}`.execute(
      tx,
    );
}

async function insertRows(tx: DbOrTx, line: RowsLine, text: string): Promise<void> {
  const table = currentTable(line.table);
  const columns = line.columns.map((stored) => ({ stored, current: currentColumn(table, stored) }));
  const known = new Set(await writableColumns(tx, table));
  const strange = columns.find(({ current }) => !known.has(current));
  if (strange !== undefined || columns.length === 0)
    throw new LoadError(`The shop has no place for ${line.table}.${strange?.stored ?? '*'}.`);
  const required = await requiredJson(tx, table);
  const targets = columns.map(({ current }) => sql.ref(current));
  const values = columns.map(({ stored, current }) =>
    required.has(current) ? sql`coalesce(${sql.ref(stored)}, 'null'::jsonb)` : sql.ref(stored),
  );
  const isRenamed = columns.some(({ stored, current }) => stored !== current);
  if (isRenamed) await createRowType(tx, table, columns);
  const rowType = isRenamed ? sql`pg_temp.loaded_row` : sql.id('public', table);
  await sql`
    insert into ${sql.id('public', table)} (${sql.join(targets)}) overriding system value
    select ${sql.join(values)} from json_populate_recordset(null::${rowType}, ${text}::json -> 'rows')
  `.execute(tx);
}

/** Brings rows of an older shop up to date. */
async function migrateRows(tx: DbOrTx, from: string): Promise<void> {
  for (const [name, { up }] of Object.entries(rowMigrations)) if (name > from) await up(tx);
}

type Backup = Readonly<{ lines: AsyncIterable<string>; migration: string }>;

async function loadRows(tx: DbOrTx, { lines, migration }: Backup): Promise<void> {
  const tables = await ownTables(tx);
  const references = await relaxReferences(tx);
  await switchTriggers(tx, tables, 'disable');
  const all = sql.join(tables.map((name) => sql.id('public', name)));
  await sql`truncate ${all} restart identity cascade`.execute(tx);
  for await (const text of lines) {
    if (!text.startsWith('{"table":')) continue;
    const line = parseLine(text);
    if (line.kind === 'rows' && !tables.includes(currentTable(line.table)))
      throw new LoadError(`The shop has no table ${line.table}.`);
    if (line.kind === 'rows') await insertRows(tx, line, text);
  }
  await setSequences(tx);
  await tightenReferences(tx, references);
  await migrateRows(tx, migration);
  await switchTriggers(tx, tables, 'enable');
  // The triggers that would have notified were disabled.
  await sql`select pg_notify(${INVALIDATION_CHANNEL}, ${ALL})`.execute(tx);
}

function draftOf(path: string): string {
  return `${path}.${process.pid}.part`;
}

async function* fileLines(lines: AsyncIterable<string>): AsyncGenerator<{ file: string; bytes: string }> {
  for await (const text of lines) {
    const line = text.startsWith('{"file":') ? parseLine(text) : null;
    if (line?.kind === 'file') yield line;
  }
}

/** Files come in consecutive chunks; each file appears once its last chunk is written. */
async function loadFiles({ filesDir, lines }: LoadDeps): Promise<void> {
  let current: string | null = null;
  const keep = async () => void (current !== null && (await rename(draftOf(current), current)));
  try {
    for await (const { file, bytes } of fileLines(lines())) {
      const path = join(filesDir, file);
      if (path !== current) {
        await keep();
        current = path;
        await makePrivateFolder(dirname(path));
        await rm(draftOf(path), { force: true });
      }
      await appendFile(draftOf(path), Buffer.from(bytes, 'base64'), { mode: PRIVATE_FILE });
    }
    await keep();
  } finally {
    if (current !== null) await rm(draftOf(current), { force: true });
  }
}

/**
 * Restores a backup: the files, then all rows in one transaction. On a refusal or failure the database is
 * unchanged.
 *
 * @throws LoadError when the backup is incomplete or from another shop version, or the shop has data and `replace`
 * is not set
 */
export async function load(db: Db, deps: LoadDeps): Promise<DumpCounts> {
  const { rows, files, migration } = await checkDump(deps.lines());
  await checkTarget(db, migration, deps.replace);
  // Files are named by their content: files without rows are unused, rows without files would be broken.
  await loadFiles(deps);
  await db.transaction().execute((tx) => loadRows(tx, { lines: deps.lines(), migration: String(migration) }));
  return { rows, files };
}
