import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { visitContext } from '../../../context.ts';
import { loadAction } from '../../load-action.server.ts';
import { beside, daysBefore } from '../report.ts';
import { BREAKDOWN_COLUMNS, readBreakdownQuery } from './breakdown-query.ts';

type Args = Pick<LoaderFunctionArgs, 'request'> & { context: Readonly<RouterContextProvider> };

/** Loads the breakdown in the URL, with the first figure of the previous period if compared. */
export async function loadBreakdown(args: Args) {
  const { url, now } = args.context.get(visitContext);
  const query = readBreakdownQuery(url.searchParams, now);
  const { report, key, from, to, compares } = query;
  const [shown, earlier] = await Promise.all([
    loadAction(args, 'analytics.breakdown', { report, key, from, to }),
    compares ? loadAction(args, 'analytics.breakdown', { report, key, ...daysBefore(query) }) : null,
  ]);
  const columns = BREAKDOWN_COLUMNS[report];
  if (earlier === null) return { query, columns, ...shown };
  const [first = '', ...others] = columns;
  const then = {
    rows: new Map(earlier.rows.map((row) => [row.key, row])),
    isComplete: earlier.missing === null,
  };
  return {
    query,
    columns: [first, 'before', ...others],
    rows: beside(shown.rows, then, columns),
    missing: shown.missing ?? earlier.missing,
  };
}
