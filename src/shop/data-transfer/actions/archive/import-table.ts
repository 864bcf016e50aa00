import type { ImportOptions, RefusedCell } from '#kernel/data-transfer/table-import.ts';
import { type ProductId, parseProductId } from '#kernel/ids.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import type { Tx } from '#platform/database/client.ts';
import type { RowRefusal, RowsFor, StagedRow } from '#platform/database/dump/import-rows.ts';
import type { OpenZip } from '#platform/files/unzip.ts';
import { PRIVATE_COLUMNS } from '../../rules/open-tables.ts';
import { cleanRow, generatedColumnNames } from './clean-row.ts';
import type { ArchiveDeps } from './deps.ts';
import type { Manifest } from './manifest.ts';
import { fileOfTable } from './open-archive.ts';
import { readRows } from './read-rows.ts';
import { ArchiveRefused } from './refused.ts';
import { FILE_TABLES } from './stored-files.ts';

export type ImportTableOptions = Pick<ImportOptions, 'dryRun' | 'onProgress'>;

/** Tables with initial rows, which the archive overwrites. */
const TAKEN_OVER = ['accepted_text', 'search_miss', 'setting', 'share_click', 'stock_location'];
/** Its triggers are off: they would change stock levels, which are imported themselves. */
const QUIET = 'stock_movement';
const ROWS_AT_ONCE = 500;
const LONGEST_SHOWN = 120;

const REASONS: Readonly<Record<string, string>> = {
  '23502': 'missing',
  '23503': 'unknown-relation',
  '23505': 'repeated',
};

/** An archive import in one transaction. */
export type TableImport = Readonly<{
  deps: ArchiveDeps;
  tx: Tx;
  zip: OpenZip;
  manifest: Manifest;
  options: ImportTableOptions;
  /** Refused rows; with any of them nothing is imported. */
  refused: RefusedCell[];
  /** Checksums of imported pictures and fonts by file; products to be listed. */
  sums: Map<string, string>;
  products: ProductId[];
}>;

function noteRow({ sums, products }: TableImport, table: string, row: StagedRow['row']): void {
  if (table in FILE_TABLES) sums.set(String(row.file), String(row.sha256));
  const productId = table === 'product' && row.parent_id === null ? parseProductId(row.id) : null;
  if (productId !== null) products.push(productId);
}

type Staged = Readonly<{ columns: readonly string[]; count: number }>;

/** Stages the rows of a table. @returns the columns and the number of rows */
async function stage(bringing: TableImport, table: string, onRow: () => void): Promise<Staged> {
  const { deps, tx, zip, refused } = bringing;
  const { bringer } = deps;
  let columns: readonly string[] = [];
  let count = 0;
  let waiting: StagedRow[] = [];
  for await (const { line, row } of readRows(zip, table, (cell) => void refused.push(cell))) {
    if (columns.length === 0) columns = Object.keys(row);
    const clean = cleanRow(deps, table, row);
    if ('refused' in clean) {
      const { column, reason } = clean.refused;
      const value = cutText(JSON.stringify(row[column] ?? null), LONGEST_SHOWN);
      refused.push({ line, column: `${table}.${column}`, value, reason });
      continue;
    }
    noteRow(bringing, table, row);
    count += 1;
    waiting.push({ line, row: clean.row });
    onRow();
    if (waiting.length < ROWS_AT_ONCE) continue;
    await bringer.stageRows(tx, table, waiting);
    waiting = [];
  }
  if (waiting.length > 0) await bringer.stageRows(tx, table, waiting);
  return { columns, count };
}

async function rowsFor(
  { deps, tx }: TableImport,
  table: string,
  columns: readonly string[],
): Promise<RowsFor> {
  const shape = await deps.bringer.shapeOf(tx, table);
  const stored = PRIVATE_COLUMNS[table] ?? [];
  const open = shape.columns.flatMap(({ name }) => (stored.includes(name) ? [] : [name]));
  const column = columns.find((name) => !open.includes(name));
  if (column !== undefined)
    throw new ArchiveRefused({ code: 'data-transfer.unknown-column', file: fileOfTable(table), column });
  return { table, shape, columns: columns.length > 0 ? columns : shape.keys };
}

function asCells(table: string, refusals: readonly RowRefusal[]): RefusedCell[] {
  return refusals.map(({ line, column, state }) => ({
    line,
    column: column === '' ? table : `${table}.${column}`,
    value: '',
    reason: REASONS[state] ?? 'unknown-value',
  }));
}

export type TableReport = Readonly<{ created: number; changed: number; leftAlone: number }>;

/** What the rows would do. @throws ArchiveRefused when they conflict with existing ones */
async function plan({ deps, tx }: TableImport, rows: RowsFor, count: number): Promise<TableReport> {
  const { same, different, others } = await deps.bringer.compareRows(tx, rows);
  if (!TAKEN_OVER.includes(rows.table) && different + others > 0)
    throw new ArchiveRefused({
      code: 'data-transfer.shop-in-use',
      table: rows.table,
      count: different + others,
    });
  return { created: count - same - different, changed: different, leftAlone: same };
}

async function write({ deps, tx }: TableImport, rows: RowsFor): Promise<readonly RowRefusal[]> {
  const { bringer } = deps;
  const { table } = rows;
  const columns = [...rows.columns, ...generatedColumnNames(deps, table)];
  const insert = () => bringer.insertRows(tx, { ...rows, columns }, { replace: TAKEN_OVER.includes(table) });
  return table === QUIET ? bringer.withoutTriggers(tx, table, insert) : insert();
}

/** Imports one table: reads, compares, writes. @returns null when rows were refused */
export async function importTable(
  bringing: TableImport,
  table: string,
  onRow: () => void,
): Promise<TableReport | null> {
  const { deps, tx, manifest, refused } = bringing;
  const { columns, count } = await stage(bringing, table, onRow);
  if (refused.length > 0) return null;
  if (count !== manifest.tables[table])
    throw new ArchiveRefused({ code: 'data-transfer.damaged-archive', file: fileOfTable(table) });
  const rows = await rowsFor(bringing, table, columns);
  refused.push(...asCells(table, await deps.bringer.findUnreadable(tx, rows)));
  if (refused.length > 0) return null;
  const report = await plan(bringing, rows, count);
  if (report.created + report.changed > 0) refused.push(...asCells(table, await write(bringing, rows)));
  return refused.length > 0 ? null : report;
}
