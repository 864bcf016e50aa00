import { FILS_PER_DIRHAM } from '#kernel/money.ts';
import { csvResponse } from '../csv-response.ts';
import type { Route } from './+types/csv';
import { loadReport } from './load-report.server.ts';

/** A report as a CSV file; amounts are in dirhams. */
export async function loader(args: Route.LoaderArgs) {
  const { query, table } = await loadReport(args, { isWhole: true });
  const rows = table.rows.map((row) =>
    table.columns.map((column) =>
      table.amounts.includes(column)
        ? (Number(row[column]) / FILS_PER_DIRHAM).toFixed(2)
        : (row[column] ?? ''),
    ),
  );
  const name = `${query.report}-${query.from}-${query.to}.csv`;
  return csvResponse(name, [table.columns, ...rows]);
}
