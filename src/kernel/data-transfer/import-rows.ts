import {
  emptyReport,
  IMPORT_FIELD_KINDS,
  type ImportFieldKind,
  type ImportOptions,
  type ImportReport,
  type ImportWarning,
  type PlannedProducts,
  type PlannedRow,
  type RefusedCell,
  type SourceRow,
} from './table-import.ts';

/** A parsed row, or the cells that cannot be parsed. */
export type ReadRow<Row> = Readonly<{
  row: Row | null;
  refused: readonly RefusedCell[];
  warnings?: ImportWarning[];
}>;

/** By kind: fields that staff changed since the last import and that differ in the row. */
export type ChangedHere = Readonly<Partial<Record<ImportFieldKind, string>>>;

/** What a valid row would do, with warnings, or why it is refused. */
export type Decision =
  | PlannedRow['verdict']
  | Readonly<{
      verdict: PlannedRow['verdict'];
      warnings?: readonly ImportWarning[];
      changedHere?: ChangedHere;
    }>
  | Readonly<{ column: string; value: string; reason: string }>;

/** Anything with a line number: a row, or a group of rows. */
type Lined = Readonly<{ line: number }>;

type Steps<Row, Source> = Readonly<{
  read: (source: Source) => ReadRow<Row>;
  /** The key of a row; of two rows with the same key in a file the first counts. */
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** One decision per row, in the same order; writes nothing. */
  decide: (
    rows: readonly Row[],
    take: readonly ImportFieldKind[],
    planned: PlannedProducts,
  ) => Promise<readonly Decision[]>;
  /** Writes new and changed rows, all or none. */
  write: (rows: readonly Row[], take: readonly ImportFieldKind[]) => Promise<void>;
}>;

type Placed<Row> = { line: number; row: Row; verdict: PlannedRow['verdict']; changedHere: ChangedHere };

const AT_ONCE = 300;
const NO_PRODUCTS: PlannedProducts = { skus: new Set(), ids: new Set() };
const MOST_PLANNED_ROWS = 1000;

async function readAll<Row, Source extends Lined>(
  { read, keyOf }: Steps<Row, Source>,
  source: AsyncIterable<Source>,
  { report, options }: { report: ImportReport; options: ImportOptions },
): Promise<Placed<Row>[]> {
  const rows = new Map<string, Placed<Row>>();
  let count = 0;
  for await (const one of source) {
    count += 1;
    if (count % AT_ONCE === 0) options.onProgress('read', count, 0);
    const { row, refused, warnings } = read(one);
    report.refused.push(...refused);
    report.warnings.push(...(warnings ?? []));
    if (row === null) continue;
    const key = keyOf(row);
    if (rows.has(key)) report.refused.push({ line: one.line, column: '', value: key, reason: 'repeated' });
    else rows.set(key, { line: one.line, row, verdict: 'same', changedHere: {} });
  }
  options.onProgress('read', count, 0);
  return [...rows.values()];
}

type Parts = Readonly<{
  verdict: PlannedRow['verdict'] | null;
  refused: readonly RefusedCell[];
  warnings: readonly ImportWarning[];
  changedHere: ChangedHere;
}>;

const PLAIN = { refused: [], warnings: [], changedHere: {} };

function partsOf(decision: Decision, line: number): Parts {
  if (typeof decision === 'string') return { ...PLAIN, verdict: decision };
  if ('verdict' in decision) return { ...PLAIN, ...decision };
  return { ...PLAIN, verdict: null, refused: [{ line, ...decision }] };
}

async function decideAll<Row>(
  { decide }: Pick<Steps<Row, never>, 'decide'>,
  rows: readonly Placed<Row>[],
  { report, options }: { report: ImportReport; options: ImportOptions },
): Promise<Placed<Row>[]> {
  const good: Placed<Row>[] = [];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const batch = rows.slice(start, start + AT_ONCE);
    const decisions = await decide(
      batch.map(({ row }) => row),
      options.take ?? [],
      options.planned ?? NO_PRODUCTS,
    );
    for (const [index, placed] of batch.entries()) {
      const decision = decisions[index] ?? 'same';
      const { verdict, refused, warnings, changedHere } = partsOf(decision, placed.line);
      report.refused.push(...refused);
      report.warnings.push(...warnings);
      if (verdict !== null) good.push({ ...placed, verdict, changedHere });
    }
  }
  return good;
}

function countInto<Row>(
  report: ImportReport,
  steps: Pick<Steps<Row, never>, 'keyOf' | 'nameOf'>,
  rows: readonly Placed<Row>[],
): void {
  const { keyOf, nameOf } = steps;
  report.rows = rows.slice(0, MOST_PLANNED_ROWS).map(({ line, row, verdict, changedHere }) => {
    const fields = Object.values(changedHere);
    const planned = { line, key: keyOf(row), name: nameOf(row), verdict };
    return fields.length === 0 ? planned : { ...planned, changedHere: fields };
  });
  for (const { verdict } of rows) {
    if (verdict === 'create') report.created += 1;
    else if (verdict === 'change') report.changed += 1;
    else report.leftAlone += 1;
  }
}

function countChangedHere<Row>(rows: readonly Placed<Row>[]): Pick<ImportReport, 'changedHere'> {
  const counts: Partial<Record<ImportFieldKind, number>> = {};
  for (const { changedHere } of rows)
    for (const kind of IMPORT_FIELD_KINDS)
      if (changedHere[kind] !== undefined) counts[kind] = (counts[kind] ?? 0) + 1;
  return Object.keys(counts).length === 0 ? {} : { changedHere: counts };
}

/**
 * Imports a table of independent rows. Reads and decides all rows before writing, then writes some hundred per
 * transaction. A second run changes nothing; after an interruption the next run completes the work.
 */
export function importRows<Row, Source extends Lined = SourceRow>(steps: Steps<Row, Source>) {
  return async (source: AsyncIterable<Source>, options: ImportOptions): Promise<ImportReport> => {
    const report = emptyReport();
    const run = { report, options };
    const rows = await decideAll(steps, await readAll(steps, source, run), run);
    countInto(report, steps, rows);
    Object.assign(report, countChangedHere(rows));
    if (options.dryRun || (options.strict && report.refused.length > 0)) return report;
    const writable = rows.filter(({ verdict }) => verdict !== 'same');
    for (let start = 0; start < writable.length; start += AT_ONCE) {
      const batch = writable.slice(start, start + AT_ONCE);
      await steps.write(
        batch.map(({ row }) => row),
        options.take ?? [],
      );
      options.onProgress('write', start + batch.length, writable.length);
    }
    report.applied = true;
    return report;
  };
}

const UNDATED = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/;

/** Parses a timestamp of an export; without an offset it is UTC. @returns null when it is not a timestamp */
export function parseExported(text: string): Date | null {
  const bare = UNDATED.exec(text.trim());
  const moment = new Date(bare === null ? text.trim() : `${bare[1]}T${bare[2] ?? '00:00'}Z`);
  return text.trim() === '' || Number.isNaN(moment.getTime()) ? null : moment;
}

/** The first non-empty cell among these columns, given by lower-case header. */
export function firstNonEmpty({ cells }: SourceRow, names: readonly string[]): string {
  for (const name of names) {
    const text = (cells[name] ?? '').trim();
    if (text !== '') return text;
  }
  return '';
}

/** The first of these columns that the file has, in the file's spelling; the first name if it has none. */
export function headerOf({ headers }: SourceRow, names: readonly string[]): string {
  const name = names.find((name) => name in headers);
  return (name === undefined ? names[0] : headers[name]) ?? '';
}
