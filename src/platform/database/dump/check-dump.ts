import { DUMP_FORMAT, type DumpCounts } from './dump.ts';

/** Thrown when a backup cannot be restored; the message says why. Nothing was changed. */
export class LoadError extends Error {}

export type RowsLine = { kind: 'rows'; table: string; columns: string[]; count: number };

type Line =
  | { kind: 'head'; format: unknown; migration: unknown }
  | RowsLine
  | { kind: 'file'; file: string; bytes: string }
  | { kind: 'end'; rows: unknown; files: unknown };

function parseRecord(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new LoadError('The file is no backup of a shop.');
  return value as Record<string, unknown>;
}

function parseRows(table: string, rows: readonly unknown[]): Line {
  const [first] = rows;
  const columns = typeof first === 'object' && first !== null ? Object.keys(first) : [];
  return { kind: 'rows', table, columns, count: rows.length };
}

export function parseLine(text: string): Line {
  const line = parseRecord(text);
  const { table, rows, file, bytes } = line;
  if (typeof table === 'string' && Array.isArray(rows)) return parseRows(table, rows);
  if (typeof file === 'string' && typeof bytes === 'string') return { kind: 'file', file, bytes };
  if (line.end === true) return { kind: 'end', rows, files: line.files };
  if ('format' in line) return { kind: 'head', format: line.format, migration: line.migration };
  throw new LoadError('The file has a line that no backup has.');
}

function isSafeName(name: string): boolean {
  return !/[\\\0:]/.test(name) && name.split('/').every((part) => !['', '.', '..'].includes(part));
}

class Checker {
  rows = 0;
  files = 0;
  #lastFile: string | null = null;
  #end: Line | null = null;
  head: Extract<Line, { kind: 'head' }> | null = null;

  take(line: Line): void {
    if (this.#end !== null) throw new LoadError('The backup goes on after its end.');
    if (line.kind === 'head') this.head = line;
    if (this.head === null) throw new LoadError('The file is no backup of a shop.');
    if (this.head.format !== DUMP_FORMAT)
      throw new LoadError('The backup has a form that this version of the shop does not know.');
    if (line.kind === 'rows') this.rows += line.count;
    if (line.kind === 'file') this.#takeFile(line.file);
    if (line.kind === 'end') this.#end = line;
  }

  #takeFile(name: string): void {
    if (!isSafeName(name)) throw new LoadError(`The backup names a file outside its folder: ${name}`);
    if (name !== this.#lastFile) this.files += 1;
    this.#lastFile = name;
  }

  finish(): DumpCounts & { migration: unknown } {
    const end = this.#end;
    const isWhole = end?.kind === 'end' && end.rows === this.rows && end.files === this.files;
    if (!isWhole) throw new LoadError('The backup is cut short: its end is missing.');
    return { rows: this.rows, files: this.files, migration: this.head?.migration };
  }
}

/** Reads and counts a whole backup before anything is changed. */
export async function checkDump(lines: AsyncIterable<string>): Promise<DumpCounts & { migration: unknown }> {
  const checker = new Checker();
  try {
    for await (const text of lines) checker.take(parseLine(text));
  } catch (error) {
    if (error instanceof LoadError) throw error;
    throw new LoadError('The backup is cut short or no backup at all.');
  }
  return checker.finish();
}
