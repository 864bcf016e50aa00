import { sql } from 'kysely';
import type { DbOrTx } from '../client.ts';
import { knowsMigration } from '../schema/squashed-history.ts';
import {
  type Column,
  columnsOfConstraint,
  inOrderOfReferences,
  setSequences,
  shapeOf,
  type TableShape,
} from './table-shape.ts';

export type StagedRow = Readonly<{ line: number; row: Readonly<Record<string, unknown>> }>;
/** A row the database refuses, with its error code. */
export type RowRefusal = Readonly<{ line: number; column: string; state: string }>;
export type RowComparison = Readonly<{ same: number; different: number; others: number }>;

/** Rows for one table; columns that are not listed get their defaults. */
export type RowsFor = Readonly<{ table: string; shape: TableShape; columns: readonly string[] }>;

const MOST_REFUSED = 200;
/** SQLSTATE classes of data and constraint errors. */
const REFUSES_ROWS = /^(22|23)/;

/** A temporary staging table, dropped with the transaction. */
async function openStage(tx: DbOrTx): Promise<void> {
  await sql`
    create temp table staged_row (source text, line integer, row jsonb, primary key (source, line)) on commit drop
  `.execute(tx);
}

async function stageRows(tx: DbOrTx, table: string, rows: readonly StagedRow[]): Promise<void> {
  await sql`
    insert into staged_row (source, line, row)
    select ${table}, r.line, r.row from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(line integer, row jsonb)
  `.execute(tx);
}

/** Staged rows with the column types of their table. */
function typed({ table }: RowsFor) {
  return sql`staged_row s, lateral jsonb_populate_record(null::${sql.id('public', table)}, s.row) p
    where s.source = ${table}`;
}

function named(from: string, columns: readonly string[]) {
  return sql.join(columns.map((name) => sql.ref(`${from}.${name}`)));
}

/** JSON null becomes SQL null, also for required JSON columns; these get JSON null instead. */
function valuesOf({ shape, columns }: RowsFor) {
  const byName = new Map<string, Column>(shape.columns.map((column) => [column.name, column]));
  return sql.join(
    columns.map((name) =>
      byName.get(name)?.isRequiredJson === true
        ? sql`coalesce(${sql.ref(`p.${name}`)}, 'null'::jsonb)`
        : sql.ref(`p.${name}`),
    ),
  );
}

function sameKey({ shape }: RowsFor) {
  return sql.join(
    shape.keys.map((key) => sql`${sql.ref(`t.${key}`)} = ${sql.ref(`p.${key}`)}`),
    sql` and `,
  );
}

/** Compares staged rows with stored ones. */
async function compareRows(tx: DbOrTx, rows: RowsFor): Promise<RowComparison> {
  const { table, columns } = rows;
  const target = sql.id('public', table);
  const { rows: counts } = await sql<{ same: number; different: number; standing: number }>`
    select count(*) filter (where is_same)::int as same, count(*) filter (where not is_same)::int as different,
      (select count(*) from ${target})::int as standing
    from (
      select (${named('t', columns)}) is not distinct from (${valuesOf(rows)}) as is_same
      from ${target} t join (select p.* from ${typed(rows)}) p on ${sameKey(rows)}
    ) x
  `.execute(tx);
  const { same = 0, different = 0, standing = 0 } = counts[0] ?? {};
  return { same, different, others: standing - same - different };
}

/** Runs work in a savepoint. @returns the database's refusal of a row, or null */
async function tried(tx: DbOrTx, work: () => Promise<unknown>): Promise<Omit<RowRefusal, 'line'> | null> {
  await sql`savepoint trying`.execute(tx);
  try {
    await work();
    await sql`release savepoint trying`.execute(tx);
    return null;
  } catch (error) {
    const state = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!REFUSES_ROWS.test(state)) throw error;
    await sql`rollback to savepoint trying`.execute(tx);
    const { column, constraint } = error as { column?: string; constraint?: string };
    const about = column ?? (constraint === undefined ? '' : await columnsOfConstraint(tx, constraint));
    return { column: about, state };
  }
}

type Lines = readonly number[];

function halves(lines: Lines): Lines[] {
  const middle = Math.ceil(lines.length / 2);
  return [lines.slice(middle), lines.slice(0, middle)];
}

/** Bisects a failing batch down to single rows. */
async function failing(
  tx: DbOrTx,
  lines: Lines,
  work: (lines: Lines) => Promise<unknown>,
): Promise<RowRefusal[]> {
  const refused: RowRefusal[] = [];
  const open: Lines[] = [lines];
  for (let some = open.pop(); some !== undefined; some = open.pop()) {
    const [line, ...more] = some;
    const tries = some;
    const refusal = line === undefined ? null : await tried(tx, () => work(tries));
    if (refusal === null || line === undefined) continue;
    if (more.length > 0) open.push(...halves(some));
    else refused.push({ line, ...refusal });
    if (refused.length >= MOST_REFUSED) break;
  }
  return refused;
}

async function linesOf(tx: DbOrTx, table: string): Promise<number[]> {
  const { rows } = await sql<{ line: number }>`
    select line from staged_row where source = ${table} order by line
  `.execute(tx);
  return rows.map(({ line }) => line);
}

/** The column whose value has the wrong type. */
async function wrongColumn(tx: DbOrTx, { table, columns }: RowsFor, line: number): Promise<string> {
  for (const name of columns) {
    const refusal = await tried(tx, () =>
      sql`select p from staged_row s, lateral jsonb_populate_record(null::${sql.id('public', table)},
        jsonb_build_object(${name}::text, s.row -> ${name})) p where s.source = ${table} and s.line = ${line}`.execute(
        tx,
      ),
    );
    if (refusal !== null) return name;
  }
  return '';
}

/** Staged rows whose values do not parse, such as words for numbers or invalid dates. */
async function findUnreadable(tx: DbOrTx, rows: RowsFor): Promise<RowRefusal[]> {
  const refused = await failing(tx, await linesOf(tx, rows.table), (lines) =>
    sql`select count(p) from ${typed(rows)} and s.line = any(${lines}::int[])`.execute(tx),
  );
  const named: RowRefusal[] = [];
  for (const refusal of refused)
    named.push({ ...refusal, column: await wrongColumn(tx, rows, refusal.line) });
  return named;
}

function insert(tx: DbOrTx, rows: RowsFor, { replace }: { replace: boolean }) {
  const { table, shape, columns } = rows;
  const target = sql.id('public', table);
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const keys = sql.join(shape.keys.map((name) => sql.ref(name)));
  const changing = columns.filter((name) => !shape.keys.includes(name));
  const sets = sql.join(changing.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`));
  const otherwise = replace && changing.length > 0 ? sql`on conflict (${keys}) do update set ${sets}` : sql``;
  return (lines: Lines) =>
    sql`
      insert into ${target} (${names}) overriding system value
      select ${valuesOf(rows)} from ${typed(rows)} and s.line = any(${lines}::int[])
        and (${replace} or not exists (select from ${target} t where ${sameKey(rows)}))
      ${otherwise}
    `.execute(tx);
}

/**
 * Writes the staged rows; rows with an existing key are skipped or replaced.
 *
 * @returns refused rows; when there are any, the others may be incomplete
 */
async function insertRows(tx: DbOrTx, rows: RowsFor, options: { replace: boolean }): Promise<RowRefusal[]> {
  const work = insert(tx, rows, options);
  let lines = await linesOf(tx, rows.table);
  if (lines.length === 0) return [];
  if ((await tried(tx, () => work(lines))) === null) return [];
  // Rows may reference later rows of the same table, so failed rows are retried after the others.
  for (;;) {
    const refused = await failing(tx, lines, work);
    if (refused.length === 0 || refused.length === lines.length || refused.length >= MOST_REFUSED)
      return refused;
    lines = refused.map(({ line }) => line);
  }
}

/** Runs work with a table's own triggers disabled: imported rows already contain what they would write. */
async function withoutTriggers<T>(tx: DbOrTx, table: string, work: () => Promise<T>): Promise<T> {
  await sql`alter table ${sql.id('public', table)} disable trigger user`.execute(tx);
  const result = await work();
  await sql`alter table ${sql.id('public', table)} enable trigger user`.execute(tx);
  return result;
}

/** Imports rows of whole tables within one transaction: stage, compare, write. */
export const rowImporter = {
  shapeOf,
  inOrderOfReferences,
  knowsMigration,
  openStage,
  stageRows,
  compareRows,
  findUnreadable,
  insertRows,
  withoutTriggers,
  setSequences,
};
export type RowImporter = typeof rowImporter;
