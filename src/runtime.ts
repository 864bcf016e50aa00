import { join } from 'node:path';
import { JOBS } from '#jobs/names.ts';
import { type Clock, SECOND_MS } from '#kernel/instant.ts';
import { type Db, openDatabase } from '#platform/database/client.ts';
import { databaseUser } from '#platform/database/data-directory.ts';
import { startEmbedded } from '#platform/database/embedded.ts';
import { migrate } from '#platform/database/migrate.ts';
import { followPrimary, type Replica } from '#platform/database/replica.ts';
import { closeDataFolder } from '#platform/files/private.ts';
import { argonPasswords } from '#platform/password.ts';
import { type Ending, endInOrder } from '#platform/processes/end-in-order.ts';
import { openQueue, type Queue } from '#platform/queue/queue.ts';
import { watchQueue } from '#platform/queue/watch.ts';
import { openSecret } from '#platform/secret.ts';
import { isNewOrder } from '#shop/orders';
import { type ComposeNeeds, composeShop, type Shop } from './compose.ts';
import { withCacheDependencies } from './compose-cache-dependencies.ts';
import type { Config } from './config.ts';

/** An open shop: its modules, its database, its queue, and how to close them. */
export type Runtime = {
  shop: Shop;
  /** The same business on one transaction and by a clock of its own; it records what is read. */
  shopOn: (tx: Db, clock: Clock) => Shop;
  clock: Clock;
  db: Db;
  /** Null without a replica. */
  replica: Replica | null;
  databaseUrl: string;
  queue: Queue;
  config: Config;
  /** Signs short-lived tokens. */
  secret: string;
  close: () => Promise<void>;
};

const POOL_SIZE = 10;
/** How long each may take to end; together less than who started the shop waits. */
const QUEUE_MS = 5 * SECOND_MS;
const POOL_MS = SECOND_MS;
const RELEASE_MS = 16 * SECOND_MS;

/** A replica that does not open at once is one that is away. */
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
 * Opens the shop: brings the embedded database up when no other is named, migrates, composes.
 *
 * @param say prints progress for the terminal
 */
export async function openRuntime(config: Config, say: Say): Promise<Runtime> {
  const endings: Ending[] = [];
  const close = () =>
    endInOrder(endings.toReversed(), (name, fault) =>
      say(`${name} did not end: ${fault instanceof Error ? fault.message : String(fault)}`),
    );
  try {
    return { ...(await openParts(config, say, endings)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Files of the shop are for its own user; that of the embedded database passes through their folder. */
async function closeData({ dataDir, databaseUrl }: Config, say: Say): Promise<void> {
  const passableBy = databaseUrl === null ? (databaseUser()?.gid ?? null) : null;
  await closeDataFolder(dataDir, passableBy).catch((error: Error) =>
    say(`Other users may read ${dataDir}: ${error.message}`),
  );
}

/** @param endings gets what has to be ended again, in the order in which it was opened */
async function openParts(config: Config, say: Say, endings: Ending[]): Promise<Omit<Runtime, 'close'>> {
  await closeData(config, say);
  const server = await connect(config, say);
  endings.push({ name: 'The database', limitMs: RELEASE_MS, end: server.release });
  const { db, close } = openDatabase({ url: server.url, poolSize: POOL_SIZE });
  endings.push({ name: 'The pool', limitMs: POOL_MS, end: close });
  await migrate(db);
  const beside = openReplica(config.replicaUrl, db);
  endings.push({ name: 'The pool of the replica', limitMs: POOL_MS, end: beside.close });
  const queue = await openQueue({
    url: server.url,
    names: Object.values(JOBS),
    onError: (error) => say(`The queue reports: ${error.message}`),
  });
  endings.push({ name: 'The queue', limitMs: QUEUE_MS, end: queue.stop });
  const secret = await openSecret(config.secretKey, config.dataDir);
  const clock: Clock = () => new Date();
  const needs: ComposeNeeds = {
    db,
    config,
    secret,
    clock,
    queue: watchQueue(queue, db),
    orderNews: async (tx, news) => {
      await queue.enqueue(tx, JOBS.orderNews, news);
      if (isNewOrder(news)) await queue.enqueue(tx, JOBS.newOrder, { orderId: news.orderId });
    },
    refundDue: (tx, refundId) => queue.enqueue(tx, JOBS.refund, { refundId }),
    customerGone: (tx, known) => queue.enqueue(tx, JOBS.forgetCustomer, known),
    followDue: (tx, orderId) => queue.enqueue(tx, JOBS.followPayments, { orderId }),
    stockReturned: (tx, requests) => queue.enqueue(tx, JOBS.stockReturned, { requests }),
    stockFell: (tx, products) => queue.enqueue(tx, JOBS.stockFell, { products, at: Date.now() }),
    letterWanted: (tx, letter) => queue.enqueue(tx, JOBS.accountMail, letter),
    cartLeft: (tx, cartId) => queue.enqueue(tx, JOBS.cartReminder, { cartId }),
    importDue: (tx, id) => queue.enqueue(tx, JOBS.exchange, { id }),
    passwords: argonPasswords,
    messageKept: (tx, id) => queue.enqueue(tx, JOBS.contactMessage, { entryId: id }),
  };
  return {
    shop: composeShop(needs),
    shopOn: (tx, at) => withCacheDependencies(composeShop({ ...needs, db: tx, clock: at }), at),
    clock,
    databaseUrl: server.url,
    db,
    replica: beside.replica,
    queue,
    config,
    secret,
  };
}
