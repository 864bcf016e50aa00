import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

type Row = Readonly<Record<string, string>>;

/**
 * Products as a CSV file for spreadsheets, streamed as fast as the client reads; its columns are those of the first
 * row.
 */
export function productsCsv(rows: AsyncIterable<Row> | Iterable<Row>): Readable {
  const table = stringify({ bom: true, header: true });
  const source = Readable.from(rows);
  source.on('error', (error) => table.destroy(error));
  table.on('close', () => source.destroy());
  return source.pipe(table);
}
