import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { chooseDataDirectory } from '#platform/database/embedded/data-directory.ts';
import { startEmbedded } from '#platform/database/embedded/embedded.ts';

const LIMIT_MS = 30_000;

async function ask<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

/**
 * A PostgreSQL of this test alone with a streaming replica, made as PostgreSQL's manual describes it without
 * pg_basebackup: start a backup, copy the files, stop it, follow.
 */
export async function aReplicatedServer() {
  const folder = await mkdtemp(join(tmpdir(), 'jamra-replica-'));
  await chmod(folder, 0o755);
  const say = () => undefined;
  const primary = await startEmbedded({ dataDir: join(folder, 'primary'), say, settings: { fsync: 'off' } });
  const [from, to] = [
    await chooseDataDirectory(join(folder, 'primary'), say),
    await chooseDataDirectory(join(folder, 'replica'), say),
  ];
  const identity = to.owner === null ? {} : to.owner;
  let server: ReturnType<typeof spawn> | null = null;
  const urlOf = (database: string) =>
    `postgres://jamra@localhost/${database}?host=${encodeURIComponent(to.socketDir)}`;

  async function copy(): Promise<void> {
    const client = new pg.Client({ connectionString: primary.urlOf('postgres') });
    await client.connect();
    await client.query("select pg_backup_start('replica', true)");
    await cp(from.dataDir, to.dataDir, {
      recursive: true,
      filter: (path) => !path.endsWith('postmaster.pid'),
    });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await client.end();
    await writeFile(join(to.dataDir, 'backup_label'), rows[0]?.labelfile ?? '');
    await writeFile(join(to.dataDir, 'standby.signal'), '');
    if (to.owner !== null) {
      const { uid, gid } = to.owner;
      execFileSync('chown', ['-R', `${uid}:${gid}`, to.dataDir]);
    }
    await chmod(to.dataDir, 0o700);
  }

  async function start(): Promise<void> {
    const settings = {
      listen_addresses: '',
      unix_socket_directories: to.socketDir,
      max_connections: '200',
      primary_conninfo: `host=${from.socketDir} user=jamra`,
      fsync: 'off',
    };
    const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    server = spawn(join(to.nativeDir, 'bin', 'postgres'), ['-D', to.dataDir, ...words], {
      ...identity,
      cwd: '/',
      stdio: 'ignore',
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
    });
    const until = Date.now() + LIMIT_MS;
    for (;;) {
      const isUp = await ask(urlOf('postgres'), 'select 1').then(
        () => true,
        () => false,
      );
      if (isUp) return;
      if (Date.now() > until) throw new Error('the replica did not start');
      await wait(100);
    }
  }

  async function end(): Promise<void> {
    const ended = server;
    server = null;
    if (ended === null) return;
    const gone = new Promise((resolve) => ended.once('exit', resolve));
    ended.kill('SIGINT');
    await gone;
  }

  await copy();
  await start();
  return {
    primary,
    replicaUrlOf: urlOf,
    /** Receives changes without replaying them. */
    holdBack: () => ask(urlOf('postgres'), 'select pg_wal_replay_pause()'),
    goOn: () => ask(urlOf('postgres'), 'select pg_wal_replay_resume()'),
    start,
    end,
    close: async (): Promise<void> => {
      await end();
      await primary.release();
      if (existsSync(folder)) await rm(folder, { recursive: true, force: true });
    },
  };
}
