const STARTS_A_FORMULA = /^[=+\-@\t\r＝＋－＠]/;
/** A sign before digits alone starts no formula. */
const IS_NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** A cell of a table that spreadsheets open: what would run as a formula begins with an apostrophe. */
export function guardCell(cell: string): string {
  return STARTS_A_FORMULA.test(cell) && !IS_NUMBER.test(cell) ? `'${cell}` : cell;
}

/** The cell as it was before it was guarded. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && guardCell(cell.slice(1)) === cell ? cell.slice(1) : cell;
}
