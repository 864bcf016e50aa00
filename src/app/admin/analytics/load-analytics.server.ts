import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import type { ReportRow } from '#shop/analytics';
import { visitContext } from '../../context.ts';
import { loadAction } from '../load-action.server.ts';
import { COLUMNS, daysBefore, INCOMPARABLE, readAnalyticsQuery, withBefore } from './report.ts';

type Args = Pick<LoaderFunctionArgs, 'request'> & { context: Readonly<RouterContextProvider> };

/** Loads the report in the URL, with the first figure of the previous period if compared. */
export async function loadAnalytics(args: Args) {
  const { url, now } = args.context.get(visitContext);
  const query = readAnalyticsQuery(url.searchParams, now);
  const { report, from, to } = query;
  const compares = query.compares && !INCOMPARABLE.includes(report);
  const [rows, earlier] = await Promise.all([
    loadAction(args, 'analytics.report', { report, from, to }),
    compares ? loadAction(args, 'analytics.report', { report, ...daysBefore(query) }) : [],
  ]);
  const [first = ''] = COLUMNS[report];
  const shown: readonly ReportRow[] = compares ? withBefore(rows, earlier, query) : rows;
  return {
    query: { ...query, compares },
    columns: compares ? [first, 'before', ...COLUMNS[report].slice(1)] : COLUMNS[report],
    rows: shown,
  };
}
