import { addDays, type Day } from '#kernel/day.ts';
import { refundsPath, salesPath } from '../orders/rules/report-path.ts';
import type { ReportQuery, ReportTable, Step } from './report.ts';

type Row = ReportTable['rows'][number];
type Days = Readonly<{ from: Day; to: Day }>;

const WEEK_DAYS = 7;

function nextMonth(day: Day): Day {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

const NEXT: Readonly<Record<Step, (first: Day) => Day>> = {
  day: (first) => addDays(first, 1),
  week: (first) => addDays(first, WEEK_DAYS),
  month: nextMonth,
};

/** The days of a row in the sales report: its day, week or month, within the report's period. */
export function daysOfRow({ from, to, step }: Omit<ReportQuery, 'report'>, first: Day): Days {
  const last = addDays(NEXT[step](first), -1);
  return { from: first < from ? from : first, to: last > to ? to : last };
}

function salesList(query: ReportQuery, row: Row, column: string): string | null {
  const days = daysOfRow(query, String(row.day));
  if (column === 'day') return salesPath(days);
  if (column === 'orders') return Number(row.orders) > 0 ? salesPath(days) : null;
  return column === 'refunded' && Number(row.refunded) > 0 ? refundsPath(days) : null;
}

/** The orders of a product; those of a custom item are found by name. */
function productList({ from, to }: ReportQuery, row: Row, column: string): string | null {
  const sought = String(row.sku || row.name);
  if (column === 'pieces') return salesPath({ from, to }, sought);
  const isOwnItem = row.productId === 0;
  return column === 'name' && !isOwnItem ? `/admin/products/?${new URLSearchParams({ q: sought })}` : null;
}

/** The list of what a figure counts; null if there is none. */
export function listOf(query: ReportQuery, row: Row, column: string): string | null {
  if (query.report === 'sales') return salesList(query, row, column);
  return query.report === 'products' ? productList(query, row, column) : null;
}
