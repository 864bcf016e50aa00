import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyBinaries, findBinaries } from './binaries.ts';

const SHARED_ROOT = '/var/lib/jamra';
/** A socket path has at most 107 bytes, and PostgreSQL appends `/.s.PGSQL.5432`. */
const LONGEST_SOCKET_DIR = 90;

export type Owner = { uid: number; gid: number };

/** Where the embedded database stores its data, and the user it runs as. */
export type DataDirectory = {
  nativeDir: string;
  dataDir: string;
  socketDir: string;
  logFile: string;
  /** Null: the user who starts the shop. */
  owner: Owner | null;
};

/** The user the embedded database runs as; null: the user who starts the shop. */
export function databaseUser(): Owner | null {
  return process.getuid?.() === 0 ? unprivilegedUser() : null;
}

/** PostgreSQL refuses to run as root; `nobody` exists on every system. */
function unprivilegedUser(): Owner {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

async function isOpenTo(folder: string, owner: Owner): Promise<boolean> {
  const facts = await stat(folder).catch(() => null);
  if (facts === null) return true;
  if (facts.uid === owner.uid) return (facts.mode & 0o100) !== 0;
  return (facts.mode & (facts.gid === owner.gid ? 0o010 : 0o001)) !== 0;
}

/** @returns whether a user can reach a path; missing folders count as reachable */
async function mayEnter(path: string, owner: Owner): Promise<boolean> {
  if (!(await isOpenTo(path, owner))) return false;
  return path === dirname(path) || mayEnter(dirname(path), owner);
}

function shortName(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}

async function privateFolder(path: string, owner: Owner | null): Promise<void> {
  await mkdir(path, { recursive: true });
  if (owner !== null) await chown(path, owner.uid, owner.gid);
  await chmod(path, 0o700);
}

/**
 * Chooses the data directory. When root starts the shop, this is `wantedDir` if the user `nobody` can enter it, else a
 * folder below `/var/lib/jamra`.
 *
 * @param wantedDir absolute path, for this database only
 * @param say called with one line when another folder is chosen
 */
export async function chooseDataDirectory(
  wantedDir: string,
  say: (sentence: string) => void,
): Promise<DataDirectory> {
  const installed = await findBinaries();
  const owner = databaseUser();
  const mayStay = owner === null || (await mayEnter(dirname(wantedDir), owner));
  const mayRun = owner === null || (await mayEnter(join(installed, 'bin'), owner));
  const home = mayStay ? wantedDir : join(SHARED_ROOT, shortName(wantedDir));
  if (!mayStay)
    say(`The database keeps its data in ${home}, since ${wantedDir} is closed to the user it runs as.`);
  const nativeDir = mayRun ? installed : await copyToShared(installed);
  await mkdir(dirname(home), { recursive: true });
  await privateFolder(home, owner);
  const nearSocket = join(home, 'run');
  const socketDir =
    Buffer.byteLength(nearSocket) <= LONGEST_SOCKET_DIR
      ? nearSocket
      : join(tmpdir(), `jamra-${shortName(home)}`);
  await privateFolder(socketDir, owner);
  return { nativeDir, dataDir: join(home, 'data'), socketDir, logFile: join(home, 'server.log'), owner };
}

async function copyToShared(installed: string): Promise<string> {
  await mkdir(SHARED_ROOT, { recursive: true, mode: 0o755 });
  const version = shortName(readFileSync(join(dirname(installed), 'package.json'), 'utf8'));
  return copyBinaries(installed, join(SHARED_ROOT, `postgresql-${version}`));
}
