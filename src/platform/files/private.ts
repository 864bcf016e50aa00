import { chmod, chown, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Only the shop's user may read the shop's files. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;
/** A group may traverse this folder but not list it. */
const PASSABLE_FOLDER = 0o710;
const OF_OTHERS = 0o077;
const STICKY = 0o1000;
/** Folders below the data folder, except the embedded database, which has its own user. */
const KEPT = ['exchange', 'files', 'outbox', 'secret', 'uploads'];

/** Creates a folder and its missing parents, for the shop's user only. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: PRIVATE_FOLDER });
}

function ignoreGone(error: { code?: string }): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}

/**
 * Removes other users' access to a file, or to a folder and its contents. Contents first: a closed folder marks a
 * completed run. Symbolic links are skipped.
 */
async function restrictToOwner(path: string): Promise<void> {
  const facts = await lstat(path).catch(ignoreGone);
  if (facts === null || facts.isSymbolicLink()) return;
  if (facts.isDirectory()) {
    if ((facts.mode & OF_OTHERS) === 0) return;
    for (const name of await readdir(path)) await restrictToOwner(join(path, name));
  }
  await chmod(path, facts.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE).catch(ignoreGone);
}

/**
 * Makes the data folder private, also one that an earlier version left open. A shared folder such as `/tmp` keeps its
 * mode.
 *
 * @param passableBy the group of the embedded database's user, whose folder is inside; null: no other user has access
 */
export async function restrictDataFolder(dataDir: string, passableBy: number | null): Promise<void> {
  await makePrivateFolder(dataDir);
  // Pictures are served from it, and a server without it warns.
  await makePrivateFolder(join(dataDir, 'files'));
  for (const name of KEPT) await restrictToOwner(join(dataDir, name));
  const { mode, uid } = await lstat(dataDir);
  if ((mode & STICKY) !== 0) return;
  if (passableBy !== null) await chown(dataDir, uid, passableBy);
  await chmod(dataDir, passableBy === null ? PRIVATE_FOLDER : PASSABLE_FOLDER);
}
