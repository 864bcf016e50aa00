import type { RefusedCell } from '#kernel/data-transfer/table-import.ts';
import { isRecord } from '#kernel/is-record.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { parseJson } from '#kernel/text/parse-json.ts';
import type { OpenZip } from '#platform/files/unzip.ts';
import { fileOfTable } from './open-archive.ts';
import { ArchiveRefused } from './refused.ts';

const NEWLINE = 0x0a;
const MOST_LINE_BYTES = 16 * 1024 * 1024;
/** Characters that PostgreSQL cannot store: NUL and lone surrogates. */
const NOT_KEPT = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;
const LONGEST_SHOWN = 120;

export type ReadRow = Readonly<{ line: number; row: Readonly<Record<string, unknown>> }>;

/** Streams the lines of a file. @throws ArchiveRefused for a line that is too long */
async function* linesOf(zip: OpenZip, name: string): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of zip.read(name)) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, at)]).toString('utf8');
      parts = [];
      length = 0;
      from = at + 1;
    }
    parts.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > MOST_LINE_BYTES) throw new ArchiveRefused({ code: 'data-transfer.bloated-archive' });
  }
  if (length > 0) yield Buffer.concat(parts).toString('utf8');
}

/** @returns null when the line is not a JSON object */
function parseRow(text: string): ReadRow['row'] | null {
  const value = parseJson(text);
  return isRecord(value) && !NOT_KEPT.test(JSON.stringify(value)) ? value : null;
}

/** Streams the rows of a table; reports invalid lines. */
export async function* readRows(
  zip: OpenZip,
  table: string,
  onRefused: (cell: RefusedCell) => void,
): AsyncGenerator<ReadRow> {
  let line = 0;
  let names: string | null = null;
  for await (const text of linesOf(zip, fileOfTable(table))) {
    line += 1;
    const row = parseRow(text);
    const columns = row === null ? null : Object.keys(row).sort().join();
    names ??= columns;
    if (row !== null && columns === names) yield { line, row };
    else {
      const reason = row === null ? 'no-row' : 'other-columns';
      onRefused({ line, column: table, value: cutText(text, LONGEST_SHOWN), reason });
    }
  }
}
