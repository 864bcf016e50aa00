import type { SourceRow } from '#kernel/data-transfer/table-import.ts';
import { cellsOf, type Field } from './columns.ts';
import { isLineRow } from './read-lines.ts';

/** The rows of one order, one or several. */
export type OrderRows = Readonly<{ line: number; rows: readonly [SourceRow, ...SourceRow[]] }>;

/** Fields that are equal in all rows of an order; rows that differ are two orders with the same number. */
const ALIKE: readonly Field[] = ['date', 'status', 'total', 'email'];

function isSameOrder(first: SourceRow, other: SourceRow): boolean {
  return ALIKE.every((field) => {
    const [a, b] = [cellsOf(first).read(field), cellsOf(other).read(field)];
    return a === b || b === '';
  });
}

/**
 * Groups the rows of each order, wherever they are in the table. A row without a number belongs to the order above
 * it; a row with the same number but different facts is refused as repeated.
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
