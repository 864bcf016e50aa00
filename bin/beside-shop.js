import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { parseConfig } from '../src/composition/config.ts';
import { composeShop } from '../src/composition/shop.ts';
import { queuedEvents } from '../src/composition/subscribers.ts';
import { startEmbedded } from '../src/platform/database/embedded/embedded.ts';
import { argonPasswords } from '../src/platform/password.ts';

/**
 * Opens a running shop's database beside it, with the shop's own verbs on it; what they would queue is dropped.
 *
 * @param folder where the shop's data lies
 * @param heard told every statement that the verbs send
 * @returns the verbs, the database and its address, and the way to leave
 */
export async function openBesideShop(folder, heard = () => undefined) {
  const embedded = await startEmbedded({ dataDir: join(folder, 'postgres'), say: () => undefined });
  const pool = new pg.Pool({ connectionString: embedded.url, max: 4 });
  // Else a server that dies would end this process with it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => heard({ text: query.sql, values: query.parameters }),
  });
  const shop = composeShop({
    db,
    config: parseConfig({ DATA_DIR: folder }),
    clock: () => new Date(),
    secret: 'signs nothing that leaves this process',
    queued: queuedEvents({ enqueue: async () => undefined }),
    passwords: argonPasswords,
  });
  return {
    shop,
    db,
    url: embedded.url,
    close: async () => {
      await db.destroy();
      await embedded.release();
    },
  };
}
