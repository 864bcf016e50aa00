import { csvResponse } from '../../csv-response.ts';
import type { Route } from './+types/csv';
import { loadBreakdown } from './load-breakdown.server.ts';

/** A breakdown as a CSV file; products have their name. */
export async function loader(args: Route.LoaderArgs) {
  const { query, columns, rows } = await loadBreakdown(args);
  const shown = query.report === 'funnel' ? ['title', ...columns] : columns;
  const cells = rows.map((row) => [row.key, ...shown.map((column) => row[column] ?? '')]);
  const name = `analytics-${query.report}-breakdown-${query.from}-${query.to}.csv`;
  return csvResponse(name, [[query.report === 'funnel' ? 'product' : 'page', ...shown], ...cells]);
}
