import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder, PRIVATE_FILE } from './files/private.ts';

/** When two processes start at once, the first to link its file wins and both read the same secret. */
async function makeSecret(file: string): Promise<void> {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(draft, randomBytes(32).toString('base64url'), { flag: 'wx', mode: PRIVATE_FILE });
    await link(draft, file);
  } catch (error) {
    const isMadeMeanwhile = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isMadeMeanwhile) throw error;
    // An empty file remains when a disk was full.
    if ((await stat(file)).size === 0) await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * The secret that signs short-lived tokens: configured, or created at the first start.
 *
 * @param dataDir a folder only the shop reads
 */
export async function openSecret(given: string | null, dataDir: string): Promise<string> {
  if (given !== null) return given;
  const file = join(dataDir, 'secret');
  await makePrivateFolder(dataDir);
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known !== '') return known;
  await makeSecret(file);
  return readFile(file, 'utf8');
}
