import { stringify } from 'csv-stringify/sync';
import { guardCell } from '#kernel/text/formula-cell.ts';

/**
 * A table as a file for a spreadsheet: no cell runs as a formula, and a byte order mark says that it is UTF-8, which
 * Arabic needs there.
 */
export function csvResponse(name: string, rows: readonly (readonly (string | number)[])[]): Response {
  const text = stringify(
    rows.map((row) => [...row]),
    { bom: true, cast: { string: guardCell } },
  );
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}
