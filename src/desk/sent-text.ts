import { UploadedFile } from '#platform/files/uploads.ts';

function isKeptAsItIs(value: object): boolean {
  return ArrayBuffer.isView(value) || value instanceof Date || value instanceof UploadedFile;
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
