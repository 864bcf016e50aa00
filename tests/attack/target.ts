import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '#kernel/instant.ts';
import { type Db, openDatabase } from '#platform/database/client.ts';
import { type Embedded, startEmbedded } from '#platform/database/embedded/embedded.ts';
import { createSettings } from '#shop/settings';
import { freePort, type RunningShop, startShop } from '../running-shop.ts';
import { heapMb } from './process-memory.ts';

/** The secret of the shop under attack and of the actions beside it. */
export const SECRET = 'a secret of the tests, long enough';

/** The real shop with the demo products, in a process of its own with its own PostgreSQL. */
export type Target = Readonly<{
  url: string;
  port: number;
  folder: string;
  pid: number;
  database: Embedded;
  db: Db;
  /** The output of the process: errors only. */
  output: () => string;
  /** Megabytes of memory of the process after its garbage was collected. */
  cachedMb: () => Promise<number>;
  isAlive: () => boolean;
  /** Waits until `/readyz` answers 200. @throws after `patienceMs` */
  untilReady: (patienceMs: number) => Promise<void>;
  close: () => Promise<void>;
}>;

const NO_LIMITS = [
  ['limits.cartPerVisitor', 0],
  ['limits.cartPerAddress', 0],
] as const;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => null);
  await answer?.text().catch(() => '');
  return answer?.ok ?? false;
}

async function openBeside(folder: string) {
  const database = await startEmbedded({ dataDir: join(folder, 'postgres'), say: () => undefined });
  const { db, close } = openDatabase({ url: database.url, poolSize: 4 });
  const settings = createSettings({ db, clock: () => new Date(), raise: async () => undefined });
  for (const [key, value] of NO_LIMITS) await settings.set(key, value);
  return { database, db, close };
}

/**
 * Starts a shop to be attacked.
 *
 * @param folder of its data; by default a temporary one that `close` removes
 */
export async function openTarget(folder?: string): Promise<Target> {
  const home = folder ?? (await mkdtemp(join(tmpdir(), 'jamra-attack-')));
  // PostgreSQL's unprivileged user must be able to enter.
  await chmod(home, 0o755);
  const port = await freePort();
  const inspectPort = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program: RunningShop = await startShop({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    DATA_DIR: home,
    PUBLIC_URL: url,
    SECRET_KEY: SECRET,
    LOG_LEVEL: 'error',
    DEMO: '1',
    NODE_OPTIONS: `--inspect-port=127.0.0.1:${inspectPort}`,
  });
  const { database, db, close } = await openBeside(home);
  const untilReady = async (patienceMs: number) => {
    const deadline = Date.now() + patienceMs;
    while (!(await isReady(url))) {
      if (Date.now() > deadline) throw new Error(`the shop is not ready after ${patienceMs / SECOND_MS} s`);
      await wait(100);
    }
  };
  return {
    url,
    port,
    folder: home,
    pid: program.pid,
    database,
    db,
    output: program.output,
    cachedMb: () => heapMb(program.pid, inspectPort),
    isAlive: () => isRunning(program.pid),
    untilReady,
    close: async () => {
      await close();
      await database.release();
      await program.stop();
      if (folder === undefined) await rm(home, { recursive: true, force: true });
    },
  };
}
