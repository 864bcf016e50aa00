import type { SheetRow } from '#shop/catalogue';
import {
  type CellProblem,
  COLUMNS,
  type ColumnId,
  isEditable,
  parseCell,
  type StatusNames,
  textOf,
  valueOf,
} from './cells.ts';

/** Typed texts by cell. */
export type Edits = Readonly<Record<string, string>>;
type Value = ReturnType<typeof valueOf>;

export function rowKey({ id, variationId }: Pick<SheetRow, 'id' | 'variationId'>): string {
  return variationId === null ? `${id}` : `${id}/${variationId}`;
}

export function cellKey(row: SheetRow, column: ColumnId): string {
  return `${rowKey(row)}:${column}`;
}

export type CellChange = Readonly<{ row: SheetRow; column: ColumnId; before: Value; after: Value }>;
export type WrongCell = Readonly<{ row: SheetRow; column: ColumnId; problem: CellProblem }>;

/** A sale price that is not below the regular price, as both will be. */
function saleProblem(row: SheetRow, changes: readonly CellChange[]): WrongCell[] {
  const changed = (column: ColumnId) => changes.find((one) => one.column === column);
  const now = (column: ColumnId) => {
    const change = changed(column);
    return change === undefined ? valueOf(row, column) : change.after;
  };
  if (changed('regularMinor') === undefined && changed('saleMinor') === undefined) return [];
  const [sale, regular] = [now('saleMinor'), now('regularMinor')];
  const isWrong = sale !== null && (regular === null || Number(sale) >= Number(regular));
  return isWrong ? [{ row, column: 'saleMinor', problem: 'above-regular' }] : [];
}

/** What the typed texts change, and what is wrong with them; a text that says the same changes nothing. */
export function changesOf(
  rows: readonly SheetRow[],
  edits: Edits,
  names: StatusNames,
): { changes: CellChange[]; wrong: WrongCell[] } {
  const changes: CellChange[] = [];
  const wrong: WrongCell[] = [];
  for (const row of rows) {
    const own: CellChange[] = [];
    for (const column of COLUMNS) {
      const text = edits[cellKey(row, column)];
      if (text === undefined || !isEditable(row, column)) continue;
      const parsed = parseCell(text, column, names);
      const before = valueOf(row, column);
      if (!parsed.ok) wrong.push({ row, column, problem: parsed.problem });
      else if (parsed.value !== before) own.push({ row, column, before, after: parsed.value });
    }
    changes.push(...own);
    wrong.push(...saleProblem(row, own));
  }
  return { changes, wrong };
}

export type SentRow = Readonly<{
  id: number;
  variationId: number | null;
  version: number;
  change: Record<string, unknown>;
  stockDelta: number;
}>;

function sentCells(changes: readonly CellChange[]): Pick<SentRow, 'change' | 'stockDelta'> {
  const change: Record<string, unknown> = {};
  let stockDelta = 0;
  for (const { row, column, before, after } of changes) {
    if (column === 'stock') stockDelta = Number(after) - Number(before);
    else if (column === 'name.en' || column === 'name.ar')
      change.name = { ...row.name, ...(change.name ?? {}), [column === 'name.en' ? 'en' : 'ar']: after };
    else change[column] = after;
  }
  return { change, stockDelta };
}

/** The rows that a save sends: stock as a difference, since orders take of it meanwhile. */
export function toRows(changes: readonly CellChange[]): SentRow[] {
  const byRow = new Map<string, CellChange[]>();
  for (const one of changes) byRow.set(rowKey(one.row), [...(byRow.get(rowKey(one.row)) ?? []), one]);
  return [...byRow.values()].flatMap((own) => {
    const [{ row } = {}] = own;
    if (row === undefined) return [];
    const { id, variationId, version } = row;
    return [{ id, variationId, version, ...sentCells(own) }];
  });
}

/** The same cells back to what they were, at the versions that the save made. */
export function toUndo(
  changes: readonly CellChange[],
  versions: Readonly<Record<number, number>>,
): SentRow[] {
  return toRows(
    changes.map(({ row, column, before, after }) => {
      const version = versions[row.id] ?? row.version;
      const name = { ...row.name };
      return { row: { ...row, version, name }, column, before: after, after: before };
    }),
  );
}

/** A block of texts into the cells from one on; a single text fills the whole selection. What cannot be written stays. */
export function pasted(
  rows: readonly SheetRow[],
  block: readonly (readonly string[])[],
  { top, left, bottom, right }: Selection,
): Edits {
  const isOne = block.length === 1 && block[0]?.length === 1;
  const height = isOne ? bottom - top + 1 : block.length;
  const edits: Record<string, string> = {};
  for (let y = 0; y < height; y += 1) {
    const row = rows[top + y];
    const texts = block[isOne ? 0 : y] ?? [];
    const width = isOne ? right - left + 1 : texts.length;
    for (let x = 0; row !== undefined && x < width; x += 1) {
      const column = COLUMNS[left + x];
      if (column !== undefined && isEditable(row, column)) edits[cellKey(row, column)] = texts[isOne ? 0 : x] ?? '';
    }
  }
  return edits;
}

/** Rows and columns from 0, both ends included. */
export type Selection = Readonly<{ top: number; left: number; bottom: number; right: number }>;

export function shownText(row: SheetRow, column: ColumnId, edits: Edits): string {
  return edits[cellKey(row, column)] ?? textOf(valueOf(row, column), column);
}

/** The texts of a selection, to be copied. */
export function copied(rows: readonly SheetRow[], edits: Edits, at: Selection): string[][] {
  return rows
    .slice(at.top, at.bottom + 1)
    .map((row) => COLUMNS.slice(at.left, at.right + 1).map((column) => shownText(row, column, edits)));
}

/** The first row of a selection in all its rows. */
export function filledDown(rows: readonly SheetRow[], edits: Edits, at: Selection): Edits {
  const [texts = []] = copied(rows, edits, { ...at, bottom: at.top });
  const block = Array.from({ length: at.bottom - at.top + 1 }, () => texts);
  return pasted(rows, block.slice(1), { ...at, top: at.top + 1 });
}
