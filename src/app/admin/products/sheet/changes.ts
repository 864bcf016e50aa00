import {
  type CellProblem,
  COLUMNS,
  type ColumnId,
  isEditable,
  parseCell,
  readValue,
  type SheetRow,
  type StatusNames,
  textOf,
} from './cells.ts';

/** Typed texts by cell. */
export type Edits = Readonly<Record<string, string>>;
type Value = ReturnType<typeof readValue>;

export function rowKey({ id, variationId }: Pick<SheetRow, 'id' | 'variationId'>): string {
  return variationId === null ? `${id}` : `${id}/${variationId}`;
}

export function cellKey(row: SheetRow, column: ColumnId): string {
  return `${rowKey(row)}:${column}`;
}

export type CellChange = Readonly<{ row: SheetRow; column: ColumnId; before: Value; after: Value }>;
type WrongCell = Readonly<{ row: SheetRow; column: ColumnId; problem: CellProblem }>;

/** Reports a sale price that would not be below the regular price. */
function saleProblem(row: SheetRow, changes: readonly CellChange[]): WrongCell[] {
  const changed = (column: ColumnId) => changes.find((one) => one.column === column);
  const now = (column: ColumnId) => {
    const change = changed(column);
    return change === undefined ? readValue(row, column) : change.after;
  };
  if (changed('regularMinor') === undefined && changed('saleMinor') === undefined) return [];
  const [sale, regular] = [now('saleMinor'), now('regularMinor')];
  const isWrong = sale !== null && (regular === null || Number(sale) >= Number(regular));
  return isWrong ? [{ row, column: 'saleMinor', problem: 'above-regular' }] : [];
}

/** Parses an edited cell: a change, a problem, or nothing. */
function readEdit(row: SheetRow, column: ColumnId, read: { edits: Edits; names: StatusNames }) {
  const text = read.edits[cellKey(row, column)];
  const nothing = { changes: [], wrong: [] };
  if (text === undefined || !isEditable(row, column)) return nothing;
  const parsed = parseCell(text, column, read.names);
  if (!parsed.ok) return { changes: [], wrong: [{ row, column, problem: parsed.problem }] };
  const before = readValue(row, column);
  return parsed.value === before
    ? nothing
    : { changes: [{ row, column, before, after: parsed.value }], wrong: [] };
}

/** The changes and problems of all edits; a text with the same value is no change. */
export function changesOf(
  rows: readonly SheetRow[],
  edits: Edits,
  names: StatusNames,
): { changes: CellChange[]; wrong: WrongCell[] } {
  const changes: CellChange[] = [];
  const wrong: WrongCell[] = [];
  for (const row of rows) {
    const cells = COLUMNS.map((column) => readEdit(row, column, { edits, names }));
    const cellChanges: CellChange[] = cells.flatMap((cell) => cell.changes);
    changes.push(...cellChanges);
    wrong.push(...cells.flatMap((cell) => cell.wrong), ...saleProblem(row, cellChanges));
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
  const after = new Map(changes.map((one) => [one.column, one.after]));
  const stock = changes.find(({ column }) => column === 'stock');
  const [named] = changes.filter(({ column }) => column === 'name.en' || column === 'name.ar');
  const { en, ar } = named?.row.name ?? { en: '', ar: '' };
  const name = { en: after.get('name.en') ?? en, ar: after.get('name.ar') ?? ar };
  const others = changes.filter(({ column }) => !['stock', 'name.en', 'name.ar'].includes(column));
  return {
    change: {
      ...Object.fromEntries(others.map((one) => [one.column, one.after])),
      ...(named === undefined ? {} : { name }),
    },
    stockDelta: stock === undefined ? 0 : Number(stock.after) - Number(stock.before),
  };
}

/** The rows to save. Stock is sent as a difference, since orders may change it in the meantime. */
export function toRows(changes: readonly CellChange[]): SentRow[] {
  const byRow = new Map<string, CellChange[]>();
  for (const one of changes) byRow.set(rowKey(one.row), [...(byRow.get(rowKey(one.row)) ?? []), one]);
  return [...byRow.values()].flatMap((rowChanges) => {
    const [{ row } = {}] = rowChanges;
    if (row === undefined) return [];
    const { id, variationId, version } = row;
    return [{ id, variationId, version, ...sentCells(rowChanges) }];
  });
}

/** The rows that undo a save, based on the versions that it created. */
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

/** The block to paste; a single text fills the whole selection. */
function blockFor(
  block: readonly (readonly string[])[],
  { top, left, bottom, right }: Selection,
): readonly (readonly string[])[] {
  const [[text = ''] = []] = block;
  const isOne = block.length === 1 && block[0]?.length === 1;
  if (!isOne) return block;
  const line = Array.from({ length: right - left + 1 }, () => text);
  return Array.from({ length: bottom - top + 1 }, () => line);
}

/** Pastes a block of texts from a cell on; read-only cells are skipped. */
export function pasted(
  rows: readonly SheetRow[],
  block: readonly (readonly string[])[],
  at: Selection,
): Edits {
  const edits = blockFor(block, at).flatMap((texts, y) => {
    const row = rows[at.top + y];
    if (row === undefined) return [];
    return texts.flatMap((text, x) => {
      const column = COLUMNS[at.left + x];
      return column === undefined || !isEditable(row, column) ? [] : [[cellKey(row, column), text]];
    });
  });
  return Object.fromEntries(edits);
}

/** Row and column indexes, inclusive. */
export type Selection = Readonly<{ top: number; left: number; bottom: number; right: number }>;

export function shownText(row: SheetRow, column: ColumnId, edits: Edits): string {
  return edits[cellKey(row, column)] ?? textOf(readValue(row, column), column);
}

/** The texts of a selection, for the clipboard. */
export function copied(rows: readonly SheetRow[], edits: Edits, at: Selection): string[][] {
  return rows
    .slice(at.top, at.bottom + 1)
    .map((row) => COLUMNS.slice(at.left, at.right + 1).map((column) => shownText(row, column, edits)));
}

/** Fills a selection with its first row. */
export function filledDown(rows: readonly SheetRow[], edits: Edits, at: Selection): Edits {
  const [texts = []] = copied(rows, edits, { ...at, bottom: at.top });
  const block = Array.from({ length: at.bottom - at.top + 1 }, () => texts);
  return pasted(rows, block.slice(1), { ...at, top: at.top + 1 });
}
