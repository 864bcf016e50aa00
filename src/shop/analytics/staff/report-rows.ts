import type { EventName } from '../rules/event.ts';
import type { Figure } from '../store/figures.ts';

/** A line of a report: `key` names it, numbers follow; amounts are in fils. */
export type ReportRow = Readonly<{ key: string } & Record<string, string | number>>;

type Column = Readonly<{
  name: EventName;
  of: 'events' | 'sessions' | 'quantity' | 'valueMinor';
}>;
export type Columns = Readonly<Record<string, Column>>;

export const sessionsOf = (name: EventName): Column => ({ name, of: 'sessions' });
export const eventsOf = (name: EventName): Column => ({ name, of: 'events' });
export const quantityOf = (name: EventName): Column => ({ name, of: 'quantity' });
export const amountOf = (name: EventName): Column => ({ name, of: 'valueMinor' });

/** The limit of rows, except for days. */
const MOST_ROWS = 500;

/** The events that columns count. */
export function namesOf(columns: Columns): EventName[] {
  return [...new Set(Object.values(columns).map(({ name }) => name))];
}

/** A row for each value, in the order of the figures. */
export function toRows(figures: readonly Figure[], columns: Columns): ReportRow[] {
  const rows = new Map<string, Record<string, number>>();
  const names = Object.entries(columns);
  for (const figure of figures) {
    const row = rows.get(figure.value) ?? Object.fromEntries(names.map(([column]) => [column, 0]));
    for (const [column, { name, of }] of names) if (name === figure.name) row[column] = figure[of];
    rows.set(figure.value, row);
  }
  return [...rows].map(([key, row]) => ({ key, ...row }) as ReportRow);
}

/** A row for each value by its first column, the largest first. */
export function toLargestRows(figures: readonly Figure[], columns: Columns): ReportRow[] {
  const [first = ''] = Object.keys(columns);
  return toRows(figures, columns)
    .sort((a, b) => Number(b[first]) - Number(a[first]))
    .slice(0, MOST_ROWS);
}
