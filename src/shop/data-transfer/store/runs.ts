import { sql } from 'kysely';
import type { ImportFieldKind, RefusedCell } from '#kernel/data-transfer/table-import.ts';
import type { Instant } from '#kernel/instant.ts';
import { ESCAPED } from '#kernel/text/person-pattern.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { FileKind, ImportRun, ImportState, ImportSummary } from '../import-run.ts';
import type { DataTransferRefusal } from '../refusals.ts';

const COLUMNS = [
  'id',
  'kind',
  'source',
  'file_name',
  'bytes',
  'staff_name',
  'state',
  'step',
  'done',
  'total',
  'plan',
  'report',
  'problem',
  'take',
  'created_at',
  'seen_at',
  'ended_at',
] as const;
const FINISHED = ['planned', 'done', 'failed'] as const satisfies ImportState[];
const UNIQUE_VIOLATION = '23505';

async function readRuns(db: DbOrTx, where: { id: string } | { limit: number }): Promise<ImportRun[]> {
  const all = db.selectFrom('import_run').select(COLUMNS).orderBy('created_at', 'desc');
  const rows = await ('id' in where ? all.where('id', '=', where.id) : all.limit(where.limit)).execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as FileKind,
    source: row.source as ImportRun['source'],
    fileName: row.file_name,
    bytes: row.bytes,
    staffName: row.staff_name,
    state: row.state as ImportState,
    step: row.step as ImportRun['step'],
    done: row.done,
    total: row.total,
    plan: row.plan as ImportSummary | null,
    report: row.report as ImportSummary | null,
    problem: row.problem as DataTransferRefusal | null,
    take: row.take as ImportFieldKind[],
    createdAt: row.created_at,
    seenAt: row.seen_at,
    endedAt: row.ended_at,
  }));
}

/** Latest first. */
export function readLatest(db: DbOrTx, limit: number): Promise<ImportRun[]> {
  return readRuns(db, { limit });
}

export async function findRun(db: DbOrTx, id: string): Promise<ImportRun | null> {
  return (await readRuns(db, { id }))[0] ?? null;
}

type NewRun = Pick<ImportRun, 'id' | 'kind' | 'source' | 'fileName' | 'bytes' | 'staffName' | 'createdAt'> & {
  file: string;
  state: 'fetching' | 'planning';
};

export async function insertRun(tx: DbOrTx, run: NewRun): Promise<void> {
  await tx
    .insertInto('import_run')
    .values({
      id: run.id,
      kind: run.kind,
      source: run.source,
      file_name: run.fileName,
      file: run.file,
      bytes: run.bytes,
      staff_name: run.staffName,
      state: run.state,
      ...(run.state === 'fetching' ? { step: 'fetch', seen_at: run.createdAt } : {}),
      created_at: run.createdAt,
    })
    .execute();
}

/** The file of a run, and all its refused cells. */
export async function readFileOf(
  db: DbOrTx,
  id: string,
): Promise<{ kind: FileKind; file: string; fileName: string; refused: readonly RefusedCell[] } | null> {
  const row = await db
    .selectFrom('import_run')
    .select(['kind', 'file', 'file_name', 'refused'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { file, file_name: fileName } = row;
  return { kind: row.kind as FileKind, file, fileName, refused: row.refused as unknown as RefusedCell[] };
}

type Moving = {
  from: readonly ImportState[];
  to: ImportState;
  bytes?: number;
  /** Kinds of fields to overwrite; omitted: unchanged. */
  take?: readonly ImportFieldKind[];
};

/** Moves a run to a state if its current one allows it. @throws when another import runs */
export async function moveRun(db: DbOrTx, id: string, { from, to, bytes, take }: Moving): Promise<boolean> {
  const moved = await db
    .updateTable('import_run')
    .set({
      state: to,
      step: 'read',
      done: 0,
      total: 0,
      seen_at: null,
      ended_at: null,
      problem: null,
      ...(bytes === undefined ? {} : { bytes }),
      ...(take === undefined ? {} : { take: [...take] }),
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .where((run) => run.or([run('step', '<>', 'fetch'), run('state', '=', 'fetching')]))
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** Whether the error means that another import runs. */
export function isAnotherRunning(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return false;
  return error.code === UNIQUE_VIOLATION && error.constraint === 'import_run_one';
}

export type ClaimedRun = Readonly<{
  state: ImportState;
  kind: FileKind;
  file: string;
  take: readonly ImportFieldKind[];
}>;

/** Claims a run without a live worker. @returns null when there is nothing to do */
export async function claimRun(
  db: DbOrTx,
  id: string,
  { now, silentSince }: { now: Instant; silentSince: Instant },
): Promise<ClaimedRun | null> {
  const { rows } = await sql<ClaimedRun>`
    update import_run set seen_at = ${now}
    where id = ${id} and state in ('planning', 'importing') and (seen_at is null or seen_at < ${silentSince})
    returning state, kind, file, take
  `.execute(db);
  return rows[0] ?? null;
}

/** The imports whose worker fell silent: it died, or lost the database. */
export async function silentRuns(db: DbOrTx, silentSince: Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('import_run')
    .select('id')
    .where('state', 'in', ['planning', 'importing'])
    .where('seen_at', '<', silentSince)
    .execute();
  return rows.map(({ id }) => id);
}

/** Claims a fetch that stopped or has no live worker. @returns whether it may continue */
export async function claimFetch(
  db: DbOrTx,
  id: string,
  { now, silentSince }: { now: Instant; silentSince: Instant },
): Promise<boolean> {
  const { rows } = await sql`
    update import_run set state = 'fetching', seen_at = ${now}, ended_at = null, problem = null
    where id = ${id} and step = 'fetch'
      and (state = 'failed' or (state = 'fetching' and (seen_at is null or seen_at < ${silentSince})))
    returning id
  `.execute(db);
  return rows.length > 0;
}

type Progress = Readonly<{ now: Instant; step: ImportRun['step']; done: number; total: number }>;

export async function noteProgress(db: DbOrTx, id: string, { now, ...progress }: Progress): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ ...progress, seen_at: now })
    .where('id', '=', id)
    .execute();
}

type Ending = Readonly<{
  now: Instant;
  state: ImportState;
  plan?: ImportSummary;
  report?: ImportSummary;
  refused?: readonly RefusedCell[];
  problem?: DataTransferRefusal;
}>;

export async function endWork(db: DbOrTx, id: string, ending: Ending): Promise<void> {
  const { now, state, plan, report, refused, problem } = ending;
  await db
    .updateTable('import_run')
    .set({
      state,
      ...(plan === undefined ? {} : { plan: JSON.stringify(plan) }),
      ...(report === undefined ? {} : { report: JSON.stringify(report) }),
      ...(refused === undefined ? {} : { refused: JSON.stringify(refused) }),
      problem: problem === undefined ? null : JSON.stringify(problem),
      ended_at: now,
      seen_at: null,
    })
    .where('id', '=', id)
    .execute();
}

/** @returns the file to delete; null when the run is active or unknown */
export async function removeRun(db: DbOrTx, id: string): Promise<string | null> {
  const removed = await db
    .deleteFrom('import_run')
    .where('id', '=', id)
    .where('state', 'in', FINISHED)
    .returning('file')
    .executeTakeFirst();
  return removed?.file ?? null;
}

export async function removeRunsBefore(db: DbOrTx, before: Instant): Promise<string[]> {
  const removed = await db
    .deleteFrom('import_run')
    .where('created_at', '<', before)
    .where('state', 'in', FINISHED)
    .returning('file')
    .execute();
  return removed.map(({ file }) => file);
}

type FinishedImport = Readonly<{ kind: FileKind; file: string; is_named: boolean }>;

/** Imports that are no longer running. */
export function finishedImports(db: DbOrTx): Promise<{ id: string; file: string }[]> {
  return db.selectFrom('import_run').select(['id', 'file']).where('state', 'in', FINISHED).execute();
}

/** An import that is no longer running. `is_named`: whether its stored texts match. */
export async function finishedImport(
  db: DbOrTx,
  id: string,
  pattern: string,
): Promise<FinishedImport | 'active' | 'unknown'> {
  const { rows } = await sql<FinishedImport & { is_finished: boolean }>`
    select kind, file, state = any(${[...FINISHED]}::text[]) as is_finished, regexp_replace(
      concat_ws(' ', file_name, plan, report, refused, problem), ${ESCAPED}, ' ', 'g'
    ) ~* ${pattern} as is_named
    from import_run where id = ${id}
  `.execute(db);
  const [run] = rows;
  if (run === undefined) return 'unknown';
  return run.is_finished ? run : 'active';
}
