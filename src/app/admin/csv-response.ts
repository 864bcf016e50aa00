import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { stringify as stringifyRows } from 'csv-stringify';
import { stringify } from 'csv-stringify/sync';
import { guardCell } from '#kernel/text/formula-cell.ts';

type Row = readonly (string | number)[];

/** Guards cells against formula injection; the byte order mark lets spreadsheets read Arabic as UTF-8. */
const FORM = { bom: true, cast: { string: guardCell } };

function attachment(name: string, body: string | WebStream): Response {
  return new Response(body as BodyInit, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}

/** A table as a CSV file. */
export function csvResponse(name: string, rows: readonly Row[]): Response {
  const text = stringify(
    rows.map((row) => [...row]),
    FORM,
  );
  return attachment(name, text);
}

/** Streams a table of any length as a CSV file, reading rows at the speed of the download. */
export function csvStream(name: string, rows: AsyncIterable<Row>): Response {
  const source = Readable.from(rows);
  const table = stringifyRows(FORM);
  source.on('error', (error) => table.destroy(error));
  table.on('close', () => source.destroy());
  return attachment(name, Readable.toWeb(source.pipe(table)));
}
