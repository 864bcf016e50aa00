import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'jamra-tests-';
const GIB = 1024 ** 3;
/** What the databases of a whole run take at most, and what the run needs beside them. */
const DATABASES_GIB = 8;
const BESIDE_GIB = 6;

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function hasRoom() {
  const { bavail, bsize } = statfsSync(MEMORY);
  const isFree = bavail * bsize >= DATABASES_GIB * GIB;
  return isFree && process.availableMemory() >= (DATABASES_GIB + BESIDE_GIB) * GIB;
}

/** Removes what killed runs left in memory. */
function removeLeftovers() {
  for (const name of readdirSync(MEMORY)) {
    if (!name.startsWith(PREFIX) || isAlive(Number(name.slice(PREFIX.length)))) continue;
    rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

/**
 * Makes a folder in memory for the databases of a whole run, removed when this process exits: copying and dropping one
 * takes a tenth of what it takes on a disk.
 *
 * @returns its path, or null on machines without such a folder or without room
 */
export function folderInMemory() {
  try {
    removeLeftovers();
    if (!hasRoom()) return null;
    const folder = join(MEMORY, `${PREFIX}${process.pid}`);
    mkdirSync(folder, { mode: 0o711 });
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
    return folder;
  } catch {
    return null;
  }
}
