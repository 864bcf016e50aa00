import { guardCell } from '#kernel/formula-cell.ts';
import type { RefusedCell, SourceRow } from '#kernel/table-import.ts';

/** The columns that say what is wrong; the import does not read them. */
export const OWN_COLUMNS = ['Line', 'Column', 'Value', 'Reason'];

function joined(cells: readonly RefusedCell[], of: (cell: RefusedCell) => string): string {
  return cells.map(of).join(' | ');
}

/**
 * The refused rows whole, as they stand in their file, with four columns that say why: mended, they can be brought in as
 * they are.
 *
 * @param sayReason the sentence for a reason
 * @returns lines of a table, the first its headers; none when no row was refused
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

/** The refused lines of an archive, each with its file and column and why; they are mended in their file. */
export async function* rejectedLines(
  refused: readonly RefusedCell[],
  sayReason: (reason: string) => string,
): AsyncGenerator<string[]> {
  yield OWN_COLUMNS;
  for (const { line, column, value, reason } of refused)
    yield [String(line), column, value, sayReason(reason)].map(guardCell);
}
