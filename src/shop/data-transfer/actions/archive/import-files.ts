import { createHash } from 'node:crypto';
import type { OpenZip } from '#platform/files/unzip.ts';
import type { ArchiveDeps } from './deps.ts';
import { readWhole } from './open-archive.ts';
import { ArchiveRefused } from './refused.ts';
import type { StoredFile } from './stored-files.ts';

const MOST_FILE_BYTES = 32 * 1024 * 1024;

/** Checksums of files by their name. */
export type FileSums = ReadonlyMap<string, string>;

/** The bytes of a file that match its row. */
async function checkedFile(
  { files }: ArchiveDeps,
  zip: OpenZip,
  { kind, name, sum }: StoredFile & { sum: string | undefined },
): Promise<Buffer> {
  const bytes = await readWhole(zip, name, MOST_FILE_BYTES);
  if (sum === undefined || !(await files.isA[kind](bytes)))
    throw new ArchiveRefused({ code: 'data-transfer.strange-file', file: name });
  if (createHash('sha256').update(bytes).digest('hex') !== sum)
    throw new ArchiveRefused({ code: 'data-transfer.damaged-archive', file: name });
  return bytes;
}

type Bringing = Readonly<{
  zip: OpenZip;
  stored: readonly StoredFile[];
  sums: FileSums;
  dryRun: boolean;
  onProgress: (done: number) => void;
}>;

/**
 * Checks an archive's pictures and fonts and writes missing ones.
 *
 * @returns a function that removes them again
 * @throws ArchiveRefused after removing the files that it wrote
 */
export async function importFiles(deps: ArchiveDeps, bringing: Bringing): Promise<() => Promise<void>> {
  const { files } = deps;
  const { zip, stored, sums, dryRun, onProgress } = bringing;
  const written: string[] = [];
  const takeAway = async () => {
    for (const file of written) await files.remove(file);
  };
  try {
    for (const [index, one] of stored.entries()) {
      const { file } = one;
      const bytes = await checkedFile(deps, zip, { ...one, sum: sums.get(file) });
      onProgress(index + 1);
      if (dryRun || (await files.isThere(file))) continue;
      await files.write(file, bytes);
      written.push(file);
    }
  } catch (error) {
    await takeAway();
    throw error;
  }
  return takeAway;
}
