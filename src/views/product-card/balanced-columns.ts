export type Columns = Readonly<{ desktop: number; tablet: number }>;

/** Fewer cards keep the column width of a full row: wider ones would be as large as a hero. */
const LEAST_COLUMNS = 3;

/** Of equally good columns the more. */
function columnsFor(count: number, columns: number): number {
  const choices = [columns, columns - 1].filter((one) => one >= LEAST_COLUMNS);
  const isWhole = (one: number) => count % one === 0;
  const isLonely = (one: number) => count > one && count % one === 1;
  return choices.find(isWhole) ?? choices.find((one) => !isLonely(one)) ?? columns;
}

function columnsOf(count: number, columns: number): number {
  if (count < LEAST_COLUMNS) return columns;
  return count <= columns ? count : columnsFor(count, columns);
}

/**
 * The columns of a list without pages, chosen so that the last row has, if possible, no single card and no empty
 * column.
 *
 * @param columns the columns of a full row
 */
export function balancedColumns(count: number, { desktop, tablet }: Columns): Columns {
  return { desktop: columnsOf(count, desktop), tablet: columnsOf(count, tablet) };
}
