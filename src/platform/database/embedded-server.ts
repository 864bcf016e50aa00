import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { pauseMsAfter } from '../processes/pause.ts';
import type { DataDirectory } from './data-directory.ts';

export const USER = 'jamra';
const START_LIMIT_MS = 60_000;
const RETRY_MS = 60;
/** A server that takes a connection and says nothing is asked again. */
const CONNECT_MS = 10_000;

export type ServerSettings = Readonly<Record<string, string>>;
export type EmbeddedServer = ReturnType<typeof embeddedServer>;

/** The server as a child of this process; null until this process has started it. */
type Child = Pick<ChildProcess, 'pid' | 'exitCode' | 'signalCode'> | null;

export function urlFor(place: DataDirectory, database: string): string {
  return `postgres://${USER}@localhost/${database}?host=${encodeURIComponent(place.socketDir)}`;
}

export function spawnIdentity(place: DataDirectory): { uid?: number; gid?: number } {
  return place.owner === null ? {} : { uid: place.owner.uid, gid: place.owner.gid };
}

/** Another program may have the number of a server that died, and a dead one keeps its number until it is reaped. */
function isServer(pid: number): boolean {
  process.kill(pid, 0);
  if (process.platform !== 'linux') return true;
  const [, program, state] = /^\d+ \((.*)\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  return program === 'postgres' && state !== 'Z';
}

/** @returns the server's process id when one lives on this data, else null */
export function livingServer(place: DataDirectory): number | null {
  try {
    const pid = Number(readFileSync(join(place.dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return isServer(pid) ? pid : null;
  } catch {
    return null;
  }
}

async function spawnServer(place: DataDirectory, settings: ServerSettings): Promise<ChildProcess> {
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
  const log = await open(place.logFile, 'a', 0o600);
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
    return child;
  } finally {
    await log.close();
  }
}

export async function connectTo(place: DataDirectory): Promise<pg.Client | null> {
  const client = new pg.Client({
    connectionString: urlFor(place, 'postgres'),
    application_name: 'jamra keeper',
    connectionTimeoutMillis: CONNECT_MS,
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

function runs(child: Child): boolean {
  return child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/** The server at one place: adopted when one lives there, else started. */
export function embeddedServer(place: DataDirectory, settings: ServerSettings) {
  let child: Child = null;

  return {
    place,
    /** Its process id, from the moment at which this process started it; null when none lives. */
    pid: (): number | null => livingServer(place) ?? (runs(child) ? (child?.pid ?? null) : null),
    /**
     * Two processes that start it at once end at one server: PostgreSQL's own lock file lets one of them live. A
     * server that ends at once is started again later and later.
     *
     * @throws when there is no connection within a minute, or `stopping` is aborted
     */
    connect: async (stopping?: AbortSignal): Promise<pg.Client> => {
      const deadline = Date.now() + START_LIMIT_MS;
      let starts = 0;
      let nextStartMs = 0;
      while (Date.now() < deadline && stopping?.aborted !== true) {
        const client = await connectTo(place);
        if (client !== null) return client;
        if (livingServer(place) === null && !runs(child) && Date.now() >= nextStartMs) {
          child = await spawnServer(place, settings);
          starts += 1;
          nextStartMs = Date.now() + pauseMsAfter(starts);
        }
        await wait(RETRY_MS);
      }
      const log = await readFile(place.logFile, 'utf8').catch(() => '');
      throw new Error(
        `The embedded database did not start within a minute. Its last words:\n${log.slice(-2000)}`,
      );
    },
  };
}
