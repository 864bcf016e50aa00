import { cutText } from '#kernel/cut-text.ts';
import { type ProductId, parseProductId } from '#kernel/ids.ts';
import type { ImportOptions, RefusedCell } from '#kernel/table-import.ts';
import type { RowRefusal, RowsFor, StagedRow } from '#platform/database/bring-rows.ts';
import type { Tx } from '#platform/database/client.ts';
import type { OpenZip } from '#platform/files/unzip.ts';
import { KEPT_COLUMNS } from '../open-tables.ts';
import { cleanRow, drawnColumns } from './clean-row.ts';
import type { Manifest } from './manifest.ts';
import type { ArchiveNeeds } from './needs.ts';
import { fileOfTable } from './open-archive.ts';
import { readRows } from './read-rows.ts';
import { ArchiveRefused } from './refused.ts';

export type BringOptions = Pick<ImportOptions, 'dryRun' | 'onProgress'>;

/** What a shop has before anybody works in it, or gathers by itself: the archive's word counts. */
const TAKEN_OVER = ['accepted_text', 'search_miss', 'setting', 'share_click', 'stock_location'];
/** Its triggers would move levels and shelves that come along as they stand. */
const QUIET = 'stock_movement';
const ROWS_AT_ONCE = 500;
const LONGEST_SHOWN = 120;

const REASONS: Readonly<Record<string, string>> = {
  '23502': 'missing',
  '23503': 'unknown-relation',
  '23505': 'repeated',
};

/** An archive on its way in, within one transaction. */
export type Bringing = Readonly<{
  needs: ArchiveNeeds;
  tx: Tx;
  zip: OpenZip;
  manifest: Manifest;
  options: BringOptions;
  /** Rows that cannot be taken; with one of them nothing comes. */
  refused: RefusedCell[];
  /** Of pictures that come, by file; of products that are to be listed. */
  sums: Map<string, string>;
  products: ProductId[];
}>;

function noteRow({ sums, products }: Bringing, table: string, row: StagedRow['row']): void {
  if (table === 'media') sums.set(String(row.file), String(row.sha256));
  const product = table === 'product' && row.parent_id === null ? parseProductId(row.id) : null;
  if (product !== null) products.push(product);
}

type Staged = Readonly<{ columns: readonly string[]; count: number }>;

/** Puts the rows of a table on their way. @returns their columns and how many they are */
async function stage(bringing: Bringing, table: string, onRow: () => void): Promise<Staged> {
  const { needs, tx, zip, refused } = bringing;
  const { bringer } = needs;
  let columns: readonly string[] = [];
  let count = 0;
  let waiting: StagedRow[] = [];
  for await (const { line, row } of readRows(zip, table, (cell) => void refused.push(cell))) {
    if (columns.length === 0) columns = Object.keys(row);
    const clean = cleanRow(needs, table, row);
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

async function rowsFor({ needs, tx }: Bringing, table: string, found: readonly string[]): Promise<RowsFor> {
  const shape = await needs.bringer.shapeOf(tx, table);
  const kept = KEPT_COLUMNS[table] ?? [];
  const open = shape.columns.flatMap(({ name }) => (kept.includes(name) ? [] : [name]));
  const column = found.find((name) => !open.includes(name));
  if (column !== undefined)
    throw new ArchiveRefused({ code: 'exchange.unknown-column', file: fileOfTable(table), column });
  return { table, shape, columns: found.length > 0 ? found : shape.keys };
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

/** What rows of a table would do here. @throws ArchiveRefused where others stand in their place */
async function plan({ needs, tx }: Bringing, rows: RowsFor, count: number): Promise<TableReport> {
  const { same, different, others } = await needs.bringer.compareRows(tx, rows);
  if (!TAKEN_OVER.includes(rows.table) && different + others > 0)
    throw new ArchiveRefused({
      code: 'exchange.shop-in-use',
      table: rows.table,
      count: different + others,
    });
  return { created: count - same - different, changed: different, leftAlone: same };
}

async function write({ needs, tx }: Bringing, rows: RowsFor): Promise<readonly RowRefusal[]> {
  const { bringer } = needs;
  const { table } = rows;
  const columns = [...rows.columns, ...drawnColumns(needs, table)];
  const insert = () => bringer.insertRows(tx, { ...rows, columns }, { replace: TAKEN_OVER.includes(table) });
  return table === QUIET ? bringer.withoutTriggers(tx, table, insert) : insert();
}

/** One table, whole: read, compared, written. @returns null where rows of it were refused */
export async function bringTable(
  bringing: Bringing,
  table: string,
  onRow: () => void,
): Promise<TableReport | null> {
  const { needs, tx, manifest, refused } = bringing;
  const { columns, count } = await stage(bringing, table, onRow);
  if (refused.length > 0) return null;
  if (count !== manifest.tables[table])
    throw new ArchiveRefused({ code: 'exchange.damaged-archive', file: fileOfTable(table) });
  const rows = await rowsFor(bringing, table, columns);
  refused.push(...asCells(table, await needs.bringer.findUnreadable(tx, rows)));
  if (refused.length > 0) return null;
  const report = await plan(bringing, rows, count);
  if (report.created + report.changed > 0) refused.push(...asCells(table, await write(bringing, rows)));
  return refused.length > 0 ? null : report;
}
