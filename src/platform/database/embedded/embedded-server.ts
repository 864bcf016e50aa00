import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { restartDelayMs } from '../../processes/pause.ts';
import type { DataDirectory } from './data-directory.ts';

export const USER = 'jamra';
/** The name of the connection that each process holds while it uses the server. */
export const KEEPER = 'jamra keeper';
const START_LIMIT_MS = 60_000;
const RETRY_MS = 60;
/** A server that accepts a connection but does not answer is tried again after this. */
const CONNECT_MS = 10_000;

export type ServerSettings = Readonly<Record<string, string>>;
export type EmbeddedServer = ReturnType<typeof embeddedServer>;

/** The server as a child of this process; null when another process started it. */
type Child = Pick<ChildProcess, 'pid' | 'exitCode' | 'signalCode'> | null;

export function urlFor(place: DataDirectory, database: string): string {
  return `postgres://${USER}@localhost/${database}?host=${encodeURIComponent(place.socketDir)}`;
}

export function spawnIdentity(place: DataDirectory): { uid?: number; gid?: number } {
  return place.owner === null ? {} : { uid: place.owner.uid, gid: place.owner.gid };
}

/** A dead server's process id may belong to another program, and stays until the process is reaped. */
function isServer(pid: number): boolean {
  process.kill(pid, 0);
  if (process.platform !== 'linux') return true;
  const [, program, state] = /^\d+ \((.*)\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  return program === 'postgres' && state !== 'Z';
}

/** @returns the process id of the server that runs on this data directory, or null */
export function runningServerPid(place: DataDirectory): number | null {
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
    // Each process of the shop uses about fifteen.
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
    application_name: KEEPER,
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

/** The server of a data directory: an existing one is used, otherwise it is started. */
export function embeddedServer(place: DataDirectory, settings: ServerSettings) {
  let child: Child = null;

  return {
    place,
    /** Its process id; null when it is not running. */
    pid: (): number | null => runningServerPid(place) ?? (runs(child) ? (child?.pid ?? null) : null),
    /**
     * Connects, starting the server when needed. When two processes start it at once, PostgreSQL's lock file lets
     * one live. A server that ends at once is restarted with growing delays.
     *
     * @param onStart called when this process starts the server
     * @throws when there is no connection within a minute, or `stopping` is aborted
     */
    connect: async (stopping?: AbortSignal, onStart?: () => void): Promise<pg.Client> => {
      const deadline = Date.now() + START_LIMIT_MS;
      let starts = 0;
      let nextStartMs = 0;
      while (Date.now() < deadline && stopping?.aborted !== true) {
        const client = await connectTo(place);
        if (client !== null) return client;
        if (runningServerPid(place) === null && !runs(child) && Date.now() >= nextStartMs) {
          onStart?.();
          child = await spawnServer(place, settings);
          starts += 1;
          nextStartMs = Date.now() + restartDelayMs(starts);
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
