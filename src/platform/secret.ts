import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret that signs short-lived tokens: the given one, else one made at the first start and kept.
 *
 * @param dataDir a folder only the shop reads
 */
export async function openSecret(given: string | null, dataDir: string): Promise<string> {
  if (given !== null) return given;
  const file = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  // Two processes may start at once: the first to write wins, both read the same.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    (error: { code?: string }) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return readFile(file, 'utf8');
}
