import { ESCAPED } from '#kernel/text/person-pattern.ts';
import type { DataTransferDeps } from '../deps.ts';
import type { FileKind } from '../import-run.ts';
import { ARCHIVE_LIMITS } from './archive/open-archive.ts';
import { pagesFile } from './woocommerce/saved-pages.ts';

/** Longer than any email or phone with its surroundings. */
const OVERLAP = 500;
const ESCAPED_SIGN = new RegExp(ESCAPED, 'gi');

export type SearchedFiles = Pick<DataTransferDeps, 'readBytes' | 'pathOf'> & {
  archive: Pick<DataTransferDeps['archive'], 'openZip'>;
};

/** Whether a text matches, plain or with JSON escapes. */
function matches(text: string, pattern: RegExp): boolean {
  return pattern.test(text) || (text.includes('\\') && pattern.test(text.replace(ESCAPED_SIGN, ' ')));
}

/** Whether a text that comes in pieces matches. */
async function isIn(pieces: AsyncIterable<Uint8Array>, pattern: RegExp): Promise<boolean> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of pieces) {
    text = text.slice(-OVERLAP) + decoder.decode(piece, { stream: true });
    if (matches(text, pattern)) return true;
  }
  return false;
}

async function* unpacked({ archive }: SearchedFiles, path: string): AsyncGenerator<Uint8Array> {
  const zip = await archive.openZip(path, ARCHIVE_LIMITS);
  try {
    for (const name of zip.names.filter((one) => one.startsWith('tables/'))) yield* zip.read(name);
  } finally {
    await zip.close();
  }
}

/** Whether a file matches the pattern; an unreadable one counts as a match, a missing one does not. */
async function names(pieces: AsyncIterable<Uint8Array>, pattern: RegExp): Promise<boolean> {
  try {
    return await isIn(pieces, pattern);
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT');
  }
}

/** Whether the file of an import, or the pages that it is fetched in, match. @param pattern as of `personPattern` */
export async function isNamedInFile(
  files: SearchedFiles,
  { kind, file }: Readonly<{ kind: FileKind; file: string }>,
  pattern: RegExp,
): Promise<boolean> {
  const { readBytes, pathOf } = files;
  const path = pathOf(file);
  if (await names(kind === 'archive' ? unpacked(files, path) : readBytes(path), pattern)) return true;
  return names(readBytes(pathOf(pagesFile(file))), pattern);
}
