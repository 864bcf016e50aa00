import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** Streams rows as CSV. */
export function csvText(rows: AsyncIterable<Record<string, string>>): AsyncIterable<Buffer> {
  const source = Readable.from(rows);
  const table = stringify({ header: true });
  source.on('error', (error) => table.destroy(error));
  return source.pipe(table);
}
