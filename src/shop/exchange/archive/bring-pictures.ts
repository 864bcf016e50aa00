import { createHash } from 'node:crypto';
import type { OpenZip } from '#platform/files/unzip.ts';
import type { ArchiveNeeds } from './needs.ts';
import { readWhole } from './open-archive.ts';
import { ArchiveRefused } from './refused.ts';

const MOST_PICTURE_BYTES = 32 * 1024 * 1024;

/** Pictures by the name of their file, with the sum of their bytes. */
export type PictureSums = ReadonlyMap<string, string>;

/** The bytes of a picture, once they are what its row says. */
async function checkedPicture(
  { pictures }: ArchiveNeeds,
  zip: OpenZip,
  { file, sum }: { file: string; sum: string | undefined },
): Promise<Buffer> {
  const name = `pictures/${file}`;
  const bytes = await readWhole(zip, name, MOST_PICTURE_BYTES);
  if (sum === undefined || !(await pictures.isPicture(bytes)))
    throw new ArchiveRefused({ code: 'exchange.strange-file', file: name });
  if (createHash('sha256').update(bytes).digest('hex') !== sum)
    throw new ArchiveRefused({ code: 'exchange.damaged-archive', file: name });
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
 * Checks the pictures of an archive and writes those that are not here.
 *
 * @returns what takes them away again
 * @throws ArchiveRefused; then none was written
 */
export async function bringPictures(needs: ArchiveNeeds, bringing: Bringing): Promise<() => Promise<void>> {
  const { pictures } = needs;
  const { zip, files, sums, dryRun, onProgress } = bringing;
  const written: string[] = [];
  const takeAway = async () => {
    for (const file of written) await pictures.remove(file);
  };
  try {
    for (const [index, file] of files.entries()) {
      const bytes = await checkedPicture(needs, zip, { file, sum: sums.get(file) });
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
