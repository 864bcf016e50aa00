import { type SourceRow, TableError } from '#kernel/data-transfer/table-import.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import type { DataTransferRefusal } from '../refusals.ts';

const NUL = 0;
/** Signatures of files that are mistaken for CSV: ZIP (including spreadsheets), PDF and others. */
const OTHER_BEGINNINGS = ['PK\u0003\u0004', '%PDF', 'ÐÏ\u0011à', '{\\rtf', '<?xml', '<!DOCTYPE', '<html'];
const LONGEST_SHOWN = 120;

const BEGINNING_BYTES = 64;

/** Checks chunks for text, one at a time. */
function textCheck() {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let beginning = '';
  let isBlank = true;
  const isOther = () => OTHER_BEGINNINGS.some((other) => beginning.startsWith(other));
  return {
    /** @throws TypeError for invalid UTF-8 */
    takes: (chunk: Uint8Array): boolean => {
      if (beginning.length < BEGINNING_BYTES)
        beginning += Buffer.from(chunk.subarray(0, BEGINNING_BYTES)).toString('latin1');
      if (isOther() || chunk.includes(NUL)) return false;
      if (decoder.decode(chunk, { stream: true }).trim() !== '') isBlank = false;
      return true;
    },
    /** @throws TypeError for a truncated character */
    endsBlank: (): boolean => {
      decoder.decode();
      return isBlank;
    },
  };
}

/**
 * Checks a file before it is parsed as a table.
 *
 * @returns null when it may be one
 */
export async function checkText(chunks: AsyncIterable<Uint8Array>): Promise<DataTransferRefusal | null> {
  const check = textCheck();
  try {
    for await (const chunk of chunks) if (!check.takes(chunk)) return { code: 'data-transfer.no-table' };
    return check.endsBlank() ? { code: 'data-transfer.empty-file' } : null;
  } catch (error) {
    if (error instanceof TypeError) return { code: 'data-transfer.no-table' };
    throw error;
  }
}

/** Groups of columns; a table needs one of each group, by lower-case header. */
export type NeededColumns = readonly (readonly string[])[];

/**
 * Checks the first row of a table.
 *
 * @returns why it is not of the expected kind; null when it is
 */
export async function checkTable(
  rows: AsyncIterable<SourceRow>,
  needed: NeededColumns,
): Promise<DataTransferRefusal | null> {
  try {
    for await (const { headers } of rows) {
      const isThere = needed.every((group) => group.some((name) => name in headers));
      if (isThere) return null;
      return {
        code: 'data-transfer.wrong-columns',
        needed: needed.map((group) => group.join(' / ')).join(', '),
        found: cutText(Object.values(headers).join(', '), LONGEST_SHOWN),
      };
    }
    return { code: 'data-transfer.empty-file' };
  } catch (error) {
    if (error instanceof TableError) return { code: 'data-transfer.broken-table', line: error.line };
    throw error;
  }
}
