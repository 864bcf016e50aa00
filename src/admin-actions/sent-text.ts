import { UploadedFile } from '#platform/files/uploads.ts';

function isKeptAsItIs(value: object): boolean {
  return ArrayBuffer.isView(value) || value instanceof Date || value instanceof UploadedFile;
}

const LARGEST = 2_147_483_647;

/**
 * Finds a number too large for any database column; all amounts, counts and ids of the back office fit.
 *
 * @returns the path of the first such number, or null
 */
export function findHugeNumber(sent: unknown, path = ''): string | null {
  if (typeof sent === 'number') return Math.abs(sent) <= LARGEST ? null : path;
  if (sent === null || typeof sent !== 'object' || isKeptAsItIs(sent)) return null;
  for (const [name, value] of Object.entries(sent)) {
    const field = findHugeNumber(value, path === '' ? name : `${path}.${name}`);
    if (field !== null) return field;
  }
  return null;
}

/**
 * The input with texts that PostgreSQL accepts: without zero bytes and lone surrogates.
 *
 * @param sent of any shape; files and binary values are unchanged
 */
export function withPlainText(sent: unknown): unknown {
  if (typeof sent === 'string') return sent.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(sent)) return sent.map(withPlainText);
  if (sent === null || typeof sent !== 'object' || isKeptAsItIs(sent)) return sent;
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, withPlainText(value)]));
}
