import type { SourceRow } from '#kernel/table-import.ts';
import { cellsOf, type Field } from './columns.ts';
import { isLineRow } from './read-lines.ts';

/** The rows of one order: one, or as many as it has lines. */
export type OrderRows = Readonly<{ line: number; rows: readonly [SourceRow, ...SourceRow[]] }>;

/** What all rows of one order say alike; where two say different things, they are two orders with one number. */
const ALIKE: readonly Field[] = ['date', 'status', 'total', 'email'];

function isSameOrder(first: SourceRow, other: SourceRow): boolean {
  return ALIKE.every((field) => {
    const [a, b] = [cellsOf(first).read(field), cellsOf(other).read(field)];
    return a === b || b === '';
  });
}

/**
 * Puts the rows of each order together, wherever in the table they stand. A row without a number belongs to the order above
 * it; a row with the number of another order that says something else stays by itself, and is refused as repeated.
 */
export async function* groupRows(source: AsyncIterable<SourceRow>): AsyncGenerator<OrderRows> {
  const groups: { line: number; rows: [SourceRow, ...SourceRow[]] }[] = [];
  const byNumber = new Map<string, (typeof groups)[number]>();
  let last: (typeof groups)[number] | undefined;
  for await (const row of source) {
    const number = cellsOf(row).read('number');
    const isLine = isLineRow(row);
    const known = number === '' ? last : byNumber.get(number);
    if (known !== undefined && isLine && isLineRow(known.rows[0]) && isSameOrder(known.rows[0], row)) {
      known.rows.push(row);
      continue;
    }
    last = { line: row.line, rows: [row] };
    groups.push(last);
    if (number !== '' && !byNumber.has(number)) byNumber.set(number, last);
  }
  yield* groups;
}
