import { UploadedFile } from '#platform/files/uploads.ts';

function isKeptAsItIs(value: object): boolean {
  return ArrayBuffer.isView(value) || value instanceof Date || value instanceof UploadedFile;
}

const LARGEST = 2_147_483_647;

/**
 * Where a number stands that no column of the database holds; every amount, count and id of the back office is below it.
 *
 * @returns the path of the first such number, or null
 */
export function findHugeNumber(sent: unknown, path = ''): string | null {
  if (typeof sent === 'number') return Math.abs(sent) <= LARGEST ? null : path;
  if (sent === null || typeof sent !== 'object' || isKeptAsItIs(sent)) return null;
  for (const [name, value] of Object.entries(sent)) {
    const found = findHugeNumber(value, path === '' ? name : `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

/**
 * What was sent, with every text such as the database takes it: no zero bytes, and no half of a character.
 *
 * @param sent of any shape; files and their bytes stay as they are
 */
export function withPlainText(sent: unknown): unknown {
  if (typeof sent === 'string') return sent.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(sent)) return sent.map(withPlainText);
  if (sent === null || typeof sent !== 'object' || isKeptAsItIs(sent)) return sent;
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, withPlainText(value)]));
}
