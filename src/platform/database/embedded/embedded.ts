import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { chooseDataDirectory, type DataDirectory } from './data-directory.ts';
import { embeddedServer, type ServerSettings, spawnIdentity, USER, urlFor } from './embedded-server.ts';
import { superviseServer } from './supervise-server.ts';

const DATABASE = 'jamra';

const execute = promisify(execFile);

/** The embedded database as one process uses it. */
export type Embedded = {
  /** For `openDatabase` and other clients on this machine: the host is a socket folder. */
  url: string;
  /** URL of another database of the same server. */
  urlOf: (database: string) => string;
  /** Disconnects; the last process to disconnect stops the server. */
  release: () => Promise<void>;
};

type EmbeddedOptions = {
  /** A folder for this server only. */
  dataDir: string;
  say: (sentence: string) => void;
  /** Extra server settings, e.g. `{ fsync: 'off' }` in tests. */
  settings?: ServerSettings;
};

/**
 * Creates the cluster in a temporary folder and renames it, so that concurrent starts cannot damage each other's.
 */
async function ensureCluster(place: DataDirectory): Promise<void> {
  if (existsSync(join(place.dataDir, 'PG_VERSION'))) return;
  const draft = await mkdtemp(`${place.dataDir}.`);
  if (place.owner !== null) await chown(draft, place.owner.uid, place.owner.gid);
  const options = [
    '-D',
    draft,
    '-U',
    USER,
    '-E',
    'UTF8',
    '--auth=trust',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ];
  const flags = [...options, '--no-sync', '--no-instructions'];
  try {
    await execute(join(place.nativeDir, 'bin', 'initdb'), flags, {
      ...spawnIdentity(place),
      cwd: '/',
      env: { PATH: process.env.PATH ?? '' },
    });
    await rename(draft, place.dataDir);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(join(place.dataDir, 'PG_VERSION'))) throw error;
  }
}

async function ensureDatabase(keeper: pg.Client): Promise<void> {
  const existing = await keeper.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (existing.rowCount !== 0) return;
  await keeper.query(`create database ${DATABASE}`).catch((error: { code?: string }) => {
    const wasMadeMeanwhile = error.code === '42P04' || error.code === '23505';
    if (!wasMadeMeanwhile) throw error;
  });
}

/**
 * Opens the embedded database, creating it when needed. It is restarted when it dies while this process uses it.
 *
 * @throws NoEmbeddedDatabase when this machine cannot run it
 */
export async function startEmbedded({ dataDir, say, settings = {} }: EmbeddedOptions): Promise<Embedded> {
  const place = await chooseDataDirectory(dataDir, say);
  await ensureCluster(place);
  const server = embeddedServer(place, settings);
  const client = await server.connect();
  const release = superviseServer({ server, client, say });
  await ensureDatabase(client);
  return { url: urlFor(place, DATABASE), urlOf: (database) => urlFor(place, database), release };
}
