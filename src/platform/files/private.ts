import { chmod, chown, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Nobody but the user that runs the shop reads its files. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;
/** A folder that one group may pass through without seeing what is in it. */
const PASSABLE_FOLDER = 0o710;
const OF_OTHERS = 0o077;
const STICKY = 0o1000;
/** What the shop keeps below its data folder, beside the embedded database, which has a user of its own. */
const KEPT = ['exchange', 'files', 'outbox', 'secret', 'uploads'];

/** Makes a folder, and those above it that are missing, for the shop's user alone. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: PRIVATE_FOLDER });
}

function ignoreGone(error: { code?: string }): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}

/**
 * Closes a file, or a folder with everything in it, to other users. A folder is closed after what is in it: one that is
 * closed was done before. Links are left alone.
 */
async function closeToOthers(path: string): Promise<void> {
  const facts = await lstat(path).catch(ignoreGone);
  if (facts === null || facts.isSymbolicLink()) return;
  if (facts.isDirectory()) {
    if ((facts.mode & OF_OTHERS) === 0) return;
    for (const name of await readdir(path)) await closeToOthers(join(path, name));
  }
  await chmod(path, facts.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE).catch(ignoreGone);
}

/**
 * Makes the data folder private, also one that an earlier version left open. A folder that many users share, such as
 * `/tmp`, keeps its mode.
 *
 * @param passableBy the group of the embedded database's user, which has its own folder in there; null: nobody else
 */
export async function closeDataFolder(dataDir: string, passableBy: number | null): Promise<void> {
  await makePrivateFolder(dataDir);
  for (const name of KEPT) await closeToOthers(join(dataDir, name));
  const { mode, uid } = await lstat(dataDir);
  if ((mode & STICKY) !== 0) return;
  if (passableBy !== null) await chown(dataDir, uid, passableBy);
  await chmod(dataDir, passableBy === null ? PRIVATE_FOLDER : PASSABLE_FOLDER);
}
