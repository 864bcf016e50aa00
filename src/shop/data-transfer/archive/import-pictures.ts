import { createHash } from 'node:crypto';
import type { OpenZip } from '#platform/files/unzip.ts';
import type { ArchiveDeps } from './deps.ts';
import { readWhole } from './open-archive.ts';
import { ArchiveRefused } from './refused.ts';

const MOST_PICTURE_BYTES = 32 * 1024 * 1024;

/** Checksums of pictures by file name. */
export type PictureSums = ReadonlyMap<string, string>;

/** The bytes of a picture that match its row. */
async function checkedPicture(
  { pictures }: ArchiveDeps,
  zip: OpenZip,
  { file, sum }: { file: string; sum: string | undefined },
): Promise<Buffer> {
  const name = `pictures/${file}`;
  const bytes = await readWhole(zip, name, MOST_PICTURE_BYTES);
  if (sum === undefined || !(await pictures.isPicture(bytes)))
    throw new ArchiveRefused({ code: 'data-transfer.strange-file', file: name });
  if (createHash('sha256').update(bytes).digest('hex') !== sum)
    throw new ArchiveRefused({ code: 'data-transfer.damaged-archive', file: name });
  return bytes;
}

type Bringing = Readonly<{
  zip: OpenZip;
  files: readonly string[];
  sums: PictureSums;
  dryRun: boolean;
  onProgress: (done: number) => void;
}>;

/**
 * Checks an archive's pictures and writes missing ones.
 *
 * @returns a function that removes them again
 * @throws ArchiveRefused before anything is written
 */
export async function importPictures(deps: ArchiveDeps, bringing: Bringing): Promise<() => Promise<void>> {
  const { pictures } = deps;
  const { zip, files, sums, dryRun, onProgress } = bringing;
  const written: string[] = [];
  const takeAway = async () => {
    for (const file of written) await pictures.remove(file);
  };
  try {
    for (const [index, file] of files.entries()) {
      const bytes = await checkedPicture(deps, zip, { file, sum: sums.get(file) });
      onProgress(index + 1);
      if (dryRun || (await pictures.isThere(file))) continue;
      await pictures.write(file, bytes);
      written.push(file);
    }
  } catch (error) {
    await takeAway();
    throw error;
  }
  return takeAway;
}
