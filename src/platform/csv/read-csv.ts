import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { parse } from 'csv-parse';
import { type SourceRow, TableError } from '#kernel/data-transfer/table-import.ts';
import { unguardCell } from '#kernel/text/formula-cell.ts';

const NUL = 0;
const SAMPLE_BYTES = 64 * 1024;
const DELIMITERS = [',', ';', '\t'];

/** The separator that occurs most often in the first line, outside quotes. */
export function guessDelimiter(sample: string): string {
  const first = sample.replace(/^\uFEFF/, '').split(/\r?\n/)[0] ?? '';
  const bare = first.replace(/"(?:[^"]|"")*"/g, '');
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }));
  return counts.sort((a, b) => b.count - a.count)[0]?.delimiter ?? ',';
}

async function readSample(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Passes UTF-8 on and fails at anything else, of which a decoder would make replacement characters. */
function utf8Only(): Transform {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const check = (done: (error: Error | null, chunk?: Uint8Array) => void, chunk?: Uint8Array) => {
    try {
      if (chunk?.includes(NUL) === true) throw new TypeError('no text');
      decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      return done(new Error('it is not text in UTF-8. Save it as “CSV (UTF-8)”'));
    }
    return done(null, chunk);
  };
  return new Transform({
    transform: (chunk: Uint8Array, _encoding, done) => check(done, chunk),
    flush: (done) => check(done),
  });
}

type Parsed = { record: string[]; info: { lines: number } };

/**
 * Streams the rows of a table with constant memory: comma, semicolon or tab; quoted cells may span lines; with or
 * without byte order mark.
 *
 * @param onBytes called with the bytes read so far
 * @throws TableError on unclosed quotes or a file that is not text
 */
export async function* readCsv(
  file: string,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<SourceRow> {
  // Before the stream is created: its error event has no listener while this awaits.
  const delimiter = guessDelimiter(await readSample(file));
  const source = createReadStream(file);
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: 4 * 1024 * 1024,
  });
  const text = utf8Only();
  source.on('data', () => onBytes(source.bytesRead));
  source.on('error', (error) => parser.destroy(error));
  text.on('error', (error) => parser.destroy(error));
  source.pipe(text).pipe(parser);
  let names: string[] | null = null;
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (names === null) names = record.map((name) => name.trim());
      else yield toRow(names, record, line);
      line = info.lines + 1;
    }
  } catch (error) {
    throw new TableError(error instanceof Error ? error.message : String(error), line);
  }
}

function toRow(names: readonly string[], record: readonly string[], line: number): SourceRow {
  const cells: Record<string, string> = {};
  const headers: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    if (name === '') continue;
    cells[name.toLowerCase()] = unguardCell(record[index] ?? '');
    headers[name.toLowerCase()] = name;
  }
  return { line, cells, headers };
}
