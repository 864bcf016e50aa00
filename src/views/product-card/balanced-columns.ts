import type { CSSProperties } from 'react';

export type Columns = Readonly<{ desktop: number; tablet: number }>;

/** Fewer cards keep the column width of a full row: wider ones would be as large as a hero. */
const LEAST_COLUMNS = 3;

/**
 * The number of columns of a list without pages, chosen so that the last row has, if possible, no single entry beside
 * empty columns.
 *
 * @param choices numbers of columns, the preferred first
 * @returns the count itself if it fits into one row of the first choice; else the first choice that fills its rows, the
 *   first that leaves more than one entry in the last row, or the first
 */
export function evenColumns(count: number, choices: readonly [number, ...number[]]): number {
  if (count <= choices[0]) return count;
  return (
    choices.find((columns) => count % columns === 0) ??
    choices.find((columns) => count % columns > 1) ??
    choices[0]
  );
}

function columnsOf(count: number, columns: number): number {
  if (count < LEAST_COLUMNS) return columns;
  return evenColumns(count, columns > LEAST_COLUMNS ? [columns, columns - 1] : [columns]);
}

/**
 * The columns of a product grid without pages.
 *
 * @param columns the columns of a full row
 */
export function balancedColumns(count: number, { desktop, tablet }: Columns): Columns {
  return { desktop: columnsOf(count, desktop), tablet: columnsOf(count, tablet) };
}

/** The columns of a page of a list: three, or four where three would leave a single card in the last row. */
export function listColumns(count: number): Columns {
  const columns = count > 3 && count % 3 === 1 && count % 4 !== 1 ? 4 : 3;
  return { desktop: columns, tablet: columns };
}

/** Whether a single card is left for the last row, below full ones. */
export function hasLoneCard(count: number, { desktop, tablet }: Columns): boolean {
  return desktop === tablet && count > desktop && count % desktop === 1;
}

/** The custom properties of a grid's columns. */
export function columnStyle({
  desktop,
  tablet,
}: Columns): CSSProperties & Record<'--cols-d' | '--cols-t', number> {
  return { '--cols-d': desktop, '--cols-t': tablet };
}

/** The index of the card that fills the last row of a whole list on a phone, which has two columns; -1 for none. */
export function wideCard(count: number): number {
  return count % 2 === 1 ? count - 1 : -1;
}
