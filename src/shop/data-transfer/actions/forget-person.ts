import { personPattern, type Reachable } from '#kernel/text/person-pattern.ts';
import type { Tx } from '#platform/database/client.ts';
import { ARCHIVE_LIMITS } from '../archive/open-archive.ts';
import type { DataTransferDeps } from '../deps.ts';
import { type QuietRun, quietRuns, removeRun } from '../store/runs.ts';
import { pagesFile } from '../woocommerce/saved-pages.ts';

/** Longer than any email or phone with what stands around it. */
const OVERLAP = 500;

export type ImportFiles = Pick<DataTransferDeps, 'readBytes' | 'forgetFile' | 'pathOf'> & {
  openZip: DataTransferDeps['archive']['openZip'];
};

/** Whether a text that comes in pieces matches. */
async function isIn(pieces: AsyncIterable<Uint8Array>, pattern: RegExp): Promise<boolean> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of pieces) {
    text = text.slice(-OVERLAP) + decoder.decode(piece, { stream: true });
    if (pattern.test(text)) return true;
  }
  return false;
}

async function* unpacked({ openZip }: ImportFiles, path: string): AsyncGenerator<Uint8Array> {
  const zip = await openZip(path, ARCHIVE_LIMITS);
  for (const name of zip.names.filter((one) => one.startsWith('tables/'))) yield* zip.read(name);
}

/** Whether a file names somebody; one that cannot be read might. */
async function names(pieces: AsyncIterable<Uint8Array>, pattern: RegExp): Promise<boolean> {
  try {
    return await isIn(pieces, pattern);
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT');
  }
}

/** Whether an import names somebody: what is stored of it, its file, or the pages that it is fetched in. */
async function isNamedIn(
  files: ImportFiles,
  { kind, file, is_named: isNamed }: QuietRun,
  pattern: RegExp,
): Promise<boolean> {
  if (isNamed) return true;
  const { readBytes, pathOf } = files;
  const path = pathOf(file);
  if (await names(kind === 'archive' ? unpacked(files, path) : readBytes(path), pattern)) return true;
  return names(readBytes(pathOf(pagesFile(file))), pattern);
}

/**
 * Deletes imports whose plan, result or file names a person, with their files; one that runs is finished first, and
 * deleted with its age.
 */
export function forgetImports(files: ImportFiles) {
  return async (tx: Tx, person: Reachable): Promise<void> => {
    const text = personPattern(person);
    if (text === null) return;
    const pattern = new RegExp(text, 'i');
    for (const run of await quietRuns(tx, text)) {
      const isGone = (await isNamedIn(files, run, pattern)) && (await removeRun(tx, run.id)) !== null;
      if (isGone) await files.forgetFile(run.file);
    }
  };
}
