import type { RefusedCell, SourceRow } from '#kernel/data-transfer/table-import.ts';
import { guardCell } from '#kernel/text/formula-cell.ts';

/** The columns that state the error; the import ignores them. */
export const OWN_COLUMNS = ['Line', 'Column', 'Value', 'Reason'];

function joined(cells: readonly RefusedCell[], of: (cell: RefusedCell) => string): string {
  return cells.map(of).join(' | ');
}

/**
 * The refused rows as in their file, with four columns that state the error; they can be corrected and imported
 * again.
 *
 * @param sayReason the message of a reason
 * @returns lines of a table with headers; none without refused rows
 */
export async function* rejectedRows(
  rows: AsyncIterable<SourceRow>,
  refused: readonly RefusedCell[],
  sayReason: (reason: string) => string,
): AsyncGenerator<string[]> {
  const byLine = new Map<number, RefusedCell[]>();
  for (const cell of refused) byLine.set(cell.line, [...(byLine.get(cell.line) ?? []), cell]);
  let names: string[] | null = null;
  for await (const row of rows) {
    const cells = byLine.get(row.line);
    if (cells === undefined) continue;
    if (names === null) {
      names = Object.values(row.headers).filter((name) => !OWN_COLUMNS.includes(name));
      yield [...names, ...OWN_COLUMNS].map(guardCell);
    }
    const line = [
      ...names.map((name) => row.cells[name.toLowerCase()] ?? ''),
      String(row.line),
      joined(cells, ({ column }) => column),
      joined(cells, ({ value }) => value),
      joined(cells, ({ reason }) => sayReason(reason)),
    ];
    yield line.map(guardCell);
  }
}

/** The refused lines of an archive, with file, column and reason. */
export async function* rejectedLines(
  refused: readonly RefusedCell[],
  sayReason: (reason: string) => string,
): AsyncGenerator<string[]> {
  yield OWN_COLUMNS;
  for (const { line, column, value, reason } of refused)
    yield [String(line), column, value, sayReason(reason)].map(guardCell);
}
