type Rows = { before: number[]; last: number[] };

/**
 * The cost of one cell: a letter more, a letter less, another letter, or two neighbours changed about.
 * Source: the restricted edit distance with transpositions
 */
function cellCost(
  a: string,
  b: string,
  at: { row: number; column: number; rows: Rows; left: number },
): number {
  const { row, column, rows, left } = at;
  const isSame = a[row - 1] === b[column - 1];
  const plain = Math.min(
    (rows.last[column] ?? 0) + 1,
    left + 1,
    (rows.last[column - 1] ?? 0) + (isSame ? 0 : 1),
  );
  const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
  return isSwapped ? Math.min(plain, (rows.before[column - 2] ?? 0) + 1) : plain;
}

/** The last row of the table: how far `a` is from each beginning of `b`. */
function distances(a: string, b: string): number[] {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      next.push(cellCost(a, b, { row, column, rows: { before, last }, left: next[column - 1] ?? 0 }));
    }
    before = last;
    last = next;
  }
  return last;
}

/** How many slips of the hand turn one word into the other. */
export function distanceBetween(a: string, b: string): number {
  return distances(a, b).at(-1) ?? 0;
}

/** How many slips turn a word into the nearest beginning of another. */
export function distanceToBeginning(typed: string, word: string): number {
  return Math.min(...distances(typed, word));
}
