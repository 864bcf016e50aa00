import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chown, mkdtemp, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { choosePlace, type Place } from './place.ts';

const USER = 'jamra';
const DATABASE = 'jamra';
const START_LIMIT_MS = 60_000;
const RETRY_MS = 60;
const LOOKS_AT_OTHERS = 4;

const execute = promisify(execFile);

/** A running embedded database, as one process uses it. */
export type Embedded = {
  /** For `openDatabase` and any other client on this machine: the host is a socket's folder. */
  url: string;
  /** The same server, another database. */
  urlOf: (database: string) => string;
  /** Leaves the server; the last process to leave stops it. */
  release: () => Promise<void>;
};

type EmbeddedOptions = {
  /** A folder for this server alone. */
  dataDir: string;
  say: (sentence: string) => void;
  /** Extra settings of the server, e.g. `{ fsync: 'off' }` for tests. */
  settings?: Readonly<Record<string, string>>;
};

function urlFor(place: Place, database: string): string {
  return `postgres://${USER}@localhost/${database}?host=${encodeURIComponent(place.socketDir)}`;
}

function spawnIdentity(place: Place): { uid?: number; gid?: number } {
  return place.owner === null ? {} : { uid: place.owner.uid, gid: place.owner.gid };
}

/** The new cluster is made beside its place and moved there whole, so two starters cannot spoil each other's. */
async function ensureCluster(place: Place): Promise<void> {
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
  await execute(join(place.nativeDir, 'bin', 'initdb'), [...options, '--no-sync', '--no-instructions'], {
    ...spawnIdentity(place),
    cwd: '/',
    env: { PATH: process.env.PATH ?? '' },
  });
  await rename(draft, place.dataDir).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(join(place.dataDir, 'PG_VERSION'))) throw error;
  });
}

/** @returns the server's process id when one lives on this data, else null */
function livingServer(place: Place): number | null {
  try {
    const pid = Number(readFileSync(join(place.dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}

async function spawnServer(place: Place, settings: Readonly<Record<string, string>>): Promise<void> {
  const all: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: place.socketDir,
    // Each process of the shop has some fifteen.
    max_connections: '200',
    shared_buffers: '128MB',
    log_min_messages: 'warning',
    timezone: 'UTC',
    ...settings,
  };
  const log = await open(place.logFile, 'a');
  try {
    const child = spawn(
      join(place.nativeDir, 'bin', 'postgres'),
      ['-D', place.dataDir, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      {
        ...spawnIdentity(place),
        cwd: '/',
        detached: true,
        stdio: ['ignore', log.fd, log.fd],
        env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
      },
    );
    child.on('error', () => undefined);
    child.unref();
  } finally {
    await log.close();
  }
}

async function connect(place: Place): Promise<pg.Client | null> {
  const client = new pg.Client({
    connectionString: urlFor(place, 'postgres'),
    application_name: 'jamra keeper',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return null;
  }
}

/** Adopts a living server, or starts one; two processes that start at once end at the same server. */
async function connectOrStart(place: Place, settings: Readonly<Record<string, string>>): Promise<pg.Client> {
  const deadline = Date.now() + START_LIMIT_MS;
  let lastSpawn = 0;
  while (Date.now() < deadline) {
    const client = await connect(place);
    if (client !== null) return client;
    if (livingServer(place) === null && Date.now() - lastSpawn > 2000) {
      await spawnServer(place, settings);
      lastSpawn = Date.now();
    }
    await wait(RETRY_MS);
  }
  const log = await readFile(place.logFile, 'utf8').catch(() => '');
  throw new Error(
    `The embedded database did not start within a minute. Its last words:\n${log.slice(-2000)}`,
  );
}

async function ensureDatabase(keeper: pg.Client): Promise<void> {
  const found = await keeper.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (found.rowCount !== 0) return;
  await keeper.query(`create database ${DATABASE}`).catch((error: { code?: string }) => {
    const wasMadeMeanwhile = error.code === '42P04' || error.code === '23505';
    if (!wasMadeMeanwhile) throw error;
  });
}

const LEAVING = 'jamra leaving';

/** Whether somebody else uses the server. Connections that were just closed are counted for a moment longer. */
async function hasOthers(keeper: pg.Client): Promise<boolean> {
  for (let looks = 0; looks < LOOKS_AT_OTHERS; looks += 1) {
    if (looks > 0) await wait(RETRY_MS);
    const { rowCount } = await keeper.query(
      `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
       and application_name <> $1 limit 1`,
      [LEAVING],
    );
    if (rowCount === 0) return false;
  }
  return true;
}

/** Two that leave at the same moment do not count each other, else nobody would be the last. */
async function leave(place: Place, keeper: pg.Client): Promise<void> {
  const mustStay = await keeper
    .query(`set application_name = '${LEAVING}'`)
    .then(() => hasOthers(keeper))
    .catch(() => true);
  await keeper.end().catch(() => undefined);
  const server = livingServer(place);
  if (mustStay || server === null) return;
  try {
    process.kill(server, 'SIGINT');
  } catch {
    // Another who left at the same moment was quicker.
  }
  while (livingServer(place) !== null) await wait(20);
}

/**
 * Opens the database the shop brings along, making it first where there is none.
 *
 * @throws NoEmbeddedDatabase where this machine cannot run it
 */
export async function startEmbedded({ dataDir, say, settings = {} }: EmbeddedOptions): Promise<Embedded> {
  const place = await choosePlace(dataDir, say);
  await ensureCluster(place);
  const keeper = await connectOrStart(place, settings);
  await ensureDatabase(keeper);
  return {
    url: urlFor(place, DATABASE),
    urlOf: (database) => urlFor(place, database),
    release: () => leave(place, keeper),
  };
}
