import { isUtf8 } from 'node:buffer';
import { cutText } from '#kernel/cut-text.ts';
import { type SourceRow, TableError } from '#kernel/table-import.ts';
import type { ExchangeRefusal } from './import-run.ts';

const NUL = 0;
/** How files of other kinds begin that people take for tables: packed ones, among them spreadsheets, and papers. */
const OTHER_BEGINNINGS = ['PK\u0003\u0004', '%PDF', 'ÐÏ\u0011à', '{\\rtf', '<?xml', '<!DOCTYPE', '<html'];
const LONGEST_SHOWN = 120;

/**
 * What can be said of a file before any of it is read as a table.
 *
 * @returns null when it may be one
 */
export function checkBytes(bytes: Uint8Array): ExchangeRefusal | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const beginning = buffer.toString('latin1', 0, 64);
  if (OTHER_BEGINNINGS.some((other) => beginning.startsWith(other))) return { code: 'exchange.no-table' };
  if (buffer.includes(NUL) || !isUtf8(buffer)) return { code: 'exchange.no-table' };
  return beginning.trim() === '' && buffer.toString().trim() === '' ? { code: 'exchange.empty-file' } : null;
}

/** Columns of which a table of some kind needs one of each group, by lower-case header. */
export type NeededColumns = readonly (readonly string[])[];

/**
 * Looks at the first row of a table.
 *
 * @returns why it cannot be what it is said to be; null when it can
 */
export async function checkTable(
  rows: AsyncIterable<SourceRow>,
  needed: NeededColumns,
): Promise<ExchangeRefusal | null> {
  try {
    for await (const { headers } of rows) {
      const isThere = needed.every((group) => group.some((name) => name in headers));
      if (isThere) return null;
      return {
        code: 'exchange.wrong-columns',
        needed: needed.map((group) => group.join(' / ')).join(', '),
        found: cutText(Object.values(headers).join(', '), LONGEST_SHOWN),
      };
    }
    return { code: 'exchange.empty-file' };
  } catch (error) {
    if (error instanceof TableError) return { code: 'exchange.broken-table', line: error.line };
    throw error;
  }
}
