/**
 * The columns of a whole list in which its last row has no single entry beside empty columns.
 *
 * @param choices numbers of columns, the preferred first
 * @returns the count itself where it fills no row; else the first choice that fills its rows, the first that leaves more
 * than one entry in the last row, or the first
 */
export function evenColumns(count: number, choices: readonly [number, ...number[]]): number {
  if (count <= choices[0]) return count;
  return (
    choices.find((columns) => count % columns === 0) ??
    choices.find((columns) => count % columns > 1) ??
    choices[0]
  );
}
