import { stringify } from 'csv-stringify/sync';
import type { Route } from './+types/csv';
import { loadReport } from './load-report.server.ts';

const FILS = 100;

/** A report as a file for a spreadsheet: amounts in dirhams, a mark at its start that Arabic needs there. */
export async function loader(args: Route.LoaderArgs) {
  const { query, table } = await loadReport(args);
  const rows = table.rows.map((row) =>
    table.columns.map((column) =>
      table.amounts.includes(column) ? (Number(row[column]) / FILS).toFixed(2) : (row[column] ?? ''),
    ),
  );
  const name = `${query.report}-${query.from}-${query.to}.csv`;
  const text = stringify([[...table.columns], ...rows], { bom: true, escape_formulas: true });
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}
