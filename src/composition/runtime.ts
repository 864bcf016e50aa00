import { join } from 'node:path';
import { JOBS } from '#jobs/names.ts';
import { type Clock, SECOND_MS } from '#kernel/instant.ts';
import { type Db, openDatabase } from '#platform/database/client.ts';
import { databaseUser } from '#platform/database/embedded/data-directory.ts';
import { startEmbedded } from '#platform/database/embedded/embedded.ts';
import { scopedClock, scopedDb } from '#platform/database/read-scope/read-scope.ts';
import { followPrimary, type Replica } from '#platform/database/replica.ts';
import { migrate } from '#platform/database/schema/migrate.ts';
import { restrictDataFolder } from '#platform/files/private.ts';
import { argonPasswords } from '#platform/password.ts';
import { type Ending, runShutdownSteps } from '#platform/processes/end-in-order.ts';
import { openQueue, type Queue } from '#platform/queue/queue.ts';
import { watchQueue } from '#platform/queue/watch.ts';
import { openSecret } from '#platform/secret.ts';
import { withCacheDependencies } from './cache-dependencies.ts';
import type { Config } from './config.ts';
import type { ComposeDeps } from './deps.ts';
import { upgradeStoredTrees } from './modules/search.ts';
import { composeShop, type Shop } from './shop.ts';
import { queuedEvents } from './subscribers.ts';

/** An open shop: its modules, database and queue, and how to close them. */
export type Runtime = {
  shop: Shop;
  /** The same shop for the reads of pages: on the connection and the clock of the read scope that runs; records what is read. */
  scopedShop: Shop;
  clock: Clock;
  db: Db;
  /** Null when not configured. */
  replica: Replica | null;
  databaseUrl: string;
  queue: Queue;
  config: Config;
  /** Key for short-lived tokens. */
  secret: string;
  close: () => Promise<void>;
};

const POOL_SIZE = 10;
/** A push is news for a short time, and the next one is another attempt. */
const PUSH_RETRIES = 3;
/** Time limits of the shutdown steps; their sum is below the usual kill timeout. */
const QUEUE_MS = 5 * SECOND_MS;
const POOL_MS = SECOND_MS;
const RELEASE_MS = 16 * SECOND_MS;

/** A replica that does not connect within this time counts as unavailable. */
const REPLICA_PATIENCE_MS = 500;

type Say = (sentence: string) => void;

async function connect(config: Config, say: Say) {
  if (config.databaseUrl !== null) return { url: config.databaseUrl, release: async () => undefined };
  return startEmbedded({ dataDir: join(config.dataDir, 'postgres'), say });
}

function openReplica(url: string | null, primary: Db) {
  if (url === null) return { replica: null, close: async () => undefined };
  const { db, close } = openDatabase({ url, poolSize: POOL_SIZE, patienceMs: REPLICA_PATIENCE_MS });
  return { replica: followPrimary({ primary, replica: db }), close };
}

/**
 * Opens the shop: starts the embedded database unless another is configured, migrates, composes.
 *
 * @param say prints progress
 */
export async function openRuntime(config: Config, say: Say): Promise<Runtime> {
  const endings: Ending[] = [];
  const close = () =>
    runShutdownSteps(endings.toReversed(), (name, fault) =>
      say(`${name} did not end: ${fault instanceof Error ? fault.message : String(fault)}`),
    );
  try {
    return { ...(await openParts(config, say, endings)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Restricts the shop's files to its user; the embedded database's user may traverse their folder. */
async function closeData({ dataDir, databaseUrl }: Config, say: Say): Promise<void> {
  const passableBy = databaseUrl === null ? (databaseUser()?.gid ?? null) : null;
  await restrictDataFolder(dataDir, passableBy).catch((error: Error) =>
    say(`Other users may read ${dataDir}: ${error.message}`),
  );
}

/** @param endings gets the shutdown steps, in the order of opening */
async function openParts(config: Config, say: Say, endings: Ending[]): Promise<Omit<Runtime, 'close'>> {
  await closeData(config, say);
  const server = await connect(config, say);
  endings.push({ name: 'The database', limitMs: RELEASE_MS, end: server.release });
  const { db, close } = openDatabase({ url: server.url, poolSize: POOL_SIZE });
  endings.push({ name: 'The pool', limitMs: POOL_MS, end: close });
  await migrate(db);
  const upgraded = await upgradeStoredTrees({ db });
  if (upgraded > 0) say(`Widgets of ${upgraded} pages and templates were upgraded.`);
  const beside = openReplica(config.replicaUrl, db);
  endings.push({ name: 'The pool of the replica', limitMs: POOL_MS, end: beside.close });
  const queue = await openQueue({
    url: server.url,
    names: Object.values(JOBS),
    personal: [JOBS.accountMail, JOBS.forgetInImport],
    retries: { [JOBS.push]: PUSH_RETRIES },
    onError: (error) => say(`The queue reports: ${error.message}`),
  });
  endings.push({ name: 'The queue', limitMs: QUEUE_MS, end: queue.stop });
  const secret = await openSecret(config.secretKey, config.dataDir);
  const clock: Clock = () => new Date();
  const deps: ComposeDeps = {
    db,
    config,
    secret,
    clock,
    queue: watchQueue(queue, db),
    queued: queuedEvents(queue),
    passwords: argonPasswords,
  };
  return {
    shop: composeShop(deps),
    scopedShop: withCacheDependencies(
      composeShop({ ...deps, db: scopedDb(), clock: scopedClock }),
      scopedClock,
    ),
    clock,
    databaseUrl: server.url,
    db,
    replica: beside.replica,
    queue,
    config,
    secret,
  };
}
