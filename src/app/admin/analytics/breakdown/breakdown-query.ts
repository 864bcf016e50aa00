import { BREAKDOWNS, type Breakdown } from '#shop/analytics/rules/report-names.ts';
import { type AnalyticsQuery, readAnalyticsQuery } from '../report.ts';

/** A line of a report, by its key, and its days. */
export type BreakdownQuery = Omit<AnalyticsQuery, 'report'> & Readonly<{ report: Breakdown; key: string }>;

const BY_LANDING_PAGE = ['sessions', 'views', 'carts', 'orders'];

/** The columns of each breakdown behind its key. */
export const BREAKDOWN_COLUMNS: Readonly<Record<Breakdown, readonly string[]>> = {
  funnel: ['checkouts', 'pieces'],
  sources: BY_LANDING_PAGE,
  campaigns: BY_LANDING_PAGE,
  devices: ['views', 'sessions'],
  links: ['clicks', 'sessions'],
  files: ['downloads'],
  forms: ['started', 'sent'],
  videos: ['started', 'watched'],
};

/** As long as a key is stored. */
const LONGEST = 200;

/** Parses a URL; the default is the last four weeks of direct visits. */
export function readBreakdownQuery(params: URLSearchParams, now: Date): BreakdownQuery {
  const report = BREAKDOWNS.find((one) => one === params.get('report')) ?? 'sources';
  return { ...readAnalyticsQuery(params, now), report, key: (params.get('key') ?? '').slice(0, LONGEST) };
}

/** The parameters of a breakdown's URL. */
export function breakdownParams({ compares, ...query }: BreakdownQuery): URLSearchParams {
  return new URLSearchParams({ ...query, ...(compares ? { compare: '1' } : {}) });
}
