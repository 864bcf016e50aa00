import { addDays, dayOf } from '#kernel/day.ts';
import { DAY_MS } from '#kernel/instant.ts';
import type { ReportRow } from '#shop/analytics';
import { isDay } from '#shop/analytics/rules/is-day.ts';
import { REPORTS, type Report } from '#shop/analytics/rules/report-names.ts';

/** A requested report and its days; `compares` adds the previous period. */
export type AnalyticsQuery = Readonly<{ report: Report; from: string; to: string; compares: boolean }>;

/** The columns of each report behind its key; amounts are in fils. */
export const COLUMNS: Readonly<Record<Report, readonly string[]>> = {
  overview: ['sessions', 'views', 'carts', 'orders', 'total', 'refunded'],
  funnel: ['sessions'],
  products: ['viewed', 'added', 'removed', 'bought'],
  searches: ['searches', 'inVain'],
  sources: ['sessions', 'views', 'carts', 'orders', 'total'],
  campaigns: ['sessions', 'views', 'carts', 'orders', 'total'],
  pages: ['views', 'sessions', 'scrolled'],
  devices: ['sessions', 'views', 'carts', 'orders', 'total'],
  emirates: ['orders', 'total'],
  cohorts: ['customers', 'within30', 'within60', 'within90'],
  links: ['clicks', 'sessions'],
  files: ['downloads'],
  forms: ['started', 'sent'],
  videos: ['started', 'watched'],
  popups: ['shown', 'sessions'],
};
export const AMOUNTS: readonly string[] = ['total', 'refunded'];
/** Cohorts have no previous period. */
export const INCOMPARABLE: readonly Report[] = ['cohorts'];

const USUAL_DAYS = 28;

/** Parses a URL; the default is the last four weeks. */
export function readAnalyticsQuery(params: URLSearchParams, now: Date): AnalyticsQuery {
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return isDay(text) ? text : null;
  };
  const to = day('to') ?? dayOf(now);
  const from = day('from') ?? addDays(to, 1 - USUAL_DAYS);
  const report = REPORTS.find((one) => one === params.get('report')) ?? 'overview';
  return { report, from: from <= to ? from : to, to, compares: params.get('compare') === '1' };
}

const spanOf = ({ from, to }: Pick<AnalyticsQuery, 'from' | 'to'>): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** The previous period: as many days, right before the first. */
export function daysBefore(query: Pick<AnalyticsQuery, 'from' | 'to'>): { from: string; to: string } {
  const { from } = query;
  return { from: addDays(from, -spanOf(query)), to: addDays(from, -1) };
}

/** The previous period: its rows by the keys they are matched with, and whether all of its days were counted. */
type Before = Readonly<{ rows: ReadonlyMap<string, ReportRow>; isComplete: boolean }>;

/**
 * Adds the first figure of the previous period as `before`; keys that exist only there become rows of zeros. What is
 * not there was 0, or is unknown where days were not counted: then there is no `before`.
 */
export function beside(
  rows: readonly ReportRow[],
  { rows: then, isComplete }: Before,
  columns: readonly string[],
): ReportRow[] {
  const [first = ''] = columns;
  const nothing: Readonly<Record<string, number>> = isComplete ? { before: 0 } : {};
  const now = new Set(rows.map(({ key }) => key));
  const zeros = Object.fromEntries(columns.map((column) => [column, 0]));
  const gone = [...then].filter(([key]) => !now.has(key)).map(([key, row]) => ({ ...row, ...zeros, key }));
  return [...rows, ...gone].map((row) => {
    const earlier = then.get(row.key);
    return { ...row, ...(earlier === undefined ? nothing : { before: Number(earlier[first] ?? 0) }) };
  });
}

/**
 * Adds the first figure of the previous period as `before`. Days are matched by their position in the period; keys that
 * exist only in the previous period become rows of zeros.
 *
 * @param rows of the period
 * @param earlier of the previous period
 */
export function withBefore(
  rows: readonly ReportRow[],
  earlier: readonly ReportRow[],
  query: Pick<AnalyticsQuery, 'report' | 'from' | 'to'>,
): ReportRow[] {
  const isByDay = query.report === 'overview';
  const span = spanOf(query);
  const then = new Map(earlier.map((row) => [isByDay ? addDays(row.key, span) : row.key, row]));
  const all = beside(rows, { rows: then, isComplete: true }, COLUMNS[query.report]);
  return isByDay ? all.toSorted((a, b) => a.key.localeCompare(b.key)) : all;
}

/** @param month `2026-11` */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}
