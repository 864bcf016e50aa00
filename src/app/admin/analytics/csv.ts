import { FILS_PER_DIRHAM } from '#kernel/money.ts';
import { csvResponse } from '../csv-response.ts';
import type { Route } from './+types/csv';
import { loadAnalytics } from './load-analytics.server.ts';
import { AMOUNTS } from './report.ts';

/** A report as a CSV file; amounts are in dirhams. */
export async function loader(args: Route.LoaderArgs) {
  const { query, columns, rows } = await loadAnalytics(args);
  const cells = rows.map((row) => [
    row.key,
    ...columns.map((column) =>
      AMOUNTS.includes(column) ? (Number(row[column]) / FILS_PER_DIRHAM).toFixed(2) : (row[column] ?? ''),
    ),
  ]);
  const name = `analytics-${query.report}-${query.from}-${query.to}.csv`;
  return csvResponse(name, [[query.report, ...columns], ...cells]);
}
