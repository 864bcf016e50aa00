import { createReadStream } from 'node:fs';
import { opendir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { sql } from 'kysely';
import type { Db, DbOrTx } from '../client.ts';

/** Version of the backup format; a reader refuses unknown versions. */
export const DUMP_FORMAT = 1;

const ROWS_AT_ONCE = 500;
const CHUNK_BYTES = 1024 * 1024;
const DRAFT = /\.\d+\.[a-z0-9]+$/;

type DumpDeps = {
  filesDir: string;
  createdAt: Date;
  /** Writes one line, without its end; waits while the reader is slow. */
  write: (line: string) => Promise<void>;
};

export type DumpCounts = { rows: number; files: number };

/** The shop's tables, without those of the migrator and other schemas. */
export async function ownTables(db: DbOrTx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not like 'kysely\\_%' and relname <> 'repeatable_migration'
    order by relname
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Columns of a table, without generated ones. */
export async function writableColumns(db: DbOrTx, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = to_regclass(${`public.${table}`}) and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum
  `.execute(db);
  return rows.map(({ name }) => name);
}

export async function newestMigration(db: DbOrTx): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  return rows[0]?.name ?? '';
}

/** Rows are the database's own text, so that numbers keep all digits. */
async function dumpTable(tx: DbOrTx, table: string, write: DumpDeps['write']): Promise<number> {
  const columns = sql.join((await writableColumns(tx, table)).map((name) => sql.ref(name)));
  await sql`
    declare dump_rows no scroll cursor for
      select row_to_json(r)::text as row from (select ${columns} from ${sql.id('public', table)}) r
  `.execute(tx);
  let count = 0;
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from dump_rows`.execute(tx);
    if (rows.length === 0) break;
    count += rows.length;
    await write(`{"table":${JSON.stringify(table)},"rows":[${rows.map(({ row }) => row).join(',')}]}`);
  }
  await sql`close dump_rows`.execute(tx);
  return count;
}

async function* filesBelow(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(() => null);
  if (entries === null) return;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile() && !DRAFT.test(entry.name)) yield path;
  }
}

async function dumpFile(path: string, name: string, write: DumpDeps['write']): Promise<void> {
  const file = JSON.stringify(name);
  let isEmpty = true;
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    isEmpty = false;
    await write(`{"file":${file},"bytes":"${Buffer.from(chunk).toString('base64')}"}`);
  }
  if (isEmpty) await write(`{"file":${file},"bytes":""}`);
}

async function dumpFiles({ filesDir, write }: DumpDeps): Promise<number> {
  let count = 0;
  for await (const path of filesBelow(filesDir)) {
    await dumpFile(path, relative(filesDir, path).split(sep).join('/'), write);
    count += 1;
  }
  return count;
}

/**
 * Writes everything as lines of JSON: a header, the rows of all tables from one snapshot, the files, an end mark.
 * The shop may serve meanwhile; a file newer than the rows does no harm.
 */
export async function dump(db: Db, deps: DumpDeps): Promise<DumpCounts> {
  const rows = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const head = {
        format: DUMP_FORMAT,
        migration: await newestMigration(tx),
        createdAt: deps.createdAt.toISOString(),
      };
      await deps.write(JSON.stringify(head));
      let count = 0;
      for (const table of await ownTables(tx)) count += await dumpTable(tx, table, deps.write);
      return count;
    });
  const files = await dumpFiles(deps);
  await deps.write(JSON.stringify({ end: true, rows, files }));
  return { rows, files };
}
