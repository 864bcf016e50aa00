import { cutText } from '#kernel/cut-text.ts';
import { type SourceRow, TableError } from '#kernel/table-import.ts';
import type { ExchangeRefusal } from './refusals.ts';

const NUL = 0;
/** How files of other kinds begin that people take for tables: packed ones, among them spreadsheets, and papers. */
const OTHER_BEGINNINGS = ['PK\u0003\u0004', '%PDF', 'ÐÏ\u0011à', '{\\rtf', '<?xml', '<!DOCTYPE', '<html'];
const LONGEST_SHOWN = 120;

const BEGINNING_BYTES = 64;

/** Whether chunks are the text of a table, read one at a time. */
function textCheck() {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let beginning = '';
  let isBlank = true;
  const isOther = () => OTHER_BEGINNINGS.some((other) => beginning.startsWith(other));
  return {
    /** @throws TypeError for what is no UTF-8 */
    takes: (chunk: Uint8Array): boolean => {
      if (beginning.length < BEGINNING_BYTES)
        beginning += Buffer.from(chunk.subarray(0, BEGINNING_BYTES)).toString('latin1');
      if (isOther() || chunk.includes(NUL)) return false;
      if (decoder.decode(chunk, { stream: true }).trim() !== '') isBlank = false;
      return true;
    },
    /** @throws TypeError for what breaks off within a character */
    endsBlank: (): boolean => {
      decoder.decode();
      return isBlank;
    },
  };
}

/**
 * What can be said of a file before any of it is read as a table.
 *
 * @returns null when it may be one
 */
export async function checkText(chunks: AsyncIterable<Uint8Array>): Promise<ExchangeRefusal | null> {
  const check = textCheck();
  try {
    for await (const chunk of chunks) if (!check.takes(chunk)) return { code: 'exchange.no-table' };
    return check.endsBlank() ? { code: 'exchange.empty-file' } : null;
  } catch (error) {
    if (error instanceof TypeError) return { code: 'exchange.no-table' };
    throw error;
  }
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
