const STARTS_A_FORMULA = /^[=+\-@\t\r＝＋－＠]/;
/** A signed number is not a formula. */
const IS_NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** Prefixes a cell with an apostrophe when a spreadsheet would run it as a formula. */
export function guardCell(cell: string): string {
  return STARTS_A_FORMULA.test(cell) && !IS_NUMBER.test(cell) ? `'${cell}` : cell;
}

/** Removes the apostrophe that `guardCell` added. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && guardCell(cell.slice(1)) === cell ? cell.slice(1) : cell;
}
