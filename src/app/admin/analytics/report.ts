import { addDays, dayOf } from '#kernel/day.ts';
import { DAY_MS } from '#kernel/instant.ts';
import { isDay } from '#shop/analytics/rules/is-day.ts';
import { REPORTS, type Report } from '#shop/analytics/rules/report-names.ts';

/** What is asked for: which report, from which day to which, and whether the days before are beside it. */
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
/** Rows of the days before stand under other keys there. */
export const INCOMPARABLE: readonly Report[] = ['overview', 'cohorts'];

const USUAL_DAYS = 28;

/** Reads an address; what is missing or unreadable is the last four weeks. */
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

/** As many days as were asked for, right before them. */
export function daysBefore({ from, to }: Pick<AnalyticsQuery, 'from' | 'to'>): { from: string; to: string } {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

/** @param month `2026-11` */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}
